import { z } from 'zod/v4';
import { readBy } from '#contract/audience/read-by.ts';
import { id } from '#contract/common/fields.ts';
import { redemption } from './redemptions.ts';

/**
 * Why money moved on a gift card: the gift it was issued for, a voucher, a gift that went
 * back to its giver, the end of the card's time, anything else. What takes a movement back
 * is of its kind, with the other sign.
 */
const transactionKind = z.enum(['issue', 'voucher', 'refund', 'expiry', 'other']);

export const giftCardStatus = z.enum(['active', 'used', 'expired']);

/** A gift card as its owner's wallet lists it (spec section 3): the number is masked, `amount` is what it holds now. */
const giftCard = z.object({
  _id: id,
  cardNumber: z.string(),
  amount: z.number(),
  originalAmount: z.number(),
  status: giftCardStatus,
  expiryDate: z.string(),
  /** Left out when the event is gone: 'General Gift Card'. */
  eventId: z.object({ _id: id, eventName: z.string() }).optional(),
  /** Newest first; amounts are never below zero. */
  transactions: z.array(
    z.object({
      type: z.enum(['credit', 'debit']),
      kind: transactionKind,
      description: z.string(),
      timestamp: z.string(),
      amount: z.number(),
    }),
  ),
  /** Vouchers bought with it, newest first. */
  redemptions: z.array(redemption),
});
export type GiftCard = z.infer<typeof giftCard>;

/** `GET /api/payments/gift-cards`: every card, newest first; the balance is that of the active ones. */
export const wallet = z.object({ giftCards: z.array(giftCard), totalBalance: readBy('self', z.number()) });
export type Wallet = z.infer<typeof wallet>;

/** `GET /api/gift-cards/{giftCardId}/number`: sixteen digits, for the card's owner alone. */
export const cardNumber = z.object({ cardNumber: z.string() });
