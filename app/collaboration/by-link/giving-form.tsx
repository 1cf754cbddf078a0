import { ConformForm, useConform } from '#app/forms/conform-form.tsx';
import type { GivingFormView } from '#app/collaboration/by-link/giving-form.server.ts';
import { Card } from '#app/ui/card.tsx';
import { RadioGroup } from '#app/ui/choice-field.tsx';
import { TextArea, TextField } from '#app/ui/field.tsx';
import { FormButton } from '#app/ui/submit-button.tsx';

type Fields = {
  choice: string;
  otherAmount: string;
  blessing: string;
};

/** The amount and the blessing. No amount is chosen beforehand: it is money. */
export function GivingForm({ view }: { view: GivingFormView }) {
  const { amounts, blessing: blessingField, requestKey, initialValues, words } = view;
  const [form, { choice, otherAmount, blessing }] = useConform<Fields>({
    id: 'giving',
    ...(initialValues ? { defaultValue: initialValues } : {}),
  });
  return (
    <Card as="div">
      <ConformForm
        form={form}
        problemsTitle={words.checkThese}
        labels={{ choice: words.howMuch, otherAmount: words.otherLabel, blessing: words.blessingLabel }}
        ofWriter={false}
      >
        <input type="hidden" name="requestKey" value={requestKey} />
        {amounts.length > 1 ? (
          <RadioGroup
            field={choice}
            label={words.howMuch}
            options={amounts}
            layout="tiles"
            choicesClassName="grid-cols-1 min-[16rem]:grid-cols-2 *:last:col-span-full"
          />
        ) : null}
        <TextField
          field={otherAmount}
          label={words.otherLabel}
          {...(amounts.length > 1 ? { className: 'other-amount' } : {})}
          // its styles see by it whether something is typed
          placeholder=" "
          lead="₹"
          inputMode="decimal"
          maxLength={40}
          autoComplete="off"
        />
        <TextArea
          field={blessing}
          label={words.blessingLabel}
          help={blessingField.help}
          rows={2}
          maxLength={blessingField.length}
        />
        <FormButton pendingLabel={words.submitting}>{words.submit}</FormButton>
        <details className="text-sm">
          <summary className="min-h-11 content-center">{words.termsTitle}</summary>
          <p>
            {words.rule} {words.paidElsewhere}
          </p>
        </details>
      </ConformForm>
    </Card>
  );
}
