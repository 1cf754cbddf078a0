import type { z } from 'zod/v4';
import {
  MAX_QUESTIONS,
  type NewQuestion,
  type Question,
  type QuestionEntry,
  type questionList,
  type questionMove,
} from '#contract/events/questions.ts';
import type { FieldErrors } from '#contract/common/errors.ts';
import { eventWords } from '#messages/events/words.ts';
import { questionWords } from '#messages/questions/words.ts';
import type { Context } from '#backend/platform/context.ts';
import type { Db } from '#backend/platform/database/connect.ts';
import { conflict, hasProblems, notFound, refusal } from '#backend/platform/errors.ts';
import type { ValidParts } from '#backend/platform/http/valid-parts.ts';
import { requireHost } from '#backend/events/access.ts';
import type { SignedIn } from '#backend/platform/http/viewer.ts';
import { newId } from '#backend/platform/ids.ts';
import {
  countQuestionAnswers,
  countConfirmed,
  deleteQuestionRow,
  findAnswers,
  findQuestions,
  holdFromAnswers,
  insertQuestion,
  lockQuestionsOf,
  saveQuestionOrder,
  updateQuestionRow,
  type QuestionRow,
} from './repository.ts';
import { choicesOf, wrongInEntry, wrongInRow } from './question-rules.ts';

export { answersByGuest } from './answers.ts';

/** The questions of an event with what each guest who comes answered to them, by question. Two queries. */
export async function answersOfQuestions(db: Db, eventId: string) {
  const questions = (await findQuestions(db, eventId)).map(present);
  const given = new Map<string, Map<string, readonly string[]>>();
  for (const { question_id: questionId, guest_id: guestId, answer } of await findAnswers(db, eventId)) {
    const theirs = given.get(guestId) ?? new Map<string, readonly string[]>();
    given.set(guestId, theirs.set(questionId, answer));
  }
  const none: ReadonlyMap<string, readonly string[]> = new Map();
  return { questions, answersOf: (guestId: string) => given.get(guestId) ?? none };
}

type Place = { eventId: string; questionId: string };
type Saved = { question: Question; message: string };
type Outcome = { success: boolean; message: string };

/** The organiser's questions with totals per answer, of the guests who are coming. */
export async function listQuestions(
  ctx: Context,
  viewer: SignedIn,
  eventId: string,
): Promise<z.infer<typeof questionList>> {
  await requireHost(ctx.db, eventId, viewer, 'view', eventWords.organisersOnlyInvitations);
  const rows = await findQuestions(ctx.db, eventId);
  const counts = rows.length > 0 ? await countQuestionAnswers(ctx.db, eventId) : [];
  const countOf = (questionId: string, choice: string | null) =>
    counts.find((each) => each.questionId === questionId && each.choice === choice)?.guests ?? 0;
  const questions = rows.map((row) => ({
    ...present(row),
    answered: countOf(row.id, null),
    choices: row.choices.map((choice) => ({ ...choice, guests: countOf(row.id, choice._id) })),
  }));
  return { questions, confirmed: await countConfirmed(ctx.db, eventId) };
}

/**
 * Puts one more question to the guests. Those who replied already are asked when they open their page again.
 *
 * @throws {Problem} 400 choices, 403, 404, 409 cancelled or ten questions
 */
export async function addQuestion(
  ctx: Context,
  viewer: SignedIn,
  eventId: string,
  { kind, ...entry }: NewQuestion,
): Promise<Saved> {
  return change(ctx, viewer, eventId, async (tx, rows) => {
    if (rows.length >= MAX_QUESTIONS) throw conflict(questionWords.tooMany, 'too_many_questions');
    const problems = wrongInEntry(rows, kind, entry);
    if (hasProblems(problems)) throw refusal(problems);
    const question = {
      kind,
      text: entry.text,
      required: entry.required,
      eachPerson: entry.eachPerson,
      choices: choicesOf(kind, entry, []),
    };
    const id = newId();
    await insertQuestion(tx, {
      id,
      event_id: eventId,
      position: (rows.at(-1)?.position ?? -1) + 1,
      ...question,
    });
    return { question: { _id: id, ...question }, message: questionWords.added };
  });
}

