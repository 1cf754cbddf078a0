import {
  IMPORT_CHANGES,
  IMPORT_ROWS,
  type GuestImportForm,
  type GuestListImport,
  type ImportChange,
} from '#contract/guests/guest-imports.ts';
import type { GuestListPreview, GuestListRow } from '#contract/guests/guest-list-file.ts';
import type { GuestValues } from '#contract/guests/guest-fields.ts';
import { fileWords } from '#messages/guests/file/words.ts';
import { guestName } from '#backend/guests/guest-name.ts';
import { sha256 } from '#backend/platform/ids.ts';
import type { Db } from '#backend/platform/database/connect.ts';
import type { RowDifference } from './differences.ts';
import { findListedGuests } from './imports-repository.ts';
import { apartFromListed, type ListedRow, type TakenContact } from './listed-guests.ts';

type Differing = ListedRow & { difference: RowDifference; key: string };

/** What a file says of guests on the list as it is now: who is new, who differs in what, and of whom nothing does. */
export interface Comparison {
  fresh: GuestListRow[];
  listed: ListedRow[];
  changed: Differing[];
  taken: TakenContact[];
  absent: number;
}

/** Compares what was read of a file with the list of an event: one query however long both are. */
export async function compareWithList(
  db: Db,
  eventId: string,
  { rows, choices }: Pick<GuestListPreview, 'rows' | 'choices'>,
): Promise<Comparison> {
  const compared = apartFromListed(rows, await findListedGuests(db, eventId), choices);
  const changed = compared.listed.flatMap((each): Differing[] => {
    const { difference, guest } = each;
    return difference ? [{ ...each, difference, key: keyOf(guest.id, difference) }] : [];
  });
  return { ...compared, changed };
}

const keyOf = (guestId: string, { before, after }: RowDifference): string =>
  `${guestId}.${sha256(JSON.stringify([before, after])).slice(0, 16)}`;

/** Tells the rows of a file from each other, whatever table they are of. */
export const placeOfRow = ({ table, rowNumber }: Pick<GuestListRow, 'table' | 'rowNumber'>): string =>
  `${table}:${rowNumber}`;
const nameOfRow = ({ rowNumber, sheet = '' }: GuestListRow): string => fileWords.rowName(rowNumber, sheet);

const isAddition = ({ difference, maybe }: Differing): boolean => !maybe && difference.replaces.length === 0;

/** What a file says, as its host is shown it. */
export function presentComparison(
  { rows, problems }: Pick<GuestListPreview, 'rows' | 'problems'>,
  { fresh, listed, changed, taken, absent }: Comparison,
): Pick<GuestListImport, 'counts' | 'rows' | 'changes' | 'listed' | 'problems'> {
  const maybes = changed.filter(({ maybe }) => maybe);
  const sure = listed.filter(({ maybe }) => !maybe);
  const onTheList = new Set(sure.map(({ row }) => placeOfRow(row)));
  const takenFrom = new Map(taken.map((each) => [placeOfRow(each.row), each]));
  const amiss = [
    // a guest on the list may be reached by what the list has
    ...problems
      .filter((problem) => problem.kind !== 'no-contact' || !onTheList.has(placeOfRow(problem)))
      .map((problem) => {
        // what an earlier row has of a guest on the list stays with that guest
        const first = problem.sharedWith && takenFrom.get(placeOfRow(problem.sharedWith));
        const row = first && rows.find((each) => placeOfRow(each) === placeOfRow(problem));
        if (!first || !row) return problem;
        const message = fileWords.contactStays(nameOfRow(row), first.contact, guestName(first.other.fields));
        return { ...problem, message };
      }),
    ...taken.map(({ row, contact, other }) => ({
      rowNumber: row.rowNumber,
      table: row.table,
      kind: 'taken' as const,
      message: fileWords.contactStays(nameOfRow(row), contact, guestName(other.fields)),
      rowKept: true,
    })),
  ];
  const leftOut = new Set(amiss.filter(({ rowKept }) => !rowKept).map(placeOfRow)).size;
  const additions = changed.filter(isAddition);
  const replacements = changed.filter((each) => !each.maybe && !isAddition(each));
  return {
    counts: {
      read: rows.length + leftOut,
      added: fresh.length + maybes.length,
      listed: sure.length,
      additions: additions.length,
      replacements: replacements.length,
      maybes: maybes.length,
      absent,
      leftOut,
      withFamily: [...fresh, ...maybes.map(({ row }) => row)].filter(({ withFamily }) => withFamily).length,
      problems: amiss.length,
      toLookAt: new Set(amiss.map(placeOfRow)).size,
    },
    rows: [...fresh, ...maybes.map(({ row }) => row)]
      .sort((one, other) => one.table - other.table || one.rowNumber - other.rowNumber)
      .slice(0, IMPORT_ROWS),
    changes: [additions, replacements, maybes]
      .flatMap((some) => some.slice(0, IMPORT_CHANGES))
      .map(presentChange),
    listed: sure
      .filter(({ difference }) => !difference)
      .slice(0, IMPORT_ROWS)
      .map((each) => ({ rowNumber: each.row.rowNumber, message: sentenceOf(each) })),
    problems: amiss
      .slice(0, IMPORT_ROWS)
      .map(({ rowNumber, kind, message }) => ({ rowNumber, kind, message })),
  };
}

