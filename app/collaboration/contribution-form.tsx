import { getFormProps, useForm, type SubmissionResult } from '@conform-to/react';
import { useNavigation } from '@remix-run/react';
import type { GiftTogether } from '#app/collaboration/gift-together.server.ts';
import { Button } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { CheckboxField } from '#app/ui/choice-field.tsx';
import { TextField } from '#app/ui/field.tsx';
import { FormErrors } from '#app/ui/form-errors.tsx';
import { Form } from '#app/ui/form.tsx';
import { WriterField } from '#app/frame/writer-field.tsx';
import * as words from '#messages/collaboration/en.ts';

interface Fields {
  contributionAmount: string;
  hideAmount: string;
}

/** The amount to give (spec section 5), with what becomes of it said before anybody pays. */
export function ContributionForm({
  view,
  lastResult,
}: {
  view: GiftTogether;
  lastResult: SubmissionResult<string[]> | null;
}) {
  const sending = useNavigation().formData?.has('contributionAmount') === true;
  const [form, { contributionAmount, hideAmount }] = useForm<Fields>({
    id: 'contribution',
    lastResult,
    defaultValue: view.hidesAmount ? { hideAmount: 'on' } : {},
  });
  return (
    <Card title={words.contributeTitle}>
      <Form method="post" {...getFormProps(form)} className="stack">
        <WriterField />
        <FormErrors
          form={form}
          labels={{ contributionAmount: words.amountLabel, hideAmount: words.hideLabel }}
          lastResult={lastResult}
        />
        <input type="hidden" name="requestKey" value={view.requestKey} />
        <TextField
          field={contributionAmount}
          label={words.amountLabel}
          help={words.amountHelp(view.gift.remaining)}
          required
          lead="₹"
          inputMode="decimal"
          autoComplete="off"
        />
        <CheckboxField field={hideAmount} label={words.hideLabel} help={words.hideHelp} />
        <p className="text-sm">
          {words.poolRule} {words.paidElsewhere}
        </p>
        <Button pending={sending} pendingLabel={words.contributing}>
          {words.contribute}
        </Button>
      </Form>
    </Card>
  );
}
