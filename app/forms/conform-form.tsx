import { getFormProps, useForm, type FormMetadata, type SubmissionResult } from '@conform-to/react';
import { useActionData, type FormProps } from '@remix-run/react';
import type { Ref } from 'react';
import type { FormResult } from '#app/forms/form-result.server.ts';
import { WriterField } from '#app/frame/writer-field.tsx';
import { FormErrors, type FieldLabels } from '#app/ui/form-errors.tsx';
import { Form } from '#app/ui/form.tsx';

/** What an action answered to a form it did not take; null before, and for another form. */
export type LastResult = SubmissionResult<string[]> | null;

/** The answer to the form that was sent from this page last; null where it was taken. */
export const useLastResult = (): LastResult => useActionData<Partial<FormResult>>()?.lastResult ?? null;

/**
 * A conform form that has what was typed again after a refusal. Its page has no other with an answer of its own, or gives
 * `lastResult`, the answer to this one.
 */
export function useConform<Input extends Record<string, unknown>, Value = Input>({
  lastResult,
  ...options
}: Omit<Parameters<typeof useForm<Input, Value>>[0], 'lastResult'> & { lastResult?: LastResult }) {
  const answer = useLastResult();
  return useForm<Input, Value>({ ...options, lastResult: lastResult === undefined ? answer : lastResult });
}

interface ConformFormProps<Input extends Record<string, unknown>> extends FormProps {
  form: FormMetadata<Input>;
  /** What its fields are called in the summary of what is wrong. */
  labels: FieldLabels;
  /** As `useConform` was given it. */
  lastResult?: LastResult;
  /** Above the summary. */
  problemsTitle?: string;
  /** Whether it holds words of somebody's own, which are theirs alone to send; true unless anybody may send it. */
  ofWriter?: boolean;
  /** Its element, once it is there. */
  formRef?: Ref<HTMLFormElement>;
}

/** The element of such a form, with what is wrong with it on top. */
export function ConformForm<Input extends Record<string, unknown>>({
  form,
  labels,
  lastResult,
  problemsTitle,
  ofWriter = true,
  formRef,
  children,
  ...props
}: ConformFormProps<Input>) {
  const answer = useLastResult();
  return (
    <Form method="post" className="stack" {...getFormProps(form)} {...props} ref={formRef}>
      {ofWriter ? <WriterField /> : null}
      <FormErrors
        form={form}
        labels={labels}
        lastResult={(lastResult === undefined ? answer : lastResult) ?? undefined}
        {...(problemsTitle ? { title: problemsTitle } : {})}
      />
      {children}
    </Form>
  );
}