const presentChange = ({ row, guest, by, difference, key, maybe }: Differing): ImportChange => ({
  _id: guest.id,
  key,
  name: guestName(guest.fields),
  rowNumber: row.rowNumber,
  ...(row.sheet !== undefined && { sheet: row.sheet }),
  byName: by === 'name',
  maybe: maybe === true,
  ...difference,
});

/** Why nothing is done with a row. */
function sentenceOf({ row, guest, by, earlier, as }: ListedRow): string {
  if (as) return fileWords.belongsTo[as](nameOfRow(row), guestName(row), guestName(guest.fields));
  if (earlier) return fileWords.sameGuestAsRow(nameOfRow(row), guestName(guest.fields), nameOfRow(earlier));
  return by === 'name'
    ? fileWords.repeatsName(nameOfRow(row), guestName(guest.fields))
    : fileWords.repeatsGuest(nameOfRow(row), by);
}

/**
 * What becomes of guests on the list, and who is added, as whoever adds a file wants it. Of whom something else differs by now than was shown,
 * nothing is taken: those are `conflicts`.
 */
export function chosenChanges(
  { fresh, changed }: Comparison,
  { update, leave, others }: Pick<GuestImportForm, 'update' | 'leave' | 'others'>,
): { chosen: Map<string, Partial<GuestValues>>; added: GuestListRow[]; conflicts: number } {
  const ticked = new Set(update);
  const guestsOf = (keys: readonly string[]) => new Set(keys.map((key) => key.slice(0, key.indexOf('.'))));
  const [wanted, left] = [guestsOf(update), guestsOf(leave)];
  const chosen = changed.filter((each) => {
    if (wanted.has(each.guest.id)) return ticked.has(each.key);
    if (left.has(each.guest.id) || each.maybe) return false;
    return others === 'replace' || (others === 'add' && isAddition(each));
  });
  const isChosen = new Set(chosen);
  return {
    // who becomes nobody on the list is somebody new; of whom something else differs by now nothing is taken
    added: [
      ...fresh,
      ...changed.flatMap((each) =>
        isChosen.has(each) || wanted.has(each.guest.id) ? [] : (each.instead ?? []),
      ),
    ],
    chosen: new Map(chosen.map(({ guest, difference }) => [guest.id, difference.after])),
    conflicts: changed.filter(({ guest, key }) => wanted.has(guest.id) && !ticked.has(key)).length,
  };
}

/** What those were who are changed. */
export const beforeOf = (
  { changed }: Comparison,
  chosen: ReadonlyMap<string, unknown>,
): Map<string, Partial<GuestValues>> =>
  new Map(
    changed.flatMap(({ guest, difference }) => (chosen.has(guest.id) ? [[guest.id, difference.before]] : [])),
  );
