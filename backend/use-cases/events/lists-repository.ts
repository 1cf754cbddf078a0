import { sql, type SelectQueryBuilder } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import { eventTypes } from '#contract/events/event-types.ts';
import type { EventListQuery } from '#contract/events/events.ts';
import type { HostRole } from '#contract/common/host-roles.ts';
import * as eventTypeWords from '#messages/events/types/en.ts';
import { compileOnce } from '#backend/platform/database/compile-once.ts';
import type { Db } from '#backend/platform/database/connect.ts';
import type { Schema } from '#backend/platform/database/schema.ts';
import { containing } from '#backend/platform/search.ts';
import type { EventRow } from '#backend/events/access.ts';

/** Which of a person's events: those they created, the same with those they help with, or those they are a guest of without having created them. */
export type Side = 'created' | 'organised' | 'attending';

/** An event of a list with what its card tells. */
type ListedEvent = EventRow & {
  confirmed_count: number;
  first_gifts: { name: string; price_paise: number }[];
  /** How this person helps with it, where it is somebody else's. */
  helping: { role: HostRole; first_name: string; last_name: string } | null;
};

/** How dates are written on our pages and elsewhere in India; a search finds any of them. */
const dateForms = [
  'FMDay, FMDD FMMonth YYYY',
  'FMDD Mon YYYY',
  'FMMonth FMDD, YYYY',
  'DD/MM/YYYY',
  'FMDD/FMMM/YYYY',
  'YYYY-MM-DD',
];

type Events = SelectQueryBuilder<Schema, 'events', object>;

function eventsOn(db: Db, side: Side, userId: string): Events {
  const events = db.selectFrom('events');
  if (side === 'created') return events.where('events.organiser_id', '=', userId);
  if (side === 'organised') {
    return events.where('events.id', 'in', (query) =>
      query
        .selectFrom('events as own')
        .select('own.id')
        .where('own.organiser_id', '=', userId)
        .unionAll(
          query
            .selectFrom('event_hosts')
            .select('event_hosts.event_id as id')
            .where('event_hosts.user_id', '=', userId),
        ),
    );
  }
  return events
    .where('events.organiser_id', '<>', userId)
    .where('events.id', 'in', (query) =>
      query.selectFrom('guests').select('guests.event_id').where('guests.user_id', '=', userId),
    );
}

/** Spec section 2: name, type, venue name, description or localized date, in any case. */
function matching(events: Events, { search, type }: Pick<EventListQuery, 'search' | 'type'>): Events {
  const ofType = type === 'all' ? events : events.where('events.event_type', '=', type);
  if (search === '') return ofType;
  const pattern = containing(search);
  const named = eventTypes.filter((type) => {
    const typeName = eventTypeWords.typeNames[type].toLowerCase();
    return typeName.includes(search.toLowerCase());
  });
  const written = dateForms.map((form) => sql`to_char(events.date::date, ${form})`);
  return ofType.where((where) =>
    where.or([
      where('events.event_name', 'ilike', pattern),
      where('events.event_type', 'ilike', pattern),
      where('events.venue_name', 'ilike', pattern),
      where('events.description', 'ilike', pattern),
      where(sql<string>`concat_ws(E'\n', ${sql.join(written)})`, 'ilike', pattern),
      ...(named.length > 0 ? [where('events.event_type', 'in', named)] : []),
    ]),
  );
}

const countOf = (events: Events) => events.select((select) => select.fn.countAll<number>().as('count'));

/** A part of a list in its order; `helper` is whose role in others' events is told. Counts are taken of the page's events only, hence the inner query. */
function pageOf(
  db: Db,
  events: Events,
  sort: EventListQuery['sort'],
  { helper, limit, offset }: { helper: string; limit: number; offset: number },
) {
  const direction = sort === 'newest' ? 'desc' : 'asc';
  return db
    .selectFrom(
      events
        .selectAll('events')
        .orderBy('events.starts_at', direction)
        .orderBy('events.id')
        .limit(limit)
        .offset(offset)
        .as('events'),
    )
    .selectAll('events')
    .select((select) => [
      select
        .selectFrom('replies')
        .select((replies) => replies.fn.countAll<number>().as('count'))
        .whereRef('replies.event_id', '=', 'events.id')
        .where('replies.rsvp', '=', 'yes')
        .$asScalar()
        .$notNull()
        .as('confirmed_count'),
      sql<{ name: string; price_paise: number }[]>`coalesce((
        select json_agg(json_build_object('name', first.name, 'price_paise', first.price_paise))
        from (select name, price_paise from gifts where gifts.event_id = events.id order by position, id limit 3) as first
      ), '[]'::json)`.as('first_gifts'),
      jsonObjectFrom(
        select
          .selectFrom('event_hosts')
          .innerJoin('users', (join) => join.onRef('users.id', '=', 'events.organiser_id'))
          .select(['event_hosts.role', 'users.first_name', 'users.last_name'])
          .whereRef('event_hosts.event_id', '=', 'events.id')
          .where('event_hosts.user_id', '=', helper),
      ).as('helping'),
    ])
    .orderBy('events.starts_at', direction)
    .orderBy('events.id');
}

