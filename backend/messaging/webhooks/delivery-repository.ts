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

/** Notes since when messages do not arrive. */
export async function noteFailing(tx: Db, endpointId: string, now: Date): Promise<void> {
  await tx
    .updateTable('webhook_endpoints')
    .set({ failing_since: now })
    .where('id', '=', endpointId)
    .where('failing_since', 'is', null)
    .execute();
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
