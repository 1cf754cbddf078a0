import { sql, type Selectable } from 'kysely';
import type { NewQuestion, QuestionChoice } from '#contract/events/questions.ts';
import type { AnsweredPerson } from '#contract/guests/household.ts';
import type { Db } from '#backend/platform/database/connect.ts';
import type { Schema } from '#backend/platform/database/schema.ts';

export type QuestionRow = Selectable<Schema['event_questions']>;

const inOrder = (db: Db, eventId: string) =>
  db
    .selectFrom('event_questions')
    .where('event_questions.event_id', '=', eventId)
    .orderBy('position')
    .orderBy('event_questions.id');

export async function findQuestions(db: Db, eventId: string): Promise<QuestionRow[]> {
  return inOrder(db, eventId).selectAll().execute();
}

/** Holds the event until the transaction ends: changes of its questions come one after the other. */
export async function lockQuestionsOf(tx: Db, eventId: string): Promise<QuestionRow[]> {
  await tx.selectFrom('events').select('id').where('id', '=', eventId).forNoKeyUpdate().execute();
  return findQuestions(tx, eventId);
}

/**
 * Waits for the guests who are answering a question, and holds it: what they took is counted afterwards, and who comes
 * later finds what becomes of it (`findGuestQuestions` holds it for them). A lock weaker than this does not.
 */
export async function holdFromAnswers(tx: Db, questionId: string): Promise<void> {
  await tx.selectFrom('event_questions').select('id').where('id', '=', questionId).forUpdate().execute();
}

export async function insertQuestion(
  tx: Db,
  row: { id: string; event_id: string; position: number } & Pick<
    NewQuestion,
    'kind' | 'text' | 'required' | 'eachPerson'
  > & { choices: QuestionChoice[] },
): Promise<void> {
  const { text, choices, eachPerson, ...rest } = row;
  await tx
    .insertInto('event_questions')
    .values({ ...rest, question: text, each_person: eachPerson, choices: JSON.stringify(choices) })
    .execute();
}

export async function updateQuestionRow(
  tx: Db,
  questionId: string,
  {
    text,
    required,
    eachPerson,
    choices,
  }: Pick<NewQuestion, 'text' | 'required' | 'eachPerson'> & { choices: QuestionChoice[] },
): Promise<void> {
  await tx
    .updateTable('event_questions')
    .set({ question: text, required, each_person: eachPerson, choices: JSON.stringify(choices) })
    .where('id', '=', questionId)
    .execute();
}

/** Writes the places of questions, in the order given. */
export async function saveQuestionOrder(tx: Db, questionIds: readonly string[]): Promise<void> {
  for (const [position, id] of questionIds.entries()) {
    await tx.updateTable('event_questions').set({ position }).where('id', '=', id).execute();
  }
}

export async function deleteQuestionRow(tx: Db, questionId: string): Promise<void> {
  await tx.deleteFrom('event_questions').where('id', '=', questionId).execute();
}

/** How many guests, and people of theirs, took each choice of a question, whatever they reply: what is written down stays. */
export async function countChoices(db: Db, questionId: string): Promise<Map<string, number>> {
  const { rows } = await sql<{ choice: string; guests: number }>`
    select choice, count(*) as guests from (
      select unnest(answer) as choice from reply_answers where question_id = ${questionId}
      union all
      select jsonb_array_elements_text(person->'answers'->${questionId}::text)
      from event_questions
      join replies on replies.event_id = event_questions.event_id,
        jsonb_array_elements(answered_household) as person
      where event_questions.id = ${questionId}) taken
    group by choice`.execute(db);
  return new Map(rows.map(({ choice, guests }) => [choice, guests]));
}

/**
 * Answers of the guests who are coming, over all questions of an event: by question, and by question and choice. Of a
 * question for each person they are those of the people who come, or of the guest where nobody said who comes.
 */
export async function countQuestionAnswers(
  db: Db,
  eventId: string,
): Promise<{ questionId: string; choice: string | null; guests: number }[]> {
  const { rows } = await sql<{ questionId: string; choice: string | null; guests: number }>`
    with given as (
      select question_id, answer, kind
      from reply_answers
      join event_questions on event_questions.id = question_id
      join replies on replies.guest_id = reply_answers.guest_id and rsvp = 'yes'
      where event_questions.event_id = ${eventId}
        and not (each_person and jsonb_path_exists(answered_household, '$[*] ? (@.coming == true)'))
      union all
      select event_questions.id, array(select jsonb_array_elements_text(person->'answers'->event_questions.id)), kind
      from event_questions
      join replies on replies.event_id = event_questions.event_id and rsvp = 'yes',
        jsonb_path_query(answered_household, '$[*] ? (@.coming == true)') as person
      where event_questions.event_id = ${eventId} and each_person and person->'answers' ? event_questions.id)
    select question_id as "questionId", null as choice, count(*) as guests from given group by question_id
    union all
    select question_id, choice, count(*) from given, unnest(answer) as choice where kind <> 'text' group by question_id, choice`.execute(
    db,
  );
  return rows;
}

export async function countConfirmed(db: Db, eventId: string): Promise<number> {
  const { confirmed } = await db
    .selectFrom('replies')
    .select((select) => select.fn.countAll<number>().as('confirmed'))
    .where('event_id', '=', eventId)
    .where('rsvp', '=', 'yes')
    .executeTakeFirstOrThrow();
  return confirmed;
}

/** Every answer of the guests who are coming, for the list as a file. */
export async function findAnswers(
  db: Db,
  eventId: string,
): Promise<{ question_id: string; guest_id: string; answer: string[] }[]> {
  return db
    .selectFrom('reply_answers')
    .innerJoin('event_questions', 'event_questions.id', 'question_id')
    .innerJoin('replies', 'replies.guest_id', 'reply_answers.guest_id')
    .select(['question_id', 'reply_answers.guest_id', 'answer'])
    .where('event_questions.event_id', '=', eventId)
    .where('replies.rsvp', '=', 'yes')
    .execute();
}

/** Of the guests who are coming, the people of those who said who comes, by guest. */
export async function findAnsweredHouseholds(
  db: Db,
  eventId: string,
): Promise<Map<string, AnsweredPerson[]>> {
  const rows = await db
    .selectFrom('replies')
    .select(['guest_id', 'answered_household'])
    .where('event_id', '=', eventId)
    .where('rsvp', '=', 'yes')
    .where(sql<boolean>`answered_household <> '[]'`)
    .execute();
  return new Map(rows.map((row) => [row.guest_id, row.answered_household]));
}
