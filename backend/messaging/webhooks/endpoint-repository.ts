import type { Selectable } from 'kysely';
import type { Db } from '#backend/platform/database/connect.ts';
import type { WebhookSchema } from '#backend/platform/database/webhook-schema.ts';

export type EndpointRow = Selectable<WebhookSchema['webhook_endpoints']>;
export type DeliveryRow = Selectable<WebhookSchema['webhook_deliveries']>;
type NewEndpoint = Pick<EndpointRow, 'id' | 'user_id' | 'url' | 'topics' | 'secret' | 'created_at'>;

/** A person's addresses, the first one first. */
export async function endpointsOf(db: Db, userId: string): Promise<EndpointRow[]> {
  return db
    .selectFrom('webhook_endpoints')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

export async function findEndpoint(db: Db, userId: string, id: string): Promise<EndpointRow | undefined> {
  return db
    .selectFrom('webhook_endpoints')
    .selectAll()
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function insertEndpoint(tx: Db, endpoint: NewEndpoint): Promise<void> {
  await tx.insertInto('webhook_endpoints').values(endpoint).execute();
}

/** Changes somebody's address. @returns whether it is there */
export async function changeEndpoint(
  tx: Db,
  { userId, id }: { userId: string; id: string },
  change: Partial<
    Pick<
      EndpointRow,
      'topics' | 'secret' | 'old_secret' | 'old_secret_until' | 'off_at' | 'off_because' | 'failing_since'
    >
  >,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('webhook_endpoints')
    .set(change)
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Switches every address of a person off that is on. @returns how many were */
export async function switchOffAllOf(tx: Db, userId: string, now: Date): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('webhook_endpoints')
    .set({ off_at: now, off_because: 'owner' })
    .where('user_id', '=', userId)
    .where('off_at', 'is', null)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Deletes somebody's address with its messages. @returns whether it was there */
export async function deleteEndpoint(db: Db, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('webhook_endpoints')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** The latest messages to an address, the newest first. */
export async function latestMessages(db: Db, endpointId: string, limit: number): Promise<DeliveryRow[]> {
  return db
    .selectFrom('webhook_deliveries')
    .selectAll()
    .where('endpoint_id', '=', endpointId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Lets a message wait again, from its first try on. @returns whether it is there and did not wait already */
export async function waitAgain(
  tx: Db,
  endpointId: string,
  deliveryId: string,
): Promise<'again' | 'waits' | 'gone'> {
  const message = await tx
    .selectFrom('webhook_deliveries')
    .select('state')
    .where('endpoint_id', '=', endpointId)
    .where('id', '=', deliveryId)
    .forUpdate()
    .executeTakeFirst();
  if (!message) return 'gone';
  if (message.state === 'waiting') return 'waits';
  await tx
    .updateTable('webhook_deliveries')
    .set({ state: 'waiting', tries: 0 })
    .where('id', '=', deliveryId)
    .execute();
  return 'again';
}
