import { z } from 'zod/v4';

/**
 * Delivery of the last invitation to a guest; `none` when none was asked for.
 * `delivered` and `read` are what WhatsApp and SMS tell; `unconfirmed`: handed over without a
 * clear answer; `sent_by_host`: the organiser says they sent the link.
 */
export const deliveryStatus = z.enum([
  'none',
  'queued',
  'sending',
  'sent',
  'delivered',
  'read',
  'unconfirmed',
  'bounced',
  'failed',
  'link_ready',
  'sent_by_host',
  'unsubscribed',
]);
export type DeliveryStatus = z.infer<typeof deliveryStatus>;
