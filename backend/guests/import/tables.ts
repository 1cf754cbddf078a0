import { weddingSideIn } from './columns/side.ts';
import type { ColumnKindName } from '#contract/guests/guest-list-file.ts';
import { columnKinds, kindOfHeading } from './columns/column-kinds.ts';
import { readFamily } from './columns/family.ts';
import type { Sheet, SheetRow } from './open/open-in-worker.ts';
import { rowsOfLines, type TableRow } from './lines.ts';
import { hasContact, headsOthers } from './row-role.ts';

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
  /** Other lines above it with one text, such as the name of the wedding. */
  captions: string[];
  /** The row of its headings; 0 where it has none. */
  headerRow: number;
  columns: TableColumn[];
  rows: TableRow[];
  /** Cells that stand for those below them, as the name of a family does above its members. */
  blocks: Sheet['merges'];
  /** Whether guests were found in it, and not only cells. */
  isFound: boolean;
  /** Whether it is what stands above the headings of the first table of its tab. */
  isAbove: boolean;
}

/** The specification's names, written as one word: whoever has them filled in our template. */
const TEMPLATE = ['firstname', 'lastname'];

const blankTable = { title: '', captions: [], headerRow: 0, blocks: [], isFound: true, isAbove: false };

export const isOfTemplate = ({ columns }: Pick<Table, 'columns'>): boolean =>
  columns.some(({ heading }) => TEMPLATE.includes(heading.trim().toLowerCase()));

/** A row of headings with what is above and below it. */
interface Block {
  headerRow: number;
  above: SheetRow[];
  headers: TableColumn[][];
  rows: SheetRow[];
}

/**
 * The lists of guests in a tab. None where somebody filled in the specification's template without one of its columns:
 * such a file gets the specification's sentence.
 */
export function guestTables(sheet: Sheet): Table[] {
  const blocks: Block[] = [];
  const first: SheetRow[] = [];
  for (const row of sheet.rows) {
    const open = blocks.at(-1);
    const headers = headersIn(row);
    if (headers === 'lacking' && !open) return [];
    if (!headers || headers === 'lacking') {
      (open?.rows ?? first).push(row);
      continue;
    }
    const above = open ? titleRowsOff(open) : first;
    // the headings once more, as on each page that is printed
    if (open && above.length === 0 && isSame(open.headers, headers)) continue;
    blocks.push({ headerRow: row.rowNumber, above, headers, rows: [] });
  }
  const [top] = blocks;
  if (top) return [...tablesAbove(sheet, top), ...blocks.flatMap((block) => tablesOf(sheet, block))];
  const guessed = tableByValues(sheet);
  const table =
    (guessed && isWhole(guessed) && guessed) || tableOfKnown(sheet) || tableOfLines(sheet) || guessed;
  return table ? [table] : [];
}

/** Whether a table that was guessed is one: its rows have as many cells, or nearly all have a name and a contact. */
function isWhole({ columns, rows }: Table): boolean {
  const isFilled = ({ cells }: TableRow, ...kinds: (ColumnKindName | null)[]) =>
    columns.some(({ index, kind }) => kinds.includes(kind) && cells[index]?.trim());
  if (columns.some(({ kind }) => kind === 'line')) return false;
  if (columns.length > 1 && rows.every(({ cells }) => cells.length === columns.length)) return true;
  const whole = rows.filter((row) => isFilled(row, 'fullName') && isFilled(row, 'phone', 'email'));
  return whole.length * 5 >= rows.length * 4;
}

/** A list with names alone, or contacts alone, below a heading that is known. */
function tableOfKnown(sheet: Sheet): Table | null {
  const isOf = (rows: readonly SheetRow[], { index, kind }: TableColumn) =>
    (kind === 'fullName' || kind === 'phone' || kind === 'email') && looksLike(rows, index, kind);
  for (const [at, row] of sheet.rows.entries()) {
    const columns = row.cells.map((heading, index) => ({ index, heading, kind: kindOfHeading(heading) }));
    if (columns.every(({ kind }) => kind === null)) continue;
    const rows = sheet.rows.slice(at + 1);
    if (columns.some((column) => isOf(rows, column)))
      return byValuesToo({ ...blankTable, sheet, headerRow: row.rowNumber, columns, rows });
  }
  return null;
}

