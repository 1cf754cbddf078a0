import type { ColumnKindName } from '#contract/guests/guest-list-file.ts';
import type { TableRow } from './lines.ts';
import type { Table } from './table.ts';

/** As a hand writes *the same as above*. */
const DITTO =
  /^(?:["”“„〃]{1,2}|['’]{2}|,,|[-–—"\s]*(?:"|”|〃|do|ditto)[-–—".\s]*|same(?: as above)?|as above|वही|ऊपर वाला)$/iu;
const NAMES = new Set<ColumnKindName | null>(['title', 'firstName', 'middleName', 'fullName', 'line']);
/** Also a last name. */
const IS_NAME = /^do$/iu;

/** The rows of a table, where what a cell says is the same as above stands as it is above. Names of people stay as they are. */
export function withoutDittos({ rows, columns }: Table): TableRow[] {
  const above: string[] = [];
  const kinds = new Map(columns.map(({ index, kind }) => [index, kind]));
  return rows.map((row) => {
    const cells = row.cells.map((cell, index) => {
      const text = cell.trim();
      const kind = kinds.get(index) ?? null;
      const isDitto = DITTO.test(text) && !NAMES.has(kind) && !(kind === 'lastName' && IS_NAME.test(text));
      if (!isDitto) above[index] = cell;
      return isDitto && above[index]?.trim() ? above[index] : cell;
    });
    return { ...row, cells };
  });
}
