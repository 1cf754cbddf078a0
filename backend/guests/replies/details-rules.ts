import { createHash } from 'node:crypto';
import { MAX_CHOICES, type GuestQuestion } from '#contract/events/questions.ts';
import { comingOf, type AnsweredPerson } from '#contract/guests/household.ts';
import type { RsvpForm } from '#contract/guests/replies.ts';
import { functionWords } from '#messages/functions/guests/by-language.ts';
import { functionNameIn } from '#messages/functions/ready-made/by-language.ts';
import { replyWords } from '#messages/guests/reply/by-language.ts';
import type { LocalizedMessage } from '#messages/language.ts';
import { inReadersWords } from '#messages/questions/ready-made/by-language.ts';
import { conflict, invalid } from '#backend/platform/errors.ts';
import type { AnsweredFunctionRow } from '#backend/events/functions/service.ts';
import type { ReplyRow } from './repository.ts';
import { localized } from './rules.ts';

type Answer = readonly string[];

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
  questions: readonly GuestQuestion[],
  answers: Readonly<Record<string, Answer>> | undefined,
  { isDemanded }: { isDemanded: (question: GuestQuestion) => boolean },
): Map<string, Answer> {
  const changed = new Map<string, Answer>();
  const missing: [string, LocalizedMessage][] = [];
  for (const question of questions) {
    const given = answers && Object.hasOwn(answers, question._id) ? answers[question._id] : undefined;
    const wanted = given ? cleanedAnswer(question, given) : question.answer;
    if (question.required && wanted.length === 0 && isDemanded(question)) {
      if (answers && !given) throw questionsChanged();
      missing.push([
        `answers.${question._id}`,
        (language) => replyWords[language].answerNeeded(inReadersWords(question.text, language)),
      ]);
    }
    if (!sameAnswer(wanted, question.answer)) changed.set(question._id, wanted);
  }
  refuseWrong(missing);
  return changed;
}

const questionsChanged = () =>
  conflict(
    localized((words) => words.questionsChanged),
    'questions_changed',
  );

/** The answer as it is kept: a text that is not empty, or known choices, each once, in the question's order. */
function cleanedAnswer({ kind, choices }: GuestQuestion, given: Answer): Answer {
  if (kind === 'text') return given.slice(0, 1).filter((text) => text !== '');
  const taken = new Set(given.filter((choice) => choice !== ''));
  if ([...taken].some((choice) => !choices.some(({ _id }) => _id === choice))) throw questionsChanged();
  const known = choices.filter(({ _id }) => taken.has(_id)).map(({ _id }) => _id);
  return known.slice(0, kind === 'one' ? 1 : MAX_CHOICES);
}

const sameAnswer = (a: Answer, b: Answer): boolean =>
  a.length === b.length && a.every((part, index) => part === b[index]);

/**
 * The household with what was answered for each of its people as it is kept: questions that are asked for each, and the
 * choices there are.
 *
 * @param demandRequired whether an answer has to be there for everybody who comes
 * @throws {Problem} 400 `household[<place>].answers.<question>` by the place of the person in the form; 409 `questions_changed`
 */
export function readPersonAnswers(
  household: readonly AnsweredPerson[],
  questions: readonly GuestQuestion[],
  { household: stated = [] }: Pick<RsvpForm, 'household'>,
  { demandRequired }: { demandRequired: boolean },
): AnsweredPerson[] {
  const each = questions.filter(({ eachPerson }) => eachPerson);
  const missing: [string, LocalizedMessage][] = [];
  const places = new Map(stated.map(({ _id }, place) => [_id, place]));
  const people = household.map((person): AnsweredPerson => {
    const answers: Record<string, string[]> = {};
    for (const question of each) {
      const answer = cleanedAnswer(question, person.answers[question._id] ?? []);
      if (answer.length > 0) answers[question._id] = [...answer];
      else if (demandRequired && question.required && person.coming === true)
        missing.push([
          `household[${places.get(person._id) ?? places.get('') ?? 0}].answers.${question._id}`,
          (language) =>
            replyWords[language].answerNeededFor(inReadersWords(question.text, language), person.name),
        ]);
    }
    return { ...person, answers };
  });
  refuseWrong(missing);
  return people;
}

/** How many come to each of these functions by what was said of people by name, as far as that changes; nothing where it was said of nobody. */
export function functionsByName(
  household: readonly AnsweredPerson[],
  rows: readonly AnsweredFunctionRow[],
): Map<string, number> {
  const coming = comingOf(household).filter(({ functions }) => functions !== null);
  if (coming.length === 0) return new Map();
  return new Map(
    rows
      .map(({ id, people }) => ({
        id,
        before: people,
        people: coming.filter(({ functions }) => functions?.includes(id)).length,
      }))
      .filter(({ before, people }) => before !== people)
      .map(({ id, people }) => [id, people]),
  );
}

/**
 * What a guest said of the functions they are invited to, checked against these as they are now.
 * Functions that are left out keep what was said.
 *
 * @param heads how many the reply announces
 * @returns what changes, ready for `saveFunctionReplies`
 * @throws {Problem} 400 `functions.<function>` for more people than come; 409 `functions_changed` for functions that changed since they were `seen`, or to which the guest is not invited
 */
export function readFunctionReplies(
  invited: readonly AnsweredFunctionRow[],
  {
    functions = {},
    functionsSeen: seen,
    household = [],
  }: Pick<RsvpForm, 'functions' | 'functionsSeen' | 'household'>,
  heads: number,
): Map<string, number | null> {
  const changed = new Map<string, number | null>();
  const changedMeanwhile = conflict(
    (language) => functionWords[language].functionsChanged,
    'functions_changed',
  );
  if (seen !== undefined && seen !== functionsAsSeen(invited)) throw changedMeanwhile;
  const known = new Set(invited.map(({ id }) => id));
  if (household.some(({ functions: each = [] }) => each.some((id) => !known.has(id)))) throw changedMeanwhile;
  const wrong: [string, LocalizedMessage][] = [];
  for (const [functionId, people] of Object.entries(functions)) {
    const row = invited.find(({ id }) => id === functionId);
    // gone, or never theirs: the same words, so that nothing can be probed
    if (!row) throw changedMeanwhile;
    if (people !== null && people > heads)
      wrong.push([
        `functions.${functionId}`,
        (language) => functionWords[language].tooManyPeople(functionNameIn(row.name, language), heads),
      ]);
    if (people !== row.people) changed.set(functionId, people);
  }
  refuseWrong(wrong);
  return changed;
}

/** Each wrong field with its sentence; the first is said for all. @throws {Problem} 400 when there are any */
function refuseWrong(wrong: readonly [field: string, message: LocalizedMessage][]): void {
  const [first] = wrong;
  if (first) throw invalid(Object.fromEntries(wrong.map(([field, message]) => [field, [message]])), first[1]);
}

/** Names functions as they stand, in whatever order they are shown; short, because the guest's page carries it. */
export function functionsAsSeen(rows: readonly AnsweredFunctionRow[]): string {
  if (rows.length === 0) return '';
  const named = rows.map(({ id, version }) => `${id} ${version}`).sort();
  return createHash('sha256').update(named.join('\n')).digest('base64url').slice(0, 8);
}

/** A stored number of people is never more than the party that comes now. */
export function peopleWithin(
  people: number | null,
  {
    rsvp,
    adults,
    children,
  }: { rsvp: ReplyRow['rsvp'] | null; adults: number | null; children: number | null },
): number | null {
  return people === null || rsvp !== 'yes' ? people : Math.min(people, (adults ?? 0) + (children ?? 0));
}
