import { sql, type Insertable } from 'kysely';
import type { ThankYouStatus } from '#contract/gifts/thank-yous.ts';
import type { Language } from '#messages/language.ts';
import { provenEmail } from '#backend/platform/database/proven-email.ts';
import type { Db } from '#backend/platform/database/connect.ts';
import type { Schema } from '#backend/platform/database/schema.ts';
import type { EventRow } from '#backend/events/access.ts';

/** Lets one request at a time thank somebody for this event, until the transaction ends. */
export async function lockThanks(tx: Db, eventId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`thanks ${eventId}`}, 0))`.execute(tx);
}

/** Whom a form thanked that was sent before; undefined for a new one. */
export async function thankedByForm(tx: Db, eventId: string, requestId: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom('thank_yous')
    .select(sql<string>`coalesce(user_id, guest_payer_id)`.as('giver_id'))
    .where('event_id', '=', eventId)
    .where('request_id', '=', requestId)
    .executeTakeFirst();
  return row?.giver_id;
}

export async function insertThankYou(tx: Db, row: Insertable<Schema['thank_yous']>): Promise<void> {
  await tx.insertInto('thank_yous').values(row).execute();
}

/** Forgets the last time somebody was thanked, where a host only said so. @returns whether that was it */
export async function deleteLastNoted(tx: Db, eventId: string, parts: string[]): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('thank_yous')
    .where('id', 'in', (select) =>
      select
        .selectFrom('thank_yous')
        .select('id')
        .where('event_id', '=', eventId)
        .where(sql<boolean>`givers && ${parts}::text[]`)
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .limit(1),
    )
    .where('status', '=', 'noted')
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** A mail of thanks with all it is made of. */
export interface ThankYouToMail {
  id: string;
  text: string;
  language: Language;
  address: string;
  event: EventRow;
  /** Whom the invitation names as its hosts; empty for nobody. */
  hosts: string;
  organiser: { first_name: string; last_name: string; email: string };
  /** The giver's name, for the address line. */
  name: string;
}

/** A mail that waits; undefined when it went, or was given up. */
export async function findThankYouToMail(db: Db, id: string): Promise<ThankYouToMail | undefined> {
  const row = await db
    .selectFrom('thank_yous')
    .innerJoin('events', 'events.id', 'thank_yous.event_id')
    .innerJoin('users as organisers', 'organisers.id', 'events.organiser_id')
    .leftJoin('event_designs', (join) =>
      join.onRef('event_designs.event_id', '=', 'events.id').on('event_designs.cleared_at', 'is', null),
    )
    .leftJoin('users', 'users.id', 'thank_yous.user_id')
    .leftJoin('guest_payers', 'guest_payers.id', 'thank_yous.guest_payer_id')
    .selectAll('events')
    .select(['thank_yous.id as thank_you_id', 'thank_yous.text', 'thank_yous.language', 'thank_yous.address'])
    .select([
      'organisers.first_name as organiser_first_name',
      'organisers.last_name as organiser_last_name',
      provenEmail('organisers').as('organiser_email'),
    ])
    .select(
      sql<string>`concat_ws(' ', coalesce(users.first_name, guest_payers.first_name), coalesce(users.last_name, guest_payers.last_name))`.as(
        'giver_name',
      ),
    )
    .select(sql<string>`coalesce(event_designs.selection ->> 'hosts', '')`.as('hosts'))
    .where('thank_yous.id', '=', id)
    .where('thank_yous.status', '=', 'queued')
    .executeTakeFirst();
  if (!row) return undefined;
  const {
    thank_you_id: thankYouId,
    text,
    language,
    address,
    giver_name: name,
    hosts,
    organiser_first_name: firstName,
    organiser_last_name: lastName,
    organiser_email: email,
    ...event
  } = row;
  return {
    id: thankYouId,
    text,
    language,
    address,
    name,
    event,
    hosts,
    organiser: { first_name: firstName, last_name: lastName, email },
  };
}

/** Says how a waiting mail ended; where it was to go is forgotten. */
export async function endThankYou(
  db: Db,
  id: string,
  end: { status: ThankYouStatus; error?: string },
  now: Date,
): Promise<void> {
  await db
    .updateTable('thank_yous')
    .set({ status: end.status, error: end.error ?? '', address: '', updated_at: now })
    .where('id', '=', id)
    .where('status', '=', 'queued')
    .execute();
}
