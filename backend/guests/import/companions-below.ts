import { readParty } from './columns/party.ts';
import { withCell, type Table, type TableRow } from './table.ts';

/** `+ wife`, `with family`, `& wife Neha`: begins as nobody's name does. */
const IS_ALONG = /^(?:[+&]|(?:and|with|aur)\s)\s*/iu;
const SPOUSE = /^(?:wife|husband)\s+\p{L}/iu;

/** Whether a text says who comes along with somebody above it, and nothing else. */
export const isAlong = (text: string): boolean =>
  IS_ALONG.test(text) && (readParty(text) !== null || SPOUSE.test(text.replace(IS_ALONG, '')));

/** The rows of a table with those that say who comes along, and nothing else, behind the name of the guest above them. */
export function withCompanions(rows: readonly TableRow[], { columns }: Pick<Table, 'columns'>): TableRow[] {
  const name = columns.find(({ kind }) => kind === 'fullName');
  if (!name) return [...rows];
  const found: TableRow[] = [];
  for (const row of rows) {
    const text = row.cells[name.index]?.trim() ?? '';
    const isLone = row.cells.every((cell, index) => index === name.index || !cell.trim());
    const above = found.at(-1);
    const guest = above?.cells[name.index]?.trim();
    if (above && guest && isLone && !row.hidden && isAlong(text))
      found.splice(-1, 1, withCell(above, name, `${guest} ${text}`));
    else found.push(row);
  }
  return found;
}