/** A text that is no table, line by line. */
function tableOfLines(sheet: Sheet): Table | null {
  const rows = rowsOfLines(sheet);
  const columns: TableColumn[] = [{ index: 0, heading: '', kind: 'line' }];
  return rows && { ...blankTable, sheet, columns, rows };
}

const isSame = (one: readonly TableColumn[][], other: readonly TableColumn[][]): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** The tables below a row of headings, from the left, each with what stands over it alone. */
function tablesOf(sheet: Sheet, { headerRow, above, headers, rows }: Block): Table[] {
  return headers
    .flatMap((columns) => apart(columns, rows))
    .map((columns) => {
      const title = titleOver(above, columns);
      return byValuesToo({
        ...blankTable,
        sheet,
        title: title?.text ?? '',
        captions: captionsIn(above).filter((text) => text !== title?.text),
        headerRow,
        columns,
        rows,
      });
    });
}

/**
 * What stands above the headings of a tab and is more than titles: a list of its own where it has names and contacts, else
 * rows for somebody to look at.
 */
function tablesAbove(sheet: Sheet, { above, headers }: Block): Table[] {
  if (!above.some((row) => isMoreThanTitles(row, headers.length))) return [];
  const titles = headers.map((columns) => titleOver(above, columns)?.row);
  const rows = above.filter((row) => !titles.includes(row));
  above.splice(0, above.length, ...above.filter((row) => titles.includes(row)));
  const list = tableByValues({ ...sheet, rows });
  const isFound = list !== null && list.columns.every(({ kind }) => kind !== 'line');
  const found = isFound
    ? list
    : {
        columns: columnsOf(
          rows,
          list?.columns.map(({ kind }) => kind),
        ),
      };
  return [{ ...blankTable, rows, ...found, sheet, isFound, isAbove: true }];
}

const filledOf = ({ cells }: SheetRow): string[] => cells.filter((cell) => cell.trim());
const isMoreThanTitles = (row: SheetRow, most: number): boolean =>
  filledOf(row).length > most || filledOf(row).some(hasContact);

const captionsIn = (above: readonly SheetRow[]): string[] =>
  above.flatMap((row) => filledOf(row).map((cell) => cell.trim()));

/** All columns of some rows, without headings. */
const columnsOf = (
  rows: readonly SheetRow[],
  kinds: readonly (ColumnKindName | null)[] = [],
  headings: readonly string[] = [],
): TableColumn[] =>
  Array.from({ length: Math.max(0, ...rows.map(({ cells }) => cells.length)) }, (_, index) => ({
    index,
    heading: headings[index] ?? '',
    kind: kinds[index] ?? null,
  }));

/** All of a tab in which no guests were found, for somebody to say which column is what; null where it is empty. */
export function plainTable(sheet: Sheet): Table | null {
  const [first, ...rows] = sheet.rows;
  if (!first || rows.length === 0) return null;
  return {
    ...blankTable,
    sheet,
    headerRow: first.rowNumber,
    columns: columnsOf(sheet.rows, [], first.cells),
    rows,
    isFound: false,
  };
}

