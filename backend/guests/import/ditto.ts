import type { ColumnKindName } from '#contract/guests/guest-list-file.ts';
import { hasContact } from './row-role.ts';
import type { Table, TableRow } from './table.ts';

/** As a hand writes *the same as above*. */
const DITTO =
  /^(?:["”“„〃]{1,2}|['’]{2}|,,|[-–—"\s]*(?:"|”|〃|do|ditto)[-–—".\s]*|same(?: as above)?|as above|वही|ऊपर वाला)$/iu;
/** *The same as my other number*, as families mean *same* below a second phone. */
const SAME_NUMBER =
  /^(?:(?:same|as)(?: (?:as|to|no|num|number|mob|mobile|phone|contact|whatsapp|wa|above|calling|call|the|my|other)\b\.?)+|वही नंबर|सेम)$/iu;
/** What everybody has of their own. */
const OWN = new Set<ColumnKindName | null>([
  'title',
  'firstName',
  'middleName',
  'fullName',
  'line',
  'phone',
  'email',
  'contact',
]);

/** Columns of sides that are written once, above all of a block: each of several sides once, the first of them in the first row. */
function blocksIn(rows: readonly TableRow[], columns: Table['columns']): ReadonlySet<number> {
  const guests = rows.filter(({ cells }) => cells.filter((cell) => cell.trim()).length > 1);
  return new Set(
    columns.flatMap(({ index, kind }) => {
      if (kind !== 'side') return [];
      const sides = guests.map(({ cells }) => cells[index]?.trim().toLowerCase() ?? '');
      const written = sides.filter(Boolean);
      const isOnce = new Set(written).size === written.length;
      return isOnce && sides[0] && written.length > 1 && written.length * 2 < sides.length ? [index] : [];
    }),
  );
}

/** The phones of a row that say of a phone that it is the same as another of the row: there is nothing to add. */
function withoutSameNumbers(row: TableRow, phones: readonly number[]): TableRow {
  const isSame = (index: number) =>
    isDitto(row.cells[index] ?? '') || SAME_NUMBER.test(row.cells[index]?.trim() ?? '');
  if (!phones.some(isSame) || !phones.some((index) => hasContact(row.cells[index] ?? ''))) return row;
  return {
    ...row,
    cells: row.cells.map((cell, index) => (phones.includes(index) && isSame(index) ? '' : cell)),
  };
}

const isDitto = (cell: string): boolean => DITTO.test(cell.trim());

/**
 * The rows of a table, where what a cell says is the same as above stands as it is above, and a side written once above a block in
 * each row of it. First names stay as they are, and so does *Do* below no last name; nobody gets the contact of the row above.
 */
export function withoutDittos({ rows, columns }: Table): TableRow[] {
  const above: string[] = [];
  const inBlocks = blocksIn(rows, columns);
  const kinds = new Map(columns.map(({ index, kind }) => [index, kind]));
  const phones = columns.flatMap(({ index, kind }) =>
    kind === 'phone' || kind === 'contact' ? [index] : [],
  );
  return rows.map((written) => {
    const row = withoutSameNumbers(written, phones);
    const cells = row.cells.map((cell, index) => {
      const text = cell.trim();
      const kind = kinds.get(index) ?? null;
      const isAbove = isDitto(text) && !OWN.has(kind);
      const goesOn = isAbove || (text === '' && inBlocks.has(index));
      if (!goesOn) above[index] = cell;
      return goesOn && above[index]?.trim() ? above[index] : cell;
    });
    return { ...row, cells };
  });
}
