import type { RouteHandle } from '#app/frame/inline-page.ts';
import type { PaymentLookup } from '#app/payments/payment-of-request.server.ts';

/** The `handle` of a page after paying: whoever paid may have come by a personal link; where no payment is known, anybody may have come. */
export const paymentHandle: RouteHandle = {
  forInvited: (data) => (data as Partial<PaymentLookup> | null | undefined)?.kind !== 'unknown',
};
