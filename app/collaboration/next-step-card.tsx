import type { GiftTogether } from '#app/collaboration/gift-together.server.ts';
import { useLastResult, ConformForm, useConform } from '#app/forms/conform-form.tsx';
import { Alert } from '#app/ui/alert.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { Form } from '#app/ui/form.tsx';
import { useFreshForm } from '#app/ui/use-fresh-form.ts';
import { FormButton } from '#app/ui/submit-button.tsx';
import { CheckboxField } from '#app/ui/choice-field.tsx';
import { TextField } from '#app/ui/field.tsx';
import * as togetherWords from '#messages/collaboration/en.ts';

/** The one thing the viewer can do next, or why there is none. */
export function NextStepCard({ view }: { view: GiftTogether }) {
  const { step, why, organises } = view;
  const freshForm = useFreshForm();
  const lastResult = useLastResult();
  if (step === 'contribute') return <ContributionForm key={freshForm} view={view} />;
  if (step === 'enable') return <Enable view={view} />;
  if (step === 'ask') return <AskFirst view={view} />;
  // without its form the page itself says why nothing was given; what a claim was refused for is said with its form
  const failed = view.claim ? undefined : lastResult?.error?.['']?.join(' ');
  if (failed !== undefined) return <Alert tone="error">{failed}</Alert>;
  // to the organiser a gift that can be given needs no explanation, and who bought it is said above
  if ((organises && view.canBuy) || view.gift.boughtBy || (view.gift.isFree && view.isOpen)) return null;
  return <Alert live={false}>{why}</Alert>;
}

function Enable({ view: { event, gift } }: { view: GiftTogether }) {
  const action = `/event/${event.id}/gift/${gift.id}/enable`;
  return (
    <Card title={togetherWords.enableTitle}>
      <Form method="post" action={action} className="stack">
        <p>{togetherWords.enableHint}</p>
        <FormButton action={action} pendingLabel={togetherWords.enabling}>
          {togetherWords.enable}
        </FormButton>
      </Form>
    </Card>
  );
}

function AskFirst({ view: { event, gift, why, canAsk, requests } }: { view: GiftTogether }) {
  const isWaiting = requests.sent.some(({ status }) => status === 'pending');
  return (
    <Card as="div" className="stack">
      <p>{isWaiting ? togetherWords.waiting : why}</p>
      {canAsk ? (
        <ButtonLink
          to={`/event/${event.id}/gift/${gift.id}/ask`}
          discover="none"
          variant={isWaiting ? 'secondary' : 'primary'}
        >
          {isWaiting ? togetherWords.askAnother : togetherWords.askToJoin}
        </ButtonLink>
      ) : null}
    </Card>
  );
}

type Fields = {
  contributionAmount: string;
  hideAmount: string;
};

/** The amount to give (spec section 5), with what becomes of it said before anybody pays. */
function ContributionForm({ view }: { view: GiftTogether }) {
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
