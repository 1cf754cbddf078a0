import type { WebhookPayload } from '#contract/messaging/webhook-payloads.ts';
import type { WebhookTopic } from '#contract/messaging/webhooks.ts';
import type { Context } from '#backend/platform/context.ts';
import type { Db } from '#backend/platform/database/connect.ts';
import { insertForEndpoint, insertForEvent } from './outbox-repository.ts';
import { plainName } from './plain-name.ts';

/** Queue of messages to send; what is queued outlives a new version, so its name stays. */
export const WEBHOOK_QUEUE = 'webhook';

/** A message as its job names it. */
export interface WebhookJob {
  deliveryId: string;
}

/** What is told of an event: a message without its moment. */
type Change = {
  [P in Exclude<WebhookPayload, { type: 'webhook.test' }> as P['type']]: Pick<P, 'type' | 'data'>;
}[Exclude<WebhookPayload['type'], 'webhook.test'>];

const topics: Record<Change['type'], WebhookTopic> = {
  'reply.changed': 'reply',
  'guest.added': 'guest',
  'guest.removed': 'guest',
  'guests.imported': 'guest',
  'guests.removed': 'guest',
  'gift.added': 'gift',
  'gift.changed': 'gift',
  'gift.removed': 'gift',
  'gift.purchased': 'gift',
  'gift.purchase_undone': 'gift',
  'payment.received': 'payment',
  'payment.returned': 'payment',
  'payment.return_failed': 'payment',
  'event.created': 'event',
  'event.changed': 'event',
  'event.cancelled': 'event',
};

/** Tells the addresses of an event's owner what changed, if and only if the caller's transaction commits. */
export async function tellWebhooks(ctx: Context, tx: Db, { type, data }: Change): Promise<void> {
  const at = ctx.now();
  const payload = JSON.stringify({ type, timestamp: at.toISOString(), data });
  const ids = await insertForEvent(tx, data.eventId, { topic: topics[type], type, payload, at });
  await queueMessages(ctx, tx, ids);
}

/** What happened to a gift. Who bought it is not said: it may be meant as a surprise for others who read along. */
export async function tellOfGift(
  ctx: Context,
  tx: Db,
  type: Extract<Change['type'], `gift.${string}`>,
  data: { eventId: string; giftId: string; giftName: string },
): Promise<void> {
  await tellWebhooks(ctx, tx, { type, data });
}

type ListedRow = { id: string; first_name: string; last_name: string };

/** Guests who left a list at once. */
export const tellOfRemovals = (ctx: Context, tx: Db, eventId: string, rows: readonly ListedRow[]) =>
  tellOfList(ctx, tx, { eventId, rows, one: 'guest.removed', several: 'guests.removed' });

/** Guests who came to a list at once. */
export const tellOfGuests = (ctx: Context, tx: Db, eventId: string, rows: readonly ListedRow[]) =>
  tellOfList(ctx, tx, { eventId, rows, one: 'guest.added', several: 'guests.imported' });

interface ListNews {
  eventId: string;
  rows: readonly ListedRow[];
  one: 'guest.added' | 'guest.removed';
  several: 'guests.imported' | 'guests.removed';
}

/** One guest is named, several are counted, whether there are two or ten thousand. */
async function tellOfList(ctx: Context, tx: Db, { eventId, rows, one, several }: ListNews): Promise<void> {
  const [first] = rows;
  if (!first) return;
  await tellWebhooks(
    ctx,
    tx,
    rows.length === 1
      ? { type: one, data: { eventId, guestId: first.id, guestName: plainName(first) } }
      : { type: several, data: { eventId, count: rows.length } },
  );
}

/** Writes a test down for one address. */
export async function queueTest(ctx: Context, tx: Db, webhookId: string): Promise<void> {
  const at = ctx.now();
  const message: WebhookPayload = { type: 'webhook.test', timestamp: at.toISOString(), data: { webhookId } };
  const payload = JSON.stringify(message);
  await queueMessages(ctx, tx, [await insertForEndpoint(tx, webhookId, { type: message.type, payload, at })]);
}

/** Lets messages be sent once the caller's transaction commits. */
export async function queueMessages(
  ctx: Context,
  tx: Db,
  ids: readonly string[],
  startAfterSeconds = 0,
): Promise<void> {
  if (ids.length === 0) return;
  const jobs = ids.map((deliveryId): WebhookJob => ({ deliveryId }));
  await ctx.jobs.enqueue(tx, WEBHOOK_QUEUE, jobs, { startAfterSeconds });
}
