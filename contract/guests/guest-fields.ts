import { z } from 'zod/v4';
import {
  optionalEmail,
  optionalLine,
  optionalName,
  PERSON_NAME_LENGTH,
  wholeNumberInput,
} from '#contract/common/fields.ts';
import { e164Phone } from '#contract/common/phone.ts';
import { listWords } from '#messages/guests/list/words.ts';
import { readSide, SIDE_LENGTH } from './guest-side.ts';
import { MOST_TAGS, statedTags, TAG_LENGTH } from './guest-tags.ts';
import { householdPerson, MOST_PARTY_LIMIT, statedHousehold } from './household.ts';

/** Longest title, greeting and further contacts, in characters. */
export const PERSON_TITLE_LENGTH = 30;
export const GREETING_LENGTH = 60;
export const OTHER_CONTACTS_LENGTH = 300;

/** What an organiser may leave out of a change: then it stays. */
const optionalStated = {
  /** A side as somebody writes it. */
  side: optionalLine(SIDE_LENGTH).unwrap().transform(readSide),
  title: optionalName(PERSON_TITLE_LENGTH).unwrap(),
  greeting: optionalName(GREETING_LENGTH).unwrap(),
  otherContacts: optionalLine(OTHER_CONTACTS_LENGTH).unwrap(),
  partyLimit: z.union(
    [
      z.literal('').transform(() => null),
      z.null(),
      wholeNumberInput(z.coerce.number().int().min(1).max(MOST_PARTY_LIMIT)),
    ],
    { error: () => listWords.partyLimitRange },
  ),
  household: statedHousehold,
  tags: statedTags,
};

/** The fields that stay when a change leaves them out. */
export const changedGuestFields = {
  side: optionalStated.side.optional(),
  title: optionalStated.title.optional(),
  greeting: optionalStated.greeting.optional(),
  otherContacts: optionalStated.otherContacts.optional(),
  partyLimit: optionalStated.partyLimit.optional(),
  household: optionalStated.household.optional(),
  tags: optionalStated.tags.optional(),
};

interface FieldRules {
  /** As an organiser states it. */
  stated: z.ZodType;
  /** As a row of a file has it once it was read. */
  read: z.ZodType;
  /** In an answer. */
  answered: z.ZodType;
}

/**
 * Every field an organiser states of a new guest (spec section 3). Guests, drafts, imports and event files have their shapes from this
 * list; `backend/guests/columns.ts` adds where each is kept and how the export writes it, `backend/guests/import/guest-columns.mjs` the
 * headings by which a file is read. A new field does not compile, or is refused by a test, until it is in all of them.
 */
const fieldList = {
  firstName: { stated: optionalName(), read: z.string().max(PERSON_NAME_LENGTH), answered: z.string() },
  lastName: { stated: optionalName(), read: z.string().max(PERSON_NAME_LENGTH), answered: z.string() },
  /** In E.164 once it is kept; `''` without one. */
  phone: { stated: optionalLine(40), read: z.union([z.literal(''), e164Phone]), answered: z.string() },
  /** Lower-cased once it is kept; `''` without one. */
  email: { stated: optionalEmail, read: z.string().max(254), answered: z.string() },
  withFamily: {
    stated: z
      .union([z.boolean(), z.enum(['true', 'TRUE', 'on', 'false', 'FALSE', ''])])
      .transform((value) => value === true || value === 'true' || value === 'TRUE' || value === 'on')
      .default(false),
    read: z.boolean(),
    answered: z.boolean(),
  },
  // what follows has a default where it was read: previews that wait may be of an older version
  /** Whose guest: a code of a wedding's, or any words (`guest-side.ts`). */
  side: {
    stated: optionalStated.side.default(''),
    read: z.string().max(SIDE_LENGTH).default(''),
    answered: z.string(),
  },
  /** What stands before the name: `Dr.`, `Smt.`, `Mr & Mrs`. */
  title: {
    stated: optionalStated.title.default(''),
    read: z.string().max(PERSON_TITLE_LENGTH).default(''),
    answered: z.string(),
  },
  /** How this guest is greeted, in the organiser's words; `''` goes by title and name (`greeted-name.ts`). */
  greeting: {
    stated: optionalStated.greeting.default(''),
    read: z.string().max(GREETING_LENGTH).default(''),
    answered: z.string(),
  },
  /** Further phones and addresses, with what was noted beside them: nothing is sent there. */
  otherContacts: {
    stated: optionalStated.otherContacts.default(''),
    read: z.string().max(OTHER_CONTACTS_LENGTH).default(''),
    answered: z.string(),
  },
  /** The most people a reply may announce, the guest included; null goes by withFamily. */
  partyLimit: {
    stated: optionalStated.partyLimit.default(null),
    read: z.number().int().min(1).max(MOST_PARTY_LIMIT).nullable().default(null),
    answered: z.number().int().nullable(),
  },
  /** The people behind the invitation as hosts name them (`household.ts`); none: the guest, or a party by number. */
  household: {
    stated: optionalStated.household.default([]),
    read: z.array(householdPerson).max(MOST_PARTY_LIMIT).default([]),
    answered: z.array(householdPerson),
  },
  /** By which hosts find them again (`guest-tags.ts`). */
  tags: {
    stated: optionalStated.tags.default([]),
    read: z.array(z.string().max(TAG_LENGTH)).max(MOST_TAGS).default([]),
    answered: z.array(z.string()),
  },
} satisfies Record<string, FieldRules>;

type FieldList = typeof fieldList;
export type GuestField = keyof FieldList;

export const guestFieldNames = Object.keys(fieldList) as GuestField[];

const shapeOf = <Which extends keyof FieldRules>(which: Which) =>
  Object.fromEntries(guestFieldNames.map((name) => [name, fieldList[name][which]])) as {
    [Name in GuestField]: FieldList[Name][Which];
  };
export const statedGuestFields = shapeOf('stated');
export const readGuestFields = shapeOf('read');
export const answeredGuestFields = shapeOf('answered');

/** What hosts note of a guest. Of these the guest meets title and greeting where they are greeted. */
export const hostsNotes = {
  side: true,
  title: true,
  greeting: true,
  otherContacts: true,
  tags: true,
} as const;

/** The same guest without them. */
export const withoutHostsNotes = <Guest extends object>(guest: Guest): Omit<Guest, keyof typeof hostsNotes> =>
  Object.fromEntries(Object.entries(guest).filter(([name]) => !Object.hasOwn(hostsNotes, name))) as Omit<
    Guest,
    keyof typeof hostsNotes
  >;

/** The fields of a guest, ready to be kept. */
export type GuestValues = { [Name in GuestField]: z.output<FieldList[Name]['answered']> };

/** A guest of whom nothing is stated. */
export const blankGuest: GuestValues = {
  firstName: '',
  lastName: '',
  phone: '',
  email: '',
  withFamily: false,
  side: '',
  title: '',
  greeting: '',
  otherContacts: '',
  partyLimit: null,
  household: [],
  tags: [],
};

/** Of a change, the fields that it states. */
export const statedOf = (change: { [Name in GuestField]?: GuestValues[Name] | undefined }) =>
  Object.fromEntries(
    guestFieldNames.flatMap((name) => (change[name] === undefined ? [] : [[name, change[name]]])),
  ) as Partial<GuestValues>;

/** A value for each field. */
export const eachGuestField = <Value>(valueOf: (name: GuestField) => Value) =>
  Object.fromEntries(guestFieldNames.map((name) => [name, valueOf(name)])) as Record<GuestField, Value>;
