import { functionByNameId, NAME, personQuestionId, WHO } from '#app/replies/answers-in.server.ts';
import { dayOf, viewFunctionChoices } from '#app/replies/functions-view.server.ts';
import { viewQuestion, type QuestionView } from '#app/replies/question-view.ts';
import type { InvitedFunction } from '#contract/events/functions.ts';
import type { GuestQuestion } from '#contract/events/questions.ts';
import { comingOf, readHousehold, type AnsweredPerson } from '#contract/guests/household.ts';
import type { GuestReply } from '#contract/guests/replies.ts';
import { functionNameIn } from '#messages/functions/ready-made/by-language.ts';
import { functionReplyWords } from '#messages/functions/reply/by-language.ts';
import { replyWords } from '#messages/guests/reply/by-language.ts';
import type { Language } from '#messages/language.ts';

/** A person as a form of the reply names them. */
interface PersonView {
  /** Their identifier, or what stands for one who has none yet: it says whether adult or child. */
  key: string;
  /** The name, or which adult or child of those without one. */
  label: string;
  name: string;
  /** By the hosts: nothing to write. */
  named: boolean;
  answers: AnsweredPerson['answers'];
  functions: AnsweredPerson['functions'];
}

type Person = AnsweredPerson & { named: boolean };

/** Those of a household in their order, with what they are called where they have no name. */
function viewPeople(household: readonly Omit<Person, 'coming'>[], language: Language): PersonView[] {
  const words = replyWords[language];
  const counted = { adults: 0, children: 0 };
  return household.map(({ _id, name, child, named, answers, functions }) => {
    const place = (counted[child ? 'children' : 'adults'] += 1);
    const label = name || (child ? words.nthChild(place) : words.nthAdult(place));
    return { key: _id, label, name, named, answers, functions };
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

interface AnsweringGuest {
  firstName: string;
  lastName: string;
  partyLimit: number;
  reply: GuestReply;
  household: readonly Person[];
  questions: readonly GuestQuestion[];
  functions: readonly InvitedFunction[];
}

/** What a form says of people beside its questions: who stands in it. */
export interface PeopleQuestions {
  keys: string[];
  questions: QuestionView[];
}

/** The question who comes, by name, with all ticked who were not left out before. */
function viewWho(household: readonly Person[], language: Language): QuestionView {
  const people = viewPeople(household, language);
  const stay = new Set(household.filter(({ coming }) => coming === false).map(({ _id }) => _id));
  return {
    id: WHO,
    kind: 'many',
    text: replyWords[language].whoIsComing,
    choices: people.map(({ key, label }) => [key, label]),
    answer: people.map(({ key }) => key).filter((key) => stay.size === people.length || !stay.has(key)),
  };
}

/** What is asked beside the answer: who comes, where names are known, and what has to be answered. */
export function viewBeforeYes(
  { household, partyLimit, questions }: Pick<AnsweringGuest, 'household' | 'partyLimit' | 'questions'>,
  language: Language,
): PeopleQuestions {
  const required = questions.filter(
    ({ required, eachPerson }) => required && (partyLimit === 1 || !eachPerson),
  );
  return {
    keys: household.map(({ _id }) => _id),
    questions: [
      ...(household.length > 0 ? [viewWho(household, language)] : []),
      ...required.map((question) => viewQuestion(question, language)),
    ],
  };
}

/**
 * What is asked once a yes is recorded: the names of those who come and what is asked for each, who comes to which
 * function, and what is asked once. Without names functions are answered by number.
 */
export function viewAfterYes(
  guest: AnsweringGuest,
  zoned: { timeZone: string },
  language: Language,
): PeopleQuestions {
  const { reply, functions } = guest;
  const byName = comingOf(guest.household).length > 0;
  const isParty = guest.partyLimit > 1;
  const people = isParty
    ? viewPeople(byName ? guest.household.filter(({ coming }) => coming) : peopleToName(guest), language)
    : [];
  const each = guest.questions.filter(({ eachPerson }) => isParty && eachPerson);
  const once = guest.questions.filter((question) => !each.includes(question));
  const isNamed = byName && people.every(({ name }) => name !== '');
  const heads = reply.adults + reply.children;
  return {
    keys: people.map(({ key }) => key),
    questions: [
      ...people.flatMap((person, place): QuestionView[] => [
        ...(person.named || (people.length === 1 && each.length === 0)
          ? []
          : [viewName(person, place, language)]),
        ...each.map((question) => viewPersonQuestion(person, question, language)),
      ]),
      ...(isNamed
        ? functions.map((each) => viewFunctionByName(each, people, heads, zoned, language))
        : viewFunctionChoices(functions, heads, zoned, language)),
      ...once.map((question) => viewQuestion(question, language)),
    ],
  };
}

const viewName = ({ key, name }: PersonView, place: number, language: Language): QuestionView => ({
  id: NAME + key,
  kind: 'line',
  text: replyWords[language].nameOf(place + 1),
  choices: [],
  answer: [name],
});

/** What a host records of a household by name: who comes, and what is asked for each. */
export function viewForHost(
  { household, reply, questions }: Pick<AnsweringGuest, 'household' | 'reply' | 'questions'>,
  language: Language,
): PeopleQuestions {
  const people = viewPeople(household, language);
  if (people.length === 0) return { keys: [], questions: [] };
  const who = viewWho(household, language);
  const isByNumber = reply.rsvp === 'yes' && comingOf(household).length === 0;
  const each = questions.filter(({ eachPerson }) => eachPerson);
  return {
    keys: people.map(({ key }) => key),
    questions: [
      isByNumber ? { ...who, answer: [] } : who,
      ...people.flatMap((person) => each.map((question) => viewPersonQuestion(person, question, language))),
    ],
  };
}

function viewPersonQuestion(person: PersonView, question: GuestQuestion, language: Language): QuestionView {
  const view = viewQuestion({ ...question, answer: person.answers[question._id] ?? [] }, language);
  return {
    ...view,
    id: personQuestionId(question._id, person.key),
    text: replyWords[language].fieldError(person.label, view.text),
  };
}

/** Who comes to a function: as it was answered, or as many as it was answered for, all before anything was. */
function viewFunctionByName(
  each: InvitedFunction,
  people: readonly PersonView[],
  heads: number,
  zoned: { timeZone: string },
  language: Language,
): QuestionView {
  const comes = ({ functions }: PersonView) => functions?.includes(each._id) ?? false;
  const isKnown = people.filter(comes).length === each.people;
  const answer = people.filter((person, place) => (isKnown ? comes(person) : place < (each.people ?? heads)));
  return {
    id: functionByNameId(each._id),
    kind: 'many',
    text: functionReplyWords[language].askWho(
      functionNameIn(each.name, language),
      dayOf(each, zoned, language),
    ),
    choices: people.map(({ key, label }) => [key, label]),
    answer: answer.map(({ key }) => key),
  };
}
