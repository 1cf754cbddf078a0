import {
  GUEST_LIST_MAX_BYTES,
  GUEST_LIST_MAX_ROWS,
  MOST_TABLES,
  type ColumnsOfTables,
  type GuestListChoices,
  type GuestListPreview,
  type GuestListTable,
} from '#contract/guests/guest-list-file.ts';
import { firstOf, plainLine } from '#contract/common/plain-line.ts';
import * as fileWords from '#messages/guests/file/en.ts';
import { sha256 } from '#backend/platform/ids.ts';
import { shownValue } from './columns/column-kind.ts';
import { foldHeading } from './columns/column-kinds.ts';
import { checkGuests, headingOf, type CheckedGuests } from './check-guests.ts';
import type { KnownContact } from './known-contacts.ts';
import { hasContact } from './row-role.ts';
import { MAX_CELL_LENGTH, MAX_COLUMNS } from './open/sheet.mjs';
import { openInWorker, type OpenedFile, type Sheet, type WorkerLimits } from './open/open-in-worker.ts';
import { isUnread } from './read-rows.ts';
import { isOfTemplate } from './headings.ts';
import type { Table } from './table.ts';
import { guestTables, plainTable } from './tables.ts';

export type GuestListFile = {
  /** As the browser names it; `''` when no file was chosen. */
  fileName: string;
  bytes: Uint8Array;
  /** The import checkbox: counts for every row when the file has no withFamily column. */
  withFamilyDefault: boolean;
  /** What the organiser says of its tables and columns; without it all is guessed, but for what they said of such a file before. */
  choices?: GuestListChoices | undefined;
  /** What was said before of a file with the same headings, whose digest is `shape`. */
  choicesOfShape?: (shape: string) => Promise<ColumnsOfTables | undefined>;
  /** Whose file it is: people take turns. */
  who?: string;
  /** Guests already on the list; rows that repeat one are left out. */
  existing?: readonly KnownContact[];
};

type Columns = GuestListChoices['tables'][number]['columns'];

/** `shape`: a digest of the headings of its tables. */
type GuestListResult =
  | { ok: true; preview: GuestListPreview; shape: string }
  | { ok: false; message: string };

const refusals: Record<Exclude<OpenedFile['kind'], 'sheets'>, string> = {
  broken: fileWords.parseFailed,
  'too-many-rows': fileWords.tooManyRows,
  'too-complicated': fileWords.tooComplicated,
  locked: fileWords.locked,
  busy: fileWords.busy,
};

/** Tabs that hold something else than guests, by their names: they are left out until somebody ticks them. */
const NO_GUESTS =
  /vendor|expens|budget|cost|payment|kharch|hotel|cater|check ?list|to ?do|task|menu|shopping|schedule|timeline|itinerary|खर्च|बजट|सामान|हिसाब|ખર્ચ|খরচ|செலவு/i;

/**
 * Reads a guest list from a text file, a workbook or a phone's contacts (spec section 5, 'CSV import').
 * Nothing is stored: the preview is for showing before anything is added.
 *
 * A file that cannot be used answers one sentence for the person who chose it. A row
 * with a bad phone or e-mail is kept without that value as long as a name or another
 * contact remains; every such row is named in `problems`, as are repeated ones.
 * At most 10 MB and 10,000 guests; a file may take 10 seconds and 256 MB to open, in a thread.
 *
 * @throws only when the reading thread cannot be started
 */
export async function readGuestList(file: GuestListFile, limits?: WorkerLimits): Promise<GuestListResult> {
  const size = file.bytes.byteLength;
  if (!file.fileName && size === 0) return { ok: false, message: fileWords.noFile };
  if (size === 0) return { ok: false, message: fileWords.emptyOrImproper };
  if (size > GUEST_LIST_MAX_BYTES) return { ok: false, message: fileWords.tooLarge };

  const opened = await openInWorker(file.bytes, limits, file.who);
  if (opened.kind !== 'sheets') return { ok: false, message: refusals[opened.kind] };

  const found = allTables(opened.sheets);
  if (found.length > MOST_TABLES) return { ok: false, message: fileWords.tooManyTables(MOST_TABLES) };
  if (!found.some(({ table }) => table.isFound) && !hasContacts(found))
    return { ok: false, message: whyNone(opened.sheets) };
  const shape = shapeOf(found);
  const { choices } = file;
  const before = choices ? undefined : await file.choicesOfShape?.(shape);
  const chosen = found.map((each, place) =>
    choices ? withChoices(each, choices.tables[place]) : withColumns(each, before?.tables[place]?.columns),
  );
  const included = chosen.filter((each) => each.included).map(({ table }) => table);
  const checked = await checkGuests(
    included,
    {
      country: choices?.country ?? '',
      withHidden: choices?.withHidden ?? false,
      withUnread: choices?.withUnread ?? false,
      joinShared: choices?.joinShared ?? false,
      withFamilyDefault: choices?.withFamily ?? file.withFamilyDefault,
    },
    file.existing,
  );
  if (checked.rows.length > GUEST_LIST_MAX_ROWS) return { ok: false, message: fileWords.tooManyRows };
  if (checked.rows.length === 0 && checked.problems.length === 0 && !choices && !hasContacts(found))
    return { ok: false, message: fileWords.emptyOrImproper };
  return { ok: true, preview: previewOf(file, { chosen, choices, checked }), shape };
}

