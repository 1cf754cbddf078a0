import type { GuestListRow } from '#contract/guests/guest-list-file.ts';
import { readTags } from '#contract/guests/guest-tags.ts';
import { fileWords } from '#messages/guests/file/words.ts';
import { shownValue, type Trouble } from './columns/column-kind.ts';
import { readFamily } from './columns/family.ts';
import { functionsIn } from './columns/tags.ts';
import type { Cell } from './row-role.ts';
import { whatFits } from './what-fits.ts';
import type { TableRow } from './table.ts';

/** Whether a cell says anything of somebody: no mark of a row, no number without a heading, and neither `0` nor `No`. */
function saysAnything({ kind, text }: Cell): boolean {
  if (kind === 'marks' || kind === 'memberOf' || !/[\p{L}\p{N}]/u.test(text)) return false;
  if (kind === null && !/\p{L}/u.test(text)) return false;
  const family = readFamily(text);
  // `TRUE` below *With family* is how a sheet begins that nobody has filled in
  return (
    !family || family.people !== null || family.alone === true || (family.withFamily && kind !== 'withFamily')
  );
}

/**
 * What becomes of a row without a name and a contact. Functions alone go on from the guest above; anything else is named, for it
 * may be somebody whose name is not known yet.
 */
export function rowOfNobody(
  written: readonly Cell[],
  row: TableRow,
  above: GuestListRow | null | undefined,
): Trouble[] {
  // what one cell says of several rows stands in this one without a word of its own
  const cells = written.filter((cell) => row.cells[cell.index]?.trim() && saysAnything(cell));
  if (cells.length === 0) return [];
  const functions = cells.map(({ kind, text }) => (kind === 'tags' ? functionsIn(text) : []));
  if (above && functions.every((names) => names.length > 0)) {
    const { values, troubles } = whatFits({ ...above, tags: readTags(...above.tags, ...functions.flat()) });
    above.tags = values.tags;
    return troubles;
  }
  const value = shownValue(cells.map(({ text }) => text).join(', '));
  return [{ kind: 'name', value, message: (at) => fileWords.rowOfNobody(at, value) }];
}
