import { sql, type Updateable } from 'kysely';
import type { Db } from '#backend/platform/database/connect.ts';
import type { WebhookSchema } from '#backend/platform/database/webhook-schema.ts';

/** A message that waits, and where it goes; undefined when it is sent, given up or gone. */
export async function findWaitingMessage(db: Db, deliveryId: string) {
  return db
    .selectFrom('webhook_deliveries')
    .innerJoin('webhook_endpoints', 'webhook_endpoints.id', 'webhook_deliveries.endpoint_id')
    .select([
      'webhook_deliveries.id as id',
      'webhook_deliveries.payload as payload',
      'webhook_deliveries.tries as tries',
      'webhook_endpoints.id as endpointId',
      'webhook_endpoints.user_id as userId',
      'webhook_endpoints.url as url',
      'webhook_endpoints.secret as secret',
      'webhook_endpoints.old_secret as oldSecret',
      'webhook_endpoints.old_secret_until as oldSecretUntil',
      'webhook_endpoints.off_at as offAt',
      'webhook_endpoints.failing_since as failingSince',
    ])
    .where('webhook_deliveries.id', '=', deliveryId)
    .where('webhook_deliveries.state', '=', 'waiting')
    .executeTakeFirst();
}

/** Writes down what became of a message that waits. @returns whether it still did */
export async function noteTry(
  tx: Db,
  deliveryId: string,
  change: Updateable<WebhookSchema['webhook_deliveries']>,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('webhook_deliveries')
    .set(change)
    .where('id', '=', deliveryId)
    .where('state', '=', 'waiting')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Notes that messages arrive again; writes nothing where they did all along. */
export async function noteArriving(tx: Db, endpointId: string): Promise<void> {
  await tx
    .updateTable('webhook_endpoints')
    .set({ failing_since: null })
    .where('id', '=', endpointId)
    .where('failing_since', 'is not', null)
    .execute();
}

/**
 * Notes that a message did not arrive. Since when none does is asked for as it is now, whatever it was when the try
 * began; and it is now where nothing else was being tried: what failed before says nothing of the days in between.
 *
 * @returns since when, undefined when the address is gone
 */
export async function noteFailing(
  tx: Db,
  { id, endpointId, tries }: { id: string; endpointId: string; tries: number },
  now: Date,
): Promise<Date | undefined> {
  const endpoint = await tx
    .selectFrom('webhook_endpoints')
    .select('failing_since')
    .where('id', '=', endpointId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!endpoint) return undefined;
  const { failing_since: since } = endpoint;
  if (since && (tries > 0 || (await isAnotherRetried(tx, endpointId, id)))) return since;
  await tx
    .updateTable('webhook_endpoints')
    .set({ failing_since: now })
    .where('id', '=', endpointId)
    .execute();
  return now;
}

/** Whether another message to an address was tried and waits to be tried again. */
async function isAnotherRetried(tx: Db, endpointId: string, deliveryId: string): Promise<boolean> {
  const another = await tx
    .selectFrom('webhook_deliveries')
    .select('id')
    .where('endpoint_id', '=', endpointId)
    .where('state', '=', 'waiting')
    .where('tries', '>', 0)
    .where('id', '<>', deliveryId)
    .limit(1)
    .executeTakeFirst();
  return another !== undefined;
}

/** Switches an address off that was on. @returns whether it was */
export async function switchOff(
  tx: Db,
  endpointId: string,
  { now, because }: { now: Date; because: 'failing' | 'gone' },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('webhook_endpoints')
    .set({ off_at: now, off_because: because })
    .where('id', '=', endpointId)
    .where('off_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Gives up those that wait for an address beyond the `most` latest. @returns how many */
export async function giveUpOldest(tx: Db, endpointId: string, most: number): Promise<number> {
  const { numAffectedRows } = await sql`
    update webhook_deliveries set state = 'failed', outcome = 'crowded' where state = 'waiting' and id in (
      select id from webhook_deliveries where endpoint_id = ${endpointId} and state = 'waiting'
        order by created_at desc, id offset ${most})`.execute(tx);
  return Number(numAffectedRows ?? 0);
}