/** Columns beyond an empty one that hold names and contacts of their own, under whatever headings, are a list of its own. */
function apart(columns: readonly TableColumn[], rows: readonly SheetRow[]): TableColumn[][] {
  const isEmpty = ({ index, heading }: TableColumn) =>
    !heading.trim() && rows.every(({ cells }) => !cells[index]?.trim());
  const lists: TableColumn[][] = [[]];
  for (const [at, column] of columns.entries()) {
    const list = lists.at(-1) ?? [];
    const isFirst = at > 0 && isEmpty(columns[at - 1] ?? column) && !isEmpty(column);
    const end = columns.findIndex((each, place) => place > at && isEmpty(each));
    const group = isFirst && isHeader(list) ? columns.slice(at, end < 0 ? undefined : end) : [];
    const kinds = kindsByValues(
      rows,
      group.map(({ index }) => index),
    );
    const own = group.map((each, place) => ({ ...each, kind: each.kind ?? kinds[place]?.kind ?? null }));
    if (isHeader(own) && own.every(({ kind }) => kind !== 'line')) lists.push([column]);
    else list.push(column);
  }
  return lists;
}

/** The tables whose headings stand in a row, from the left; null for any other row, `lacking` for a template without one of its columns. */
function headersIn(row: SheetRow): TableColumn[][] | 'lacking' | null {
  // a guest's row may hold such words, too: `Spouse`, `Mobile`
  if (row.cells.some((cell) => hasContact(cell) && kindOfHeading(cell) === null)) return null;
  const columns = withName(
    row.cells.map((heading, index) => ({ index, heading, kind: kindOfHeading(heading) })),
  );
  const known = columns.filter(({ kind }) => kind !== null);
  if (known.length < 2 && !known.some(({ kind }) => kind === 'line')) return null;
  const ofTemplate = isOfTemplate({ columns });
  const has = (kind: ColumnKindName) => known.some((each) => each.kind === kind);
  if (ofTemplate && !(has('firstName') && has('lastName') && has('phone') && has('email'))) return 'lacking';
  const blocks = beside(columns);
  if (blocks.every(isHeader)) return blocks;
  return isHeader(columns) ? [columns] : null;
}

