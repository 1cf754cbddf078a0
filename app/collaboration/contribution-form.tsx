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
import * as togetherWords from '#messages/collaboration/en.ts';

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
  const help = view.given === undefined ? togetherWords.amountHelp : togetherWords.amountHelpAgain;
  const sending = useNavigation().formData?.has('contributionAmount') === true;
  const [form, { contributionAmount, hideAmount }] = useForm<Fields>({
    id: 'contribution',
    lastResult,
    defaultValue: view.hidesAmount ? { hideAmount: 'on' } : {},
  });
  return (
    <Card title={togetherWords.contributeTitle}>
      <Form method="post" {...getFormProps(form)} className="stack">
        <WriterField />
        <FormErrors
          form={form}
          labels={{ contributionAmount: togetherWords.amountLabel, hideAmount: togetherWords.hideLabel }}
          lastResult={lastResult}
        />
        <input type="hidden" name="requestKey" value={view.requestKey} />
        <TextField
          field={contributionAmount}
          label={togetherWords.amountLabel}
          help={help(view.gift.remaining)}
          required
          lead="₹"
          inputMode="decimal"
          autoComplete="off"
        />
        <CheckboxField field={hideAmount} label={togetherWords.hideLabel} help={togetherWords.hideHelp} />
        <p className="text-sm">
          {togetherWords.poolRule} {togetherWords.paidElsewhere}
        </p>
        <Button pending={sending} pendingLabel={togetherWords.contributing}>
          {togetherWords.contribute}
        </Button>
      </Form>
    </Card>
  );
}
