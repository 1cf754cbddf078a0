import { z } from 'zod/v4';
import { fieldsFor } from '#contract/audience/read-by.ts';
import type { Readers } from '#contract/audience/readers.ts';
import { fieldWords } from '#messages/fields/words.ts';
import { validationWords } from '#messages/validation/by-language.ts';
import { readersLanguage } from '#messages/readers-language.ts';
import { hasLink } from './links-in-text.ts';
import { phoneProblem } from './phone.ts';
import { plainLine, plainText, cleanText } from './plain-line.ts';
import { plainNumber, parseNumber } from './number-input.ts';
import { validationMessages } from './validation.ts';

// every schema of the contract leads here: no value is refused in the validator's own words
z.config({
  customError: (issue) => validationMessages(validationWords[readersLanguage()])(issue),
  // in a browser it would try to make code of text, which our pages forbid and the browser reports
  jitless: 'document' in globalThis,
});

/** A sentence for people. A function puts it into words when it is needed, for whoever reads it then. */
export type Sentence = string | (() => string);

/** Opaque identifier of a row: letters, digits, `-` and `_`. */
export const id = z.string().regex(/^[A-Za-z0-9_-]{8,64}$/, { error: () => fieldWords.identifier });

/** Calendar date without a zone, `YYYY-MM-DD`. */
export const calendarDate = z
  .string({ error: () => fieldWords.date })
  .regex(/^\d{4}-\d{2}-\d{2}$/, { error: () => fieldWords.date, abort: true })
  .refine(isRealDate, { error: () => fieldWords.dateThatExists });

/** Time of day without a zone, `HH:MM`, 24 hours. */
export const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: () => fieldWords.time });

/** IANA time zone name, such as `Asia/Kolkata`. */
export const timeZone = z
  .string()
  .max(64)
  .refine(isTimeZone, { error: () => fieldWords.timeZone });

/** A web address; anything but http and https is refused, so that no link can carry a script. `www.shop.in/lamp` gets its `https://`. */
export const webLink = z
  .string({ error: () => fieldWords.link })
  .trim()
  .max(2000, { error: () => fieldWords.linkTooLong })
  .transform((link) => (BARE_LINK.test(link) ? `https://${link}` : link))
  .refine(isWebLink, { error: () => fieldWords.webLink });

