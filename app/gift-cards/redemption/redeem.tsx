import { Outlet, useOutletContext, useParams } from '@remix-run/react';
import { cardTitle } from '#app/gift-cards/card-summary.ts';
import {
  Step,
  StepButton,
  type RedeemContext,
  type WalletContext,
  StepEmptyState,
} from '#app/gift-cards/redemption/step.tsx';
import { WalletError } from '#app/gift-cards/wallet-error.tsx';
import * as cardWords from '#messages/gift-cards/en.ts';

/** Every step with one card; the card has to be active (spec section 5). */
export default function Redeem() {
  const { giftCardId } = useParams();
  const { cards, inDialog } = useOutletContext<WalletContext>();
  const card = cards.find(({ _id }) => _id === giftCardId);
  if (card?.status === 'active') return <Outlet context={{ card, inDialog } satisfies RedeemContext} />;
  return (
    <Step
      title={cardWords.useCard}
      description={card ? cardTitle(card) : undefined}
      back={{ to: '/wallet', label: cardWords.backToWallet }}
    >
      <StepEmptyState
        title={cardWords.notActive}
        action={<StepButton to="/wallet">{cardWords.chooseOtherCard}</StepButton>}
      >
        {card?.status === 'expired' ? cardWords.cardHasExpired : cardWords.cardIsUsedUp}
      </StepEmptyState>
    </Step>
  );
}

export const ErrorBoundary = WalletError;
