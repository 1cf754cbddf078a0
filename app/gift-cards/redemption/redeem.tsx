import { Outlet, useOutletContext, useParams } from '@remix-run/react';
import { cardTitle } from '#app/gift-cards/card-facts.ts';
import { Step, StepButton, type RedeemContext, type WalletContext } from '#app/gift-cards/redemption/step.tsx';
import { WalletError } from '#app/gift-cards/wallet-error.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { redemptionSentences as say } from '#contract/redemptions.ts';

/** Every step with one card; the card has to be active (spec section 5). */
export default function Redeem() {
  const { giftCardId } = useParams();
  const { cards, inDialog } = useOutletContext<WalletContext>();
  const card = cards.find(({ _id }) => _id === giftCardId);
  if (card?.status === 'active') return <Outlet context={{ card, inDialog } satisfies RedeemContext} />;
  return (
    <Step title="Use Card" description={card ? cardTitle(card) : undefined} back={{ to: '/wallet', label: 'Back to the wallet' }}>
      <EmptyState level={3} title={say.notActive} action={<StepButton to="/wallet">Choose another card</StepButton>}>
        {card?.status === 'expired' ? 'The time of this card is over.' : 'Everything on this card has been used.'}
      </EmptyState>
    </Step>
  );
}

export const ErrorBoundary = WalletError;
