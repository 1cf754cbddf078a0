import { foldTag } from '#contract/guests/guest-tags.ts';

/*
 * The people of a guest list, as whoever keeps it on paper would: what is known of each guest and each person, and what
 * becomes of them. It imports none of the product's rules, so that both are right or a test fails.
 */

interface Named {
  _id: string;
  name: string;
  child: boolean;
}

/** Somebody of a household that was answered for. */
interface ModelPerson extends Named {
  /** Null: nobody said. */
  coming: boolean | null;
  meal: string;
  /** The functions they come to; null: nobody said of this person. */
  functions: string[] | null;
}

export interface ModelGuest {
  id: string;
  key: string;
  name: string;
  withFamily: boolean;
  partyLimit: number | null;
  tags: string[];
  /** The people hosts name. */
  named: Named[];
  rsvp: 'pending' | 'yes' | 'no';
  /** By number; where anybody comes by name it is as many as they are. */
  adults: number;
  children: number;
  answered: ModelPerson[];
  /** How many come, by function; a function that is not there: nobody said. */
  numbers: Record<string, number>;
  /** What the guest eats who comes alone. */
  meal: string;
  /** When the last answer was given, and for which day; null: never. */
  answer: { at: number; day: string; source: 'guest' | 'host' } | null;
  /** The file the guest came from, with what was read of them. */
  file: { id: string; read: string } | null;
}

export interface ModelFunction {
  id: string;
  name: string;
  everyone: boolean;
  chosen: Set<string>;
}

/** What is stated of a person in an answer by name. */
export interface StatedPerson {
  _id: string;
  name: string;
  child: boolean;
  coming: boolean;
  /** Left out, what was said before stays. */
  meal?: string | undefined;
  functions?: string[] | undefined;
}

export const blank = { adults: 0, children: 0 };
const FAMILY = 10;

export const comingOf = ({ answered }: ModelGuest): ModelPerson[] =>
  answered.filter(({ coming }) => coming === true);
const limitOf = ({ partyLimit, withFamily, named }: ModelGuest): number =>
  Math.max(partyLimit ?? (withFamily ? FAMILY : 1), named.length);
export const heads = ({ adults, children }: { adults: number; children: number }): number =>
  adults + children;
export const count = (people: readonly { child: boolean }[]) => {
  const children = people.filter(({ child }) => child).length;
  return { adults: people.length - children, children };
};
const isInvited = (guest: ModelGuest, { everyone, chosen }: ModelFunction): boolean =>
  everyone || chosen.has(guest.id);

/** Everybody of a household: those the hosts name first, then those a guest added. */
export function whole({ named, answered }: Pick<ModelGuest, 'named' | 'answered'>): ModelPerson[] {
  const ofHosts = named.map((person): ModelPerson => {
    const {
      coming = null,
      meal = '',
      functions = null,
    } = answered.find(({ _id }) => _id === person._id) ?? {};
    return { ...person, coming, meal, functions };
  });
  return [...ofHosts, ...answered.filter(({ _id }) => !named.some((person) => person._id === _id))];
}

/** How many of a guest come to a function (null: not answered, undefined: not invited), and who where that is known. */
export function comesTo(guest: ModelGuest, part: ModelFunction) {
  if (!isInvited(guest, part)) return { people: undefined, who: null };
  if (guest.rsvp !== 'yes') return { people: guest.rsvp === 'no' ? 0 : null, who: null };
  const said = guest.numbers[part.id];
  // a yes to the event is one to each function until something is said of it
  const people = Math.min(said ?? heads(guest), heads(guest));
  const coming = comingOf(guest);
  const there =
    people === coming.length ? coming : coming.filter(({ functions }) => functions?.includes(part.id));
  return { people, who: coming.length > 0 && there.length === people ? there : null };
}

function countComing(guest: ModelGuest): void {
  Object.assign(guest, count(comingOf(guest)));
}

