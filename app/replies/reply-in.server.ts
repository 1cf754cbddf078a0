import {
  answersIn,
  FUNCTION,
  FUNCTION_BY_NAME,
  isChildKey,
  isNewKey,
  peopleIn,
  personOfKey,
  WHO,
  wordsOf,
} from '#app/replies/answers-in.server.ts';
import { ATTENDED, headsId, readShareId, ROWS } from '#app/replies/attendance.ts';
import { NAME, personQuestionId } from '#app/replies/reply-form.ts';
import type { RsvpForm } from '#contract/guests/replies.ts';

type StatedPerson = NonNullable<RsvpForm['household']>[number];
type Kind = 'adults' | 'children';
type Heads = Record<Kind, number>;

interface StatedReply {
  answers: Record<string, string[]>;
  functions?: Record<string, string>;
  household?: StatedPerson[];
  adults?: string;
  children?: string;
}

/** A person of the form: of their kind, the how manieth. */
interface FormPerson {
  key: string;
  kind: Kind;
  place: number;
}

/** A function of the form: how many come to it, where that was said by number. */
interface AttendedFunction {
  id: string;
  ticked: boolean;
  heads?: Heads;
}

/**
 * What a form says beside yes, as the API takes it: how many people come by function, answers to questions, and who
 * comes by name or one by one. Nobody is made a person of whom nothing is known but that they come: numbers become people
 * where the functions or the meals of a party differ.
 */
export function readReply(form: FormData): StatedReply {
  const given = answersIn(form);
  const party = { adults: whole(form.get('adults')), children: whole(form.get('children')) };
  const functions = functionsIn(form, given, party);
  const shares = sharesIn(given);
  const isByNumber = functions.some(({ heads }) => heads) || shares.size > 0;
  // where there is nothing besides the functions, nobody comes who comes to none: the API refuses such a yes
  const isNobody = form.has('complete') && !functions.some(({ ticked }) => ticked);
  // more at a function than come are people too, so that the API refuses the answer and no number is cut
  const people = placed(peopleIn(form), isByNumber ? mostAtOnce(party, functions) : undefined);
  const reply: StatedReply = {
    answers: Object.fromEntries(
      Object.entries(given).filter(([id]) => id !== WHO && id !== ATTENDED && !/[.@]/.test(id)),
    ),
    ...(isByNumber && { adults: String(party.adults), children: String(party.children) }),
    ...(isNobody && { adults: '0', children: '0' }),
  };
  const household = people.map((person, place): StatedPerson => {
    const { key } = person;
    const answers = {
      ...answersOf(key, given),
      ...Object.fromEntries([...shares].map(([id, taken]) => [id, taken.slice(place, place + 1)])),
    };
    const attended = functionsOf(person, functions, given);
    return {
      _id: personOfKey(key),
      ...((isNewKey(key) || isChildKey(key)) && { child: isChildKey(key) }),
      ...(given[NAME + key] ? { name: given[NAME + key]?.[0] ?? '' } : {}),
      coming: !isNobody && (given[WHO]?.includes(key) ?? true),
      ...(Object.keys(answers).length > 0 && { answers }),
      ...(attended && { functions: attended }),
    };
  });
  household.push(...othersIn(form, given), ...tooManyShares(shares, household.length));
  const differ = new Set(household.map((person) => person.functions?.join(' '))).size > 1;
  const isKnown = household.some(
    ({ _id, name, answers = {} }, place) =>
      _id !== '' || (place > 0 && name) || Object.values(answers).some((answer) => answer.some(Boolean)),
  );
  if (differ || isKnown) return { ...reply, household };
  const numbers = numbersOf(functions, given);
  return Object.keys(numbers).length > 0 ? { ...reply, functions: numbers } : reply;
}

/** The rows of functions: with how many of a party come where the form has numbers, of which those of an unticked row say nothing. */
function functionsIn(form: FormData, given: Record<string, string[]>, party: Heads): AttendedFunction[] {
  return wordsOf(form, `q.${ROWS}`).map((id, place) => {
    const ticked = given[ATTENDED]?.includes(id) ?? false;
    const count = (kind: Kind) => {
      const number = given[headsId(kind, place)]?.[0];
      return !ticked ? 0 : number === '' ? party[kind] : whole(number);
    };
    const heads = { adults: count('adults'), children: count('children') };
    return { id, ticked, ...(headsId('adults', place) in given && { heads }) };
  });
}

