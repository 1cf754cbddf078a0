import type { PaymentReport } from '#contract/money/payments.ts';

/** The page of the gift a payment was for; undefined when there is none to open. */
export const giftPageOf = ({ eventId, gift }: PaymentReport['payment']): string | undefined =>
  eventId._id && gift ? `/event/${eventId._id}/gift/${gift._id}` : undefined;
