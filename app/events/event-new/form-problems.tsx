import type { ActionAnswer } from '#app/events/event-new/work.server.ts';
import { controlId, creationLabels } from '#app/events/event-new/fields.ts';
import { sectionOf } from '#app/events/event-new/sections.ts';
import { Alert } from '#app/ui/alert.tsx';
import { FormErrors, labelOf, type FailedForm, type ListedError } from '#app/ui/form-errors.tsx';
import type { FieldErrors } from '#contract/common/errors.ts';
import * as creationWords from '#messages/events/creation/en.ts';

/** As the fields stand in the form. */
const order = Object.keys(creationLabels);
const placeOf = (name: string) => order.indexOf(name.replace(/\[\d+\]/g, '[]'));

type Listed = ListedError & { ofGuests: boolean };

const listOf = (errors: FieldErrors = {}): Listed[] =>
  Object.entries(errors)
    .sort(([one], [other]) => placeOf(one) - placeOf(other))
    .flatMap(([name, messages]) =>
      messages.map((message) => ({
        ...(name ? { id: controlId(name), label: labelOf(creationLabels, name) } : {}),
        message,
        ofGuests: name !== '' && sectionOf(name) === 'guests',
      })),
    );

/**
 * What the press of a button among the guests found wrong and whom it left out, where the button is: with scripts the
 * page stays there.
 */
export function GuestProblems({ answer, standing }: Pick<FormProblemsProps, 'answer' | 'standing'>) {
  if (!answer || answer.lastResult) return null;
  return (
    <>
      <FormErrors errors={listOf(standing).filter(({ ofGuests }) => ofGuests)} lastResult={answer} />
      {answer.leftOut ? <LeftOutGuests {...answer.leftOut} /> : null}
    </>
  );
}

interface FormProblemsProps {
  form: FailedForm;
  answer: ActionAnswer | undefined;
  /** What of the answer's messages still stands: a field that was changed since has none. */
  standing: FieldErrors;
  enhanced: boolean;
  /** What is wrong with pictures that were sent ahead of the form, by field. */
  pictures: FieldErrors;
}

/**
 * What stands above the form when something was not accepted: the summary of a failed
 * creation. Without scripts also what a button among the guests has to say, because the page
 * then opens at its top; with scripts that stands where the button is (`GuestProblems`).
 */
export function FormProblems({ form, answer, standing, enhanced, pictures }: FormProblemsProps) {
  if (answer && !answer.lastResult && !enhanced)
    return (
      <>
        <FormErrors errors={listOf(answer.errors)} lastResult={answer} />
        {answer.leftOut ? <LeftOutGuests {...answer.leftOut} /> : null}
      </>
    );
  const general = listOf(standing).filter(({ ofGuests }) => !ofGuests);
  const errors = answer?.lastResult
    ? listOf({ ...form.allErrors, ...pictures, ...standing })
    : general.length > 0
      ? general
      : // once a field was mended, conform knows of no failed submit any more
        listOf(form.allErrors);
  return <FormErrors errors={errors} id={form.errorId} lastResult={answer?.lastResult ?? answer} />;
}

/** How many of a file's guests were added, and which were not and why. */
function LeftOutGuests({ added, problems }: NonNullable<ActionAnswer['leftOut']>) {
  return (
    <Alert tone="info" title={creationWords.leftOut(added, problems.length)}>
      <ul className="max-h-56 overflow-y-auto">
        {problems.map(({ name, message }) => (
          <li key={`${name}${message}`}>
            {name ? `${name}: ` : ''}
            {message}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
