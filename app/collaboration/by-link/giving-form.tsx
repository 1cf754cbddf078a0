import { getFormProps, useForm, type SubmissionResult } from '@conform-to/react';
import { useNavigation } from '@remix-run/react';
import type { GivingFormView } from '#app/collaboration/by-link/giving-form.server.ts';
import { Button } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { RadioGroup } from '#app/ui/choice-field.tsx';
import { TextArea, TextField } from '#app/ui/field.tsx';
import { FormErrors } from '#app/ui/form-errors.tsx';
import { Form } from '#app/ui/form.tsx';

interface Fields {
  choice: string;
  otherAmount: string;
  blessing: string;
}

/** The amount and the blessing. No amount is chosen beforehand: it is money. */
export function GivingForm({
  view: { amounts, blessing: blessingField, requestKey, initialValues, words },
  lastResult,
}: {
  view: GivingFormView;
  lastResult: SubmissionResult<string[]> | null;
}) {
  const sending = useNavigation().formMethod === 'POST';
  const [form, { choice, otherAmount, blessing }] = useForm<Fields>({
    id: 'giving',
    lastResult,
    ...(initialValues ? { defaultValue: initialValues } : {}),
  });
  return (
    <Card as="div">
      <Form method="post" {...getFormProps(form)} className="stack">
        <FormErrors
          title={words.checkThese}
          form={form}
          labels={{ choice: words.howMuch, otherAmount: words.otherLabel, blessing: words.blessingLabel }}
          lastResult={lastResult}
        />
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
          rows={3}
          maxLength={blessingField.length}
        />
        <p className="text-sm">
          {words.rule} {words.paidElsewhere}
        </p>
        <Button pending={sending} pendingLabel={words.submitting}>
          {words.submit}
        </Button>
      </Form>
    </Card>
  );
}
