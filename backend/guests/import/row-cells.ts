import { cleanText, firstOf, plainLine, plainText } from '#contract/common/plain-line.ts';
import type { ColumnKindName } from '#contract/guests/guest-list-file.ts';
import { withCode } from './columns/contacts.ts';
import type { Cell } from './row-role.ts';
import type { Table, TableRow } from './table.ts';

/** Characters of a cell in one line: as many as ten tags have. */
const LONGEST_LINE = 400;
/** In whose cells there may be one a line. */
const IN_LINES = new Set<ColumnKindName | null>(['household', 'companions', 'tags']);

/** The filled cells of a table in a row, from the left. */
export function cellsOf(row: TableRow, table: Table, { withHidden }: { withHidden: boolean }): Cell[] {
  const code = table.columns.find(({ kind }) => kind === 'countryCode');
  return table.columns.flatMap(({ index, kind, heading }) => {
    const written = row.cells[index]?.trim() ? (row.cells[index] ?? '') : mergedOver(row, index, kind, table);
    const cell = code && kind === 'phone' ? withCode(written, row.cells[code.index] ?? '') : written;
    const text = IN_LINES.has(kind) ? cleanText(plainText(cell)) : plainLine(firstOf(cell, LONGEST_LINE));
    if (!text || (!withHidden && table.sheet.hiddenColumns.includes(index))) return [];
    return [
      { index, kind, heading: [heading, labelOf(heading, row, table)].filter(Boolean).join(' '), text },
    ];
  });
}

/** What a cell says that is one over several rows, where it is something that several guests have. */
const OF_SEVERAL = new Set<ColumnKindName | null>([
  'side',
  'tags',
  'lastName',
  'memberOf',
  'phone',
  'email',
  'contact',
]);

function mergedOver(
  { rowNumber }: TableRow,
  index: number,
  kind: ColumnKindName | null,
  { sheet }: Table,
): string {
  if (sheet.merges.length === 0 || !OF_SEVERAL.has(kind)) return '';
  const merge = sheet.merges.find(
    ({ column, from, to }) => column === index && from < rowNumber && rowNumber <= to,
  );
  return sheet.rows.find((row) => row.rowNumber === merge?.from)?.cells[index] ?? '';
}

/** What an export says of a value in the column beside it: `Work Fax` below *Phone 1 - Label*; '' for other columns. */
function labelOf(heading: string, { cells }: TableRow, { columns }: Table): string {
  if (!heading.endsWith(VALUE)) return '';
  const value = heading.slice(0, -VALUE.length);
  const label = columns.find(
    (column) => column.heading === `${value} - Label` || column.heading === `${value} - Type`,
  );
  return label ? (cells[label.index]?.trim() ?? '') : '';
}

const VALUE = ' - Value';
