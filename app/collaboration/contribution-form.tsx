import { ConformForm, useConform } from '#app/forms/conform-form.tsx';
import type { GiftTogether } from '#app/collaboration/gift-together.server.ts';
import { Card } from '#app/ui/card.tsx';
import { CheckboxField } from '#app/ui/choice-field.tsx';
import { TextField } from '#app/ui/field.tsx';
import { FormButton } from '#app/ui/submit-button.tsx';
import * as togetherWords from '#messages/collaboration/en.ts';

type Fields = {
  contributionAmount: string;
  hideAmount: string;
};

/** The amount to give (spec section 5), with what becomes of it said before anybody pays. */
export function ContributionForm({ view }: { view: GiftTogether }) {
  const help = view.given === undefined ? togetherWords.amountHelp : togetherWords.amountHelpAgain;
  const [form, { contributionAmount, hideAmount }] = useConform<Fields>({
    id: 'contribution',
    defaultValue: view.hidesAmount ? { hideAmount: 'on' } : {},
  });
  return (
    <Card title={togetherWords.contributeTitle}>
      <ConformForm
        form={form}
        labels={{ contributionAmount: togetherWords.amountLabel, hideAmount: togetherWords.hideLabel }}
      >
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
        <FormButton field="contributionAmount" pendingLabel={togetherWords.contributing}>
          {togetherWords.contribute}
        </FormButton>
      </ConformForm>
    </Card>
  );
}
