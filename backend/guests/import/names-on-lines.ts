import { withoutSigns } from './columns/plain-name.ts';
import { isLastName, isPlainName } from './names-in-cell.ts';
import { isPlace } from './columns/places.ts';
import { splitName } from '#contract/guests/person-name.ts';
import { hasContact } from './row-role.ts';
import { withCell, type Table, type TableRow } from './table.ts';

const linesIn = (cell: string): string[] =>
  cell
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

const lastOf = (name: string): string => name.split(/\s+/).at(-1) ?? '';

/** Whether lines of a cell are names of people, and not a name with an address: by titles, numbers, or a last name in common. */
function arePeople(written: readonly string[], isEachReached: boolean, isOfFamily: boolean): boolean {
  const names = written.map(withoutSigns);
  const isName = (name: string) => {
    const { title, firstName, lastName } = splitName(name);
    return (
      isPlainName(`${firstName} ${lastName}`.trim()) &&
      !isPlace(name) &&
      !/[,&]/.test(name) &&
      (title || name.split(' ').length < 5)
    );
  };
  if (!names.every(isName)) return false;
  const [first = '', ...others] = names;
  // of two lines of a word each the second may be a last name
  const areSeveral = isOfFamily || (names.length > 2 && !isLastName(first));
  if (areSeveral && names.every((name) => !name.includes(' '))) return true;
  return (
    isEachReached ||
    others.every(
      (name, at) => splitName(name).title || name !== written[at + 1] || lastOf(name) === lastOf(first),
    )
  );
}

/**
 * A row whose cell names several people on lines of their own. With as many phones on lines, and nothing that counts them, each is a
 * guest with their own; else they are one household.
 */
export function rowsOfNames(row: TableRow, { columns }: Table): TableRow[] {
  const cellOf = (index: number) => row.cells[index] ?? '';
  const name = columns.find(({ index, kind }) => kind === 'fullName' && cellOf(index).trim().includes('\n'));
  if (!name) return [row];
  const names = linesIn(cellOf(name.index));
  const phone = columns.find(({ index, kind }) => kind === 'phone' && cellOf(index).trim());
  const phones = phone ? linesIn(cellOf(phone.index)) : [];
  const isEachReached = phones.length === names.length && phones.every(hasContact);
  const isOfFamily = columns.some(
    ({ index, kind }) => (kind === 'lastName' || kind === 'memberOf') && cellOf(index).trim(),
  );
  if (names.length < 2 || !arePeople(names, isEachReached, isOfFamily)) return [row];
  const plain = names.map(withoutSigns);
  const isCounted = columns.some(
    ({ index, kind }) =>
      (kind === 'people' || kind === 'heads' || kind === 'withFamily' || kind === 'children') &&
      cellOf(index).trim(),
  );
  if (!phone || !isEachReached || isCounted) return [withCell(row, name, plain.join('; '))];
  return plain.map((each, at) => withCell(withCell(row, name, each), phone, phones[at] ?? ''));
}