/**
 * Changes the words of a question; what was answered stays. A choice somebody took can be
 * reworded, not removed.
 *
 * @throws {Problem} 400 choices, 403, 404
 */
export async function updateQuestion(
  ctx: Context,
  viewer: SignedIn,
  { eventId, questionId }: Place,
  entry: QuestionEntry,
): Promise<Saved> {
  return change(ctx, viewer, eventId, async (tx, rows) => {
    const row = found(rows, questionId);
    if (row.kind !== 'text') await holdFromAnswers(tx, questionId);
    const problems = await wrongInRow(tx, rows, row, entry);
    if (hasProblems(problems)) throw refusal(problems);
    const choices = choicesOf(row.kind, entry, row.choices);
    const { text, required, eachPerson } = entry;
    await updateQuestionRow(tx, questionId, { text, required, eachPerson, choices });
    return {
      question: { ...present(row), text, required, eachPerson, choices },
      message: questionWords.saved,
    };
  });
}

/**
 * What is wrong with a question, a new one or the one named, of those fields that can be read.
 *
 * @throws {Problem} 403 or 404 for whoever may not change the event, 404 without the question
 */
export async function wrongInQuestion(
  ctx: Context,
  viewer: SignedIn,
  { eventId, questionId }: { eventId: string; questionId?: string },
  { kind, ...entry }: ValidParts<NewQuestion>,
): Promise<FieldErrors> {
  await requireHost(ctx.db, eventId, viewer, 'edit', eventWords.organisersOnlyInvitations);
  const rows = await findQuestions(ctx.db, eventId);
  return questionId === undefined
    ? wrongInEntry(rows, kind, entry)
    : wrongInRow(ctx.db, rows, found(rows, questionId), entry);
}

/** Moves a question one place; at the end of the list nothing changes. */
export async function moveQuestion(
  ctx: Context,
  viewer: SignedIn,
  { eventId, questionId }: Place,
  { direction }: z.output<typeof questionMove>,
): Promise<Outcome> {
  return change(ctx, viewer, eventId, async (tx, rows) => {
    found(rows, questionId);
    const ids = rows.map(({ id }) => id);
    const from = ids.indexOf(questionId);
    const to = direction === 'up' ? from - 1 : from + 1;
    if (to >= 0 && to < ids.length) {
      ids.splice(to, 0, ...ids.splice(from, 1));
      await saveQuestionOrder(tx, ids);
    }
    return { success: true, message: questionWords.moved };
  });
}

/** Deletes a question with its answers: what nobody asks any more is not kept about guests. */
export async function deleteQuestion(
  ctx: Context,
  viewer: SignedIn,
  { eventId, questionId }: Place,
): Promise<Outcome> {
  return change(ctx, viewer, eventId, async (tx, rows) => {
    found(rows, questionId);
    await deleteQuestionRow(tx, questionId);
    return { success: true, message: questionWords.deleted };
  });
}

async function change<T>(
  ctx: Context,
  viewer: SignedIn,
  eventId: string,
  work: (tx: Db, rows: QuestionRow[]) => Promise<T>,
): Promise<T> {
  return ctx.db.transaction().execute(async (tx) => {
    const event = await requireHost(tx, eventId, viewer, 'edit', eventWords.organisersOnlyInvitations);
    if (event.status === 'cancelled') throw conflict(eventWords.cancelledAlready, 'event_cancelled');
    return work(tx, await lockQuestionsOf(tx, eventId));
  });
}

function found(rows: readonly QuestionRow[], questionId: string): QuestionRow {
  const row = rows.find(({ id }) => id === questionId);
  if (!row) throw notFound(questionWords.gone);
  return row;
}

const present = (row: QuestionRow): Question => ({
  _id: row.id,
  kind: row.kind,
  text: row.question,
  choices: row.choices,
  required: row.required,
  eachPerson: row.each_person,
});
