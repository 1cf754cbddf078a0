import type { PaymentReport } from '#contract/money/payments.ts';

/** The page of the gift a payment was for; undefined when there is none to open, or its payer has no account to open it with. */
export const giftPageOf = ({ eventId, gift, byLink }: PaymentReport['payment']): string | undefined =>
  eventId._id && gift && !byLink ? `/event/${eventId._id}/gift/${gift._id}` : undefined;
