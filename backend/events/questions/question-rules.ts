import type { QuestionChoice, QuestionEntry, QuestionKind } from '#contract/events/questions.ts';
import type { FieldErrors } from '#contract/common/errors.ts';
import { questionWords } from '#messages/questions/words.ts';
import type { Db } from '#backend/platform/database/connect.ts';
import type { ValidParts } from '#backend/platform/http/valid-parts.ts';
import { newId } from '#backend/platform/ids.ts';
import { countChoices, type QuestionRow } from './repository.ts';

type EntryInput = ValidParts<QuestionEntry>;

/** Words asked already, which a form sent twice meets too, and choices that cannot be chosen from. */
export function wrongInEntry(
  others: readonly QuestionRow[],
  kind: QuestionKind | undefined,
  { text, choices }: EntryInput,
): FieldErrors {
  const repeated = text !== undefined && others.some(({ question }) => same(question, text));
  const wrong = kind === undefined || kind === 'text' || !choices ? null : wrongChoices(choices);
  return {
    ...(repeated ? { text: [questionWords.duplicateQuestion] } : {}),
    ...(wrong === null ? {} : { choices: [wrong] }),
  };
}

/** The same of a question there is, whose choices somebody took may not go. */
export async function wrongInRow(
  db: Db,
  rows: readonly QuestionRow[],
  row: QuestionRow,
  entry: EntryInput,
): Promise<FieldErrors> {
  const taken = await takenChoice(db, row, entry);
  return {
    ...(taken === null ? {} : { choices: [taken] }),
    ...wrongInEntry(
      rows.filter(({ id }) => id !== row.id),
      row.kind,
      entry,
    ),
  };
}

function wrongChoices(choices: NonNullable<EntryInput['choices']>): string | null {
  const texts = choices.flatMap((choice) => (choice?.text === '' ? [] : [choice?.text]));
  if (texts.length < 2) return questionWords.twoChoicesNeeded;
  const read = texts.filter((text) => text !== undefined);
  return read.some((text, index) => read.slice(0, index).some((other) => same(other, text)))
    ? questionWords.choicesDiffer
    : null;
}

/** The choices as they are kept: those with words; one that names a choice there is keeps its id. */
export function choicesOf(
  kind: QuestionKind,
  { choices }: QuestionEntry,
  before: readonly QuestionChoice[],
): QuestionChoice[] {
  if (kind === 'text') return [];
  const known = new Set(before.map(({ _id }) => _id));
  return choices
    .filter(({ text }) => text !== '')
    .map(({ _id, text }) => ({ _id: known.delete(_id) ? _id : newChoiceId(before), text }));
}

/** Not used again for other words: a page opened before would answer with it. */
function newChoiceId(before: readonly QuestionChoice[]): string {
  const made = newId().slice(0, 5);
  return before.some(({ _id }) => _id === made) ? newChoiceId(before) : made;
}

/** Why a choice that is missing now has to stay, or null; a choice whose words cannot be read is there. */
async function takenChoice(db: Db, row: QuestionRow, { choices }: EntryInput): Promise<string | null> {
  if (row.kind === 'text' || !choices) return null;
  const kept = new Set(choices.flatMap((choice) => (choice && choice.text !== '' ? [choice._id] : [])));
  const removed = row.choices.filter(({ _id }) => !kept.has(_id));
  if (removed.length === 0) return null;
  const taken = await countChoices(db, row.id);
  const [first] = removed.filter(({ _id }) => taken.has(_id));
  return first ? questionWords.choiceTaken(first.text, taken.get(first._id) ?? 0) : null;
}

const same = (a: string, b: string): boolean => a.toLocaleLowerCase() === b.toLocaleLowerCase();
