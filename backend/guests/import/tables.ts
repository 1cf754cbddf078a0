import { weddingSideIn } from './columns/side.ts';
import type { ColumnKindName } from '#contract/guests/guest-list-file.ts';
import { columnKinds, kindOfHeading } from './columns/column-kinds.ts';
import type { Sheet, SheetRow } from './open/open-in-worker.ts';
import { headsOthers } from './row-role.ts';

/** A column of a table, counted from 0 in its tab. */
interface TableColumn {
  index: number;
  /** As it stands above; '' where nothing does. */
  heading: string;
  kind: ColumnKindName | null;
}

/** One list of guests in a file: a tab may hold several, beside or below each other. */
export interface Table {
  sheet: Sheet;
  /** What stands above it, such as `BRIDE SIDE`; else ''. */
  title: string;
  /** Whether its title stands below guests of another table. */
  isBelow: boolean;
  /** The row of its headings; 0 where it has none. */
  headerRow: number;
  columns: TableColumn[];
  rows: SheetRow[];
}

/** The first row of headings is looked for in this many rows, because people put a title above it. */
const HEADER_SEARCH_ROWS = 10;

/** The specification's names, written as one word: whoever has them filled in our template. */
const TEMPLATE = ['firstname', 'lastname'];

/**
 * The lists of guests in a tab. None where somebody filled in the specification's template without one of its columns:
 * such a file gets the specification's sentence.
 */
export function guestTables(sheet: Sheet): Table[] {
  const tables: Table[] = [];
  let open: Table[] = [];
  let above: SheetRow[] = [];
  for (const row of sheet.rows) {
    const isSearched = open.length > 0 || row.rowNumber <= HEADER_SEARCH_ROWS;
    const headers = isSearched ? headersIn(row) : null;
    if (headers === 'lacking' && open.length === 0) return [];
    if (!headers || headers === 'lacking') {
      for (const table of open) table.rows.push(row);
      if (open.length === 0) above.push(row);
      continue;
    }
    const isBelow = open.length > 0;
    if (isBelow) above = titleRowsOff(open);
    open = headers.map((columns) => ({
      sheet,
      title: titleOver(above, columns),
      isBelow,
      headerRow: row.rowNumber,
      columns,
      rows: [],
    }));
    tables.push(...open);
    above = [];
  }
  if (tables.length > 0) return tables.map(byValuesToo);
  const guessed = tableByValues(sheet);
  return guessed ? [guessed] : [];
}

/** All of a tab in which no guests were found, for somebody to say which column is what; null where it is empty. */
export function plainTable(sheet: Sheet): Table | null {
  const [first, ...rows] = sheet.rows;
  if (!first || rows.length === 0) return null;
  const width = Math.max(...sheet.rows.map(({ cells }) => cells.length));
  const columns = Array.from({ length: width }, (_, index) => ({
    index,
    heading: first.cells[index] ?? '',
    kind: null,
  }));
  return { sheet, title: '', isBelow: false, headerRow: first.rowNumber, columns, rows };
}

/** The tables whose headings stand in a row, from the left; null for any other row, `lacking` for a template without one of its columns. */
function headersIn(row: SheetRow): TableColumn[][] | 'lacking' | null {
  const columns = row.cells.map((heading, index) => ({ index, heading, kind: kindOfHeading(heading) }));
  const known = columns.filter(({ kind }) => kind !== null);
  if (known.length < 2 && !known.some(({ kind }) => kind === 'line')) return null;
  const ofTemplate = row.cells.some((cell) => TEMPLATE.includes(cell.trim().toLowerCase()));
  const has = (kind: ColumnKindName) => known.some((each) => each.kind === kind);
  if (ofTemplate && !(has('firstName') && has('lastName') && has('phone') && has('email'))) return 'lacking';
  const blocks = beside(columns);
  if (blocks.every(isHeader)) return blocks;
  return isHeader(columns) ? [columns] : null;
}

/** A name and a way to reach people. */
function isHeader(columns: readonly TableColumn[]): boolean {
  const has = (...kinds: ColumnKindName[]) =>
    columns.some(({ kind }) => kind !== null && kinds.includes(kind));
  return has('line') || (has('firstName', 'fullName') && has('phone', 'email', 'contact'));
}

/** Tables side by side: each begins where the first known heading comes once more. */
function beside(columns: readonly TableColumn[]): TableColumn[][] {
  const first = columns.find(({ kind }) => kind === 'fullName' || kind === 'firstName');
  const starts = columns.filter(
    ({ kind, heading }) => first && kind === first.kind && heading.trim() === first.heading.trim(),
  );
  if (starts.length < 2) return [[...columns]];
  // a number or title that stands before the name belongs to the same table
  const lead = first ? first.index - (columns.find(({ kind }) => kind !== null)?.index ?? first.index) : 0;
  const from = starts.map(({ index }) => Math.max(0, index - lead));
  return from.map((start, place) =>
    columns.filter(
      ({ index }) => index >= (place === 0 ? 0 : start) && index < (from[place + 1] ?? Infinity),
    ),
  );
}

