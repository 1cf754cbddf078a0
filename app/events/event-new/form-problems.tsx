import type { ActionAnswer } from '#app/events/event-new/actions/work.server.ts';
import { FORM_ID } from '#app/events/event-new/form-values.ts';
import { LeftOut } from '#app/events/event-new/left-out.tsx';
import { FormErrors, type FailedForm } from '#app/ui/form-errors.tsx';

export interface FormProblemsProps {
  form: FailedForm;
  answer: ActionAnswer | undefined;
  enhanced: boolean;
}

/**
 * What stands above the form when something was not accepted: the summary of a failed
 * creation. Without scripts also what a smaller action has to say, because the page then
 * opens at its top; with scripts that stands where the button is.
 */
export function FormProblems({ form, answer, enhanced }: FormProblemsProps) {
  if (answer?.lastResult || enhanced) {
    const general = answer?.errors?.[''] ?? [];
    return (
      <>
        <FormErrors form={form} lastResult={answer?.lastResult} />
        {general.length > 0 ? <FormErrors errors={general.map((message) => ({ message }))} lastResult={answer} /> : null}
      </>
    );
  }
  const listed = Object.entries(answer?.errors ?? {}).flatMap(([name, messages]) =>
    messages.map((message) => (name ? { id: `${FORM_ID}-${name}`, message } : { message })),
  );
  return (
    <>
      <FormErrors errors={listed} lastResult={answer} />
      {answer?.leftOut ? <LeftOut {...answer.leftOut} /> : null}
    </>
  );
}
