import type { ColumnKindName } from '#contract/guests/guest-list-file.ts';
import { asciiDigits } from '#contract/common/phone.ts';
import { columnKinds, foldHeading } from './columns/column-kinds.ts';
import { readFamily } from './columns/family.ts';
import type { Table, TableColumn } from './table.ts';

/** A name of a family rather than of somebody: `Sharma Family`, `शर्मा परिवार`. */
const OF_FAMILY = /\s*\b(family|parivar|pariwar|parivaar)\b\s*|\s*(परिवार|कुटुंब|परिवारातील|પરિવાર|পরিবার)\s*/iu;

/**
 * Tells of a table with a row for each person which column says whose household they are of: `Family, Member`, `Guest, Name`. What
 * stands in it stands for the rows below, too, that have nothing there. Where nobody has a household in common, a column of
 * families has the last name.
 */
export function withHouseholds(table: Table): Table {
  const { columns, rows } = table;
  const has = (...kinds: ColumnKindName[]) =>
    columns.some(({ kind }) => kind !== null && kinds.includes(kind));
  const column = has('fullName', 'firstName') ? columnOfHouseholds(table) : undefined;
  if (!column) return table;
  const filled = rows.filter((row) => cellOf(row, column) !== '');
  const values = new Set(filled.map((row) => cellOf(row, column)));
  // `Sharma Family` above blank cells has members below it, `Sharma` may be a last name
  const isShared =
    values.size * 2 <= rows.length ||
    values.size < (column.kind === 'lastName' ? rows.length : filled.length);
  const kind = isShared || column.kind === 'memberOf' ? 'memberOf' : 'lastName';
  if (kind === 'lastName' && (column.kind !== 'withFamily' || has('lastName'))) return table;
  return {
    ...table,
    isFamilyGuess: column.kind === 'withFamily' || column.kind === 'lastName',
    columns: columns.map((each) => (each === column ? { ...column, kind } : each)),
    blocks: filled.map(({ rowNumber }, at) => ({
      column: column.index,
      from: rowNumber,
      to: (filled[at + 1]?.rowNumber ?? Infinity) - 1,
    })),
  };
}

const NUMBER_OF_FAMILY =
  /(famil|parivar|house|group|परिवार|कुटुंब|પરિવાર).*(no|num|number|id|#|क्रमांक|संख्या|નંબર)[\s.:]*$/iu;

/** `1, 1, 1, 2`: whose rows belong together, and not how many people they are. */
const goesOn = (values: readonly string[]): boolean =>
  values.every((value, at) => {
    const step = Number(asciiDigits(value)) - Number(asciiDigits(values[at - 1] ?? '0'));
    return step === 1 || (step === 0 && at > 0);
  });

const cellOf = ({ cells }: Table['rows'][number], { index }: TableColumn): string =>
  cells[index]?.trim() ?? '';

/** The column of a table that may say whose household somebody is of: by its heading, or by what stands in it. */
function columnOfHouseholds({ columns, rows }: Table): TableColumn | undefined {
  const valuesOf = (column: TableColumn) => rows.map((row) => cellOf(row, column)).filter(Boolean);
  const most = (values: readonly string[], is: (value: string) => boolean) =>
    values.length > 1 && values.filter(is).length * 2 > values.length;
  const isName = (value: string) => !readFamily(value) && columnKinds.fullName.looksLike?.(value) === true;
  const [names, ...others] = columns.filter(({ kind }) => kind === 'fullName');
  const people = new Set(names && valuesOf(names));
  return (
    columns.find(({ kind }) => kind === 'memberOf') ??
    columns.find((column) => NUMBER_OF_FAMILY.test(column.heading) && goesOn(valuesOf(column))) ??
    columns.find((column) => column.kind === 'withFamily' && most(valuesOf(column), isName)) ??
    columns.find(
      (column) =>
        column.kind === 'lastName' &&
        foldHeading(column.heading) !== 'lastname' &&
        most(valuesOf(column), (value) => OF_FAMILY.test(value)),
    ) ??
    others.find((column) => most(valuesOf(column), (value) => people.has(value)))
  );
}

/** The last name that a household’s has, where it is that of a family and of nobody in it; else ''. */
export function lastNameOf(household: string, names: ReadonlySet<string>): string {
  const name = household.replace(OF_FAMILY, ' ').trim();
  return /^[\p{L}\p{M}]{2,}$/u.test(name) && !names.has(household) ? name : '';
}
