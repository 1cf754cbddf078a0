import { sql } from 'kysely';
import type { PersonalKey } from '#contract/guests/personal-path.ts';
import type { Language } from '#messages/language.ts';
import type { Db } from '#backend/platform/database/connect.ts';
import { ownedEmails } from '#backend/platform/database/proven-email.ts';
import { sha256 } from '#backend/platform/ids.ts';

/** Who a mail goes to; `email` is empty for somebody without a confirmed address, and may be anybody's (`isUnproven`). */
export const findReader = async (db: Db, userId: string) =>
  db
    .selectFrom('users')
    .select(['first_name', 'issuer', 'email', 'verified_email', 'code_email', ownedEmails])
    .where('id', '=', userId)
    .executeTakeFirst();

/** The language that somebody chose for what we write to them; English where they chose none. */
export async function accountLanguage(db: Db, userId: string): Promise<Language> {
  const row = await db.selectFrom('users').select('language').where('id', '=', userId).executeTakeFirst();
  return row?.language ?? 'en';
}

/** A guest who paid without an account, and their own page. */
interface GuestReader {
  first_name: string;
  email: string;
  /** Whether some mail about the event went to that address, and it is the guest's still. */
  isKnown: boolean;
  /** Whether one went there, whoever's the address is now. */
  wasWritten: boolean;
  /**
   * The guest they still are at that address; null once they are none, once another key opens their page, and where no mail
   * about the event ever went to that address: then its key may be news to whoever reads there.
   */
  ownPage: PersonalKey | null;
}

/** The same for a guest who paid without an account, at the address they were invited by then. */
export async function findGuestReader(db: Db, guestPayerId: string): Promise<GuestReader | undefined> {
  const payer = await db
    .selectFrom('guest_payers')
    .select(['first_name', 'email', 'key_digest', 'guest_id'])
    .select(
      sql<boolean>`was_written or exists (select from deliveries where deliveries.guest_id = guest_payers.guest_id
        and deliveries.channel = 'email' and deliveries.address = guest_payers.email and deliveries.status in ('sending', 'sent', 'delivered', 'read', 'unconfirmed'))`.as(
        'was_written',
      ),
    )
    .where('id', '=', guestPayerId)
    .executeTakeFirst();
  if (!payer) return undefined;
  const { first_name, email, key_digest: digest, guest_id: guestId, was_written: wasWritten } = payer;
  // a guest may have got another address since: its owner is no reader of this mail, and the other way round
  const { rows: links } = await sql<{ event_id: string; link_key: string }>`
    select event_id, link_key from guests where id = ${guestId} and email = ${email}
    union all select guests.event_id, merged_guests.link_key from merged_guests join guests on guests.id = merged_guests.guest_id
      where merged_guests.guest_id = ${guestId} and merged_guests.email = ${email}`.execute(db);
  const isKnown = wasWritten && links.length > 0;
  const own = links.find(({ link_key: key }) => sha256(key) === digest);
  return {
    first_name,
    email,
    isKnown,
    wasWritten,
    ownPage: isKnown && own && guestId ? { eventId: own.event_id, guestId, key: own.link_key } : null,
  };
}

/** Whether the organiser of an event is kept from sending. */
export async function isStoppedEvent(db: Db, eventId: string): Promise<boolean> {
  const row = await db
    .selectFrom('sending_stops')
    .innerJoin('events', 'events.organiser_id', 'sending_stops.organiser_id')
    .select('events.id')
    .where('events.id', '=', eventId)
    .executeTakeFirst();
  return row !== undefined;
}
