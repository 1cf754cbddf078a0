import { getFormProps, useForm, type SubmissionResult } from '@conform-to/react';
import { Form, useNavigation } from '@remix-run/react';
import type { GiftTogether } from '#app/collaboration/gift-together.server.ts';
import { Button } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { CheckboxField } from '#app/ui/choice-field.tsx';
import { TextField } from '#app/ui/field.tsx';
import { FormErrors } from '#app/ui/form-errors.tsx';

interface Fields {
  contributionAmount: string;
  hideAmount: string;
}

/** The amount to give (spec section 5), with what becomes of it said before anybody pays. */
export function ContributionForm({ view, lastResult }: { view: GiftTogether; lastResult: SubmissionResult<string[]> | null }) {
  const sending = useNavigation().formData?.has('contributionAmount') === true;
  const [form, { contributionAmount, hideAmount }] = useForm<Fields>({
    id: 'contribution',
    lastResult,
    defaultValue: view.hidesAmount ? { hideAmount: 'on' } : {},
    defaultNoValidate: false,
  });
  return (
    <Card title="Your contribution">
      <Form method="post" {...getFormProps(form)} className="stack">
        <FormErrors form={form} lastResult={lastResult} />
        <input type="hidden" name="requestKey" value={view.requestKey} />
        <TextField
          field={contributionAmount}
          label="Amount in rupees"
          help={`${view.gift.remaining} remaining. Enter 0 to join without paying.`}
          required
          lead="₹"
          type="number"
          inputMode="decimal"
          min={0}
          step={0.01}
          autoComplete="off"
        />
        <CheckboxField field={hideAmount} label="Hide my amount from other guests" help="The organiser sees it." />
        <p className="text-sm">
          {view.poolRule} You pay on the card provider&apos;s own page.
        </p>
        <Button pending={sending} pendingLabel="Preparing...">
          Contribute
        </Button>
      </Form>
    </Card>
  );
}
