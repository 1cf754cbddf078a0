import type { ColumnKindName } from '#contract/guests/guest-list-file.ts';
import { areMostly, looksLike } from './column-values.ts';
import { kindOfHeading } from './columns/column-kinds.ts';
import { isHeader } from './headings.ts';
import { withHouseholds } from './households.ts';
import { withKindsOfCells } from './kinds-of-cells.ts';
import type { Sheet, SheetRow } from './open/open-in-worker.ts';
import { ofOurExport } from './own-export.ts';
import { isRelation } from '#contract/guests/person-name.ts';
import { isPlace } from './columns/places.ts';
import { hasContact } from './row-role.ts';
import { blankTable, columnsOfRows, type Table, type TableColumn, type TableRow } from './table.ts';

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

/** `No.` with small numbers that are in no order counts people, and is no place in the list. */
function withNumberOfPeople({ columns, rows }: Table): TableColumn[] {
  if (columns.some(({ kind }) => kind === 'people' || kind === 'heads')) return columns;
  const countsPeople = (index: number): boolean => {
    const numbers = rows.map(({ cells }) => cells[index]?.trim() ?? '').filter(Boolean);
    const isInOrder = numbers.every((each, at) => at === 0 || Number(each) > Number(numbers[at - 1]));
    return (
      numbers.length > 2 &&
      !isInOrder &&
      numbers.every((each) => /^[1-9]\d?$/.test(each) && Number(each) <= 30)
    );
  };
  return columns.map((column) =>
    column.kind === 'marks' && /^nos?\.?$/i.test(column.heading.trim()) && countsPeople(column.index)
      ? { ...column, kind: 'people' }
      : column,
  );
}

/** The kinds of columns without a known heading, by what most of their cells look like, where the table has none of that kind. */
export function byValuesToo(read: Table): Table {
  const own = ofOurExport(read);
  if (own.isOwn) return own;
  const table = withHouseholds(ofGuestsFirst(read));
  const has = (...kinds: ColumnKindName[]) =>
    table.columns.some(({ kind }) => kind !== null && kinds.includes(kind));
  const missing = [
    ...(has('firstName', 'fullName', 'line') ? [] : ['fullName' as const]),
    ...(has('phone', 'contact', 'line') ? [] : ['phone' as const]),
    ...(has('email', 'contact', 'line') ? [] : ['email' as const]),
  ];
  const nameColumn = nameByValues(table);
  const takeMissing = (index: number) => {
    const isOf = (each: (typeof missing)[number]) =>
      each === 'fullName' ? index === nameColumn : looksLike(table.rows, index, each);
    const kind = missing.find(isOf) ?? null;
    // one column has the name; contacts may stand in several
    if (kind === 'fullName') missing.splice(missing.indexOf(kind), 1);
    return kind;
  };
  const columns = oneNumber(withNumberOfPeople(table)).map((column) =>
    column.kind === null ? { ...column, kind: takeMissing(column.index) } : column,
  );
  return { ...table, columns: withKindsOfCells({ columns, rows: table.rows }) };
}

/** `Friend, Phone, Coming with`: names before those who come along are the guests’, whatever stands above them. */
function ofGuestsFirst(table: Table): Table {
  const { rows, columns } = table;
  const along = columns.findIndex(
    ({ kind, heading }) => kind === 'fullName' && kindOfHeading(heading) === 'companions',
  );
  const guests = nameByValues({ columns: columns.slice(0, Math.max(0, along)), rows });
  if (guests === undefined || !isOfPeople(rows, guests, guests)) return table;
  const kindOf = ({ index, kind }: TableColumn, place: number) =>
    index === guests ? 'fullName' : place === along ? 'companions' : kind;
  return { ...table, columns: columns.map((column, place) => ({ ...column, kind: kindOf(column, place) })) };
}

/** Words above a name that is not the guest’s own. */
const OF_SOMEBODY_ELSE =
  /(?<!\p{L})(who|invited|inviter|host|by|bride|groom|relation|reference|through|via|city|town|address|place|area|notes?|remarks?)(?!\p{L})/iu;

