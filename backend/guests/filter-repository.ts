import { sql, type SqlBool } from 'kysely';
import { JOINERS } from '#contract/common/unicode.ts';
import type { WhichGuests } from '#contract/guests/guest-changes.ts';
import { isNarrowed, type FunctionStanding, type GuestFilter } from '#contract/guests/guest-filter.ts';
import { foldTag } from '#contract/guests/guest-tags.ts';
import { dateChanged } from '#backend/events/access.ts';
import { comingToFunction } from '#backend/events/functions/service.ts';
import type { Db } from '#backend/platform/database/connect.ts';
import { latestInvitation } from '#backend/guests/latest-invitation-repository.ts';
import { matchesSearch } from './search-repository.ts';

/** Guests of an event with their reply and the latest invitation sent to them. */
export function guestsWithState(db: Db, eventId: string) {
  return db
    .selectFrom('guests')
    .leftJoin('replies', 'replies.guest_id', 'guests.id')
    .leftJoinLateral(
      (join) => latestInvitation(join).as('delivery'),
      (join) => join.onTrue(),
    )
    .where('guests.event_id', '=', eventId);
}

/** The same, those whom a filter finds: the one place that says what a filter means. */
export function narrowed(db: Db, eventId: string, filter: GuestFilter) {
  const { search, status, delivery, side, tag, language } = filter;
  let query = guestsWithState(db, eventId);
  if (search) query = query.where(matchesSearch(search));
  if (status === 'pending')
    query = query.where((where) =>
      where.or([where('replies.rsvp', 'is', null), where('replies.rsvp', '=', 'pending')]),
    );
  else if (status === 'date-changed') query = query.where(sql<SqlBool>`${dateChanged}`);
  else if (status !== 'all') query = query.where('replies.rsvp', '=', status);
  if (side) query = query.where(sql<SqlBool>`lower(guests.side) = lower(${side})`);
  if (tag)
    query = query.where(
      sql<SqlBool>`lower(${foldTag(tag)}) in (select lower(translate(tag, ${JOINERS}, '')) from unnest(guests.tags) tag)`,
    );
  if (filter.function)
    query = query.where(
      'guests.id',
      'in',
      idsOfFunctionGuests(db, { id: filter.function, event_id: eventId }, filter.stands),
    );
  if (language === 'any') query = query.where('guests.language', 'is', null);
  else if (language !== 'all') query = query.where('guests.language', '=', language);
  if (delivery === 'none') query = query.where('delivery.status', 'is', null);
  else if (delivery === 'undelivered')
    query = query.where('delivery.status', 'in', ['bounced', 'failed', 'unconfirmed']);
  else if (delivery !== 'all') query = query.where('delivery.status', '=', delivery);
  return query;
}

/** The ids of those whom a filter finds, as a query to be a part of others. */
export const idsFound = (db: Db, eventId: string, filter: GuestFilter) =>
  narrowed(db, eventId, filter).select('guests.id');

/** Guests by their ids, or those whom a filter finds. */
export type Which = { guestIds: readonly string[] } | { filter: GuestFilter };

/** Those a request means: whom it names, or all whom its filter finds. */
export const whichOf = ({ guests, filter }: WhichGuests): Which =>
  guests === 'found' ? { filter } : { guestIds: guests };

/** Whether a row called `guests` is one of these. */
export const ofThese = (db: Db, eventId: string, which: Which) =>
  'guestIds' in which
    ? sql<SqlBool>`guests.id = any(${which.guestIds})`
    : isNarrowed(which.filter)
      ? sql<SqlBool>`guests.id in ${idsFound(db, eventId, which.filter)}`
      : sql<SqlBool>`true`;

/** Which function; only its identifiers are needed. */
type OfFunction = { id: string; event_id: string };

/** Guests of the event with how they stand to one function of it; what does not count is null, as in `countFunctionAnswers`. */
export function guestsOfFunction(db: Db, { id, event_id: eventId }: OfFunction) {
  const invited = sql<boolean>`(event_functions.everyone or function_guests.guest_id is not null)`;
  return db.selectFrom((from) =>
    from
      .selectFrom('guests')
      .innerJoin('event_functions', (join) =>
        join.on('event_functions.id', '=', id).onRef('event_functions.event_id', '=', 'guests.event_id'),
      )
      .leftJoin('replies', 'replies.guest_id', 'guests.id')
      .leftJoin('function_guests', (join) =>
        join.onRef('function_guests.guest_id', '=', 'guests.id').on('function_guests.function_id', '=', id),
      )
      .leftJoin('function_replies', (join) =>
        join.onRef('function_replies.guest_id', '=', 'guests.id').on('function_replies.function_id', '=', id),
      )
      .where('guests.event_id', '=', eventId)
      .select([
        'guests.id',
        'guests.position',
        'guests.first_name',
        'guests.last_name',
        'guests.email',
        'guests.phone',
      ])
      .select([
        sql<'pending' | 'yes' | 'no'>`coalesce(replies.rsvp, 'pending')`.as('rsvp'),
        invited.as('invited'),
        sql<number | null>`case
            when not ${invited} then null
            when replies.rsvp = 'no' then 0
            when replies.rsvp = 'yes' then ${comingToFunction} end`.as('people'),
        sql<boolean>`${invited} and replies.rsvp is not distinct from 'yes' and function_replies.people is null`.as(
          'byEvent',
        ),
      ])
      .as('guests'),
  );
}

/** Whether a guest stands to the function in this way. */
export const stands: Record<FunctionStanding | 'all', ReturnType<typeof sql<SqlBool>>> = {
  all: sql<SqlBool>`true`,
  invited: sql<SqlBool>`invited`,
  'not-invited': sql<SqlBool>`not invited`,
  coming: sql<SqlBool>`people > 0`,
  'not-coming': sql<SqlBool>`people = 0`,
  'not-said': sql<SqlBool>`invited and people is null`,
};

/** The ids of a function's guests who stand to it in this way, as a query to be a part of others. */
export const idsOfFunctionGuests = (db: Db, of: OfFunction, standing: FunctionStanding) =>
  guestsOfFunction(db, of).where(stands[standing]).select('guests.id');
