import { z } from 'zod/v4';
import { checkbox, optionalName, PERSON_NAME_LENGTH } from '#contract/common/fields.ts';
import { hasLink } from '#contract/common/links-in-text.ts';
import { cleanText, plainLine, plainText } from '#contract/common/plain-line.ts';
import { listWords } from '#messages/guests/list/words.ts';
import { fieldWords } from '#messages/fields/words.ts';

/** The most people of one household, and the most an invitation may allow, the guest included. */
export const MOST_PARTY_LIMIT = 30;

/** Identifier of a person, unique within the household; `''` for one who has none yet. */
export const PERSON_ID = /^[A-Za-z0-9_-]{0,20}$/;
const personId = z.string().regex(PERSON_ID).default('');

/** A person behind an invitation, as hosts name them. The first of a household is the one who is written to. */
export const householdPerson = z.object({ _id: z.string(), name: z.string(), child: z.boolean() });
export type HouseholdPerson = z.infer<typeof householdPerson>;

const statedPerson = z.object({ _id: personId, name: optionalName(), child: checkbox });

const CHILD = /\s*[([]\s*(?:child|kid|baby|infant|बच्चा|बच्ची|बालक|बालिका)\s*[)\]]\s*$/iu;

/** A person as somebody writes one, with `(child)` behind a child. */
export const personNamed = (written: string): HouseholdPerson => {
  const name = plainLine(written);
  return { _id: '', name: name.replace(CHILD, ''), child: CHILD.test(name) };
};

/** People as somebody writes them: one a line, or with `;` or `,` between them, `(child)` behind a child. */
export const readHousehold = (text: string): HouseholdPerson[] =>
  text
    .split(/[\n;,]/)
    .map(personNamed)
    .filter(({ name }) => name !== '');

/** The same the other way round, with what stands between two people. */
export const writeHousehold = (household: readonly Omit<HouseholdPerson, '_id'>[], between: string): string =>
  household.map(({ name, child }) => (child ? listWords.childInList(name) : name)).join(between);

/** Longest list of people in a form, in characters. */
export const HOUSEHOLD_LENGTH = MOST_PARTY_LIMIT * (PERSON_NAME_LENGTH + 12);

/** People as an organiser states them: as a text, or one by one; those without a name are left out. */
export const statedHousehold = z
  .union([
    z
      .string()
      .max(4 * HOUSEHOLD_LENGTH, { error: () => fieldWords.atMostCharacters(HOUSEHOLD_LENGTH) })
      .transform((text) => readHousehold(cleanText(plainText(text)))),
    z.array(statedPerson).max(100),
  ])
  .transform((people) => people.filter(({ name }) => name !== ''))
  .superRefine((people, context) => {
    const refuse = (message: string) => context.addIssue({ code: 'custom', message });
    if (people.length > MOST_PARTY_LIMIT) refuse(listWords.tooManyInHousehold(MOST_PARTY_LIMIT));
    const long = people.find(({ name }) => name.length > PERSON_NAME_LENGTH);
    if (long) refuse(listWords.householdNameTooLong(PERSON_NAME_LENGTH));
    if (people.some(({ name }) => hasLink(name))) refuse(fieldWords.nameWithLink);
  });

/** The people of a household once somebody answered for them, also those the guest added. */
export const answeredPerson = householdPerson.extend({
  /** Null: nobody said so for this person. */
  coming: z.boolean().nullable(),
  /** By question asked for each person: one text, or the ids of the choices. */
  answers: z.record(z.string(), z.array(z.string())),
  /** The functions they come to; null: nobody said so for this person. */
  functions: z.array(z.string()).nullable(),
});
export type AnsweredPerson = z.infer<typeof answeredPerson>;

/** Who comes of a household that was answered for by name; empty where it was by number. */
export const comingOf = (household: readonly AnsweredPerson[]): AnsweredPerson[] =>
  household.filter(({ coming }) => coming === true);

/** How many adults and children come, of a household that was answered for one by one. */
export function headsOf(household: readonly AnsweredPerson[]): { adults: number; children: number } {
  const coming = comingOf(household);
  const children = coming.filter(({ child }) => child).length;
  return { adults: coming.length - children, children };
}

/** Everybody of a household, the people hosts name first, as far as anybody answered for them. */
export function wholeHousehold(
  named: readonly HouseholdPerson[],
  answered: readonly AnsweredPerson[],
): AnsweredPerson[] {
  const answers = new Map(answered.map((person) => [person._id, person]));
  const ofHosts = named.map((person): AnsweredPerson => {
    const { coming = null, answers: given = {}, functions = null } = answers.get(person._id) ?? {};
    return { ...person, coming, answers: given, functions };
  });
  const theirs = new Set(named.map(({ _id }) => _id));
  return [...ofHosts, ...answered.filter(({ _id }) => !theirs.has(_id))];
}

interface Stated {
  withFamily: boolean;
  partyLimit: number | null;
  household: readonly unknown[];
}

/** How many people an invitation is for, as far as hosts stated it: a number, or those they name where they are more, else the guest alone. */
const statedPeople = ({ partyLimit, household }: Omit<Stated, 'withFamily'>): number =>
  Math.max(partyLimit ?? 1, household.length);

/** Whether a family is invited of which nobody stated how many they are. */
const isUncountedFamily = ({ withFamily, partyLimit, household }: Stated): boolean =>
  withFamily && partyLimit === null && household.length < 2;

/** What guests mean for a count who have not answered. */
export const countUnanswered = (guests: readonly Stated[]) => ({
  unanswered: guests.reduce((sum, guest) => sum + statedPeople(guest), 0),
  uncountedFamilies: guests.filter(isUncountedFamily).length,
});

/** The names of those who come, in one line; empty where none is known. */
export const namesComing = (household: readonly AnsweredPerson[]): string =>
  comingOf(household)
    .map(({ name }) => name)
    .filter(Boolean)
    .join(', ');
