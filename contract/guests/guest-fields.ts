import { z } from 'zod/v4';
import { optionalEmail, optionalLine, optionalName, PERSON_NAME_LENGTH } from '#contract/common/fields.ts';
import { e164Phone } from '#contract/common/phone.ts';
import { readSide, SIDE_LENGTH } from './guest-side.ts';

/** A side as somebody writes it. */
const side = optionalLine(SIDE_LENGTH).unwrap().transform(readSide);
/** The same in a change: left out, it stays. */
export const sideChange = side.optional();

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
  /** Whose guest: a code of a wedding's, or any words (`guest-side.ts`). */
  side: {
    stated: side.default(''),
    // of files that were read before there were sides
    read: z.string().max(SIDE_LENGTH).default(''),
    answered: z.string(),
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

/** The fields of a guest, ready to be kept. */
export type GuestValues = { [Name in GuestField]: z.output<FieldList[Name]['answered']> };

/** A value for each field. */
export const eachGuestField = <Value>(valueOf: (name: GuestField) => Value) =>
  Object.fromEntries(guestFieldNames.map((name) => [name, valueOf(name)])) as Record<GuestField, Value>;