/** Of each function as many come as its people do, where anything was said of them by name. */
function countFunctions(guest: ModelGuest, functions: readonly ModelFunction[]): void {
  const coming = comingOf(guest).filter((person) => person.functions !== null);
  if (coming.length === 0) return;
  for (const part of functions)
    guest.numbers[part.id] = coming.filter((person) => person.functions?.includes(part.id)).length;
}

/** Who comes with others and said of no function goes where any of them go. */
function goAlong(guest: ModelGuest): void {
  const theirs = [...new Set(comingOf(guest).flatMap((person) => person.functions ?? []))];
  if (comingOf(guest).every((person) => person.functions === null)) return;
  for (const person of comingOf(guest)) person.functions ??= theirs;
}

/** Yes, by name. @returns whether it may be said */
export function sayByName(
  guest: ModelGuest,
  stated: readonly StatedPerson[],
  functions: readonly ModelFunction[],
): boolean {
  const before = whole(guest);
  const isOff = (id: string) => !functions.some((part) => part.id === id && isInvited(guest, part));
  const people = stated.map((person): ModelPerson => {
    const known = before.find(({ _id }) => _id === person._id);
    return {
      _id: person._id,
      name: known && guest.named.some(({ _id }) => _id === known._id) ? known.name : person.name,
      child: known && guest.named.some(({ _id }) => _id === known._id) ? known.child : person.child,
      coming: person.coming,
      meal: person.meal ?? known?.meal ?? '',
      // what they said of a function to which they are not invited now is kept for when they are again
      functions: person.functions
        ? [...person.functions, ...(known?.functions ?? []).filter(isOff)]
        : (known?.functions ?? null),
    };
  });
  const leftOut = before.filter(
    ({ _id }) => guest.named.some((person) => person._id === _id) && !stated.some((each) => each._id === _id),
  );
  const answered = [...people, ...leftOut.map((person) => ({ ...person, coming: false }))];
  const coming = count(answered.filter((person) => person.coming === true));
  if (heads(coming) < 1 || heads(coming) > limitOf(guest)) return false;
  guest.rsvp = 'yes';
  guest.answered = whole({ named: guest.named, answered });
  goAlong(guest);
  countComing(guest);
  // a function of which nobody ever said a word stays open
  const isSaid = stated.some((person) => person.functions !== undefined);
  countFunctions(
    guest,
    functions.filter((part) => part.id in guest.numbers || (isSaid && isInvited(guest, part))),
  );
  return true;
}

/** The people stay beside a number that is theirs, and else nobody knows who comes. */
function keepBeside(guest: ModelGuest): void {
  const coming = count(comingOf(guest));
  if (coming.adults === guest.adults && coming.children === guest.children) return;
  guest.answered = guest.answered.map((person) => ({ ...person, coming: null, functions: null }));
}

/** Yes, by number, with how many come to functions (null takes back what was said). @returns whether it may be said */
export function sayByNumber(
  guest: ModelGuest,
  {
    adults,
    children,
    meal,
    functions,
  }: {
    adults: number;
    children: number;
    meal?: string | undefined;
    functions: Record<string, number | null>;
  },
): boolean {
  if (adults + children < 1 || adults + children > limitOf(guest)) return false;
  if (Object.values(functions).some((people) => (people ?? 0) > adults + children)) return false;
  Object.assign(guest, { rsvp: 'yes', adults, children });
  keepBeside(guest);
  if (meal !== undefined) guest.meal = meal;
  const all = comingOf(guest).length;
  for (const [id, people] of Object.entries(functions)) {
    if (people === (guest.numbers[id] ?? null)) continue;
    if (people === null) delete guest.numbers[id];
    else guest.numbers[id] = people;
    for (const person of comingOf(guest))
      if (person.functions !== null)
        person.functions = [
          ...person.functions.filter((each) => each !== id),
          ...(people === all ? [id] : []),
        ];
  }
  return true;
}

