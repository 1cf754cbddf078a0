import { answerInWords, MAX_CHOICES, type AskedQuestion } from '#contract/events/questions.ts';
import { replyWords } from '#messages/guests/reply/by-language.ts';
import { inReadersWords } from '#messages/questions/ready-made/by-language.ts';
import type { Saying } from '#messages/language.ts';
import type { Db } from '#backend/platform/database/connect.ts';
import { conflict, invalid } from '#backend/platform/errors.ts';
import { findAnswers, findQuestions, findQuestionsAsked, saveAnswers } from './repository.ts';

type Answer = readonly string[];

/** The questions of an event with one guest's answers, in the order they are asked. */
export async function questionsAsked(db: Db, eventId: string, guestId: string): Promise<AskedQuestion[]> {
  const rows = await findQuestionsAsked(db, eventId, guestId);
  return rows.map(({ id, kind, question: text, choices, required, answer }) => ({
    _id: id,
    kind,
    text,
    choices,
    required,
    answer: answer ?? [],
  }));
}

/**
 * What a guest answered beside a yes, checked against the questions as they are now.
 * `answers` holds the questions the guest was shown; the others keep the answer they have.
 * Questions deleted meanwhile are passed over.
 *
 * @returns the answers that change, ready for `saveAnswers`
 * @throws {Problem} 400 `answers.<question>` when a required one is empty; 409 `questions_changed` when
 * a choice is gone or a required question was not shown
 */
export function readAnswers(
  asked: readonly AskedQuestion[],
  answers: Readonly<Record<string, Answer>> | undefined,
  { demandRequired }: { demandRequired: boolean },
): Map<string, Answer> {
  const changed = new Map<string, Answer>();
  const missing: [string, Saying][] = [];
  for (const question of asked) {
    const given = answers && Object.hasOwn(answers, question._id) ? answers[question._id] : undefined;
    const wanted = given ? cleaned(question, given) : question.answer;
    if (demandRequired && question.required && wanted.length === 0) {
      if (answers && !given) throw questionsChanged();
      missing.push([
        `answers.${question._id}`,
        (language) => replyWords[language].answerNeeded(inReadersWords(question.text, language)),
      ]);
    }
    if (!sameAnswer(wanted, question.answer)) changed.set(question._id, wanted);
  }
  const [first] = missing;
  if (first) throw invalid(Object.fromEntries(missing.map(([field, saying]) => [field, [saying]])), first[1]);
  return changed;
}

export { saveAnswers };

const questionsChanged = () =>
  conflict((language) => replyWords[language].questionsChanged, 'questions_changed');

/** The answer as it is kept: a text that is not empty, or known choices, each once, in the question's order. */
function cleaned({ kind, choices }: AskedQuestion, given: Answer): Answer {
  if (kind === 'text') return given.slice(0, 1).filter((text) => text !== '');
  const taken = new Set(given.filter((choice) => choice !== ''));
  if ([...taken].some((choice) => !choices.some(({ _id }) => _id === choice))) throw questionsChanged();
  const known = choices.filter(({ _id }) => taken.has(_id)).map(({ _id }) => _id);
  return known.slice(0, kind === 'one' ? 1 : MAX_CHOICES);
}

const sameAnswer = (a: Answer, b: Answer): boolean =>
  a.length === b.length && a.every((part, index) => part === b[index]);

/** The questions of an event as columns of a file, with the answer of each guest who is coming. */
export async function answersByGuest(
  db: Db,
  eventId: string,
): Promise<{ text: string; of: (guestId: string) => string }[]> {
  const questions = await findQuestions(db, eventId);
  if (questions.length === 0) return [];
  const given = new Map(
    (await findAnswers(db, eventId)).map(({ question_id, guest_id, answer }) => [
      `${question_id} ${guest_id}`,
      answer,
    ]),
  );
  return questions.map((question) => ({
    text: question.question,
    of: (guestId) => answerInWords(question, given.get(`${question.id} ${guestId}`) ?? []),
  }));
}
