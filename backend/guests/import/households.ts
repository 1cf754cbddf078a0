import { asciiDigits } from '#contract/common/phone.ts';
import { readHousehold } from '#contract/guests/household.ts';
import { areMostly, looksLike } from './column-values.ts';
import { columnKinds, foldHeading, kindOfHeading } from './columns/column-kinds.ts';
import { readFamily } from './columns/family.ts';
import { OF_MEMBER } from './columns/household.ts';
import { withCell, type Table, type TableColumn, type TableRow } from './table.ts';

/** A name of a family rather than of somebody: `Sharma Family`, `शर्मा परिवार`. */
const OF_FAMILY =
  /\s*\b(family|parivar|pariwar|parivaar)\b\s*|\s*(परिवार|कुटुंब|परिवारातील|કુટુંબ|પરિવાર|পরিবার)\s*/iu;
/** Words above a column that names families, whoever has it for a last name. */
const FAMILY_HEADING = /famil|parivar|pariwar|house|group|परिवार|कुटुंब|કુટુંબ|પરિવાર|ਪਰਿਵਾਰ|পরিবার/iu;
const HEAD_HEADING = /\bhead\b|\bkarta\b|mukhiya|main ?guest|invited ?with|मुखिया|प्रमुख|વડા|મોભી|ਮੁਖੀ|প্রধান/iu;
const NUMBER_HEADING = /(no|num|number|id|#|क्रमांक|संख्या|નંબર)[\s.:]*$/iu;
/** `F1`, `H-12`: a mark of a household, and no name of anybody. */
const MARK = /^\p{L}{1,3}[\s-]?\p{Nd}{1,4}$/u;

const cellOf = ({ cells }: TableRow, { index }: TableColumn): string => cells[index]?.trim() ?? '';
const valuesOf = ({ rows }: Table, column: TableColumn): string[] =>
  rows.map((row) => cellOf(row, column)).filter(Boolean);

/**
 * Tells what the columns of families and their members hold, whatever stands above them. With a row for each person, as under
 * `Family, Member` or `Guest, Name`, a column says whose household they are of; what stands in it stands for the rows below, too,
 * that have nothing there. With a row for each household the members come with its head, or are all the people of a family.
 * Where nobody has a household in common, a column of families has the last name.
 */
export function withHouseholds(read: Table): Table {
  const table = named(read);
  const members = table.columns.filter(
    (column) =>
      OF_MEMBER.test(column.heading) &&
      (column.kind === 'fullName' || column.kind === 'people' || column.kind === 'companions') &&
      areMostly(table.rows, column.index, isSomebody),
  );
  const [first, ...others] = members;
  const has = (...kinds: TableColumn['kind'][]) => table.columns.some(({ kind }) => kinds.includes(kind));
  const label = first
    ? labelOfMembers(table, members)
    : has('fullName', 'firstName')
      ? labelOfRows(table)
      : undefined;
  const isEachPerson = label !== undefined && isShared(table, label, first);
  if (isEachPerson && others.length === 0)
    return withRowsOf(
      withKinds(table, [[label, 'memberOf'], ...(first ? [[first, 'fullName'] as const] : [])]),
      label,
      first,
    );
  if (first) return withKinds(table, kindsOfMembers(table, label, members));
  if (label?.kind === 'withFamily' && !has('lastName')) return withKinds(table, [[label, 'lastName']]);
  return table;
}

type Kinds = readonly (readonly [TableColumn, TableColumn['kind']])[];

const withKinds = (table: Table, kinds: Kinds): Table => ({
  ...table,
  columns: table.columns.map((column) => {
    const kind = kinds.find(([each]) => each.index === column.index)?.[1];
    return kind ? { ...column, kind } : column;
  }),
});

/** A cell with somebody's name, or those of several: no number of people. */
const isSomebody = (cell: string): boolean =>
  /\p{L}[\p{L}\p{M}]/u.test(cell) && !MARK.test(cell) && !readFamily(cell);

/** A cell that counts people, or says whether they come. */
const isCount = (cell: string): boolean => !/^guests?\s/iu.test(cell) && readFamily(cell) !== null;

/**
 * The names where nobody's stand below the heading that speaks of them: `Family, Members` with numbers below *Members* has them
 * below *Family*, `Friend, Guest (Y/N)` below *Friend*.
 */
function named(table: Table): Table {
  const isOther = ({ kind }: TableColumn) =>
    kind === null || kind === 'memberOf' || kind === 'withFamily' || kind === 'lastName';
  const hasNames = (column: TableColumn) => areMostly(table.rows, column.index, isSomebody);
  const names = table.columns.find((column) => isOther(column) && column.kind !== null && hasNames(column));
  const counted = table.columns.filter((column) => {
    if (column.kind !== 'fullName') return false;
    const kind = kindOfHeading(column.heading);
    if (kind === 'people') return !hasNames(column);
    return (
      areMostly(table.rows, column.index, isCount) &&
      (kind !== 'fullName' ||
        table.columns.some((other) => (isOther(other) || other.kind === 'fullName') && hasNames(other)))
    );
  });
  const [first] = counted;
  if (!first) return table;
  const isLone = table.columns.every((column) => column.kind !== 'fullName' || counted.includes(column));
  return withKinds(table, [
    ...counted.map((column) => [column, kindOfCounts(table, column)] as const),
    ...(names && isLone ? [[names, 'fullName'] as const] : []),
  ]);
}

/** What a column has that seemed to be one of names. */
function kindOfCounts({ rows }: Table, { index, heading }: TableColumn): TableColumn['kind'] {
  const kind = kindOfHeading(heading);
  if (kind !== 'fullName') return kind;
  return areMostly(rows, index, (cell) => /\p{Nd}/u.test(cell)) ? 'people' : 'companions';
}

/** The column beside those of members that says whose they are. */
function labelOfMembers(table: Table, members: readonly TableColumn[]): TableColumn | undefined {
  const others = table.columns.filter((column) => !members.includes(column));
  const hasNames = (column: TableColumn) => areMostly(table.rows, column.index, isSomebody);
  return (
    others.find((column) => isNumbered(table, column)) ??
    others.find((column) => HEAD_HEADING.test(column.heading) && hasNames(column)) ??
    others.find(({ heading, kind }) => kind === 'memberOf' || kindOfHeading(heading) === 'memberOf') ??
    others.find((column) => column.kind === 'fullName' && hasNames(column)) ??
    others.find(
      (column) =>
        (column.kind === 'withFamily' ||
          (column.kind === 'lastName' && FAMILY_HEADING.test(column.heading))) &&
        (hasNames(column) || areMostly(table.rows, column.index, (cell) => MARK.test(cell))),
    )
  );
}

/** The column of a table of guests that may say whose household somebody is of: by its heading, or by what stands in it. */
function labelOfRows(table: Table): TableColumn | undefined {
  const { columns, rows } = table;
  const isName = (value: string) => !readFamily(value) && columnKinds.fullName.looksLike?.(value) === true;
  const [names, ...others] = columns.filter(({ kind }) => kind === 'fullName');
  const people = new Set(names && valuesOf(table, names));
  const isLabel = (column: TableColumn, isOf: (value: string) => boolean) =>
    valuesOf(table, column).length > 1 && areMostly(rows, column.index, isOf);
  return (
    columns.find(({ kind }) => kind === 'memberOf') ??
    columns.find((column) => isNumbered(table, column)) ??
    columns.find(({ kind, index }) => kind === 'withFamily' && areMostly(rows, index, isName)) ??
    columns.find(
      (column) =>
        column.kind === 'lastName' &&
        foldHeading(column.heading) !== 'lastname' &&
        (isLabel(column, (value) => OF_FAMILY.test(value)) ||
          (FAMILY_HEADING.test(column.heading) && names !== undefined && hasBlanks(table, column, names))),
    ) ??
    others.find((column) => isLabel(column, (value) => people.has(value)))
  );
}

/** `Family no.` with `1, 1, 1, 2` below: whose rows belong together, and not how many people they are. */
const isNumbered = (table: Table, column: TableColumn): boolean =>
  FAMILY_HEADING.test(column.heading) &&
  NUMBER_HEADING.test(column.heading) &&
  valuesOf(table, column).every((value, at, values) => {
    const step = Number(asciiDigits(value)) - Number(asciiDigits(values[at - 1] ?? '0'));
    return step === 1 || (step === 0 && at > 0);
  });

/** Whether a name stands in some rows where a column has nothing. */
const hasBlanks = ({ rows }: Table, column: TableColumn, names: TableColumn): boolean =>
  rows.some((row) => cellOf(row, column) === '' && cellOf(row, names) !== '');

/** Whether several rows are of what a column says once: it comes again, or stands above blank cells. */
function isShared(table: Table, label: TableColumn, member: TableColumn | undefined): boolean {
  const values = valuesOf(table, label);
  const distinct = new Set(values).size;
  if (member) {
    if (hasBlanks(table, label, member)) return true;
    if (valuesOf(table, member).some((cell) => readHousehold(cell).length > 1)) return false;
    return label.kind === 'fullName' ? distinct * 2 <= values.length : distinct < values.length;
  }
  if (label.kind === 'memberOf') return true;
  // `Sharma Family` above blank cells has members below it, `Sharma` may be a last name
  const names = table.columns.find(({ kind }) => kind === 'fullName' || kind === 'firstName');
  const isFamily =
    (label.kind === 'lastName' || label.kind === 'withFamily') &&
    names !== undefined &&
    label.index < names.index;
  return distinct * 2 <= table.rows.length || distinct < (isFamily ? table.rows.length : values.length);
}

/** What the columns of a row for each household hold. */
function kindsOfMembers(
  table: Table,
  label: TableColumn | undefined,
  members: readonly TableColumn[],
): Kinds {
  const [first, ...others] = members;
  if (!first) return [];
  const coming = (columns: readonly TableColumn[]): Kinds => columns.map((column) => [column, 'companions']);
  if (label && isPerson(table, label)) return [[label, 'fullName'], ...coming(members)];
  const areSeveral = areMostly(table.rows, first.index, (cell) => readHousehold(cell).length > 1);
  const hasLast = table.columns.some(({ kind }) => kind === 'lastName');
  const isFamily = label && areMostly(table.rows, label.index, isSomebody) && !hasLast;
  return [
    ...(label && isFamily ? [[label, 'lastName'] as const] : []),
    [first, areSeveral ? 'household' : 'fullName'],
    ...coming(others),
  ];
}

/** Whether a column names the head of each household, and not the family. */
const isPerson = ({ rows }: Table, { index, heading, kind }: TableColumn): boolean =>
  (HEAD_HEADING.test(heading) || kind === 'fullName') &&
  looksLike(rows, index, 'fullName') &&
  !areMostly(rows, index, (cell) => OF_FAMILY.test(cell));

/** A table with a row for each person: each says whose household it is of, and a head whom no row names has one of their own. */
function withRowsOf(table: Table, label: TableColumn, member: TableColumn | undefined): Table {
  const isFamilyGuess =
    (label.kind === 'withFamily' || label.kind === 'lastName') &&
    areMostly(table.rows, label.index, isSomebody);
  const names = table.columns.find(({ index, kind }) => kind === 'fullName' && index !== label.index);
  const values = new Set(valuesOf(table, label));
  // `Ram, Sita` below *Name*, and nothing and `Ram` below *Family of*
  const isHead = (row: TableRow) =>
    names !== undefined && cellOf(row, label) === '' && values.has(cellOf(row, names));
  const ownNames = table.rows.some(isHead);
  let [above, isRepeated] = ['', false];
  const labelled = table.rows.map((row) => {
    const own = cellOf(row, label) || (isHead(row) && names ? cellOf(row, names) : '');
    // below rows that each say it, one that does not is of nobody
    isRepeated = own === '' ? isRepeated : own === above;
    above = own || (ownNames || isRepeated ? '' : above);
    return withCell(row, label, above);
  });
  const rows = member && isPerson(table, label) ? withHeads(labelled, label, member) : labelled;
  return { ...table, isFamilyGuess, rows };
}

function withHeads(rows: readonly TableRow[], label: TableColumn, member: TableColumn): TableRow[] {
  // `Raj` below `Raj Sharma` is he
  const isHead = (row: TableRow) =>
    cellOf(row, member) !== '' &&
    `${cellOf(row, label)} `.toLowerCase().startsWith(`${cellOf(row, member)} `.toLowerCase());
  const heads = new Set(rows.filter(isHead).map((row) => cellOf(row, label)));
  return rows.flatMap((row) => {
    const head = cellOf(row, label);
    if (isHead(row)) return [withCell(row, member, head)];
    if (head === '' || heads.has(head)) return [row];
    heads.add(head);
    return [withCell(withCell({ ...row, cells: [] }, label, head), member, head), row];
  });
}

/** The last name that a household’s has, where it is that of a family and of nobody in it; else ''. */
export function lastNameOf(household: string, names: ReadonlySet<string>): string {
  const name = household.replace(OF_FAMILY, ' ').trim();
  return /^[\p{L}\p{M}]{2,}$/u.test(name) && !names.has(household) ? name : '';
}
