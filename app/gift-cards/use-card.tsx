import { redeemAddress } from '#app/gift-cards/addresses.ts';
import { useIsOpening } from '#app/gift-cards/redemption/step.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import type { GiftCard } from '#contract/money/gift-cards.ts';
import * as cardWords from '#messages/gift-cards/en.ts';

/** Leads from an active card to its redemption (spec section 2, Wallet). */
export function UseCard({ card }: { card: Pick<GiftCard, '_id' | 'cardNumber'> }) {
  const address = redeemAddress(card._id);
  const opening = useIsOpening(address);
  return (
    <ButtonLink to={address} discover="none" preventScrollReset aria-busy={opening}>
      {opening ? cardWords.useCardOpening : cardWords.useCard}
      <span className="vh"> {card.cardNumber.slice(-4)}</span>
    </ButtonLink>
  );
}
