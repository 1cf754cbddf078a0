import { sql } from 'kysely';
import type { WebhookTopic, WebhookType } from '#contract/messaging/webhooks.ts';
import type { Db } from '#backend/platform/database/connect.ts';
import { newId } from '#backend/platform/ids.ts';

/** A message to write down. */
interface Outgoing {
  topic: WebhookTopic;
  type: WebhookType;
  payload: string;
  at: Date;
}

/**
 * Writes a message down for each address that the owner of an event has told of its topic. One statement, which reads two
 * indexes and writes nothing where there is none.
 *
 * @returns the messages written
 */
export async function insertForEvent(
  tx: Db,
  eventId: string,
  { topic, type, payload, at }: Outgoing,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    insert into webhook_deliveries (id, endpoint_id, type, payload, created_at, state)
    select ${newId()}::text || '-' || row_number() over (order by webhook_endpoints.id), webhook_endpoints.id, ${type}::text,
      ${payload}::text, ${at}::timestamptz, 'waiting'
    from events join webhook_endpoints on webhook_endpoints.user_id = events.organiser_id
    where events.id = ${eventId} and webhook_endpoints.off_at is null and ${topic}::text = any(webhook_endpoints.topics)
    returning id`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Writes a message down for one address, whatever it is told of. */
export async function insertForEndpoint(
  tx: Db,
  endpointId: string,
  { type, payload, at }: Omit<Outgoing, 'topic'>,
): Promise<string> {
  const id = newId();
  await tx
    .insertInto('webhook_deliveries')
    .values({ id, endpoint_id: endpointId, type, payload, created_at: at, state: 'waiting' })
    .execute();
  return id;
}
