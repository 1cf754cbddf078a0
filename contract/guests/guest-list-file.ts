import { z } from 'zod/v4';
import { readGuestFields } from './guest-fields.ts';

/** The largest guest-list file taken, in bytes. */
export const GUEST_LIST_MAX_BYTES = 10 * 1024 * 1024;

/** The same with what stands around it in a form. */
export const GUEST_LIST_FORM_MAX_BYTES = GUEST_LIST_MAX_BYTES + 64 * 1024;

/** The most rows below the header one file may use. */
const GUEST_LIST_MAX_ROWS = 10_000;

/** One guest found in the file, ready to be shown and added. `rowNumber` is the row Excel shows. */
const guestListRow = z.object({
  rowNumber: z.number().int().positive(),
  ...readGuestFields,
});
export type GuestListRow = z.infer<typeof guestListRow>;

/**
 * What is amiss in a row: `phone` and `email` were left out of a kept guest (or, with
 * nothing else to know the guest by, the row was), `duplicate` rows were left out,
 * `no-contact` guests are kept but cannot be invited, a `name` was cut, or is none and the row was left out, a `family`
 * that is neither yes nor no counts as no, a `side` was cut.
 */
const guestListProblemKind = z.enum(['phone', 'email', 'duplicate', 'no-contact', 'name', 'family', 'side']);

/** A problem, told to the person who chose the file. It may quote a contact: never log it. */
const guestListProblem = z.object({
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

/** A column with something in it that no guest got: its heading, or `Column D` where it has none, and in how many rows. */
export const unusedColumn = z.object({ heading: z.string(), rows: z.number().int().positive() });
export type UnusedColumn = z.infer<typeof unusedColumn>;

/** What a guest-list file holds, shown before anything is added (spec section 5). */
export const guestListPreview = z.object({
  fileName: z.string(),
  rows: z.array(guestListRow).max(GUEST_LIST_MAX_ROWS),
  problems: z.array(guestListProblem),
  /** From the left; left out when every column was used. */
  unusedColumns: z.array(unusedColumn).optional(),
  summary: z.object({
    total: z.number().int(),
    withFamily: z.number().int(),
    individual: z.number().int(),
  }),
});
export type GuestListPreview = z.infer<typeof guestListPreview>;