/**
 * The row with one filled cell for each table that ends the tables before, and is the title of those that follow: it stands
 * apart, or says whose guests come. Any other is of a guest of whom only a name is known.
 */
function titleRowsOff(open: readonly Table[]): SheetRow[] {
  const [first] = open;
  const last = first?.rows.at(-1);
  const filled = last?.cells.filter((cell) => cell.trim()) ?? [];
  if (!first || !last || filled.length > open.length) return [];
  const isApart = last.rowNumber > (first.rows.at(-2)?.rowNumber ?? first.headerRow) + 1;
  if (!isApart && !filled.some((cell) => headsOthers(cell.trim()))) return [];
  for (const table of open) table.rows.pop();
  return [last];
}

/** The nearest text above a table that stands over its columns alone, or names a side of a wedding. */
function titleOver(above: readonly SheetRow[], columns: readonly TableColumn[]): string {
  const [from = 0, to = 0] = [columns[0]?.index, columns.at(-1)?.index];
  for (const { cells } of above.toReversed()) {
    const texts = cells.slice(from, to + 1).filter((cell) => cell.trim());
    if (texts.length === 1) return texts[0]?.trim() ?? '';
  }
  return '';
}

/** Adults and children are no second number where a column says how many there are. */
const oneNumber = (columns: readonly TableColumn[]): TableColumn[] => {
  const hasPeople = columns.some(({ kind }) => kind === 'people');
  return columns.map((column) => (hasPeople && column.kind === 'heads' ? { ...column, kind: null } : column));
};

/** The kinds of columns without a known heading, by what most of their cells look like, where the table has none of that kind. */
function byValuesToo(table: Table): Table {
  const has = (...kinds: ColumnKindName[]) =>
    table.columns.some(({ kind }) => kind !== null && kinds.includes(kind));
  const missing = [
    ...(has('phone', 'contact', 'line') ? [] : ['phone' as const]),
    ...(has('email', 'contact', 'line') ? [] : ['email' as const]),
  ];
  return {
    ...table,
    columns: oneNumber(table.columns).map((column) =>
      column.kind === null
        ? { ...column, kind: missing.find((kind) => looksLike(table.rows, column.index, kind)) ?? null }
        : column,
    ),
  };
}

/** A list without known headings: a column of contacts and one of names, or lines with both. */
function tableByValues(sheet: Sheet): Table | null {
  const width = Math.max(0, ...sheet.rows.map(({ cells }) => cells.length));
  const indexes = Array.from({ length: width }, (_, index) => index);
  const phones = indexes.filter((index) => looksLike(sheet.rows, index, 'phone'));
  const emails = indexes.filter((index) => !phones.includes(index) && looksLike(sheet.rows, index, 'email'));
  const contacts = [...phones, ...emails];
  const names = indexes.filter(
    (index) => !contacts.includes(index) && looksLike(sheet.rows, index, 'fullName'),
  );
  const lines = contacts.length > 0 ? [] : indexes.filter((index) => looksLike(sheet.rows, index, 'line'));
  const [name] = names;
  const [lineColumn] = lines;
  if (lineColumn === undefined && (contacts.length === 0 || name === undefined)) return null;
  const kindOf = (index: number): ColumnKindName | null => {
    if (index === lineColumn) return 'line';
    if (phones.includes(index)) return 'phone';
    if (emails.includes(index)) return 'email';
    return index === name ? 'fullName' : null;
  };
  // words that nobody knows stand above contacts where the first row has none
  const [first] = sheet.rows;
  const isHeading =
    first !== undefined &&
    lineColumn === undefined &&
    contacts.every(
      (index) =>
        !columnKinds.phone.looksLike?.(first.cells[index] ?? '') && !(first.cells[index] ?? '').includes('@'),
    ) &&
    contacts.some((index) => /\p{L}/u.test(first.cells[index] ?? ''));
  return {
    sheet,
    title: '',
    isBelow: false,
    headerRow: isHeading ? first.rowNumber : 0,
    columns: indexes.map((index) => ({
      index,
      heading: isHeading ? (first.cells[index] ?? '') : '',
      kind: kindOf(index),
    })),
    rows: isHeading ? sheet.rows.slice(1) : [...sheet.rows],
  };
}

const SAMPLE_ROWS = 60;
const SAMPLE_LETTERS = 300;

/** Whether most of the filled cells of a column look like one kind. */
function looksLike(
  rows: readonly SheetRow[],
  index: number,
  kind: 'phone' | 'email' | 'fullName' | 'line',
): boolean {
  const cells = rows
    .slice(0, SAMPLE_ROWS)
    .map((row) => row.cells[index]?.slice(0, SAMPLE_LETTERS).trim() ?? '')
    .filter(Boolean);
  const alike = cells.filter((cell) => columnKinds[kind].looksLike?.(cell));
  return alike.length > 0 && alike.length * 2 > cells.length;
}

/** Whose guests a whole table has, as its title or its tab says. */
export const sideOfTable = ({ title, sheet }: Table): string =>
  weddingSideIn(title) || weddingSideIn(sheet.name);
