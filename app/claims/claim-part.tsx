import { getFormProps, useForm, type SubmissionResult } from '@conform-to/react';
import type { ClaimView } from '#app/claims/claim.server.ts';
import { Card } from '#app/ui/card.tsx';
import { CheckboxField } from '#app/ui/choice-field.tsx';
import { TextArea } from '#app/ui/field.tsx';
import { FormErrors } from '#app/ui/form-errors.tsx';
import { Form } from '#app/ui/form.tsx';
import { SubmitButton } from '#app/ui/submit-button.tsx';
import { useFreshForm } from '#app/ui/use-fresh-form.ts';

interface ClaimPartProps {
  view: ClaimView;
  lastResult?: SubmissionResult<string[]> | null | undefined;
}

/** Where a guest says that they bring a gift, changes what they said or takes it back (docs/decisions/0071). */
export function ClaimPart({ view, lastResult = null }: ClaimPartProps) {
  const freshForm = useFreshForm();
  return (
    <Card title={view.title}>
      <p>{view.text}</p>
      {view.form ? <ClaimForm key={freshForm} form={view.form} lastResult={lastResult} /> : null}
      {view.release ? (
        <Form method="post" className="mt-3">
          <SubmitButton value="release" variant="quiet" pendingLabel={view.release.pending}>
            {view.release.label}
          </SubmitButton>
        </Form>
      ) : null}
    </Card>
  );
}

function ClaimForm({
  form: view,
  lastResult,
}: {
  form: NonNullable<ClaimView['form']>;
  lastResult: SubmissionResult<string[]> | null;
}) {
  const { words } = view;
  const [form, { surprise, blessing }] = useForm<{ surprise: boolean; blessing: string }>({
    id: 'claim',
    defaultValue: { surprise: view.surprise, blessing: view.blessing },
    lastResult,
  });
  return (
    <Form method="post" {...getFormProps(form)} className="stack mt-4">
      <FormErrors
        title={words.checkThese}
        form={form}
        labels={{ surprise: words.surpriseLabel, blessing: words.blessingLabel }}
        lastResult={lastResult}
      />
      <TextArea
        field={blessing}
        label={words.blessingLabel}
        help={words.blessingHelp}
        rows={3}
        maxLength={view.length}
      />
      <CheckboxField field={surprise} label={words.surpriseLabel} />
      <div>
        <SubmitButton value="claim" pendingLabel={words.submitting}>
          {view.submit}
        </SubmitButton>
      </div>
    </Form>
  );
}
