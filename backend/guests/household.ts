import {
  comingOf,
  headsOf,
  wholeHousehold,
  type AnsweredPerson,
  type HouseholdPerson,
} from '#contract/guests/household.ts';
import type { RsvpForm } from '#contract/guests/replies.ts';
import { replyWords } from '#messages/guests/reply/by-language.ts';
import { conflict } from '#backend/platform/errors.ts';
import { newId } from '#backend/platform/ids.ts';
import { isSamePerson } from './same-person.ts';

type StatedPerson = NonNullable<RsvpForm['household']>[number];

/** Short, because the guest's page carries it; unique among `others`. */
export function newPersonId(others: ReadonlySet<string>): string {
  const made = newId().slice(0, 6);
  return others.has(made) ? newPersonId(others) : made;
}

/**
 * The people hosts name, ready to be kept: who has the name of somebody named before is them, and so is who has one that
 * may be another spelling of it. Anybody else is somebody new, of whom nothing was answered.
 */
export function namedAgain(
  stated: readonly HouseholdPerson[],
  before: readonly HouseholdPerson[],
): HouseholdPerson[] {
  const left = [...before];
  const take = (isThey: (person: HouseholdPerson) => boolean) => {
    const at = left.findIndex(isThey);
    return at < 0 ? undefined : left.splice(at, 1)[0];
  };
  const known = stated.map(({ _id, name }) =>
    take((person) => (_id !== '' ? person._id === _id : person.name.toLowerCase() === name.toLowerCase())),
  );
  const used = new Set(before.map(({ _id }) => _id));
  const unknown = stated.filter((_, place) => !known[place]);
  const open = [...left];
  // where their numbers differ, only if nobody else may be meant
  const isSpelling = (person: HouseholdPerson, one: HouseholdPerson) =>
    isSamePerson(person.name, one.name) &&
    (stated.length === before.length ||
      (unknown.filter(({ name }) => isSamePerson(person.name, name)).length === 1 &&
        open.filter(({ name }) => isSamePerson(name, one.name)).length === 1));
  return stated.map((one, place) => {
    const person = known[place] ?? take((each) => isSpelling(each, one));
    const _id = person?._id || newPersonId(used);
    used.add(_id);
    return { _id, name: one.name, child: one.child };
  });
}

const householdChanged = () =>
  conflict((language) => replyWords[language].householdChanged, 'household_changed');

/**
 * The household as an answer states it, one by one, over what was known of it. An answer that is sent twice makes nobody
 * twice: people without an identifier are those the guest added before, in their order, and only then new ones.
 *
 * @throws {Problem} 409 `household_changed` for somebody who is not of it any more
 */
export function householdStated(
  stated: readonly StatedPerson[],
  named: readonly HouseholdPerson[],
  before: readonly AnsweredPerson[],
): AnsweredPerson[] {
  const whole = wholeHousehold(named, before);
  const byId = new Map(whole.map((person) => [person._id, person]));
  const ofHosts = new Set(named.map(({ _id }) => _id));
  const mentioned = new Set(stated.map(({ _id }) => _id));
  const added = whole.filter(({ _id }) => !ofHosts.has(_id) && !mentioned.has(_id));
  const used = new Set(byId.keys());
  const people = stated.map((person): AnsweredPerson => {
    const known = person._id === '' ? added.shift() : byId.get(person._id);
    if (!known && person._id !== '') throw householdChanged();
    const _id = known?._id ?? newPersonId(used);
    used.add(_id);
    return {
      _id,
      name: person.name ?? known?.name ?? '',
      child: person.child ?? known?.child ?? false,
      coming: person.coming,
      answers: { ...known?.answers, ...person.answers },
      functions: person.functions ?? known?.functions ?? null,
    };
  });
  const leftOut = whole.filter(({ _id }) => ofHosts.has(_id) && !mentioned.has(_id));
  const answered = [...people, ...leftOut.map((person) => ({ ...person, coming: false }))];
  // the hosts' order and words stay, however a form sends them
  return wholeHousehold(named, answered);
}

/** Who of a household comes, where so many of them do, to a function or to the event; null where nobody said who. */
export function whoComesTo(
  household: readonly AnsweredPerson[],
  people: number,
  functionId: string | undefined,
): AnsweredPerson[] | null {
  const coming = comingOf(household);
  if (people === 0) return [];
  if (coming.length === 0) return null;
  if (people === coming.length) return coming;
  const there = coming.filter(({ functions }) => functionId && functions?.includes(functionId));
  return there.length === people ? there : null;
}

/** A household whose people keep what was said of functions they are not invited to now, for when they are again. */
export function withLeftOut(
  household: readonly AnsweredPerson[],
  before: readonly AnsweredPerson[],
  leftOut: readonly string[],
): AnsweredPerson[] {
  const known = new Map(before.map((person) => [person._id, person.functions ?? []]));
  return household.map((person) => {
    if (person.functions === null) return person;
    const kept = leftOut.filter((id) => known.get(person._id)?.includes(id));
    return { ...person, functions: [...new Set([...person.functions, ...kept])] };
  });
}

/** Everybody whom the hosts name, coming. */
export const everybodyOf = (named: readonly HouseholdPerson[], before: readonly AnsweredPerson[]) =>
  wholeHousehold(named, before).map((person) => ({ ...person, coming: true }));

/** The household beside an answer by number alone: it stays where the numbers are those of its people, and is nobody's word otherwise. */
export function householdBeside(
  { adults, children }: { adults: number; children: number },
  before: readonly AnsweredPerson[],
): AnsweredPerson[] {
  const heads = headsOf(before);
  if (heads.adults === adults && heads.children === children) return [...before];
  return before.map((person) => ({ ...person, coming: null, functions: null }));
}

/** The household once it was said by number how many come to functions: where that is all or nobody, it is known who. */
export function withNumbers(
  household: readonly AnsweredPerson[],
  numbers: ReadonlyMap<string, number | null>,
): AnsweredPerson[] {
  const heads = comingOf(household).length;
  return household.map((person) => {
    if (person.functions === null || person.coming !== true) return person;
    const stays = person.functions.filter((id) => !numbers.has(id));
    const all = [...numbers].filter(([, people]) => people === heads).map(([id]) => id);
    return { ...person, functions: [...stays, ...all] };
  });
}

/** The household where some said to which functions they come: who comes with them, and said nothing, goes along to each. */
export function withOthers(household: readonly AnsweredPerson[]): AnsweredPerson[] {
  const coming = comingOf(household);
  const theirs = [...new Set(coming.flatMap(({ functions }) => functions ?? []))];
  if (coming.every(({ functions }) => functions === null)) return [...household];
  return household.map((person) =>
    person.coming === true && person.functions === null ? { ...person, functions: theirs } : person,
  );
}

/** An answered household once the hosts named its people anew: their names count, and what was answered stays. */
export function householdRenamed(
  named: readonly HouseholdPerson[],
  answered: readonly AnsweredPerson[],
): AnsweredPerson[] {
  const byId = new Map(named.map((person) => [person._id, person]));
  return answered.map((person) => ({ ...person, ...byId.get(person._id) }));
}
