import type { z } from 'zod/v4';
import {
  MAX_QUESTIONS,
  type NewQuestion,
  type Question,
  type QuestionChoice,
  type QuestionEntry,
  type QuestionKind,
  type questionList,
  type questionMove,
} from '#contract/events/questions.ts';
import * as eventWords from '#messages/events/en.ts';
import * as words from '#messages/questions/en.ts';
import type { Context } from '#backend/platform/context.ts';
import type { Db } from '#backend/platform/database/connect.ts';
import { conflict, invalid, notFound } from '#backend/platform/errors.ts';
import { requireHost } from '#backend/events/access.ts';
import type { SignedIn } from '#backend/platform/http/viewer.ts';
import { newId } from '#backend/platform/ids.ts';
import {
  countQuestionAnswers,
  countChoices,
  countConfirmed,
  deleteQuestionRow,
  findQuestions,
  insertQuestion,
  lockQuestionsOf,
  saveQuestionOrder,
  updateQuestionRow,
  type QuestionRow,
} from './repository.ts';

export { answersByGuest, questionsAsked, readAnswers, saveAnswers } from './answers.ts';

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
    if (rows.length >= MAX_QUESTIONS) throw conflict(words.tooMany, 'too_many_questions');
    refuseRepeated(rows, entry.text);
    const question = {
      kind,
      text: entry.text,
      required: entry.required,
      choices: choicesOf(kind, entry, []),
    };
    const id = newId();
    await insertQuestion(tx, {
      id,
      event_id: eventId,
      position: (rows.at(-1)?.position ?? -1) + 1,
      ...question,
    });
    return { question: { _id: id, ...question }, message: words.added };
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
    refuseRepeated(
      rows.filter(({ id }) => id !== questionId),
      entry.text,
    );
    const choices = choicesOf(row.kind, entry, row.choices);
    await refuseTakenChoices(tx, row, choices);
    await updateQuestionRow(tx, questionId, { text: entry.text, required: entry.required, choices });
    return {
      question: { ...present(row), text: entry.text, required: entry.required, choices },
      message: words.saved,
    };
  });
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
    return { success: true, message: words.moved };
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
    return { success: true, message: words.deleted };
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
  if (!row) throw notFound(words.gone);
  return row;
}

const present = (row: QuestionRow): Question => ({
  _id: row.id,
  kind: row.kind,
  text: row.question,
  choices: row.choices,
  required: row.required,
});

/** Also what a form sent twice meets: the question is there once. */
function refuseRepeated(others: readonly QuestionRow[], text: string): void {
  if (others.some(({ question }) => same(question, text)))
    throw invalid({ text: [words.askedAlready] }, words.askedAlready);
}

/** The choices as they are kept: those with words; one that names a choice there is keeps its id. */
function choicesOf(
  kind: QuestionKind,
  { choices }: QuestionEntry,
  before: readonly QuestionChoice[],
): QuestionChoice[] {
  if (kind === 'text') return [];
  const known = new Set(before.map(({ _id }) => _id));
  const kept = choices
    .filter(({ text }) => text !== '')
    .map(({ _id, text }) => ({ _id: known.delete(_id) ? _id : newChoiceId(before), text }));
  if (kept.length < 2) throw invalid({ choices: [words.twoChoicesNeeded] }, words.twoChoicesNeeded);
  if (kept.some(({ text }, index) => kept.slice(0, index).some((other) => same(other.text, text))))
    throw invalid({ choices: [words.choicesDiffer] }, words.choicesDiffer);
  return kept;
}

/** Not used again for other words: a page opened before would answer with it. */
function newChoiceId(before: readonly QuestionChoice[]): string {
  const made = newId().slice(0, 5);
  return before.some(({ _id }) => _id === made) ? newChoiceId(before) : made;
}

async function refuseTakenChoices(tx: Db, row: QuestionRow, kept: readonly QuestionChoice[]): Promise<void> {
  const removed = row.choices.filter(({ _id }) => !kept.some((choice) => choice._id === _id));
  if (removed.length === 0) return;
  const taken = await countChoices(tx, row.id);
  const [first] = removed.filter(({ _id }) => taken.has(_id));
  if (!first) return;
  const message = words.choiceTaken(first.text, taken.get(first._id) ?? 0);
  throw invalid({ choices: [message] }, message);
}

const same = (a: string, b: string): boolean => a.toLocaleLowerCase() === b.toLocaleLowerCase();
