import { z } from 'zod/v4';
import { blankGuest, readGuestFields } from './guest-fields.ts';

/** The largest guest-list file taken, in bytes. */
export const GUEST_LIST_MAX_BYTES = 10 * 1024 * 1024;

/** The same with what stands around it in a form. */
export const GUEST_LIST_FORM_MAX_BYTES = GUEST_LIST_MAX_BYTES + 64 * 1024;

/** The most guests of one file. */
export const GUEST_LIST_MAX_ROWS = 10_000;

/** What a column of a guest list may hold, as somebody chooses it. */
export const columnKindNames = [
  'fullName',
  'firstName',
  'middleName',
  'lastName',
  'title',
  'phone',
  'countryCode',
  'email',
  'contact',
  'line',
  'withFamily',
  'people',
  'heads',
  'children',
  'household',
  'companions',
  'memberOf',
  'age',
  'side',
  'greeting',
  'tags',
  'otherContacts',
  'marks',
] as const;
const columnKind = z.enum(columnKindNames);
export type ColumnKindName = (typeof columnKindNames)[number];

/** One of them, or that nothing of the column is taken. */
export const columnChoices = [...columnKindNames, 'unused'] as const;

/** The most tables of a file: one with more is refused. */
export const MOST_TABLES = 100;

/** What the organiser says of a file that was read. Tables and columns by their place, counted from 0. */
export const guestListChoices = z.object({
  tables: z
    .array(
      z.object({
        included: z.boolean().default(false),
        /** The kind of each column by its place. One that is left out stays as it was guessed. */
        columns: z.record(z.string().regex(/^\d{1,3}$/), z.enum(columnChoices)).default({}),
      }),
    )
    .max(MOST_TABLES),
  /** Whether what the spreadsheet hides is read, too. */
  withHidden: z.boolean().default(false),
  /** Whether lines of a text are guests, too, that look like neither a name nor a number. */
  withUnread: z.boolean().default(false),
  /** Whether somebody who shares a phone or e-mail with an earlier row becomes one household with it, not a guest of their own. */
  joinShared: z.boolean().default(false),
  /** The country whose numbers stand in it without a code, by ISO 3166; '' where nobody said. */
  country: z
    .string()
    .regex(/^([A-Z]{2})?$/)
    .default(''),
  /** Whether all come with family where no column says so. */
  withFamily: z.boolean().default(false),
});
export type GuestListChoices = z.infer<typeof guestListChoices>;

/** Which column is what, table by table: all that is remembered for the next file with the same headings. */
export interface ColumnsOfTables {
  tables: readonly Pick<GuestListChoices['tables'][number], 'columns'>[];
}

/** Where a guest stands: the row Excel shows, and which of the file's tables it is of. */
const rowPlace = { rowNumber: z.number().int().positive(), table: z.number().int().default(0) };

/** One guest found in the file, ready to be shown and added. `rowNumber` is the row Excel shows. */
const guestListRow = z.object({
  ...rowPlace,
  ...readGuestFields,
  /** The name of its tab, where a file has guests on several. */
  sheet: z.string().optional(),
  /**
   * What no cell says of itself: where the names end that stand in one cell, or that somebody comes alone. Of a guest who is on the
   * list it changes nothing.
   */
  guessed: z.array(z.enum(['names', 'withFamily'])).optional(),
  /** A number of people says that somebody comes alone. */
  alone: z.literal(true).optional(),
});
export type GuestListRow = z.infer<typeof guestListRow>;

/**
 * What is amiss in a row: `phone` and `email` were left out of a kept guest (or, with
 * nothing else to know the guest by, the row was), `duplicate` rows were left out,
 * of a `country` nobody knows a phone was left out, too; `no-contact` guests are kept but cannot be invited, a
 * `likely-email` is kept as it is although another was probably meant, `shared`
 * ones without the contact of somebody else; a `name` was cut, or is none and the row was left out, as it is where
 * letters were `damaged`; a `family` that is neither yes nor no counts as no, a `side` was cut, or `tags` were; a contact is
 * `taken` that another guest on the list has; an `unread` line of a text looks like neither a name nor a number.
 */
const guestListProblemKind = z.enum([
  'phone',
  'email',
  'country',
  'duplicate',
  'shared',
  'no-contact',
  'likely-email',
  'name',
  'damaged',
  'family',
  'side',
  'tags',
  'taken',
  'unread',
]);

/** A problem, told to the person who chose the file. It may quote a contact: never log it. */
const guestListProblem = z.object({
  ...rowPlace,
  kind: guestListProblemKind,
  /** A whole sentence that names the row. */
  message: z.string(),
  /** What was typed in the file, shortened; `''` when no single value is to blame. */
  value: z.string(),
  /** Whether the guest of this row is still among the rows. */
  rowKept: z.boolean(),
  /** The row that has the contact of this one. */
  sharedWith: z.object(rowPlace).optional(),
});
export type GuestListProblem = z.infer<typeof guestListProblem>;

/** A column with something in it that no guest got: its heading, or `Column D` where it has none, and in how many rows. */
const unusedColumn = z.object({ heading: z.string(), rows: z.number().int().positive() });
export type UnusedColumn = z.infer<typeof unusedColumn>;

/** A table of a file as it was read, for whoever says better which column is what. */
const guestListTable = z.object({
  /** What tells it from the others: its tab, or what stands above it; '' where there is one. */
  name: z.string(),
  /** Whether its guests are among the rows. */
  included: z.boolean(),
  guests: z.number().int(),
  columns: z.array(
    z.object({
      /** Its place, counted from 0. */
      index: z.number().int(),
      heading: z.string(),
      /** The first values below it, shortened. */
      values: z.array(z.string()),
      kind: columnKind.nullable(),
    }),
  ),
});
export type GuestListTable = z.infer<typeof guestListTable>;

/** What a guest-list file holds, shown before anything is added (spec section 5). */
export const guestListPreview = z.object({
  fileName: z.string(),
  rows: z.array(guestListRow).max(GUEST_LIST_MAX_ROWS),
  problems: z.array(guestListProblem),
  /** From the left; left out when every column was used. */
  unusedColumns: z.array(unusedColumn).optional(),
  /** Sentences about the file as a whole: tabs and rows that were left out, headings that were read. */
  notes: z.array(z.string()).default([]),
  tables: z.array(guestListTable).default([]),
  /** What counts for the file as a whole; what counts for each table stands in `tables`. */
  choices: guestListChoices.omit({ tables: true }).prefault({}),
  /** Rows and columns that the spreadsheet hides. */
  hidden: z.number().int().default(0),
  /** Lines that look like neither a name nor a number. */
  unread: z.number().int().default(0),
  summary: z.object({
    total: z.number().int(),
    withFamily: z.number().int(),
    individual: z.number().int(),
  }),
});
export type GuestListPreview = z.infer<typeof guestListPreview>;

/** A preview that was kept, with what a version of the product which knew less had no words for. */
export const keptPreview = (preview: GuestListPreview): GuestListPreview => ({
  ...preview,
  rows: preview.rows.map((row) => ({ ...blankGuest, ...row })),
  notes: preview.notes ?? [],
  tables: preview.tables ?? [],
  choices: preview.choices ?? guestListChoices.omit({ tables: true }).parse({}),
  hidden: preview.hidden ?? 0,
  unread: preview.unread ?? 0,
});
