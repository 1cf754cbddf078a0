import { columnKinds } from './columns/column-kinds.ts';
import type { Table } from './table.ts';
import type { SheetRow } from './open/open-in-worker.ts';

const SAMPLE_ROWS = 60;
const SAMPLE_LETTERS = 300;

/** Whether most of the filled cells of a column are of one kind: of its first rows, as far as their first letters tell. */
export function areMostly(
  rows: readonly SheetRow[],
  index: number,
  isOf: (cell: string) => boolean | undefined,
): boolean {
  const cells = rows
    .slice(0, SAMPLE_ROWS)
    .map((row) => row.cells[index]?.slice(0, SAMPLE_LETTERS).trim() ?? '')
    .filter(Boolean);
  return cells.length > 0 && cells.filter(isOf).length * 2 > cells.length;
}

/** The same for what a column may hold without a heading. */
export const looksLike = (
  rows: readonly SheetRow[],
  index: number,
  kind: 'phone' | 'email' | 'fullName' | 'line',
): boolean => areMostly(rows, index, (cell) => columnKinds[kind].looksLike?.(cell));

/** The cells of a table in which phones stand. */
export function* phonesOf({ columns, rows }: Table): Iterable<string> {
  for (const { index, kind } of columns)
    if (kind === 'phone' || kind === 'contact' || kind === 'line')
      for (const { cells } of rows) yield cells[index] ?? '';
}
