import { sql } from 'kysely';
import type { PersonalKey } from '#contract/guests/personal-path.ts';
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

/** A guest who paid without an account, and their own page. */
interface GuestReader {
  first_name: string;
  email: string;
  /** Whether some mail about the event went to that address, and it is the guest's still. */
  isKnown: boolean;
  /**
   * The guest they still are at that address; null once they are none, once another key opens their page, and where no mail
   * about the event ever went to that address: then its key may be news to whoever reads there.
   */
  ownPage: PersonalKey | null;
}

/** The same for a guest who paid without an account, at the address they were invited by then. */
export async function findGuestReader(db: Db, guestPayerId: string): Promise<GuestReader | undefined> {
  const row = await db
    .selectFrom('guest_payers')
    .leftJoin('guests', (join) =>
      join
        .onRef('guests.id', '=', 'guest_payers.guest_id')
        // a guest may have got another address since: its owner is no reader of this mail, and the other way round
        .onRef('guests.email', '=', 'guest_payers.email'),
    )
    .select(['guest_payers.first_name', 'guest_payers.email', 'guest_payers.key_digest'])
    .select(['guests.id as guest_id', 'guests.event_id', 'guests.link_key'])
    .select(
      sql<boolean>`exists (select from deliveries where deliveries.guest_id = guests.id and deliveries.channel = 'email'
        and deliveries.address = guests.email
        and deliveries.status in ('sending', 'sent', 'delivered', 'read', 'unconfirmed'))`.as('knows_link'),
    )
    .where('guest_payers.id', '=', guestPayerId)
    .executeTakeFirst();
  if (!row) return undefined;
  const {
    first_name,
    email,
    key_digest: digest,
    guest_id: guestId,
    event_id: eventId,
    link_key: key,
    knows_link: known,
  } = row;
  const isTheirs = known && key !== null && sha256(key) === digest;
  const isKnown = known && guestId !== null;
  return {
    first_name,
    email,
    isKnown,
    ownPage: isTheirs && guestId && eventId ? { eventId, guestId, key } : null,
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
