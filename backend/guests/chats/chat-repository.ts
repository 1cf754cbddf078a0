import { sql, type Selectable } from 'kysely';
import { CHAT_HOURS, type ChatWhy } from '#contract/guests/chats.ts';
import type { AnsweredPerson, HouseholdPerson } from '#contract/guests/household.ts';
import { dateChanged } from '#backend/events/access.ts';
import type { Language } from '#messages/language.ts';
import type { Db } from '#backend/platform/database/connect.ts';
import type { Schema } from '#backend/platform/database/schema.ts';
import type { GreetingRow } from '#backend/guests/greeted.ts';

export type ChatRow = Selectable<Schema['chat_messages']>;

/** The guest a number may write for. */
interface Addressee {
  id: string;
  event_id: string;
  /** When the last message to the number about them was made. */
  last_at: Date;
  /** False for a number that is not the one they are written to: they had it before, or a guest who was joined with them. */
  is_own: boolean;
}

/** How many events of one number are looked at. */
const MOST_ADDRESSEES = 10;

/** The guest whom the message of that name went to at this number, whatever number they have by now: a delivery, or what a host wrote. */
export async function findQuoted(db: Db, phone: string, ref: string): Promise<Addressee | undefined> {
  const { rows } = await sql<Addressee>`
    select guests.id, guests.event_id, made.at as last_at, guests.phone = ${phone} as is_own from guests
      join (
        select guest_id, address, created_at as at from deliveries where channel = 'whatsapp' and provider_ref = ${ref}
        union all select guest_id, phone, written_at from chat_messages where provider_ref = ${ref} and not from_guest
      ) as made on made.guest_id = guests.id
    where guests.phone = ${phone} or made.address = ${phone}
    limit 1`.execute(db);
  return rows[0];
}

/**
 * The guests whom a WhatsApp message went to at this number, whoever it was about last first. Whoever had the number and has it no
 * more, or came to another guest with it, counts where nobody else of the event has it.
 */
export async function findAddressees(db: Db, phone: string): Promise<Addressee[]> {
  const { rows } = await sql<Addressee>`
    select guests.id, guests.event_id, ours.last_at, guests.phone = ${phone} as is_own from (
        select guest_id, max(at) as last_at from (
          select guest_id, created_at as at from deliveries where channel = 'whatsapp' and address = ${phone}
            and status in ('sending', 'sent', 'delivered', 'read', 'unconfirmed')
          union all select guest_id, written_at from chat_messages
            where phone = ${phone} and not from_guest and status <> 'failed') as made
        group by guest_id
      ) as ours join guests on guests.id = ours.guest_id
    where guests.phone = ${phone}
      or not exists (select from guests as other where other.event_id = guests.event_id and other.phone = ${phone})
    order by ours.last_at desc, guests.id limit ${MOST_ADDRESSEES}`.execute(db);
  return rows;
}

type NewChatRow = Pick<
  ChatRow,
  'id' | 'event_id' | 'guest_id' | 'from_guest' | 'phone' | 'body' | 'status' | 'written_at'
> &
  Partial<Pick<ChatRow, 'provider_ref' | 'request_id' | 'why'>>;

/** Keeps a message. @returns whether it was new */
export async function insertChatMessage(tx: Db, row: NewChatRow): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('chat_messages')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Says what became of a guest's message: recorded, or why not. */
export async function settleChatMessage(tx: Db, id: string, why: ChatWhy | null): Promise<void> {
  await tx
    .updateTable('chat_messages')
    .set({ status: why === null ? 'recorded' : 'open', why })
    .where('id', '=', id)
    .execute();
}

/** What hosts and notifications call a guest by. */
export async function findChatNames(db: Db, guestId: string) {
  return db
    .selectFrom('guests')
    .innerJoin('events', 'events.id', 'guests.event_id')
    .select(['first_name', 'last_name', 'guests.phone', 'event_name', 'organiser_id'])
    .where('guests.id', '=', guestId)
    .executeTakeFirst();
}

/** How many guests of an event have written, and of how many something waits. */
export async function countChats(db: Db, eventId: string): Promise<{ total: number; open: number }> {
  const { rows } = await sql<{ total: number; open: number }>`
    select count(distinct guest_id)::int as total, count(distinct guest_id) filter (where status = 'open')::int as open
      from chat_messages where event_id = ${eventId}`.execute(db);
  return rows[0] ?? { total: 0, open: 0 };
}

/** A guest who wrote, with their answer. */
export interface ChatGuestRow {
  id: string;
  first_name: string;
  last_name: string;
  email: string;
  phone: string;
  with_family: boolean;
  party_limit: number | null;
  rsvp: 'pending' | 'yes' | 'no' | null;
  source: string | null;
  adults: number | null;
  children: number | null;
  note: string | null;
  names: string | null;
  version: number | null;
  date_changed: boolean | null;
  household: HouseholdPerson[];
  answered_household: AnsweredPerson[] | null;
  /** When they wrote last from the number they have now. */
  last_wrote_at: Date | null;
}

