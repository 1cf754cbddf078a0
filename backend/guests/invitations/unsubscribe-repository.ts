import { sql } from 'kysely';
import type { Language } from '#messages/language.ts';
import type { Db } from '#backend/platform/database/connect.ts';
import type { MailedTo } from '#backend/messaging/unsubscribe-token.ts';

/** Those of `emails` whose owners asked, under whatever spelling, for no more mail, about this event or at all. */
export async function findUnsubscribed(tx: Db, eventId: string, emails: string[]): Promise<Set<string>> {
  const { rows } = await sql<{ email: string }>`
    select email from unnest(${emails}::text[]) as asked (email)
    where exists (select from unsubscribed_addresses as stopped
      where mailbox_of(stopped.email) = mailbox_of(asked.email) and stopped.event_id in ('', ${eventId}))`.execute(
    tx,
  );
  return new Set(rows.map((row) => row.email));
}

/** Ends mail to an address: about one event, or with an empty `eventId` about every event. */
export async function unsubscribeAddress(tx: Db, email: string, eventId: string): Promise<void> {
  await tx
    .insertInto('unsubscribed_addresses')
    .values({ email, event_id: eventId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** What mail the mailbox of an address wants no more: about every event, about this one, or none. */
export async function stoppedAt(db: Db, email: string, eventId: string): Promise<Stopped> {
  const rows = await db
    .selectFrom('unsubscribed_addresses')
    .select('event_id')
    .where(ofMailbox(email))
    .where('event_id', 'in', ['', eventId])
    .execute();
  return stoppedBy(rows);
}

/** Lets mail about an event go to the mailbox of an address again. @returns what was ended, as `stoppedAt` */
export async function resumeAddress(tx: Db, email: string, eventId: string): Promise<Stopped> {
  const rows = await tx
    .deleteFrom('unsubscribed_addresses')
    .where(ofMailbox(email))
    .where('event_id', 'in', ['', eventId])
    .returning('event_id')
    .execute();
  return stoppedBy(rows);
}

type Stopped = 'all' | 'event' | null;

const stoppedBy = (rows: readonly { event_id: string }[]): Stopped =>
  rows.length === 0 ? null : rows.some((row) => row.event_id === '') ? 'all' : 'event';

const ofMailbox = (email: string) => sql<boolean>`mailbox_of(email) = mailbox_of(${email})`;

/** The language chosen for the guest of an event who has this address, or for all of its guests. */
export async function languageAt(db: Db, eventId: string, email: string): Promise<Language | null> {
  const row = await db
    .selectFrom('events')
    .leftJoin('guests', (join) =>
      join.onRef('guests.event_id', '=', 'events.id').on('guests.email', '=', email),
    )
    .select(({ fn }) => fn.coalesce('guests.language', 'events.guest_language').as('language'))
    .where('events.id', '=', eventId)
    .orderBy('guests.id')
    .limit(1)
    .executeTakeFirst();
  return row?.language ?? null;
}

/** What the old unsubscribe link of a guest speaks for; undefined where its mails went to more than one address. */
export async function findOldLink(db: Db, guestId: string): Promise<MailedTo | undefined> {
  return db
    .selectFrom('old_unsubscribe_links')
    .innerJoin('guests', 'guests.id', 'old_unsubscribe_links.guest_id')
    .select(['old_unsubscribe_links.email', 'guests.event_id as eventId'])
    .where('old_unsubscribe_links.guest_id', '=', guestId)
    .executeTakeFirst();
}
