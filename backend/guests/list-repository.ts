import { knownAccount, wantsNone } from './invitations/was-written-repository.ts';
import { sql } from 'kysely';
import type { GuestFilter } from '#contract/guests/guest-filter.ts';
import type { GuestListQuery } from '#contract/guests/guests.ts';
import type { Db } from '#backend/platform/database/connect.ts';
import { anyOfFew } from '#backend/platform/database/few-ids.ts';
import { dateChanged } from '#backend/events/access.ts';
import { pageWindow } from '#backend/platform/search.ts';
import { guestColumnNames } from './columns.ts';
import { guestsWithState, narrowed } from './filter-repository.ts';

const PAGE_SIZE = 25;

const columns = [
  'guests.id',
  ...guestColumnNames.map((name) => `guests.${name}` as const),
  'guests.language',
  'guests.link_outdated',
  'guests.email_stands',
  'replies.rsvp',
  'replies.source',
  'replies.adults',
  'replies.children',
  'replies.note',
  'replies.names',
  'replies.answered_household',
  'replies.version',
  dateChanged.as('date_changed'),
  'delivery.status as delivery_status',
  'delivery.channel as delivery_channel',
  'delivery.error as delivery_error',
  'delivery.updated_at as delivery_updated_at',
  knownAccount.as('user_id'),
  wantsNone('email').as('stopped_email'),
  wantsNone('phone').as('stopped_phone'),
] as const;

