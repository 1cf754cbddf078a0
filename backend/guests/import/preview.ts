import { firstOf, plainLine } from '#contract/common/plain-line.ts';
import type { GuestListChoices, GuestListPreview, GuestListTable } from '#contract/guests/guest-list-file.ts';
import { fileWords } from '#messages/guests/file/words.ts';
import { headingOf, type CheckedGuests } from './check-guests.ts';
import { shownValue } from './columns/column-kind.ts';
import { MAX_CELL_LENGTH, MAX_COLUMNS } from './open/sheet.mjs';
import { isUnread } from './read-rows.ts';
import type { Table } from './table.ts';

/** A table of a file, and whether its guests are taken. */
export interface ChosenTable {
  table: Table;
  included: boolean;
}

/** What is shown of a file once it was read: its guests and problems, what was left out, and each of its tables. */
export function previewOf(
  file: { fileName: string; choices?: GuestListChoices | undefined; withFamilyDefault: boolean },
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
  const leftOut = [
    ...new Set(
      out
        .filter(({ isAbove }) => !isAbove)
        .map((table) => {
          const name = nameOf(table, tables);
          return table.sheet.hidden ? fileWords.hiddenTab(name) : name;
        }),
    ),
  ];
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
