import { CONSOLE_ROWS } from '#contract/operator/console.ts';

/** Which rows of a list are read. */
export interface RowRange {
  limit: number;
  offset: number;
}

/**
 * One page of a list. One row more than is shown tells whether another page follows, so that nothing has to be
 * counted.
 */
export async function pageOfRows<Row, Shown>(
  page: number,
  read: (range: RowRange) => Promise<Row[]> | Row[],
  show: (row: Row) => Shown,
): Promise<{ rows: Shown[]; page: number; more: boolean }> {
  const found = await read({ limit: CONSOLE_ROWS + 1, offset: (page - 1) * CONSOLE_ROWS });
  return { rows: found.slice(0, CONSOLE_ROWS).map(show), page, more: found.length > CONSOLE_ROWS };
}

/** As answers write a moment. */
export const isoOf = (at: Date | null): string | null => at?.toISOString() ?? null;
