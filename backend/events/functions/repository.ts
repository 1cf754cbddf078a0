import { sql, type Insertable, type Selectable } from 'kysely';
import type { FunctionCounts } from '#contract/events/functions.ts';
import type { Db } from '#backend/platform/database/connect.ts';
import type { Schema } from '#backend/platform/database/schema.ts';

export type FunctionRow = Selectable<Schema['event_functions']>;

/** A function with what one guest said of it; null when nothing. */
export type AnsweredFunctionRow = FunctionRow & { people: number | null };

const inOrder = (db: Db, eventId: string) =>
  db
    .selectFrom('event_functions')
    .where('event_functions.event_id', '=', eventId)
    .orderBy('position')
    .orderBy('event_functions.id');

export async function findFunctions(db: Db, eventId: string): Promise<FunctionRow[]> {
  return inOrder(db, eventId).selectAll().execute();
}

/** The functions of several events, each event's in their order. */
export async function findFunctionsOfEvents(db: Db, eventIds: readonly string[]): Promise<FunctionRow[]> {
  return db
    .selectFrom('event_functions')
    .selectAll()
    .where(sql<boolean>`event_id = any(${eventIds})`)
    .orderBy('position')
    .orderBy('id')
    .execute();
}

export async function countFunctions(db: Db, eventId: string): Promise<number> {
  const { functions } = await db
    .selectFrom('event_functions')
    .select((select) => select.fn.countAll<number>().as('functions'))
    .where('event_id', '=', eventId)
    .executeTakeFirstOrThrow();
  return functions;
}

/** When the last function of the event is, in the event's zone; undefined without functions. */
export async function findLastFunction(
  db: Db,
  eventId: string,
): Promise<Pick<FunctionRow, 'date' | 'time'> | undefined> {
  return db
    .selectFrom('event_functions')
    .select(['date', 'time'])
    .where('event_id', '=', eventId)
    .orderBy('date', 'desc')
    .orderBy('time', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Holds the event until the transaction ends: changes of its functions come one after the other. */
export async function lockFunctionsOf(tx: Db, eventId: string): Promise<FunctionRow[]> {
  await tx.selectFrom('events').select('id').where('id', '=', eventId).forNoKeyUpdate().execute();
  return findFunctions(tx, eventId);
}

export async function insertFunction(
  tx: Db,
  row: Insertable<Schema['event_functions']>,
): Promise<FunctionRow> {
  return tx.insertInto('event_functions').values(row).returningAll().executeTakeFirstOrThrow();
}

/** Stores several at once. */
export async function insertFunctions(
  tx: Db,
  rows: readonly Insertable<Schema['event_functions']>[],
): Promise<void> {
  if (rows.length > 0) await tx.insertInto('event_functions').values(rows).execute();
}

/** Writes columns of a function; its version grows by one. */
export async function changeFunction(
  tx: Db,
  functionId: string,
  columns: Partial<Insertable<Schema['event_functions']>>,
  now: Date,
): Promise<FunctionRow> {
  return tx
    .updateTable('event_functions')
    .set((is) => ({ ...columns, version: is('version', '+', 1), updated_at: now }))
    .where('id', '=', functionId)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Writes the places of functions, in the order given. */
export async function saveFunctionOrder(tx: Db, functionIds: readonly string[]): Promise<void> {
  for (const [position, id] of functionIds.entries()) {
    await tx.updateTable('event_functions').set({ position }).where('id', '=', id).execute();
  }
}

export async function deleteFunctionRow(tx: Db, functionId: string): Promise<void> {
  await tx.deleteFrom('event_functions').where('id', '=', functionId).execute();
}

/** Over `replies` and `function_replies`: how many of a guest who said yes come to a function; who said nothing of it comes with all. */
export const comingToFunction = sql<number>`least(coalesce(function_replies.people, adults + children), adults + children)`;

export type CountedRow = FunctionCounts & { id: string; recorded: number };

/**
 * Totals of every function of an event. Reads replies and who was chosen, and no guest: a
 * long list nobody answered yet costs as little as a short one. People are never more
 * than the party of the reply they stand beside, and all of it where nothing was said of the function.
 */
export async function countFunctionAnswers(db: Db, eventId: string): Promise<CountedRow[]> {
  const { rows } = await sql<CountedRow>`
    select id, invited, coming, "notComing", invited - coming - "notComing" as "notSaid", people, "byEvent", recorded
    from (
      select
        event_functions.id,
        case when everyone then guest_count else (select count(*) from function_guests where function_id = event_functions.id) end as invited,
        (select count(*) from function_replies where function_id = event_functions.id) as recorded,
        said.*
      from event_functions
      join events on events.id = event_functions.event_id,
        lateral (
          select
            count(*) filter (where rsvp = 'yes' and function_replies.people is distinct from 0) as coming,
            count(*) filter (where rsvp = 'yes' and function_replies.people is null) as "byEvent",
            count(*) filter (where rsvp = 'no' or function_replies.people = 0) as "notComing",
            coalesce(sum(${comingToFunction}) filter (where rsvp = 'yes'), 0) as people
          from replies
          left join function_replies on function_replies.function_id = event_functions.id and function_replies.guest_id = replies.guest_id
          where replies.event_id = event_functions.event_id
            and rsvp in ('yes', 'no')
            and (everyone or exists (select from function_guests where function_guests.function_id = event_functions.id and function_guests.guest_id = replies.guest_id))
        ) said
      where event_functions.event_id = ${eventId}
    ) counted`.execute(db);
  return rows;
}
