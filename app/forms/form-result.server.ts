import type { Submission, SubmissionResult } from '@conform-to/react';
import { data } from '@remix-run/node';
import type { ErrorEnvelope, FieldErrors } from '#contract/common/errors.ts';

/** What every form action answers when it did not redirect: conform's result, under one name. */
export interface FormResult {
  lastResult: SubmissionResult<string[]>;
}

/**
 * Answers a form that did not pass its schema: 400, typed values kept, messages beside their fields.
 * `alsoWrong` is what the backend says of the same fields (`check`), so that everything is said at once.
 */
export function invalidForm(submission: Submission<unknown, string[], unknown>, alsoWrong: FieldErrors = {}) {
  const said = submission.status === 'error' ? (submission.error ?? {}) : {};
  const news = Object.entries(alsoWrong).filter(([name]) => !(name in said));
  const lastResult = submission.reply(news.length > 0 ? { fieldErrors: Object.fromEntries(news) } : {});
  return data<FormResult>({ lastResult }, { status: 400 });
}

/**
 * Answers a form the backend refused: its field messages beside their fields, its
 * sentence (or `fallback`, the spec's words for the case without one) above the form.
 * The typed values stay. `fieldName` maps a path of the payload to the form's field.
 */
export function refusedForm(
  submission: Submission<unknown, string[], unknown>,
  refusal: { status: number; error: ErrorEnvelope },
  options: { fallback?: string; fieldName?: (path: string) => string } = {},
) {
  const { error, status } = refusal;
  const { fallback = error.message, fieldName = (path) => path } = options;
  const details = Object.entries(error.details ?? {});
  const lastResult = submission.reply(
    details.length > 0
      ? { fieldErrors: Object.fromEntries(details.map(([path, messages]) => [fieldName(path), messages])) }
      : { formErrors: [status >= 500 ? fallback : error.message] },
  );
  return data<FormResult>({ lastResult }, { status });
}