/** `Husband, Wife, Phone`: where no column has the name, the first of people is the guest. */
function withName(columns: TableColumn[]): TableColumn[] {
  const isName = ({ kind }: TableColumn) => kind === 'fullName' || kind === 'firstName' || kind === 'line';
  const first = columns.some(isName) ? undefined : columns.find(({ kind }) => kind === 'companions');
  return columns.map((column) => (column === first ? { ...column, kind: 'fullName' } : column));
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
function titleRowsOff({ headerRow, headers, rows }: Block): SheetRow[] {
  const last = rows.at(-1);
  if (!last || isMoreThanTitles(last, headers.length)) return [];
  const isApart = last.rowNumber > (rows.at(-2)?.rowNumber ?? headerRow) + 1;
  if (!isApart && !filledOf(last).some((cell) => headsOthers(cell.trim()))) return [];
  rows.pop();
  return [last];
}

/** The nearest text above a table that stands over its columns alone, and holds no contact. */
function titleOver(
  above: readonly SheetRow[],
  columns: readonly TableColumn[],
): { text: string; row: SheetRow } | null {
  const [from = 0, to = 0] = [columns[0]?.index, columns.at(-1)?.index];
  for (const row of above.toReversed()) {
    const texts = row.cells.slice(from, to + 1).filter((cell) => cell.trim());
    const [text = ''] = texts;
    if (texts.length === 1 && !hasContact(text)) return { text: text.trim(), row };
  }
  return null;
}

/** Adults and children are no second number where a column says how many there are. */
const oneNumber = (columns: readonly TableColumn[]): TableColumn[] => {
  const hasPeople = columns.some(({ kind }) => kind === 'people');
  return columns.map((column) => (hasPeople && column.kind === 'heads' ? { ...column, kind: null } : column));
};

/** `Family, Member`: a column of families that says neither yes nor no but names has the last name of all in the block below. */
function withFamilyNames(table: Table): Table {
  const { rows } = table;
  const cellOf = ({ cells }: SheetRow, { index }: TableColumn) => cells[index]?.trim() ?? '';
  const family = table.columns.find(({ kind }) => kind === 'withFamily');
  const filled = family
    ? rows
        .slice(0, SAMPLE_ROWS)
        .map((row) => cellOf(row, family))
        .filter(Boolean)
    : [];
  const names = filled.filter((cell) => !readFamily(cell) && columnKinds.fullName.looksLike?.(cell));
  const has = (kind: ColumnKindName) => table.columns.some((column) => column.kind === kind);
  if (!family || has('lastName') || names.length < 2 || names.length * 2 <= filled.length) return table;
  const from = rows.filter((row) => cellOf(row, family)).map(({ rowNumber }) => rowNumber);
  return {
    ...table,
    columns: table.columns.map((column) => (column === family ? { ...column, kind: 'lastName' } : column)),
    blocks: from.map((rowNumber, at) => ({
      column: family.index,
      from: rowNumber,
      to: (from[at + 1] ?? Infinity) - 1,
    })),
  };
}

/** The kinds of columns without a known heading, by what most of their cells look like, where the table has none of that kind. */
function byValuesToo(read: Table): Table {
  const table = withFamilyNames(read);
  const has = (...kinds: ColumnKindName[]) =>
    table.columns.some(({ kind }) => kind !== null && kinds.includes(kind));
  const missing = [
    ...(has('firstName', 'fullName', 'line') ? [] : ['fullName' as const]),
    ...(has('phone', 'contact', 'line') ? [] : ['phone' as const]),
    ...(has('email', 'contact', 'line') ? [] : ['email' as const]),
  ];
  const takeMissing = (index: number) => {
    const kind = missing.find((each) => looksLike(table.rows, index, each)) ?? null;
    // one column has the name; contacts may stand in several
    if (kind === 'fullName') missing.splice(missing.indexOf(kind), 1);
    return kind;
  };
  return {
    ...table,
    columns: oneNumber(table.columns).map((column) =>
      column.kind === null ? { ...column, kind: takeMissing(column.index) } : column,
    ),
  };
}

/** Columns by what most of their cells look like: contacts and the first of names, or lines with both. */
function kindsByValues(rows: readonly SheetRow[], indexes: readonly number[]): TableColumn[] {
  const phones = indexes.filter((index) => looksLike(rows, index, 'phone'));
  const emails = indexes.filter((index) => !phones.includes(index) && looksLike(rows, index, 'email'));
  const contacts = [...phones, ...emails];
  const name = indexes.find((index) => !contacts.includes(index) && looksLike(rows, index, 'fullName'));
  const lineColumn =
    contacts.length > 0 ? undefined : indexes.find((index) => looksLike(rows, index, 'line'));
  const kindOf = (index: number): ColumnKindName | null => {
    if (lineColumn !== undefined) return index === lineColumn ? 'line' : null;
    if (phones.includes(index)) return 'phone';
    if (emails.includes(index)) return 'email';
    return index === name ? 'fullName' : null;
  };
  return indexes.map((index) => ({ index, heading: '', kind: kindOf(index) }));
}

/** A list without known headings. */
function tableByValues(sheet: Sheet): Table | null {
  const columns = kindsByValues(
    sheet.rows,
    columnsOf(sheet.rows).map(({ index }) => index),
  );
  if (!isHeader(columns)) return null;
  const contacts = columns.filter(({ kind }) => kind === 'phone' || kind === 'email');
  // words that nobody knows stand above contacts where the first row has none
  const [first] = sheet.rows;
  const isHeading =
    first !== undefined &&
    contacts.length > 0 &&
    contacts.every(({ index }) => !hasContact(first.cells[index] ?? '')) &&
    contacts.some(({ index }) => /\p{L}/u.test(first.cells[index] ?? ''));
  return {
    ...blankTable,
    sheet,
    headerRow: isHeading ? first.rowNumber : 0,
    columns: columns.map((column) => ({
      ...column,
      heading: isHeading ? (first.cells[column.index] ?? '') : '',
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
