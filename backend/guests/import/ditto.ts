import type { ColumnKindName } from '#contract/guests/guest-list-file.ts';
import type { TableRow } from './lines.ts';
import type { Table } from './table.ts';

/** As a hand writes *the same as above*. */
const DITTO =
  /^(?:["”“„〃]{1,2}|['’]{2}|,,|[-–—"\s]*(?:"|”|〃|do|ditto)[-–—".\s]*|same(?: as above)?|as above|वही|ऊपर वाला)$/iu;
const NAMES = new Set<ColumnKindName | null>(['title', 'firstName', 'middleName', 'fullName', 'line']);
/** Also a last name. */
const IS_NAME = /^do$/iu;

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

/**
 * The rows of a table, where what a cell says is the same as above stands as it is above, and a side written once above a block in
 * each row of it. Names of people stay as they are.
 */
export function withoutDittos({ rows, columns }: Table): TableRow[] {
  const above: string[] = [];
  const inBlocks = blocksIn(rows, columns);
  const kinds = new Map(columns.map(({ index, kind }) => [index, kind]));
  return rows.map((row) => {
    const cells = row.cells.map((cell, index) => {
      const text = cell.trim();
      const kind = kinds.get(index) ?? null;
      const isDitto = DITTO.test(text) && !NAMES.has(kind) && !(kind === 'lastName' && IS_NAME.test(text));
      const goesOn = isDitto || (text === '' && inBlocks.has(index));
      if (!goesOn) above[index] = cell;
      return goesOn && above[index]?.trim() ? above[index] : cell;
    });
    return { ...row, cells };
  });
}
