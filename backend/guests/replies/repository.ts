import { sql, type Selectable } from 'kysely';
import type { GuestQuestion } from '#contract/events/questions.ts';
import type { AnsweredPerson } from '#contract/guests/household.ts';
import type { RsvpSource } from '#contract/guests/replies.ts';
import type { Language } from '#messages/language.ts';
import { asJson } from '#backend/platform/database/as-json.ts';
import type { Db } from '#backend/platform/database/connect.ts';
import type { Schema } from '#backend/platform/database/schema.ts';
import { dateChanged } from '#backend/events/access.ts';
import type { AnsweredFunctionRow } from '#backend/events/functions/service.ts';

/** A reply as stored, and whether the event's date changed since. */
export type ReplyRow = Selectable<Schema['replies']> & { date_changed: boolean | null };

/**
 * A guest with their reply and what the event says about answering, locked: two answers
 * for one guest come one after the other, also when neither has a row yet.
 */
export async function lockGuestToAnswer(tx: Db, eventId: string, guestId: string) {
  const guest = await tx
    .selectFrom('guests')
    .innerJoin('events', 'events.id', 'guests.event_id')
    .select([
      'guests.id',
      'guests.event_id',
      'guests.with_family',
      'guests.party_limit',
      'guests.household',
      'guests.language',
      'guests.first_name',
      'guests.last_name',
      'guests.email',
      'guests.phone',
      'events.status',
      'events.starts_at',
      'events.time_zone',
      'events.event_name',
      'events.organiser_id',
    ])
    .where('guests.event_id', '=', eventId)
    .where('guests.id', '=', guestId)
    // leaves the guest free to be named by new rows of other tables
    .forNoKeyUpdate('guests')
    .executeTakeFirst();
  return guest && { guest, reply: await findReply(tx, guestId) };
}

export interface NewReply {
  rsvp: 'pending' | 'yes' | 'no';
  source: RsvpSource | null;
  adults: number;
  children: number;
  note: string;
  names: string;
  household: AnsweredPerson[];
  /** The event's date it is for; left out, the present one. */
  answered_for?: string | null;
}

/** Writes a reply over the last one, as given at a moment; its version grows by one, or past `after`, another's. */
export async function saveReply(
  tx: Db,
  guest: { id: string; event_id: string },
  reply: NewReply,
  at: Date,
  after = 0,
): Promise<ReplyRow> {
  const { household, ...rest } = reply;
  const columns = {
    answered_for: sql<string>`(select date from events where id = ${guest.event_id})`,
    ...rest,
    answered_household: asJson(household),
  };
  return tx
    .insertInto('replies')
    .values({ guest_id: guest.id, event_id: guest.event_id, ...columns, version: after + 1, updated_at: at })
    .onConflict((conflict) =>
      conflict.column('guest_id').doUpdateSet({
        ...columns,
        version: sql<number>`greatest(replies.version, ${after}::int) + 1`,
        updated_at: at,
      }),
    )
    .returningAll()
    .returning(dateChanged.as('date_changed'))
    .executeTakeFirstOrThrow();
}

/** Remembers the language a guest answered in: what is written to them later is in it, too. */
export async function keepLanguage(
  tx: Db,
  guest: { id: string; language: Language | null },
  language: Language,
): Promise<void> {
  if (guest.language === language) return;
  await tx.updateTable('guests').set({ language }).where('id', '=', guest.id).execute();
}

export async function findReply(db: Db, guestId: string): Promise<ReplyRow | undefined> {
  return db
    .selectFrom('replies')
    .selectAll()
    .select(dateChanged.as('date_changed'))
    .where('guest_id', '=', guestId)
    .executeTakeFirst();
}

/**
 * What is answered stays until the transaction ends: it is neither deleted meanwhile, nor a choice taken away. Guests
 * hold it together, and hosts who move it wait for nobody.
 */
interface Held {
  held?: boolean;
}

/** The questions of an event, in the order they are asked, each with what this guest answered; empty when the guest did not. */
export async function findGuestQuestions(
  db: Db,
  eventId: string,
  guestId: string,
  { held = false }: Held = {},
): Promise<GuestQuestion[]> {
  const rows = await db
    .selectFrom('event_questions')
    .leftJoin('reply_answers', (join) =>
      join.onRef('question_id', '=', 'event_questions.id').on('guest_id', '=', guestId),
    )
    .select([
      'event_questions.id as _id',
      'kind',
      'question as text',
      'choices',
      'required',
      'each_person as eachPerson',
      'answer',
    ])
    .where('event_questions.event_id', '=', eventId)
    .orderBy('position')
    .orderBy('event_questions.id')
    .$if(held, (query) => query.forKeyShare('event_questions'))
    .execute();
  return rows.map(({ answer, ...question }) => ({ ...question, answer: answer ?? [] }));
}

/** Writes what a guest answered; an empty answer is none. */
export async function saveAnswers(
  tx: Db,
  guestId: string,
  answers: ReadonlyMap<string, readonly string[]>,
): Promise<void> {
  const given = [...answers].filter(([, answer]) => answer.length > 0);
  const cleared = [...answers.keys()].filter((id) => answers.get(id)?.length === 0);
  if (cleared.length > 0)
    await tx
      .deleteFrom('reply_answers')
      .where('guest_id', '=', guestId)
      .where('question_id', 'in', cleared)
      .execute();
  if (given.length === 0) return;
  await tx
    .insertInto('reply_answers')
    .values(
      given.map(([questionId, answer]) => ({
        question_id: questionId,
        guest_id: guestId,
        answer: [...answer],
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['question_id', 'guest_id'])
        .doUpdateSet((is) => ({ answer: is.ref('excluded.answer') })),
    )
    .execute();
}

/** Every function of the event with how one guest stands to it. */
export async function findFunctionsOfGuest(
  db: Db,
  eventId: string,
  guestId: string,
  { held = false }: Held = {},
): Promise<(AnsweredFunctionRow & { invited: boolean })[]> {
  return db
    .selectFrom('event_functions')
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
    .where('event_functions.event_id', '=', eventId)
    .orderBy('position')
    .orderBy('event_functions.id')
    .$if(held, (query) => query.forKeyShare('event_functions'))
    .execute();
}

/** Those of them the guest is invited to. */
export const findGuestFunctions = async (
  db: Db,
  eventId: string,
  guestId: string,
  how: Held = {},
): Promise<AnsweredFunctionRow[]> =>
  (await findFunctionsOfGuest(db, eventId, guestId, how)).filter(({ invited }) => invited);

/** Writes how many come to which function; null takes what was said back. */
export async function saveFunctionReplies(
  tx: Db,
  guestId: string,
  replies: ReadonlyMap<string, number | null>,
): Promise<void> {
  const rows: { function_id: string; guest_id: string; people: number }[] = [];
  const cleared: string[] = [];
  for (const [functionId, people] of replies) {
    if (people === null) cleared.push(functionId);
    else rows.push({ function_id: functionId, guest_id: guestId, people });
  }
  if (cleared.length > 0)
    await tx
      .deleteFrom('function_replies')
      .where('guest_id', '=', guestId)
      .where('function_id', 'in', cleared)
      .execute();
  if (rows.length === 0) return;
  await tx
    .insertInto('function_replies')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['function_id', 'guest_id'])
        .doUpdateSet((is) => ({ people: is.ref('excluded.people') })),
    )
    .execute();
}
