import { z } from 'zod/v4';
import { e164Phone } from './phone.ts';

/** Sentences of spec section 5, 'CSV import', letter for letter. */
export const guestListSentences = {
  noFile: 'Please select a file.',
  emptyOrImproper: 'The file appears to be empty or improperly formatted.',
  missingColumns:
    'Invalid file format. Please ensure the file contains the following columns: firstName, lastName, phone, email.',
  parseFailed: 'Error parsing file.',
} as const;

/** The largest guest-list file taken, in bytes (design 10: 10 MB). */
export const GUEST_LIST_MAX_BYTES = 10 * 1024 * 1024;

/** The most rows below the header one file may use (design 10). */
export const GUEST_LIST_MAX_ROWS = 10_000;

/** Longest first or last name kept, in characters. */
export const GUEST_NAME_MAX = 100;

/** Refusals the spec does not word: each says what to change. */
export const guestListLimitSentences = {
  tooLarge: 'This file is larger than 10 MB. Remove pictures and other sheets from it, or split it, and choose it again.',
  tooManyRows: 'This file has more than 10,000 rows. Split it into files of at most 10,000 rows each.',
  tooComplicated:
    'This file is too complicated to read. Copy the guest list into a new sheet, save it as CSV and choose that file.',
  locked: 'This workbook is protected by a password. Save a copy without the password and choose that file.',
  busy: 'Many guest lists are being read at the moment. Please try again in a minute.',
} as const;

/** One guest found in the file, ready to be shown and added. `rowNumber` is the row Excel shows. */
export const guestListRow = z.object({
  rowNumber: z.number().int().positive(),
  firstName: z.string().max(GUEST_NAME_MAX),
  lastName: z.string().max(GUEST_NAME_MAX),
  /** E.164, or `''`. */
  phone: z.union([z.literal(''), e164Phone]),
  /** Lower-cased, or `''`. */
  email: z.string().max(254),
  withFamily: z.boolean(),
});
export type GuestListRow = z.infer<typeof guestListRow>;

/**
 * What is amiss in a row: `phone` and `email` were left out of a kept guest (or, with
 * nothing else to know the guest by, the row was), `duplicate` rows were left out,
 * `no-contact` guests are kept but cannot be invited, a `name` was cut.
 */
export const guestListProblemKind = z.enum(['phone', 'email', 'duplicate', 'no-contact', 'name']);
export type GuestListProblemKind = z.infer<typeof guestListProblemKind>;

/** A problem, told to the person who chose the file. It may quote a contact: never log it. */
export const guestListProblem = z.object({
  rowNumber: z.number().int().positive(),
  kind: guestListProblemKind,
  /** A whole sentence that names the row. */
  message: z.string(),
  /** What was typed in the file, shortened; `''` when no single value is to blame. */
  value: z.string(),
  /** Whether the guest of this row is still among the rows. */
  rowKept: z.boolean(),
});
export type GuestListProblem = z.infer<typeof guestListProblem>;

/** What a guest-list file holds, shown before anything is added (design 8). */
export const guestListPreview = z.object({
  fileName: z.string(),
  rows: z.array(guestListRow).max(GUEST_LIST_MAX_ROWS),
  problems: z.array(guestListProblem),
  summary: z.object({
    total: z.number().int(),
    withFamily: z.number().int(),
    individual: z.number().int(),
  }),
});
export type GuestListPreview = z.infer<typeof guestListPreview>;
