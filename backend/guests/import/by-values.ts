import type { ColumnKindName } from '#contract/guests/guest-list-file.ts';
import { areMostly, looksLike } from './column-values.ts';
import { kindOfHeading } from './columns/column-kinds.ts';
import { isHeader } from './headings.ts';
import { withHouseholds } from './households.ts';
import type { TableRow } from './lines.ts';
import type { Sheet, SheetRow } from './open/open-in-worker.ts';
import { ofOurExport } from './own-export.ts';
import { isPlace } from './places.ts';
import { hasContact } from './row-role.ts';
import { blankTable, columnsOfRows, type Table, type TableColumn } from './table.ts';

/** Whether a table that was guessed is one: its rows have as many cells, or nearly all have a name and a contact. */
export function isWhole({ columns, rows }: Table): boolean {
  const isFilled = ({ cells }: TableRow, ...kinds: (ColumnKindName | null)[]) =>
    columns.some(({ index, kind }) => kinds.includes(kind) && cells[index]?.trim());
  if (columns.some(({ kind }) => kind === 'line')) return false;
  if (columns.length > 1 && rows.every(({ cells }) => cells.length === columns.length)) return true;
  const whole = rows.filter((row) => isFilled(row, 'fullName') && isFilled(row, 'phone', 'email'));
  return whole.length * 5 >= rows.length * 4;
}

/** Adults and children are no second number where a column says how many there are. */
const oneNumber = (columns: readonly TableColumn[]): TableColumn[] => {
  const hasPeople = columns.some(({ kind }) => kind === 'people');
  return columns.map((column) => (hasPeople && column.kind === 'heads' ? { ...column, kind: null } : column));
};

/** The kinds of columns without a known heading, by what most of their cells look like, where the table has none of that kind. */
export function byValuesToo(read: Table): Table {
  const own = ofOurExport(read);
  if (own.isOwn) return own;
  const table = withHouseholds(read);
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
export function kindsByValues(rows: readonly SheetRow[], indexes: readonly number[]): TableColumn[] {
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

/** Lists beside each other in a table without headings, each with names and contacts of its own: `Amit, 98…, Neha, 98…`. */
export function besideEachOther(table: Table): Table[] {
  const { rows, columns } = table;
  const isOfNames = ({ index }: TableColumn) =>
    looksLike(rows, index, 'fullName') && !areMostly(rows, index, isPlace) && areDistinct(rows, index);
  const starts = table.headerRow > 0 ? [] : columns.filter(isOfNames).map(({ index }) => index);
  const lists = starts.map((start, place) =>
    kindsByValues(
      rows,
      columns
        .map(({ index }) => index)
        .filter((index) => index >= (place === 0 ? 0 : start) && index < (starts[place + 1] ?? Infinity)),
    ),
  );
  const isWholeList = (list: TableColumn[]) => isHeader(list) && list.every(({ kind }) => kind !== 'line');
  return lists.length > 1 && lists.every(isWholeList)
    ? lists.map((list) => ({ ...table, columns: list }))
    : [table];
}

/** Whether most cells of a column differ: names do, towns and sides come again. */
function areDistinct(rows: readonly SheetRow[], index: number): boolean {
  const cells = rows.map(({ cells }) => cells[index]?.trim() ?? '').filter(Boolean);
  return new Set(cells).size * 4 >= cells.length * 3;
}

/** A list without known headings. */
export function tableByValues(sheet: Sheet): Table | null {
  // what stands above the contacts of a short list is not one of its values
  const isBare = !sheet.rows[0]?.cells.some(hasContact);
  const columns = kindsByValues(
    isBare ? sheet.rows.slice(1) : sheet.rows,
    columnsOfRows(sheet.rows).map(({ index }) => index),
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
    columns: columns.map((column) => {
      const heading = isHeading ? (first.cells[column.index] ?? '') : '';
      return { ...column, heading, kind: column.kind ?? kindOfHeading(heading) };
    }),
    rows: isHeading ? sheet.rows.slice(1) : [...sheet.rows],
  };
}
