import { areMostly } from './column-values.ts';
import { isCountryCode } from './columns/abroad.ts';
import { readParty } from './columns/party.ts';
import type { Table, TableColumn } from './table.ts';

type Columns = Pick<Table, 'columns' | 'rows'>;

/** The columns of a table with those of which only the cells tell what they are: codes of countries, and how many come. */
export const withKindsOfCells = ({ columns, rows }: Columns): TableColumn[] =>
  withPeople({ columns: withCountryCodes({ columns, rows }), rows });

/** `2 log`, `4 persons` without a heading; numbers alone may be anything. */
function withPeople({ columns, rows }: Columns): TableColumn[] {
  const isCounted = columns.some(
    ({ kind }) => kind === 'people' || kind === 'heads' || kind === 'withFamily',
  );
  const isCount = (cell: string) => /\p{L}/u.test(cell) && readParty(cell) !== null;
  const place = columns.find(
    ({ index, kind, heading }) => kind === null && heading.trim() === '' && areMostly(rows, index, isCount),
  );
  return columns.map((column) => (column === place && !isCounted ? { ...column, kind: 'people' } : column));
}

const OF_CODES = /^c(?:ountry)?[\s.]*(?:code|c)\.?$|^code$/iu;

/**
 * The code of a country is told by all cells of a column, below *Code*, or without a heading beside phones. There `1` and `+2` may
 * count people, and a code of more digits tells.
 */
function withCountryCodes({ columns, rows }: Columns): TableColumn[] {
  const has = (kind: TableColumn['kind']) => columns.some((column) => column.kind === kind);
  if (!has('phone') || has('countryCode')) return [...columns];
  const isOfCodes = ({ index, kind, heading }: TableColumn): boolean => {
    if (kind !== null || !(heading.trim() === '' || OF_CODES.test(heading.trim()))) return false;
    const cells = rows.map(({ cells: { [index]: cell } }) => cell?.trim() ?? '').filter(Boolean);
    const isSure = cells.some((cell) => /^(?:\+|00)?(?:44|65|61|64|9\d{1,2})$/.test(cell));
    return (
      cells.every(isCountryCode) &&
      (isSure || (heading.trim() !== '' && cells.some((cell) => cell.startsWith('+'))))
    );
  };
  const place = columns.find(isOfCodes);
  return columns.map((column) => (column === place ? { ...column, kind: 'countryCode' } : column));
}