interface ChosenTable {
  table: Table;
  included: boolean;
}

/** The tables of a file: those with guests, and each other tab with something in it, which is left out at first. */
const allTables = (sheets: readonly Sheet[]): ChosenTable[] =>
  sheets
    .flatMap((sheet): ChosenTable[] => {
      const tables = guestTables(sheet);
      const isList = !sheet.hidden && !NO_GUESTS.test(sheet.name);
      if (tables.length > 0) return tables.map((table) => ({ table, included: isList && table.isFound }));
      const table = plainTable(sheet);
      return table ? [{ table, included: false }] : [];
    })
    .map((each, _, all) =>
      // a lone tab is the list, whatever its name
      all.some((other) => other.included)
        ? each
        : { ...each, included: each.table.isFound && !each.table.sheet.hidden },
    );

const withChoices = (
  each: ChosenTable,
  choice: GuestListChoices['tables'][number] | undefined,
): ChosenTable => (choice ? { ...withColumns(each, choice.columns, true), included: choice.included } : each);

/** `all`: also columns without a heading, of which nobody can know before that they are the same. */
function withColumns(each: ChosenTable, kinds: Columns = {}, all = false): ChosenTable {
  const columns = each.table.columns.map((column) => {
    const kind = all || column.heading.trim() ? kinds[column.index] : undefined;
    return kind === undefined ? column : { ...column, kind: kind === 'unused' ? null : kind };
  });
  return { ...each, table: { ...each.table, columns } };
}

/** Whether there is anything that somebody may say more of: a contact in any cell. */
const hasContacts = (tables: readonly ChosenTable[]): boolean =>
  tables.some(({ table }) => !isOfTemplate(table) && table.rows.some(({ cells }) => cells.some(hasContact)));

/** A digest of what stands above the columns: files with the same are read in the same way. */
const shapeOf = (tables: readonly ChosenTable[]): string =>
  sha256(JSON.stringify(tables.map(({ table }) => table.columns.map(({ heading }) => foldHeading(heading)))));

/** The specification's sentence for a file in which nobody was found. */
const whyNone = (sheets: readonly Sheet[]): string =>
  sheets.every(({ rows }) => rows.length < 2) ? fileWords.emptyOrImproper : fileWords.missingColumns;

function previewOf(
  file: GuestListFile,
  {
    chosen: tables,
    choices,
    checked,
  }: { chosen: ChosenTable[]; choices: GuestListChoices | undefined; checked: CheckedGuests },
): GuestListPreview {
  const { rows, problems, unusedColumns } = checked;
  const withFamily = rows.filter((row) => row.withFamily).length;
  const included = tables.filter((each) => each.included);
  const hidden = hiddenIn(included, checked);
  return {
    fileName: shownName(file.fileName),
    rows,
    problems,
    ...(unusedColumns.length > 0 && { unusedColumns }),
    notes: notesOf(tables, checked, choices?.withHidden ? 0 : hidden),
    tables: tables.map((each) => shownTable(each, tables, rows, included.indexOf(each))),
    choices: {
      country: choices?.country ?? '',
      withHidden: choices?.withHidden ?? false,
      withUnread: choices?.withUnread ?? false,
      joinShared: choices?.joinShared ?? false,
      withFamily: file.choices?.withFamily ?? file.withFamilyDefault,
    },
    hidden,
    unread: included.reduce((sum, { table }) => sum + table.rows.filter(isUnread).length, 0),
    summary: { total: rows.length, withFamily, individual: rows.length - withFamily },
  };
}

const hiddenIn = (included: readonly ChosenTable[], { tables }: CheckedGuests): number =>
  tables.reduce((sum, { hiddenRows }) => sum + hiddenRows.length, 0) +
  included.reduce(
    (sum, { table }) =>
      sum + table.columns.filter(({ index }) => table.sheet.hiddenColumns.includes(index)).length,
    0,
  );

