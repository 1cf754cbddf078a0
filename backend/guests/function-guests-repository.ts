import { sql } from 'kysely';
import { FUNCTION_GUESTS_PAGE, type FunctionGuestsQuery } from '#contract/events/functions.ts';
import type { Db } from '#backend/platform/database/connect.ts';
import { isNarrowed } from '#contract/guests/guest-filter.ts';
import { guestsOfFunction, idsFound, ofThese, stands, type Which } from './filter-repository.ts';
import { pageWindow } from '#backend/platform/search.ts';
import {
  comingToFunction,
  type AnsweredFunctionRow,
  type FunctionRow,
} from '#backend/events/functions/service.ts';

const found = (db: Db, row: FunctionRow, { show, ...filter }: FunctionGuestsQuery) =>
  guestsOfFunction(db, row)
    .where(stands[show])
    .$if(isNarrowed(filter), (query) => query.where('guests.id', 'in', idsFound(db, row.event_id, filter)));

/** One page of the guests that a search or filter finds, in the order of the guest list. */
export async function findFunctionGuests(db: Db, row: FunctionRow, query: FunctionGuestsQuery) {
  const { total } = await found(db, row, query)
    .select((select) => select.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const { page, pages, offset } = pageWindow(total, query.page, FUNCTION_GUESTS_PAGE);
  const rows = await found(db, row, query)
    .selectAll()
    .orderBy('position')
    .orderBy('id')
    .limit(FUNCTION_GUESTS_PAGE)
    .offset(offset)
    .execute();
  return { rows, total, page, pages };
}

/** Chooses guests of the function's event; who was chosen already stays so. @returns who was not before */
export async function chooseGuests(
  tx: Db,
  { id, event_id: eventId }: FunctionRow,
  which: Which,
): Promise<string[]> {
  const rows = await tx
    .insertInto('function_guests')
    .columns(['function_id', 'guest_id'])
    .expression((from) =>
      from
        .selectFrom('guests')
        .select([sql<string>`${id}::text`.as('function_id'), 'guests.id as guest_id'])
        .where('guests.event_id', '=', eventId)
        .where(ofThese(tx, eventId, which)),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('guest_id')
    .execute();
  return rows.map((row) => row.guest_id);
}

/** Leaves guests out again. What they said is kept, and does not count. @returns who was invited before */
export async function leaveGuestsOut(
  tx: Db,
  { id, event_id: eventId }: FunctionRow,
  which: Which,
): Promise<string[]> {
  const rows = await tx
    .deleteFrom('function_guests')
    .where('function_id', '=', id)
    .where('guest_id', 'in', (from) =>
      from
        .selectFrom('guests')
        .select('guests.id')
        .where('guests.event_id', '=', eventId)
        .where(ofThese(tx, eventId, which)),
    )
    .returning('guest_id')
    .execute();
  return rows.map((row) => row.guest_id);
}

/** The functions each of these guests is invited to, in order, with what they said. */
export async function findInvitedFunctions(
  db: Db,
  guestIds: readonly string[],
): Promise<{ guestId: string; row: AnsweredFunctionRow }[]> {
  const rows = await db
    .selectFrom('event_functions')
    .innerJoin('guests', 'guests.event_id', 'event_functions.event_id')
    .leftJoin('function_replies', (join) =>
      join
        .onRef('function_replies.function_id', '=', 'event_functions.id')
        .onRef('function_replies.guest_id', '=', 'guests.id'),
    )
    .selectAll('event_functions')
    .select(['function_replies.people', 'guests.id as guest'])
    .where(sql<boolean>`guests.id = any(${guestIds})`)
    .where(
      sql<boolean>`(event_functions.everyone or exists (select from function_guests where function_id = event_functions.id and guest_id = guests.id))`,
    )
    .orderBy('event_functions.position')
    .orderBy('event_functions.id')
    .execute();
  return rows.map(({ guest: guestId, ...row }) => ({ guestId, row }));
}

/** Who was chosen for which of these functions. */
export async function findChosenGuests(
  db: Db,
  functionIds: readonly string[],
): Promise<{ function_id: string; guest_id: string }[]> {
  return db
    .selectFrom('function_guests')
    .select(['function_id', 'guest_id'])
    .where(sql<boolean>`function_id = any(${functionIds})`)
    .execute();
}

interface ComingToFunction {
  functionId: string;
  guestId: string;
  people: number;
  byEvent: boolean;
}

/**
 * How many come to which function with whom, over these functions, without those who have not answered. `byEvent`: by their yes to
 * the event. Invited or not: whoever is not does not count.
 */
export async function findPeople(db: Db, functionIds: readonly string[]): Promise<ComingToFunction[]> {
  const { rows } = await sql<ComingToFunction>`
    select event_functions.id as "functionId", replies.guest_id as "guestId",
      case rsvp when 'no' then 0 else ${comingToFunction} end as people,
      rsvp = 'yes' and function_replies.people is null as "byEvent"
    from event_functions
    join replies on replies.event_id = event_functions.event_id
    left join function_replies on function_replies.function_id = event_functions.id and function_replies.guest_id = replies.guest_id
    where event_functions.id = any(${functionIds}) and rsvp in ('yes', 'no')`.execute(db);
  return rows;
}