/** The two queries of a list that is not searched, each built once. */
const whole = (side: Side, sort: EventListQuery['sort']) => ({
  count: compileOnce((db, { userId }: { userId: string }) => countOf(eventsOn(db, side, userId))),
  page: compileOnce((db, values: { userId: string; helper: string; limit: number; offset: number }) =>
    pageOf(db, eventsOn(db, side, values.userId), sort, values),
  ),
});
const ofSide = (side: Side) => ({ newest: whole(side, 'newest'), oldest: whole(side, 'oldest') });
const wholeLists = {
  created: ofSide('created'),
  organised: ofSide('organised'),
  attending: ofSide('attending'),
};

/** How many events a list holds, and any part of it in the order asked for. Two queries, whatever the length. */
export async function listEvents(
  db: Db,
  side: Side,
  userId: string,
  query: Omit<EventListQuery, 'page'>,
): Promise<{ count: number; page(limit: number, offset: number): Promise<ListedEvent[]> }> {
  const helper = side === 'organised' ? userId : '';
  if (query.search === '' && query.type === 'all') {
    const { count, page } = wholeLists[side][query.sort];
    const [counted] = await count(db, { userId });
    return {
      count: counted?.count ?? 0,
      page: (limit, offset) => page(db, { userId, helper, limit, offset }),
    };
  }
  const found = matching(eventsOn(db, side, userId), query);
  const { count } = await countOf(found).executeTakeFirstOrThrow();
  return {
    count,
    page: (limit, offset) => pageOf(db, found, query.sort, { helper, limit, offset }).execute(),
  };
}

/** Every event of one side, newest date first. */
export async function allEvents(db: Db, side: Side, userId: string): Promise<EventRow[]> {
  return eventsOn(db, side, userId)
    .selectAll('events')
    .orderBy('events.starts_at', 'desc')
    .orderBy('events.id')
    .execute();
}

/** Every guest of several events with their reply, each event's in their order; those who are one person, where one is named. */
export async function guestsWithReplies(
  db: Db,
  eventIds: readonly string[],
  { userId }: { userId?: string } = {},
) {
  if (eventIds.length === 0) return [];
  return db
    .selectFrom('guests')
    .leftJoin('replies', 'replies.guest_id', 'guests.id')
    .selectAll('guests')
    .select([
      'replies.rsvp',
      'replies.source',
      'replies.adults',
      'replies.children',
      'replies.note',
      'replies.names',
      'replies.answered_household',
      'replies.version',
    ])
    .where('guests.event_id', 'in', eventIds)
    .$if(userId !== undefined, (query) => query.where('guests.user_id', '=', userId ?? ''))
    .orderBy('guests.event_id')
    .orderBy('guests.position')
    .orderBy('guests.id')
    .execute();
}

/** The dashboard's counts (spec section 3, Derived dashboard stats). A cancelled event is not upcoming. */
export async function countForDashboard(db: Db, userId: string, now: Date) {
  const [counts] = await readDashboardCounts(db, { userId, now });
  // a query of sums has one row
  return counts as NonNullable<typeof counts>;
}

const readDashboardCounts = compileOnce((db, { userId, now }: { userId: string; now: Date }) =>
  db
    .selectFrom('events')
    .where('organiser_id', '=', userId)
    .select((select) => [
      select.fn.countAll<number>().as('eventsOrganized'),
      sql<number>`coalesce(sum(gift_count), 0)`.as('giftsManaged'),
      sql<number>`coalesce(sum(guest_count), 0)`.as('guestsInvited'),
      select.fn
        .countAll<number>()
        .filterWhere((where) => where.and([where('status', '=', 'active'), where('starts_at', '>', now)]))
        .as('upcomingEvents'),
    ])
    .select(
      eventsOn(db, 'attending', userId)
        .select((select) => select.fn.countAll<number>().as('count'))
        .$asScalar()
        .$notNull()
        .as('eventsJoined'),
    ),
);