/** A host with a dot and a letter behind it, and nothing in front: no scheme, no user. */
const BARE_LINK = /^[a-z0-9][a-z0-9.-]*\.[a-z]{2,}(?:[/?#]\S*)?$/i;

/** E-mail address, trimmed and lower-cased, with what is said of one that is none. */
export const emailAddressIn = (texts: { email: Sentence; emailTooLong: Sentence; emailLike: Sentence }) =>
  z
    .string({ error: texts.email })
    .trim()
    .toLowerCase()
    .max(254, { error: texts.emailTooLong })
    .pipe(z.email({ error: texts.emailLike }));

/** The same in the reader's language. */
export const emailAddress = emailAddressIn({
  email: () => fieldWords.email,
  emailTooLong: () => fieldWords.emailTooLong,
  emailLike: () => fieldWords.emailLike,
});

// checked by refine, not by a second schema: form parsing would take an emptied text there for a missing one
const folded = (message: Sentence, max: number) => {
  const tooLong = () => fieldWords.atMostCharacters(max);
  return z
    .string({ error: message })
    .max(max * 4, { error: tooLong })
    .transform(plainLine)
    .refine((text) => text.length <= max, { error: tooLong });
};

/** One line of text that must hold something; `message` says so. Spaces are folded, unseen characters taken out. */
export const requiredLine = (message: Sentence, max = 100) =>
  folded(message, max).refine((text) => text !== '', { error: message });

/** One line of text that may be empty or absent (then `''`). Spaces are folded. */
export const optionalLine = (max = 100) => folded(() => fieldWords.text, max).default('');

/** Longest first or last name of a person, in characters. */
export const PERSON_NAME_LENGTH = 60;

const noLink = (text: string): boolean => !hasLink(text);

/** A name that must be there, of a person or of what is celebrated: mails carry it to people who never heard of us, so no link may be made of it (docs/decisions/0097). */
export const requiredName = (message: Sentence, max = PERSON_NAME_LENGTH) =>
  requiredLine(message, max).refine(noLink, { error: () => fieldWords.nameWithLink });

/** The same for a name that may be empty or absent (then `''`). */
export const optionalName = (max = PERSON_NAME_LENGTH) =>
  optionalLine(max).refine(noLink, { error: () => fieldWords.nameWithLink });

/**
 * Text of several lines, at most `max` characters of what is kept: line ends and the space around it are folded
 * before anything is counted. With `missing` it must hold something, and that says so.
 */
export const severalLines = (
  max: number,
  tooLong: Sentence = () => fieldWords.atMostCharacters(max),
  missing?: Sentence,
) => {
  // spares the work of folding what is far too long
  const readable = Math.max(20_000, 4 * max);
  const lines = z
    .string(missing && { error: missing })
    .max(readable, { error: tooLong, abort: true })
    .overwrite((text) => cleanText(plainText(text)));
  return (missing ? lines.min(1, { error: missing }) : lines).max(max, { error: tooLong });
};

/** One person's phone number as typed, or empty: what cannot be one is named together with whatever else is wrong in the form. */
export const optionalPhone = optionalLine(40).superRefine((text, context) => {
  const message = phoneProblem(text);
  if (message !== null) context.addIssue({ code: 'custom', message });
});

/** An e-mail address that may be empty or absent (then `''`). */
export const optionalEmail = z
  .union([z.literal(''), emailAddress], { error: () => fieldWords.emailLike })
  .default('');

/** Nothing stands there: no value, or text of which nobody sees anything. */
export const isBlank = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && cleanText(value) === '');

/** Named in `fieldWords.amountTooLarge`. */
const MOST_RUPEES = 99_999_999.99;

/**
 * Rupees with at most two decimals, as the spec's payloads carry money: a number, or what somebody typed
 * into a form's field: a plain decimal, also with commas, ₹ or Devanagari digits. One that is not there is not zero: `missing` says so. Storage is in paise.
 */
export const rupees = (
  missing: Sentence = () => fieldWords.rupees,
): z.ZodType<number, number | string | undefined> =>
  z
    .unknown()
    .meta({ type: 'number', minimum: 0, maximum: MOST_RUPEES })
    .transform((value, context): number => {
      const read = readRupees(value);
      if (typeof read === 'number') return read;
      context.issues.push({
        code: 'custom',
        message: isBlank(value) ? inWords(missing) : read,
        input: value,
      });
      return z.NEVER;
    }) as z.ZodType<number, number | string | undefined>;

const inWords = (sentence: Sentence): string => (typeof sentence === 'string' ? sentence : sentence());

/** The amount, or what is wrong with it. */
function readRupees(value: unknown): number | string {
  const text = typeof value === 'string' ? value : '';
  const amount = typeof value === 'number' ? value : parseNumber(text);
  if (Number.isNaN(amount)) return fieldWords.rupees;
  if (amount < 0) return fieldWords.amountBelowZero;
  if (amount > MOST_RUPEES) return fieldWords.amountTooLarge;
  // a zero without a sign
  const nearest = Math.round(amount * 100) / 100 || 0;
  // sums of decimals are a little off for a computer, as 0.1 + 0.2 is
  const isInPaise = Math.abs(amount - nearest) <= nearest * 4 * Number.EPSILON;
  const decimals = plainNumber(text).split('.')[1] ?? '';
  return isInPaise && decimals.length <= 2 ? nearest : fieldWords.twoDecimals;
}

/** Reads a number of people as typed (`१०`), with the messages of `schema`, which judges it. */
export const wholeNumberInput = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess(
    // an empty field is nobody
    (value) => (typeof value === 'string' ? (isBlank(value) ? '' : parseNumber(value)) : value),
    schema,
  ) as unknown as z.ZodType<z.output<Schema>, z.input<Schema>>;

/** A whole number from 0 up to what a column of the database holds. */
export const wholeNumber = z.coerce.number().int().min(0).max(2_147_483_647);

/** A box of a form; one that is not ticked is left out. */
export const checkbox = z
  .union([z.boolean(), z.enum(['on', 'true', 'false', ''])])
  .transform((value) => value === true || value === 'on' || value === 'true')
  .default(false);

/** A question of a form that may be left open: undefined then. So is the box that stood in its place, which nobody had to tick. */
export const yesOrNo = z
  .union([z.boolean(), z.enum(['yes', 'no', 'true', 'false', 'on', ''])])
  .transform((value) =>
    value === '' || value === 'on' ? undefined : value === true || value === 'yes' || value === 'true',
  )
  .optional();

/** Which page of a list an address asks for: the first where it asks for none, or for nonsense. Further on than `last` none is looked for. */
export const pageParameter = (last = 100_000) => z.coerce.number().int().min(1).max(last).default(1).catch(1);

/** What an address searches a list for; nothing where it is too long to be meant. */
export const searchWords = z.string().trim().max(200).default('').catch('');

/** One page of a list: `page` counts from 1. */
export const pageOf = <Item extends z.ZodType>(item: Item, numbersFor: Readers = 'anyone') =>
  z.object({
    items: z.array(item),
    ...fieldsFor(numbersFor, {
      total: z.number().int(),
      page: z.number().int(),
      pages: z.number().int(),
    }),
  });

/** Makes a rule between fields be judged whenever these fields are right, however wrong others are: a form names all at once. */
export const whenRight =
  (...names: string[]) =>
  ({ value, issues }: z.core.ParsePayload): boolean =>
    typeof value === 'object' &&
    value !== null &&
    !issues.some(({ path = [] }) => path.length === 0 || names.includes(String(path[0])));

/** Answer of a call that only says whether it worked (spec section 7: success, message). */
export const outcome = z.object(fieldsFor('anyone', { success: z.boolean(), message: z.string() }));

function isRealDate(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

function isTimeZone(name: string): boolean {
  try {
    // a mere distance such as +05:30 is read the other way round by PostgreSQL (POSIX)
    return /^[A-Za-z]/.test(name) && Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}

function isWebLink(text: string): boolean {
  try {
    return ['http:', 'https:'].includes(new URL(text).protocol);
  } catch {
    return false;
  }
}
