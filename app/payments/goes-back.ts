import type { PaymentReport } from '#contract/money/payments.ts';

/** Whether all of the money was sent back, or is to be. */
export const goesBack = ({ payment: { status, amount }, refund }: PaymentReport): boolean =>
  status === 'refunded' ||
  (status === 'paid' &&
    refund?.amount === amount &&
    (refund.status === 'requested' || refund.status === 'pending'));
