import type { Console } from '#app/operator/console.server.ts';
import type { FormProblem } from '#app/operator/reason-form.tsx';
import type { ErrorEnvelope } from '#contract/common/errors.ts';

/** A refusal as a form shows it. Whoever is no operator, or no longer one, gets the page that says so. */
export function problemOf(
  { refuse, words }: Pick<Console, 'refuse' | 'words'>,
  refusal: { status: number; error: ErrorEnvelope },
): FormProblem {
  const { status, error } = refusal;
  if (error.code === 'not_found' || error.code === 'sign_in_again') refuse(refusal);
  return { message: status < 500 ? error.message : words.failed, fields: error.details ?? {} };
}

/** The words of every form that asks why. */
export const reasonWords = ({ words }: Pick<Console, 'words'>) => ({
  reasonLabel: words.reason.label,
  reasonHelp: words.reason.help,
  check: words.checkForm,
});
