import type { ColumnKindName } from '#contract/guests/guest-list-file.ts';
import { kindOfHeading } from './columns/column-kinds.ts';
import { OF_MEMBER } from './columns/household.ts';
import { isFunctionHeading } from './columns/tags.ts';
import type { SheetRow } from './open/open-in-worker.ts';
import { hasContact } from './row-role.ts';
import type { Table, TableColumn } from './table.ts';

/** The specification's names, written as one word: whoever has them filled in our template. */
const TEMPLATE = ['firstname', 'lastname'];

/** Whether somebody filled in the specification's template. */
export const isOfTemplate = ({ columns }: Pick<Table, 'columns'>): boolean =>
  columns.some(({ heading }) => TEMPLATE.includes(heading.trim().toLowerCase()));

/** Whether a cell has a contact of its own, and none for an example: `Mobile (such as 98200 12345)`. */
const isContact = (cell: string): boolean =>
  hasContact(cell) && (kindOfHeading(cell) === null || hasContact(cell.replace(/\([^)]*\)/gu, '')));

/** The tables whose headings stand in a row, from the left; null for any other row, `lacking` for a template without one of its columns. */
export function headersIn(row: SheetRow): TableColumn[][] | 'lacking' | null {
  // a guest's row may hold such words, too: `Spouse`, `Mobile`
  if (row.cells.some(isContact)) return null;
  const columns = withName(
    row.cells.map((heading, index) => ({ index, heading, kind: kindOfHeading(heading) })),
  );
  const known = columns.filter(({ kind }) => kind !== null);
  if (known.length < 2 && !known.some(({ kind }) => kind === 'line')) return null;
  const ofTemplate = isOfTemplate({ columns });
  const has = (kind: ColumnKindName) => known.some((each) => each.kind === kind);
  if (ofTemplate && !(has('firstName') && has('lastName') && has('phone') && has('email'))) return 'lacking';
  const blocks = beside(columns);
  const [head, ...others] = blocks;
  // the second of two lists may have names alone, beyond an empty column
  const isNamed = (block: readonly TableColumn[]) =>
    !columns[(block[0]?.index ?? 0) - 1]?.heading.trim() && block.some(({ kind }) => kind === 'fullName');
  if (head && isHeader(head) && others.every((block) => isHeader(block) || isNamed(block))) return blocks;
  return isHeader(columns) ? [columns] : null;
}

/**
 * `Husband, Wife, Phone`, `Head of family, Members`, `Family, Members`, `Family, No. of guests`: where no column has the name, the first of people is the
 * guest, until somebody looks at what stands below (`withHouseholds`).
 */
export function withName(columns: TableColumn[]): TableColumn[] {
  const isName = ({ kind }: TableColumn) => kind === 'fullName' || kind === 'firstName' || kind === 'line';
  const isOfPeople = ({ kind }: TableColumn) => kind === 'companions' || kind === 'memberOf';
  const isOfMembers = ({ kind, heading }: TableColumn) => kind === 'people' && OF_MEMBER.test(heading);
  const isCounted = columns.some(({ kind }) => kind === 'people');
  const isOfFamilies = ({ kind }: TableColumn) => isCounted && kind === 'withFamily';
  // `Family of 8` is no heading, but somebody's family
  const [first] = columns.some(isName)
    ? []
    : [isOfPeople, isOfMembers, isOfFamilies].flatMap((isOf) =>
        columns.filter(
          (column) => isOf(column) && (column.kind === 'companions' || !/\p{Nd}/u.test(column.heading)),
        ),
      );
  return columns.map((column) => (column === first ? { ...column, kind: 'fullName' } : column));
}

/** `Adults, Kids, Adults, Kids` below `Mehndi, , Sangeet`: headings alone, and nobody's name. */
export function isSecondLine(headers: readonly TableColumn[][], { cells }: SheetRow): boolean {
  const over = headers.flat();
  const filled = cells.flatMap((cell, index) => (cell.trim() ? [{ cell, index }] : []));
  const isHeading = ({ cell, index }: { cell: string; index: number }) =>
    (kindOfHeading(cell) ??
      kindOfHeading(`${over.find((column) => column.index === index)?.heading} ${cell}`)) !== null;
  return filled.length > 1 && filled.every((each) => !/\p{Nd}/u.test(each.cell) && isHeading(each));
}

/** Headings with a second line below them: what stands over several columns is said of each. */
export function withSecondLine(headers: readonly TableColumn[][], { cells }: SheetRow): TableColumn[][] {
  let over = '';
  return headers.map((columns) =>
    columns.map((column) => {
      over = column.heading.trim() || over;
      const below = cells[column.index]?.trim() ?? '';
      if (!below) return column;
      // a number of people at a function is no number of those who are invited
      const ofFunction = [below, over].find(isFunctionHeading);
      if (ofFunction) return { ...column, heading: ofFunction, kind: 'tags' as const };
      const heading = `${over} ${below}`;
      return { ...column, heading, kind: kindOfHeading(heading) ?? kindOfHeading(below) };
    }),
  );
}

/** A name and a way to reach people. */
export function isHeader(columns: readonly TableColumn[]): boolean {
  const has = (...kinds: ColumnKindName[]) =>
    columns.some(({ kind }) => kind !== null && kinds.includes(kind));
  const isNamed = has('firstName', 'fullName') || (has('lastName') && has('people'));
  return has('line') || (isNamed && has('phone', 'email', 'contact'));
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