/** A yes with nothing beside: everybody, or who came before. */
export function sayYes(guest: ModelGuest): void {
  const before =
    comingOf(guest).length > 0 ? guest.answered : whole(guest).map((each) => ({ ...each, coming: true }));
  const coming = count(before.filter(({ coming }) => coming === true));
  guest.rsvp = 'yes';
  if (before.length > 0 && heads(coming) <= limitOf(guest)) {
    guest.answered = before;
    Object.assign(guest, coming);
    return;
  }
  Object.assign(guest, { adults: 1, children: 0 });
  keepBeside(guest);
}

export const sayNo = (guest: ModelGuest): void => void Object.assign(guest, { rsvp: 'no', ...blank });

/** Hosts name the people of a household anew: their names count in an answer, too. */
export function rename(guest: ModelGuest, named: Named[]): void {
  guest.named = named;
  guest.answered = guest.answered.map((person) => ({
    ...person,
    ...named.find(({ _id }) => _id === person._id),
  }));
  if (guest.rsvp === 'yes' && comingOf(guest).length > 0) countComing(guest);
}

/** What a no or an answer that was taken back says of a person: not what they said before it. */
const standing = (guest: ModelGuest, person: ModelPerson): ModelPerson => ({
  ...person,
  coming: guest.rsvp === 'yes' ? person.coming : guest.rsvp === 'no' && person.coming !== null ? false : null,
});

/** Two guests are one: the later answer, with the people of both by name. */
export function merge(stays: ModelGuest, goes: ModelGuest, functions: readonly ModelFunction[]): void {
  const when = ({ rsvp, answer }: ModelGuest) => (rsvp === 'pending' ? -1 : (answer?.at ?? -1));
  const answer = Math.max(when(stays), when(goes)) < 0 ? null : when(goes) > when(stays) ? goes : stays;
  const isLater = answer === goes;
  const same = (one: { name: string }, other: { name: string }) => foldTag(one.name) === foldTag(other.name);
  const people = whole(stays).map((person) => standing(stays, person));
  const named = [...stays.named];
  for (const person of whole(goes).map((each) => standing(goes, each))) {
    const known = people.find((each) => same(each, person));
    const isNamed = goes.named.some((each) => same(each, person));
    const { _id, name, child } = known ?? person;
    if (isNamed && !named.some((each) => same(each, person))) named.push({ _id, name, child });
    if (!known) people.push({ ...person });
    else {
      const [newer, older] = isLater ? [{ ...person }, { ...known }] : [{ ...known }, { ...person }];
      known.coming = newer.coming ?? older.coming;
      known.meal = newer.meal || older.meal;
      known.functions = newer.functions ?? older.functions;
    }
  }
  const isByName = answer !== null && answer.rsvp === 'yes' && comingOf(answer).length > 0;
  const hasPeople = stays.answered.length + goes.answered.length > 0;
  stays.numbers = isLater ? { ...stays.numbers, ...goes.numbers } : { ...goes.numbers, ...stays.numbers };
  stays.meal = isLater ? goes.meal || stays.meal : stays.meal || goes.meal;
  const limits = [stays.partyLimit, goes.partyLimit].filter((limit) => limit !== null);
  stays.partyLimit = limits.length > 0 ? Math.max(...limits) : null;
  stays.withFamily ||= goes.withFamily;
  stays.tags = [...stays.tags, ...goes.tags].filter(
    (tag, place, all) => all.findIndex((each) => foldTag(each) === foldTag(tag)) === place,
  );
  stays.named = named;
  for (const { chosen } of functions) if (chosen.delete(goes.id)) chosen.add(stays.id);
  if (!answer) return;
  const { rsvp, adults, children } = answer;
  Object.assign(stays, { rsvp, adults, children, answer: answer.answer });
  stays.answered = hasPeople ? whole({ named, answered: people }) : [];
  if (rsvp === 'no')
    stays.answered = stays.answered.map((each) => ({ ...each, coming: each.coming === null ? null : false }));
  else if (!isByName) keepBeside(stays);
  else {
    countComing(stays);
    countFunctions(stays, functions);
  }
  // the answer that stays fits
  if (stays.partyLimit !== null && rsvp === 'yes')
    stays.partyLimit = Math.max(stays.partyLimit, heads(stays));
}