const guestOfChat = sql`
  guests.id, first_name, last_name, email, guests.phone, with_family, party_limit, rsvp, source, adults, children, note, names, version, household, answered_household,
  ${dateChanged} as date_changed,
  (select max(written_at) from chat_messages where guest_id = guests.id and from_guest and chat_messages.phone = guests.phone) as last_wrote_at
  from guests left join replies on replies.guest_id = guests.id`;

/** Guests who wrote, those first whose message waits, then who wrote or was written to last. */
export async function findChatGuests(
  db: Db,
  eventId: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<ChatGuestRow[]> {
  const { rows } = await sql<ChatGuestRow>`
    select ${guestOfChat} join (
      select guest_id, bool_or(status = 'open') as open, max(written_at) as last_at
        from chat_messages where event_id = ${eventId} group by guest_id
        order by 2 desc, 3 desc, guest_id limit ${limit} offset ${offset}
    ) as chats on chats.guest_id = guests.id
    order by chats.open desc, chats.last_at desc, guests.id`.execute(db);
  return rows;
}

/** The same of one guest; undefined for one who never wrote. */
export async function findChatGuest(
  db: Db,
  { eventId, guestId }: { eventId: string; guestId: string },
): Promise<ChatGuestRow | undefined> {
  const { rows } = await sql<ChatGuestRow>`
    select ${guestOfChat} where guests.event_id = ${eventId} and guests.id = ${guestId}
      and exists (select from chat_messages where guest_id = guests.id)`.execute(db);
  return rows[0];
}

/** The last `most` messages of each guest, oldest first. */
export async function findChatMessages(
  db: Db,
  guestIds: readonly string[],
  most: number,
): Promise<ChatRow[]> {
  const { rows } = await sql<ChatRow>`
    select last.* from unnest(${guestIds}::text[]) as of (guest_id) join lateral (
      select * from chat_messages where chat_messages.guest_id = of.guest_id order by written_at desc, stored_at desc limit ${most}
    ) as last on true
    order by last.written_at, last.stored_at`.execute(db);
  return rows;
}

/** Takes a guest's messages off the list of what waits, as far as the host saw them. @returns whether there is such a message */
export async function closeChatMessages(tx: Db, guestId: string, seenId: string): Promise<boolean> {
  const seen = await tx
    .selectFrom('chat_messages')
    .select('written_at')
    .where('id', '=', seenId)
    .where('guest_id', '=', guestId)
    .where('from_guest', '=', true)
    .executeTakeFirst();
  if (!seen) return false;
  await tx
    .updateTable('chat_messages')
    .set({ status: 'done' })
    .where('guest_id', '=', guestId)
    .where('status', '=', 'open')
    .where('written_at', '<=', seen.written_at)
    .execute();
  return true;
}

/** A message with the guest it is from or for, and whether WhatsApp lets us write in any words. */
export async function findChatToSend(db: Db, messageId: string, now: Date) {
  const { rows } = await sql<
    ChatRow &
      GreetingRow & {
        link_key: string;
        language: Language | null;
        guest_phone: string;
        with_family: boolean;
        party_limit: number | null;
        household: HouseholdPerson[];
        rsvp: 'pending' | 'yes' | 'no' | null;
        adults: number | null;
        children: number | null;
        free: boolean;
      }
  >`
    select chat_messages.*, first_name, last_name, title, greeting, link_key, language, guests.phone as guest_phone, with_family, party_limit, household,
      rsvp, adults, children,
      exists (select from chat_messages as theirs where theirs.guest_id = guests.id and theirs.from_guest and theirs.phone = guests.phone
        and theirs.written_at > ${now}::timestamptz - make_interval(hours => ${CHAT_HOURS})) as free
    from chat_messages join guests on guests.id = guest_id left join replies on replies.guest_id = guests.id
    where chat_messages.id = ${messageId}`.execute(db);
  return rows[0];
}

/** Takes a host's message for sending; one that a process died with may have gone out, and is not taken again. */
export async function claimChatMessage(db: Db, messageId: string): Promise<boolean> {
  const row = await db
    .updateTable('chat_messages')
    .set({ status: sql`case when status = 'sending' then 'unconfirmed' else 'sending' end` })
    .where('id', '=', messageId)
    .where('status', 'in', ['queued', 'sending'])
    .returning('status')
    .executeTakeFirst();
  return row?.status === 'sending';
}

/** Says how far a host's message got; a later state never makes way for an earlier one. */
export async function endChatMessage(
  db: Db,
  messageId: string,
  end: { status: 'queued' | 'sent' | 'unconfirmed' | 'failed'; ref?: string; error?: string },
): Promise<void> {
  await db
    .updateTable('chat_messages')
    .set({ status: end.status, error: end.error ?? '', ...(end.ref ? { provider_ref: end.ref } : {}) })
    .where('id', '=', messageId)
    .where('from_guest', '=', false)
    .where(
      'status',
      'in',
      end.status === 'failed' ? ['queued', 'sending', 'unconfirmed', 'sent'] : ['sending', 'unconfirmed'],
    )
    .execute();
}
