import { getFormProps, useForm, type SubmissionResult } from '@conform-to/react';
import { useNavigation } from '@remix-run/react';
import type { ClaimView } from '#app/claims/claim.server.ts';
import { Button } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { CheckboxField } from '#app/ui/choice-field.tsx';
import { TextArea } from '#app/ui/field.tsx';
import { FormErrors } from '#app/ui/form-errors.tsx';
import { Form } from '#app/ui/form.tsx';

interface ClaimPartProps {
  view: ClaimView;
  lastResult?: SubmissionResult<string[]> | null | undefined;
}

/** Where a guest says that they bring a gift, changes what they said or takes it back (docs/decisions/0071). */
export function ClaimPart({ view, lastResult = null }: ClaimPartProps) {
  const intent = useNavigation().formData?.get('intent');
  return (
    <Card title={view.title}>
      <p>{view.text}</p>
      {view.form ? <ClaimForm form={view.form} lastResult={lastResult} sending={intent === 'claim'} /> : null}
      {view.release ? (
        <Form method="post" className="mt-3">
          <Button
            name="intent"
            value="release"
            variant="quiet"
            pending={intent === 'release'}
            pendingLabel={view.release.pending}
          >
            {view.release.label}
          </Button>
        </Form>
      ) : null}
    </Card>
  );
}

function ClaimForm({
  form: view,
  lastResult,
  sending,
}: {
  form: NonNullable<ClaimView['form']>;
  lastResult: SubmissionResult<string[]> | null;
  sending: boolean;
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
        <Button name="intent" value="claim" pending={sending} pendingLabel={words.submitting}>
          {view.submit}
        </Button>
      </div>
    </Form>
  );
}
