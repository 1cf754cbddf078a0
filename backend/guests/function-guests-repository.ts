import { sql, type SqlBool } from 'kysely';
import { FUNCTION_GUESTS_PAGE, type FunctionGuestsQuery } from '#contract/events/functions.ts';
import type { Db } from '#backend/platform/database/connect.ts';
import { matchesSearch } from './search-repository.ts';
import { pageWindow } from '#backend/platform/search.ts';
import type { FunctionRow } from '#backend/events/functions/service.ts';

/** Guests of the event with how they stand to one function; what does not count is null, as in `countAnswers`. */
function guestsOfFunction(db: Db, { id, event_id: eventId, everyone }: FunctionRow) {
  const invited = everyone ? sql<boolean>`true` : sql<boolean>`function_guests.guest_id is not null`;
  return db.selectFrom((from) =>
    from
      .selectFrom('guests')
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
            when replies.rsvp = 'yes' and function_replies.people is not null then least(function_replies.people, adults + children) end`.as(
          'people',
        ),
      ])
      .as('guests'),
  );
}

const stands: Record<FunctionGuestsQuery['show'], ReturnType<typeof sql<SqlBool>>> = {
  all: sql<SqlBool>`true`,
  invited: sql<SqlBool>`invited`,
  'not-invited': sql<SqlBool>`not invited`,
  coming: sql<SqlBool>`people > 0`,
  'not-coming': sql<SqlBool>`people = 0`,
  'not-said': sql<SqlBool>`invited and people is null`,
};

const narrowed = (db: Db, row: FunctionRow, { search, show }: Omit<FunctionGuestsQuery, 'page'>) =>
  guestsOfFunction(db, row).where(matchesSearch(search)).where(stands[show]);

/** The ids of a function's guests who stand to it in this way, as a query to be a part of others. */
export const idsOfFunctionGuests = (db: Db, row: FunctionRow, show: FunctionGuestsQuery['show']) =>
  guestsOfFunction(db, row).where(stands[show]).select('guests.id');

/** One page of the guests that a search or filter finds, in the order of the guest list. */
export async function findFunctionGuests(db: Db, row: FunctionRow, query: FunctionGuestsQuery) {
  const { total } = await narrowed(db, row, query)
    .select((select) => select.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const { page, pages, offset } = pageWindow(total, query.page, FUNCTION_GUESTS_PAGE);
  const rows = await narrowed(db, row, query)
    .selectAll()
    .orderBy('position')
    .orderBy('id')
    .limit(FUNCTION_GUESTS_PAGE)
    .offset(offset)
    .execute();
  return { rows, total, page, pages };
}

/** Guests by their ids, or those a search finds; an empty one finds all. */
type WhichGuests = { guestIds: readonly string[] } | { search: string };

const these = (which: WhichGuests) =>
  'guestIds' in which ? sql<SqlBool>`guests.id = any(${which.guestIds})` : matchesSearch(which.search);

/** Chooses guests of the function's event; who was chosen already stays so. */
export async function chooseGuests(
  tx: Db,
  { id, event_id: eventId }: FunctionRow,
  which: WhichGuests,
): Promise<void> {
  await tx
    .insertInto('function_guests')
    .columns(['function_id', 'guest_id'])
    .expression((from) =>
      from
        .selectFrom('guests')
        .select([sql<string>`${id}::text`.as('function_id'), 'guests.id as guest_id'])
        .where('guests.event_id', '=', eventId)
        .where(these(which)),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Leaves guests out again. What they said is kept, and does not count. */
export async function leaveGuestsOut(
  tx: Db,
  { id, event_id: eventId }: FunctionRow,
  which: WhichGuests,
): Promise<void> {
  await tx
    .deleteFrom('function_guests')
    .where('function_id', '=', id)
    .where('guest_id', 'in', (from) =>
      from
        .selectFrom('guests')
        .select('guests.id')
        .where('guests.event_id', '=', eventId)
        .where(these(which)),
    )
    .execute();
}
