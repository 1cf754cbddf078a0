import { isCountryCode } from './columns/abroad.ts';
import type { Table, TableColumn } from './table.ts';

const OF_CODES = /^c(?:ountry)?[\s.]*(?:code|c)\.?$|^code$/iu;

/**
 * The columns of a table with that of the codes of countries, as its cells tell: below *Code*, or without a heading beside phones.
 * There `1` and `+2` may count people, and a code of more digits tells.
 */
export function withCountryCodes({ columns, rows }: Pick<Table, 'columns' | 'rows'>): TableColumn[] {
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
