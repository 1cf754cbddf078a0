import { z } from 'zod/v4';

/**
 * What webhooks tell, by the Standard Webhooks convention: `type`, `timestamp` (ISO 8601, UTC), `data`. Only what the owner of
 * the event may see, and never a contact: who wants a guest's address reads it with an API key.
 */
const message = <T extends string, D extends z.ZodRawShape>(type: T, data: D) =>
  z.strictObject({
    type: z.literal(type),
    timestamp: z.iso.datetime(),
    data: z.strictObject({ eventId: z.string(), ...data }),
  });

const guest = { guestId: z.string(), guestName: z.string() };
const gift = { giftId: z.string(), giftName: z.string() };
/** `giftId` is null for a shagun; money in rupees. */
const money = {
  paymentId: z.string(),
  giftId: z.string().nullable(),
  giverName: z.string(),
  amount: z.number(),
};

/** Every message by its type; `webhook.test` is sent by a button, to see whether it arrives. */
export const webhookPayload = z.discriminatedUnion('type', [
  message('reply.changed', {
    ...guest,
    reply: z.enum(['yes', 'no', 'pending']),
    adults: z.number().int(),
    children: z.number().int(),
    by: z.enum(['guest', 'host']),
  }),
  message('guest.added', guest),
  message('guest.removed', guest),
  // several at once, an import among them, are one message: the list is read with the API
  message('guests.imported', { count: z.number().int() }),
  message('guests.removed', { count: z.number().int() }),
  message('gift.added', gift),
  message('gift.changed', gift),
  message('gift.removed', gift),
  message('gift.purchased', gift),
  message('gift.purchase_undone', gift),
  message('payment.received', money),
  message('payment.returned', money),
  // the money is the organiser's again
  message('payment.return_failed', money),
  message('event.created', { eventName: z.string() }),
  message('event.changed', { eventName: z.string() }),
  message('event.cancelled', { eventName: z.string() }),
  z.strictObject({
    type: z.literal('webhook.test'),
    timestamp: z.iso.datetime(),
    data: z.strictObject({ webhookId: z.string() }),
  }),
]);
export type WebhookPayload = z.infer<typeof webhookPayload>;