/** The column with the guests' names where no heading says so: one that speaks of names first, none that speaks of somebody else's. */
function nameByValues({
  columns,
  rows,
}: {
  columns: readonly TableColumn[];
  rows: readonly SheetRow[];
}): number | undefined {
  const may = columns.filter(
    ({ index, kind, heading }) =>
      kind === null && !OF_SOMEBODY_ELSE.test(heading) && looksLike(rows, index, 'fullName'),
  );
  return (may.find(({ heading }) => /name|naam|guest|नाम|अतिथि|मेहमान/iu.test(heading)) ?? may[0])?.index;
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

/**
 * Lists beside each other in a table whose headings do not tell them apart, each with names and phones of its own:
 * `Amit, 98…, Neha, 98…`, with as many columns from one phone to the next.
 */
export function besideEachOther(table: Table): Table[] {
  const { rows, columns } = table;
  const signs = columns.map(({ index }) =>
    looksLike(rows, index, 'phone') ? 'phone' : looksLike(rows, index, 'fullName') ? 'name' : '',
  );
  const phones = signs.flatMap((sign, place) => (sign === 'phone' ? [place] : []));
  const [first = 0, second = 0] = phones;
  const width = second - first;
  const isRegular = phones.length > 1 && phones.every((place, at) => place === first + at * width);
  if (!isRegular || width < 2 || first >= width) return [table];
  const lists = phones.map((_, at) =>
    columns.slice(at * width, at === phones.length - 1 ? undefined : (at + 1) * width),
  );
  const nameIn = (at: number) => signs.slice(at * width, (at + 1) * width).indexOf('name');
  const names = lists.map((list, at) => list[nameIn(at)]);
  const areAlike = names.every(
    (name, at) =>
      name && nameIn(at) === nameIn(0) && isOfPeople(rows, name.index, names[0]?.index ?? name.index),
  );
  return areAlike ? lists.map((list) => ({ ...table, columns: withKindsByValues(rows, list) })) : [table];
}

/** Columns with the kinds that headings gave them, but for names and contacts, which are found by what stands below. */
function withKindsByValues(rows: readonly SheetRow[], columns: readonly TableColumn[]): TableColumn[] {
  const kinds = kindsByValues(
    rows,
    columns.map(({ index }) => index),
  );
  return columns.map((column, place) => ({
    ...column,
    kind: kinds[place]?.kind ?? (column.kind === 'fullName' ? null : column.kind),
  }));
}

/** Whether a column names people as `first` does: no towns, and nobody's relation, which have one word where names have two. */
function isOfPeople(rows: readonly SheetRow[], index: number, first: number): boolean {
  const areLong = (column: number) => areMostly(rows, column, (cell) => cell.includes(' '));
  return (
    (areLong(index) || !areLong(first)) &&
    !areMostly(rows, index, isPlace) &&
    !areMostly(rows, index, isRelation) &&
    areDistinct(rows, index)
  );
}

/** Whether most cells of a column differ: names do, towns and sides come again. */
function areDistinct(rows: readonly SheetRow[], index: number): boolean {
  const cells = rows.map(({ cells }) => cells[index]?.trim() ?? '').filter(Boolean);
  return new Set(cells).size * 4 >= cells.length * 3;
}

/** Columns with what stands above them, which may say that a name is somebody else's. */
function withHeadings(
  columns: readonly TableColumn[],
  headings: readonly string[],
  rows: readonly SheetRow[],
): TableColumn[] {
  const headed = columns.map((column) => {
    const heading = headings[column.index] ?? '';
    return {
      ...column,
      heading,
      kind: column.kind === 'fullName' ? null : (column.kind ?? kindOfHeading(heading)),
    };
  });
  const isNamed = headed.some(({ kind }) => kind === 'fullName' || kind === 'firstName' || kind === 'line');
  const name = isNamed ? undefined : nameByValues({ columns: headed, rows });
  return headed.map((column) => (column.index === name ? { ...column, kind: 'fullName' } : column));
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
  const rows = isHeading ? sheet.rows.slice(1) : [...sheet.rows];
  return {
    ...blankTable,
    sheet,
    headerRow: isHeading ? first.rowNumber : 0,
    columns: withKindsOfCells({
      columns: isHeading ? withHeadings(columns, first.cells, rows) : columns,
      rows,
    }),
    rows,
  };
}
