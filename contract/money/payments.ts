import { z } from 'zod/v4';
import { id } from '#contract/common/fields.ts';

/** `created` waits for the payer; `failed`, `expired` and `cancelled` become `paid` when the money arrives all the same. */
const paymentStatus = z.enum(['created', 'paid', 'failed', 'expired', 'cancelled', 'refunded']);

/** `requested` and `pending` are on the way; after `failed` the money is with the payee again. */
const refundStatus = z.enum(['requested', 'pending', 'processed', 'failed']);

/** Why money went back: its event was cancelled, its giver took it back, an operator sent it, or the hosts took its giver off the gift. */
const refundReason = z.enum(['event_cancelled', 'withdrawn', 'operator', 'taken_off']);
export type RefundReason = z.infer<typeof refundReason>;

/** Where the payer is sent: a plain form to POST, or an address to open. Both lead to the provider's own page. */
const checkout = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('form'), action: z.string(), fields: z.record(z.string(), z.string()) }),
  z.object({ kind: z.literal('redirect'), url: z.string() }),
]);
export type Checkout = z.infer<typeof checkout>;

/** Whether the money of a payment arrived, also where it went back since. */
export const hasArrived = ({ status }: { status: z.infer<typeof paymentStatus> }): boolean =>
  status === 'paid' || status === 'refunded';

/** A payment that was begun. Without `checkout` there is nothing left to pay: it was paid, or it came to nothing, as its `status` says. */
export const startedPayment = z.object({
  _id: id,
  status: paymentStatus,
  amount: z.number(),
  checkout: checkout.optional(),
});
export type StartedPayment = z.infer<typeof startedPayment>;

/** `GET /api/payments/status/{id}` (spec section 3). `gatewayPaymentId` and `completedAt` are there once it is paid. */
export const paymentReport = z.object({
  payment: z.object({
    _id: id,
    status: paymentStatus,
    /** The event it was given for; without `_id` when it was for none. `couple` names the two who celebrate it. */
    eventId: z.object({ _id: id.optional(), eventName: z.string(), couple: z.string().optional() }),
    /** The gift it was given for; left out when it was for none, or the gift is not on the wishlist any more. */
    gift: z.object({ _id: id, name: z.string() }).optional(),
    /** What became of its gift before the payment arrived, `beyond` its price by what others gave; the money counts all the same. */
    meanwhile: z.enum(['bought', 'removed', 'beyond']).optional(),
    amount: z.number(),
    /** What the payer wrote to those who celebrate; left out when they wrote nothing. */
    blessing: z.string().optional(),
    gatewayPaymentId: z.string().optional(),
    completedAt: z.string().optional(),
    /** Present when a guest pays without an account; `receipt` says whether they have an address for one. */
    byLink: z.object({ receipt: z.boolean() }).optional(),
  }),
  /** The gift card that was issued, its number masked: whole its owner reads it by `getCardNumber` alone. */
  giftCard: z.object({ cardNumber: z.string(), amount: z.number() }).optional(),
  /** All of them, when the amount took several. */
  giftCards: z.array(z.object({ cardNumber: z.string(), amount: z.number() })),
  /** The last time money of it went back, or was to; `amount` is less than the payment's when the rest had been used. */
  refund: z
    .object({ status: refundStatus, reason: refundReason, amount: z.number(), at: z.string() })
    .optional(),
});
export type PaymentReport = z.infer<typeof paymentReport>;
