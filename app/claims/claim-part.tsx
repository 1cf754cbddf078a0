import type { ClaimView } from '#app/claims/claim.server.ts';
import { ConformForm, useConform } from '#app/forms/conform-form.tsx';
import { Card } from '#app/ui/card.tsx';
import { CheckboxField } from '#app/ui/choice-field.tsx';
import { TextArea } from '#app/ui/field.tsx';
import { Form } from '#app/ui/form.tsx';
import { SubmitButton } from '#app/ui/submit-button.tsx';
import { useFreshForm } from '#app/ui/use-fresh-form.ts';

/** Where a guest says that they bring a gift, changes what they said or takes it back (docs/decisions/0071). */
export function ClaimPart({ view }: { view: ClaimView }) {
  const freshForm = useFreshForm();
  return (
    <Card title={view.title}>
      <p>{view.text}</p>
      {view.form ? <ClaimForm key={freshForm} form={view.form} /> : null}
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

function ClaimForm({ form: view }: { form: NonNullable<ClaimView['form']> }) {
  const { words } = view;
  const [form, { surprise, blessing }] = useConform<{ surprise: boolean; blessing: string }>({
    id: 'claim',
    defaultValue: { surprise: view.surprise, blessing: view.blessing },
  });
  return (
    <ConformForm
      form={form}
      labels={{ surprise: words.surpriseLabel, blessing: words.blessingLabel }}
      problemsTitle={words.checkThese}
      ofWriter={false}
      className="stack mt-4"
    >
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
    </ConformForm>
  );
}
