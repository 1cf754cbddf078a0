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

/** Every function of the event with how one guest stands to it. */
export async function findFunctionsOfGuest(
  db: Db,
  eventId: string,
  guestId: string,
): Promise<(AnsweredFunctionRow & { invited: boolean })[]> {
  return inOrder(db, eventId)
    .leftJoin('function_replies', (join) =>
      join
        .onRef('function_replies.function_id', '=', 'event_functions.id')
        .on('function_replies.guest_id', '=', guestId),
    )
    .selectAll('event_functions')
    .select('function_replies.people')
    .select(
      sql<boolean>`event_functions.everyone or exists (select from function_guests where function_id = event_functions.id and guest_id = ${guestId})`.as(
        'invited',
      ),
    )
    .execute();
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

export type CountedRow = FunctionCounts & { id: string; recorded: number };

/**
 * Totals of every function of an event. Reads replies and who was chosen, and no guest: a
 * long list nobody answered yet costs as little as a short one. People are never more
 * than the party of the reply they stand beside.
 */
export async function countFunctionAnswers(db: Db, eventId: string): Promise<CountedRow[]> {
  const { rows } = await sql<CountedRow>`
    select id, invited, coming, "notComing", invited - coming - "notComing" as "notSaid", people, recorded
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
            count(*) filter (where rsvp = 'yes' and function_replies.people > 0) as coming,
            count(*) filter (where rsvp = 'no' or function_replies.people = 0) as "notComing",
            coalesce(sum(least(function_replies.people, adults + children)) filter (where rsvp = 'yes' and function_replies.people is not null), 0) as people
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

/** How many come to which function with whom, over these functions; without those who said nothing. Invited or not: whoever is not does not count. */
export async function findPeople(
  db: Db,
  functionIds: readonly string[],
): Promise<{ functionId: string; guestId: string; people: number }[]> {
  const { rows } = await sql<{ functionId: string; guestId: string; people: number }>`
    select event_functions.id as "functionId", replies.guest_id as "guestId",
      case rsvp when 'no' then 0 else least(function_replies.people, adults + children) end as people
    from event_functions
    join replies on replies.event_id = event_functions.event_id
    left join function_replies on function_replies.function_id = event_functions.id and function_replies.guest_id = replies.guest_id
    where event_functions.id = any(${functionIds}) and (rsvp = 'no' or rsvp = 'yes' and function_replies.people is not null)`.execute(
    db,
  );
  return rows;
}

/** Writes how many come to which function; null takes what was said back. */
export async function saveFunctionReplies(
  tx: Db,
  guestId: string,
  replies: ReadonlyMap<string, number | null>,
): Promise<void> {
  const said: { function_id: string; guest_id: string; people: number }[] = [];
  const cleared: string[] = [];
  for (const [functionId, people] of replies) {
    if (people === null) cleared.push(functionId);
    else said.push({ function_id: functionId, guest_id: guestId, people });
  }
  if (cleared.length > 0)
    await tx
      .deleteFrom('function_replies')
      .where('guest_id', '=', guestId)
      .where('function_id', 'in', cleared)
      .execute();
  if (said.length === 0) return;
  await tx
    .insertInto('function_replies')
    .values(said)
    .onConflict((conflict) =>
      conflict
        .columns(['function_id', 'guest_id'])
        .doUpdateSet((is) => ({ people: is.ref('excluded.people') })),
    )
    .execute();
}
