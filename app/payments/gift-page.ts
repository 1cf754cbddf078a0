import type { PaymentReport } from '#contract/money/payments.ts';

/** In the address of a form: the payment that came to nothing; of a personal link beside the `token` of its way back. */
export const AGAIN = 'again';

/** The page of the gift a payment was for; undefined when there is none to open, or its payer has no account to open it with. */
export const giftPageOf = ({ eventId, gift, byLink }: PaymentReport['payment']): string | undefined =>
  eventId._id && gift && !byLink ? `/event/${eventId._id}/gift/${gift._id}` : undefined;

/** Where an account gives a shagun once more whose payment came to nothing; undefined for a gift's, and for a payer by link. */
export const shagunPageOf = ({ _id, eventId, gift, byLink }: PaymentReport['payment']): string | undefined =>
  eventId._id && !gift && !byLink
    ? `/event/${eventId._id}/shagun?${new URLSearchParams({ [AGAIN]: _id })}`
    : undefined;
