import { sql } from 'kysely';
import type { Db } from '#backend/platform/database/connect.ts';

/** Whether the mailbox of an address wants no mail about an event, or about any. */
export async function wantsNoMail(db: Db, email: string, eventId: string): Promise<boolean> {
  const row = await db
    .selectFrom('unsubscribed_addresses')
    .select('email')
    .where(sql<boolean>`mailbox_of(email) = mailbox_of(${email})`)
    .where('event_id', 'in', ['', eventId])
    .executeTakeFirst();
  return row !== undefined;
}
