import { functionByNameId, keyOf, WHO } from '#app/replies/answers-in.server.ts';
import { comesByNumber, viewAttendance } from '#app/replies/attendance-view.server.ts';
import { dayOf } from '#app/replies/functions-view.server.ts';
import { viewQuestion, type QuestionsView, type QuestionView } from '#app/replies/question-view.ts';
import type { InvitedFunction } from '#contract/events/functions.ts';
import type { GuestQuestion } from '#contract/events/questions.ts';
import { comingOf, readHousehold, type AnsweredPerson } from '#contract/guests/household.ts';
import type { GuestReply } from '#contract/guests/replies.ts';
import { functionNameIn } from '#messages/functions/ready-made/by-language.ts';
import { functionReplyWords } from '#messages/functions/reply/by-language.ts';
import { replyWords } from '#messages/guests/reply/by-language.ts';
import type { Language } from '#messages/language.ts';

type Person = AnsweredPerson & { named: boolean };

/** Which adult or child each is, for those without a name. */
function labelled<Of extends Pick<Person, 'name' | 'child'>>(household: readonly Of[], language: Language) {
  const words = replyWords[language];
  const counted = { adults: 0, children: 0 };
  return household.map((person) => {
    const place = (counted[person.child ? 'children' : 'adults'] += 1);
    return { ...person, nth: person.child ? words.nthChild(place) : words.nthAdult(place) };
  });
}

/** People who are counted only, as they can be named: the guest first, then the names they wrote in one line. */
function peopleToName(guest: {
  firstName: string;
  lastName: string;
  reply: GuestReply;
}): Omit<Person, 'coming'>[] {
  const { adults, children, names } = guest.reply;
  const known = [
    `${guest.firstName} ${guest.lastName}`.trim(),
    ...readHousehold(names).map(({ name }) => name),
  ];
  return Array.from({ length: adults + children }, (_, place) => {
    const child = place >= adults;
    const nth = child ? place - adults : place;
    return {
      _id: `+${child ? 'c' : 'a'}${nth}`,
      name: known[place] ?? '',
      child,
      named: false,
      answers: {},
      functions: null,
    };
  });
}

/** The event as far as its functions are asked about. */
type OfEvent = { timeZone: string; date: string };

interface AnsweringGuest {
  firstName: string;
  lastName: string;
  withFamily: boolean;
  partyLimit: number;
  reply: GuestReply;
  household: readonly Person[];
  questions: readonly GuestQuestion[];
  functions: readonly InvitedFunction[];
}

/** Who was left out before, where not everybody was. */
function leftOutOf(household: readonly { _id: string; coming?: boolean | null }[]): ReadonlySet<string> {
  const out = household.filter(({ coming }) => coming === false);
  return new Set(out.length < household.length ? out.map(({ _id }) => _id) : []);
}

/** The question who comes, by name, with all ticked who were not left out before. */
function viewWho(household: readonly Person[], language: Language): QuestionView {
  const people = labelled(household, language);
  const leftOut = leftOutOf(household);
  return {
    id: WHO,
    kind: 'many',
    text: replyWords[language].whoIsComing,
    choices: people.flatMap(({ name, nth, ...person }) => [keyOf(person), name || nth]),
    answer: people.filter(({ _id }) => !leftOut.has(_id)).map(keyOf),
  };
}

/**
 * What is asked beside the answer: who comes, where names are known, to which functions, and what has to be answered. Functions
 * that were answered by name before are asked about by name again.
 */
export function viewBeforeYes(guest: AnsweringGuest, event: OfEvent, language: Language): QuestionsView {
  const { household, partyLimit, questions, functions } = guest;
  const isByNumber = comesByNumber(guest);
  const isByName = !isByNumber && comingOf(household).some(({ functions }) => functions !== null);
  const required = questions.filter(
    ({ required, eachPerson }) => required && (partyLimit === 1 || !eachPerson),
  );
  const attendance = isByName ? undefined : viewAttendance(guest, { ...event, isByNumber }, language);
  return {
    ...(household.length > 0 && !isByNumber && { who: viewWho(household, language) }),
    people: household.map((person) => ({ key: keyOf(person), label: '' })),
    ...(attendance && { attendance }),
    each: [],
    questions: [
      ...(isByName
        ? functions.map((each) => viewFunctionByName(each, labelled(household, language), event, language))
        : []),
      ...required.map((question) => viewQuestion(question, language)),
    ],
  };
}