function notesOf(
  tables: readonly ChosenTable[],
  { problems, tables: read }: CheckedGuests,
  hidden: number,
): string[] {
  const out = tables.filter((each) => !each.included).map(({ table }) => table);
  const leftOut = [...new Set(out.filter(({ isAbove }) => !isAbove).map((table) => nameOf(table, tables)))];
  const isNobody = tables.every(({ table }) => !table.isFound);
  const above = out.filter(({ isAbove }) => isAbove).flatMap(rowsInWords);
  const headings = [...new Set(read.flatMap((table) => table.headings.map(({ text }) => text)))];
  const totals = read.flatMap((table) => table.totals.map((row) => fileWords.rowName(row, '')));
  const damaged = problems.filter(({ kind }) => kind === 'damaged').length;
  return [
    ...(damaged > 0 ? [fileWords.damagedNames(damaged)] : []),
    ...(isNobody ? [fileWords.nobodyFound] : []),
    ...(leftOut.length > 0 && tables.length > 1 ? [fileWords.tabsLeftOut(leftOut)] : []),
    ...(above.length > 0 ? [fileWords.rowsAboveLeftOut(above)] : []),
    ...unreadIn(tables),
    ...(hidden > 0 ? [fileWords.hiddenLeftOut(hidden)] : []),
    ...(headings.length > 0 ? [fileWords.headingsRead(headings)] : []),
    ...(totals.length > 0 ? [fileWords.totalsLeftOut(totals)] : []),
  ];
}

/** What of the tabs that are read was not: beyond what is read, longer, beside cells, or lost before. */
function unreadIn(tables: readonly ChosenTable[]): string[] {
  const sheets = [...new Set(tables.filter(({ included }) => included).map(({ table }) => table.sheet))];
  const wide = sheets.filter(({ unread }) => unread.isWide).map(({ name }) => name);
  const cut = sheets.reduce((sum, { unread }) => sum + unread.cut, 0);
  const [comments, errors] = (['comments', 'errors'] as const).map((which) =>
    sheets.flatMap(({ name, unread }) =>
      unread[which].map((cell) => (sheets.length > 1 ? fileWords.columnOfTab(cell, name) : cell)),
    ),
  ) as [string[], string[]];
  return [
    ...(wide.length > 0 ? [fileWords.tooWide(MAX_COLUMNS, wide.filter(Boolean))] : []),
    ...(cut > 0 ? [fileWords.cellsCut(cut, MAX_CELL_LENGTH)] : []),
    ...(comments.length > 0 ? [fileWords.notesInCells(comments)] : []),
    ...(errors.length > 0 ? [fileWords.errorsInCells(errors)] : []),
  ];
}

const rowsInWords = ({ rows }: Table): string[] =>
  rows.map(({ rowNumber, cells }) =>
    fileWords.rowWithText(fileWords.rowName(rowNumber, ''), shownValue(plainLine(cells.join(' ')))),
  );

/** What tells a table from the others: its tab, and what stands above it where a tab has several. */
function nameOf({ sheet, title, headerRow, rows }: Table, all: readonly ChosenTable[]): string {
  const ofTab = all.filter(({ table }) => table.sheet === sheet).length;
  const parts = [
    all.length > ofTab ? sheet.name : '',
    ofTab > 1 ? title || fileWords.rowName(headerRow || (rows[0]?.rowNumber ?? 1), '') : '',
  ];
  return parts.filter(Boolean).join(', ');
}

const SHOWN_VALUES = 3;
const SHOWN_LETTERS = 40;

function shownTable(
  { table, included }: ChosenTable,
  all: readonly ChosenTable[],
  rows: GuestListPreview['rows'],
  place: number,
): GuestListTable {
  return {
    name: nameOf(table, all),
    included,
    guests: rows.filter((row) => row.table === place).length,
    columns: table.columns
      .map(({ index, heading, kind }) => ({ index, heading, values: firstValues(table, index), kind }))
      .filter(({ heading, values }) => heading.trim() !== '' || values.length > 0)
      .map((column) => ({ ...column, heading: headingOf(column.heading, column.index) })),
  };
}

/** The first values of a column. Ends with the last of them: a list may be long. */
function firstValues({ rows }: Table, index: number): string[] {
  const values: string[] = [];
  for (const row of rows) {
    const value = plainLine(row.cells[index] ?? '');
    if (value) values.push(firstOf(value, SHOWN_LETTERS));
    if (values.length === SHOWN_VALUES) break;
  }
  return values;
}

/** The name without the folders some browsers send, short enough to show. */
function shownName(fileName: string): string {
  return plainLine(fileName.split(/[\\/]/).at(-1) ?? '').slice(-200);
}
