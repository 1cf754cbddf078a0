import { sql, type RawBuilder } from 'kysely';
import type { Db } from '#backend/platform/database/connect.ts';

/** The states of a delivery that went out and did not come back. */
export const wentOut = sql`('sending', 'sent', 'delivered', 'read', 'unconfirmed')`;

/**
 * The ids of those who gave by personal link from an address where a mail about their event went. What they gave is whoever's who proves
 * that address; elsewhere a host who types one could make its owner a giver, unasked, and learn who they are.
 */
export const payersWrittenAt = (emails: string | RawBuilder<string>) => sql<string>`(
  select id from guest_payers as payer where payer.email in ${typeof emails === 'string' ? sql`(${emails})` : emails} and payer.email <> '' and (payer.was_written or ${wentToPayer}))`;

/** Over `guest_payers as payer`. */
const wentToPayer = sql<boolean>`exists (select from deliveries as written
  where written.guest_id = payer.guest_id and written.kind in ('invitation', 'reminder', 'message')
    and written.channel = 'email' and written.address = payer.email and written.status in ${wentOut})`;

/** Keeps, of guests who are about to be taken off the list, whether a mail went to the address they gave from. */
export async function keepWhetherWritten(tx: Db, guestIds: readonly string[]): Promise<void> {
  await sql`update guest_payers as payer set was_written = true
    where guest_id = any(${guestIds}) and not was_written and ${wentToPayer}`.execute(tx);
}