/**
 * What is asked once a yes is recorded: the names of those who come and what is asked for each, who comes to which
 * function, and what is asked once. Without names functions are answered by number.
 */
export function viewAfterYes(guest: AnsweringGuest, event: OfEvent, language: Language): QuestionsView {
  const { functions } = guest;
  const coming = guest.household.filter(({ coming }) => coming === true);
  const isParty = guest.partyLimit > 1;
  const people = isParty ? (coming.length > 0 ? coming : peopleToName(guest)) : [];
  const each = guest.questions.filter(({ eachPerson }) => isParty && eachPerson);
  const once = guest.questions.filter((question) => !each.includes(question));
  const isNamed = coming.length > 0 && people.every(({ name }) => name !== '');
  // who comes alone writes no names
  const writesNames = people.length > 1 || each.length > 0;
  const attendance = isNamed ? undefined : viewAttendance(guest, { ...event, isByNumber: isParty }, language);
  return {
    ...(attendance && { attendance }),
    people: labelled(people, language).map(({ _id, child, name, nth, named, answers }) => ({
      key: keyOf({ _id, child }),
      label: named ? name : nth,
      ...(!named && writesNames && { name }),
      ...answersOf(answers, each),
    })),
    each: each.map((question) => viewQuestion({ ...question, answer: [] }, language)),
    ...(each.length > 0 && { nameLabel: replyWords[language].personName }),
    questions: [
      ...(isNamed
        ? functions.map((each) => viewFunctionByName(each, labelled(people, language), event, language))
        : []),
      ...once.map((question) => viewQuestion(question, language)),
    ],
  };
}

/** What a host records of a household by name: who comes, and what is asked for each. */
export function viewForHost(
  { household, reply, questions }: Pick<AnsweringGuest, 'household' | 'reply' | 'questions'>,
  language: Language,
): Omit<QuestionsView, 'questions'> {
  if (household.length === 0) return { people: [], each: [] };
  const who = viewWho(household, language);
  const isByNumber = reply.rsvp === 'yes' && comingOf(household).length === 0;
  const each = questions.filter(({ eachPerson }) => eachPerson);
  return {
    who: isByNumber ? { ...who, answer: [] } : who,
    people: labelled(household, language).map(({ _id, child, name, nth, answers }) => ({
      key: keyOf({ _id, child }),
      label: name || nth,
      ...answersOf(answers, each),
    })),
    each: each.map((question) => viewQuestion({ ...question, answer: [] }, language)),
  };
}

const answersOf = (answers: AnsweredPerson['answers'], each: readonly GuestQuestion[]) =>
  Object.keys(answers).length > 0 && { answers: each.map(({ _id }) => answers[_id] ?? []) };

/** Who comes to a function: as it was answered, or as many of those who come as it was answered for, all before anything was. */
function viewFunctionByName(
  each: InvitedFunction,
  people: readonly (Omit<Person, 'coming'> & { coming?: boolean | null; nth: string })[],
  zoned: { timeZone: string },
  language: Language,
): QuestionView {
  const leftOut = leftOutOf(people);
  const coming = people.filter(({ _id }) => !leftOut.has(_id));
  const there = coming.filter(({ functions }) => functions?.includes(each._id));
  const answer = there.length === each.people ? there : coming.slice(0, each.people ?? coming.length);
  return {
    id: functionByNameId(each._id),
    kind: 'many',
    text: functionReplyWords[language].askWho(
      functionNameIn(each.name, language),
      dayOf(each, zoned, language),
    ),
    choices: people.flatMap(({ name, nth, ...person }) => [keyOf(person), name || nth]),
    answer: answer.map(keyOf),
  };
}
