import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { MAX_CHOICES, type GuestQuestion } from '#contract/events/questions.ts';
import { comingOf, type AnsweredPerson, type HouseholdPerson } from '#contract/guests/household.ts';
import { partyLimitOf, type RsvpForm, type RsvpSource } from '#contract/guests/replies.ts';
import * as eventWords from '#messages/events/en.ts';
import { functionWords } from '#messages/functions/guests/by-language.ts';
import { functionNameIn } from '#messages/functions/ready-made/by-language.ts';
import { replyWords } from '#messages/guests/reply/by-language.ts';
import type { LocalizedMessage } from '#messages/language.ts';
import { inReadersWords } from '#messages/questions/ready-made/by-language.ts';
import { conflict, invalid } from '#backend/platform/errors.ts';
import type { whyClosed } from '#backend/events/closing.ts';
import type { AnsweredFunctionRow } from '#backend/events/functions/service.ts';
import { everybodyOf, headsOf, householdBeside, householdStated } from '#backend/guests/household.ts';
import type { NewReply, ReplyRow } from './repository.ts';

/** Whose hand a reply is by. */
export type Answerer = 'guest' | 'host';

/** A sentence of the reply in whatever language it is read. */
export const localized =
  (sentence: (words: typeof replyWords.en) => string): LocalizedMessage =>
  (language) =>
    sentence(replyWords[language]);

const answeredElsewhere = () =>
  conflict(
    localized((words) => words.answeredElsewhere),
    'answered_elsewhere',
  );

/** @throws {Problem} 409 `event_cancelled` or `event_over` for an event nobody answers any more */
export function refuseIfClosed(closed: Awaited<ReturnType<typeof whyClosed>>, by: Answerer): void {
  if (closed === 'cancelled')
    throw conflict(
      by === 'host' ? eventWords.cancelledAlready : localized((words) => words.eventCancelled),
      'event_cancelled',
    );
  if (closed === 'over')
    throw conflict(
      localized((words) => words.eventOver),
      'event_over',
    );
}

/** An answer made on an older page does not overwrite a newer one. @throws {Problem} 409 `answered_elsewhere` */
export function refuseIfChanged(version: number | undefined, reply: ReplyRow | undefined): void {
  if (version !== undefined && version !== (reply?.version ?? 0)) throw answeredElsewhere();
}

/**
 * The reply a form asks for, over the one before. What the form leaves out stays.
 *
 * @throws {Problem} 400 `adults` or `children` for a party of nobody, or of more than the guest may bring
 */
export function replyWanted(
  form: RsvpForm,
  { guest, reply, source }: { guest: InvitedGuest; reply: ReplyRow | undefined; source: RsvpSource },
): NewReply {
  return {
    rsvp: form.rsvp,
    source,
    ...partyOf(form, guest, reply),
    note: form.note ?? (reply && !staysBehind(reply.rsvp, form.rsvp) ? reply.note : ''),
    names: form.names ?? reply?.names ?? '',
  };
}

interface InvitedGuest {
  with_family: boolean;
  party_limit: number | null;
  household: HouseholdPerson[];
}

/** The most people of a guest's row that a reply may announce. */
export const limitOf = (guest: InvitedGuest): number =>
  partyLimitOf({
    withFamily: guest.with_family,
    partyLimit: guest.party_limit,
    household: guest.household,
  });

/**
 * A reply taken back. The numbers and the note stay, so that a changed answer does not lose what was said; a note
 * beside a no goes with the no.
 */
export const replyTakenBack = (reply: ReplyRow): NewReply => ({
  rsvp: 'pending',
  source: null,
  adults: reply.adults,
  children: reply.children,
  note: staysBehind(reply.rsvp, 'pending') ? '' : reply.note,
  names: reply.names,
  household: reply.answered_household,
});

/** A yes once more, as it stands. @throws {Problem} 409 `answered_elsewhere` where there is none (any more) */
export function replyConfirmed(reply: ReplyRow | undefined, source: RsvpSource): NewReply {
  if (reply?.rsvp !== 'yes') throw answeredElsewhere();
  const { rsvp, adults, children, note, names, answered_household: household } = reply;
  return { rsvp, source, adults, children, note, names, household };
}

/** Whether two replies say the same, for the same day, whoever gave them; answers beside them are not looked at. */
export const sameReply = (a: ReplyRow, b: NewReply): boolean =>
  a.date_changed !== true &&
  a.rsvp === b.rsvp &&
  a.adults === b.adults &&
  a.children === b.children &&
  a.note === b.note &&
  a.names === b.names &&
  isDeepStrictEqual(whoComes(a.answered_household), whoComes(b.household));

const whoComes = (household: readonly AnsweredPerson[]) =>
  comingOf(household).map(({ _id, name, child }) => [_id, name, child]);

/** Why somebody cannot come is nothing to say with a yes, and a note that is not looked at would go along unseen. */
const staysBehind = (before: ReplyRow['rsvp'], after: NewReply['rsvp']): boolean =>
  before === 'no' && after !== 'no';

type Party = Pick<NewReply, 'adults' | 'children' | 'household'>;

/** Who comes by an answer: by name, or by number; where neither is said, everybody the hosts name, or the guest alone. */
function partyOf(form: RsvpForm, guest: InvitedGuest, reply: ReplyRow | undefined): Party {
  const before = reply?.answered_household ?? [];
  if (form.rsvp === 'no') return { adults: 0, children: 0, household: before };
  const limit = limitOf(guest);
  if (form.household) {
    const household = householdStated(form.household, guest.household, before);
    const heads = headsOf(household);
    if (
      (form.adults ?? heads.adults) !== heads.adults ||
      (form.children ?? heads.children) !== heads.children
    )
      throw refusedParty(
        'adults',
        localized((words) => words.partyDiffers),
      );
    return { ...partyWithin(heads, limit, 'household'), household };
  }
  const { adults, children } = form;
  if (adults === undefined && children === undefined) {
    const everybody = comingOf(before).length > 0 ? before : everybodyOf(guest.household, before);
    const heads = headsOf(everybody);
    if (everybody.length > 0 && heads.adults + heads.children <= limit)
      return { ...heads, household: everybody };
  }
  const heads = partyWithin({ adults: adults ?? 1, children: children ?? 0 }, limit);
  return { ...heads, household: householdBeside(heads, before) };
}

const refusedParty = (field: 'adults' | 'children' | 'household', message: LocalizedMessage) =>
  invalid({ [field]: [message] }, message);

function partyWithin(
  { adults, children }: { adults: number; children: number },
  limit: number,
  field?: 'household',
): { adults: number; children: number } {
  if (adults + children < 1)
    throw refusedParty(
      field ?? 'adults',
      localized((words) => words.somebodyNeeded),
    );
  if (adults + children > limit)
    throw refusedParty(
      field ?? (adults > limit || children === 0 ? 'adults' : 'children'),
      localized((words) => words.partyTooLarge(limit)),
    );
  return { adults, children };
}

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