/** How many guests a search or filter finds. */
export async function countFound(db: Db, eventId: string, filter: GuestFilter): Promise<number> {
  const { total } = await narrowed(db, eventId, filter)
    .select((select) => select.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

/** One page of the `total` guests that a search or filter finds. */
export async function findGuestPage(db: Db, eventId: string, query: GuestListQuery, total: number) {
  // a page that the filter or a removal emptied shows the last one there is
  const { page, pages, offset } = pageWindow(total, query.page, PAGE_SIZE);
  const rows = await narrowed(db, eventId, query)
    .select(columns)
    .orderBy('guests.position')
    .orderBy('guests.id')
    .limit(PAGE_SIZE)
    .offset(offset)
    .execute();
  return { rows, total, page, pages };
}

/** One guest of an event as the list shows them. */
export async function findListedGuest(db: Db, eventId: string, guestId: string) {
  return guestsWithState(db, eventId).select(columns).where('guests.id', '=', guestId).executeTakeFirst();
}

/** Every guest of an event whom a filter finds, in the list's order. */
export async function findAllGuests(db: Db, eventId: string, filter: GuestFilter) {
  return narrowed(db, eventId, filter)
    .select(columns)
    .orderBy('guests.position')
    .orderBy('guests.id')
    .execute();
}

export type ListedGuestRow = Awaited<ReturnType<typeof findAllGuests>>[number];

export interface WholeListCounts {
  total: number;
  confirmed: number;
  declined: number;
  pending: number;
  dateChanged: number;
  adults: number;
  children: number;
  expected: number;
  uncountedFamilies: number;
  notInvited: number;
  sendable: number;
  unreachable: number;
  undelivered: number;
  sending: number;
  sent: number;
  linkReady: number;
}

/** The first guests, in the list's order, whom nobody can send the invitation: no e-mail, no phone, no answer yet. */
export async function findUnreachable(db: Db, eventId: string, limit: number) {
  return guestsWithState(db, eventId)
    .select(['guests.id', 'guests.first_name', 'guests.last_name'])
    .where('guests.email', '=', '')
    .where('guests.phone', '=', '')
    .where('delivery.status', 'is', null)
    .where((where) => where.or([where('replies.rsvp', 'is', null), where('replies.rsvp', '=', 'pending')]))
    .orderBy('guests.position')
    .orderBy('guests.id')
    .limit(limit)
    .execute();
}

export async function countWholeList(db: Db, eventId: string): Promise<WholeListCounts> {
  const counts = (await countWholeLists(db, [eventId])).get(eventId);
  if (!counts) throw new Error('The event is there: its organiser was asked for');
  return counts;
}

/**
 * Counts over whole lists, whatever the filter, by event; one query. Reads the replies and deliveries there are, and the
 * guests nobody answered for.
 */
export async function countWholeLists(
  db: Db,
  eventIds: readonly string[],
): Promise<Map<string, WholeListCounts>> {
  const { rows } = await sql<WholeListCounts & { id: string }>`
    select
      events.id,
      events.guest_count as "total",
      answered.confirmed as "confirmed",
      answered.declined as "declined",
      events.guest_count - answered.confirmed - answered.declined as "pending",
      answered.date_changed as "dateChanged",
      answered.adults as "adults",
      answered.children as "children",
      answered.adults + answered.children + silent.people as "expected",
      silent.families as "uncountedFamilies",
      events.guest_count - delivered.guests as "notInvited",
      events.guest_count - delivered.guests - reachless.guests - declined.guests as "sendable",
      reachless.silent as "unreachable",
      delivered.undelivered as "undelivered",
      delivered.sending as "sending",
      delivered.sent as "sent",
      delivered.link_ready as "linkReady"
    from events,
      lateral (
        select
          count(*) filter (where rsvp = 'yes') as confirmed,
          count(*) filter (where rsvp = 'no') as declined,
          count(*) filter (where rsvp = 'yes' and answered_for <> events.date) as date_changed,
          coalesce(sum(adults) filter (where rsvp = 'yes'), 0) as adults,
          coalesce(sum(children) filter (where rsvp = 'yes'), 0) as children
        from replies where replies.event_id = events.id
      ) answered,
      lateral (
        select
          coalesce(sum(greatest(coalesce(party_limit, 1), jsonb_array_length(household))), 0) as people,
          count(*) filter (where with_family and party_limit is null and jsonb_array_length(household) < 2) as families
        from guests
        where guests.event_id = events.id
          and not exists (select from replies where replies.guest_id = guests.id and replies.rsvp in ('yes', 'no'))
      ) silent,
      lateral (
        select
          count(*) as guests,
          count(*) filter (where status in ('bounced', 'failed', 'unconfirmed')) as undelivered,
          count(*) filter (where status in ('queued', 'sending')) as sending,
          count(*) filter (where status in ('sent', 'delivered', 'read', 'sent_by_host')) as sent,
          count(*) filter (where status = 'link_ready') as link_ready
        from (
          select distinct on (guest_id) status from deliveries
          where deliveries.event_id = events.id and kind = 'invitation'
          order by guest_id, created_at desc, id desc
        ) latest
      ) delivered,
      lateral (
        select
          count(*) as guests,
          count(*) filter (where not exists (
            select from replies where replies.guest_id = guests.id and replies.rsvp in ('yes', 'no'))) as silent
        from guests
        where guests.event_id = events.id and guests.email = '' and guests.phone = ''
          and not exists (
            select from deliveries where deliveries.guest_id = guests.id and deliveries.kind = 'invitation')
      ) reachless,
      lateral (
        select count(*) as guests
        from replies join guests on guests.id = replies.guest_id
        where replies.event_id = events.id and replies.rsvp = 'no' and (guests.email <> '' or guests.phone <> '')
          and not exists (
            select from deliveries where deliveries.guest_id = guests.id and deliveries.kind = 'invitation')
      ) declined
    where events.id = ${anyOfFew(eventIds)}`.execute(db);
  return new Map(rows.map(({ id, ...counts }) => [id, counts]));
}

/**
 * Who changes a guest list takes the event first, then its guests: in this one order two
 * changes wait for each other and never block each other for good.
 */
export async function lockEventOfGuests(tx: Db, eventId: string): Promise<void> {
  await tx.selectFrom('events').select('id').where('id', '=', eventId).forNoKeyUpdate().execute();
}