const whole = (text: unknown): number => Math.min(99, Math.max(0, Math.trunc(Number(text)) || 0));

/**
 * By question, the choices taken of a party, one after the other for each of them: none where no number was said, which
 * takes an answer back.
 */
function sharesIn(given: Record<string, string[]>): Map<string, string[]> {
  const shares = new Map<string, string[]>();
  for (const [id, [count]] of Object.entries(given)) {
    const [questionId, choiceId] = readShareId(id) ?? [];
    if (!questionId || !choiceId) continue;
    const taken = shares.get(questionId) ?? [];
    shares.set(questionId, [...taken, ...Array<string>(whole(count)).fill(choiceId)]);
  }
  return shares;
}

/** As many as come, or as come to the function with the most of them. */
const mostAtOnce = (party: Heads, functions: readonly AttendedFunction[]): Heads => ({
  adults: Math.max(party.adults, ...functions.map(({ heads }) => heads?.adults ?? 0)),
  children: Math.max(party.children, ...functions.map(({ heads }) => heads?.children ?? 0)),
});

/** People with their place among adults or children; where they come by number, as many as that, new ones among them. */
function placed(keys: readonly string[], party: Heads | undefined): FormPerson[] {
  const counted = { adults: 0, children: 0 };
  const place = (key: string): FormPerson => {
    const kind = isChildKey(key) ? 'children' : 'adults';
    return { key, kind, place: counted[kind]++ };
  };
  const known = keys.map(place);
  if (!party) return known;
  const added = (['adults', 'children'] as const).flatMap((kind) =>
    Array.from({ length: Math.max(0, party[kind] - counted[kind]) }, () =>
      place(`+${kind[0]}${counted[kind]}`),
    ),
  );
  return [...known, ...added].filter(({ kind, place }) => place < party[kind]);
}

function answersOf(key: string, given: Record<string, string[]>): Record<string, string[]> {
  const end = personQuestionId('', key);
  return Object.fromEntries(
    Object.entries(given)
      .filter(([id]) => id.endsWith(end))
      .map(([id, values]) => [id.slice(0, -end.length), values]),
  );
}

/** To which functions somebody comes: by name, or the first of a party where it comes by number; undefined where the form does not ask. */
function functionsOf(
  { key, kind, place }: FormPerson,
  functions: readonly AttendedFunction[],
  given: Record<string, string[]>,
): string[] | undefined {
  const byName = Object.entries(given).filter(([id]) => id.startsWith(FUNCTION_BY_NAME));
  if (functions.length + byName.length === 0) return undefined;
  return [
    ...functions.filter(({ ticked, heads }) => (heads ? place < heads[kind] : ticked)).map(({ id }) => id),
    ...byName.filter(([, who]) => who.includes(key)).map(([id]) => id.slice(FUNCTION_BY_NAME.length)),
  ];
}

/** By function, how many come, where that is all that is known. */
const numbersOf = (functions: readonly AttendedFunction[], given: Record<string, string[]>) =>
  Object.fromEntries([
    ...functions.map(({ id, ticked, heads }) => [
      id,
      String(heads ? heads.adults + heads.children : Number(ticked)),
    ]),
    ...Object.entries(given)
      .filter(([id]) => id.startsWith(FUNCTION))
      .map(([id, values]) => [id.slice(FUNCTION.length), values[0] ?? '']),
  ]) as Record<string, string>;

/** Those who come besides the people named, by number. */
function othersIn(form: FormData, given: Record<string, string[]>): StatedPerson[] {
  if (!(WHO in given)) return [];
  return (['adults', 'children'] as const).flatMap((kind) =>
    Array.from({ length: whole(form.get(kind)) }, () => ({
      _id: '',
      child: kind === 'children',
      coming: true,
    })),
  );
}

/** More meals than people who come: each stands for somebody, so that the answer is refused and no meal is dropped. */
function tooManyShares(shares: ReadonlyMap<string, string[]>, people: number): StatedPerson[] {
  const most = Math.max(people, ...[...shares.values()].map((taken) => taken.length));
  return Array.from({ length: most - people }, () => ({ _id: '', child: false, coming: true }));
}
