import {
  GUEST_LIST_MAX_BYTES,
  GUEST_LIST_MAX_ROWS,
  MOST_TABLES,
  type ColumnsOfTables,
  type GuestListChoices,
  type GuestListPreview,
} from '#contract/guests/guest-list-file.ts';
import { fileWords } from '#messages/guests/file/words.ts';
import { sha256 } from '#backend/platform/ids.ts';
import { foldHeading } from './columns/column-kinds.ts';
import { checkGuests } from './check-guests.ts';
import type { KnownContact } from './known-contacts.ts';
import { hasContact } from './row-role.ts';
import { openInWorker, type OpenedFile, type Sheet, type WorkerLimits } from './open/open-in-worker.ts';
import { isOfTemplate } from './headings.ts';
import { previewOf, type ChosenTable } from './preview.ts';
import { guestTables, plainTable } from './tables.ts';

export type GuestListFile = {
  /** As the browser names it; `''` when no file was chosen. */
  fileName: string;
  bytes: Uint8Array;
  /** The import checkbox: counts for every row when the file has no withFamily column. */
  withFamilyDefault: boolean;
  /** What the organiser says of its tables and columns; without it all is guessed, but for what they said of such a file before. */
  choices?: GuestListChoices | undefined;
  /** What was said before of a file with the same headings, whose digest is `shape`. */
  choicesOfShape?: (shape: string) => Promise<ColumnsOfTables | undefined>;
  /** Whose file it is: people take turns. */
  who?: string;
  /** Guests already on the list; rows that repeat one are left out. */
  existing?: readonly KnownContact[];
};

type Columns = GuestListChoices['tables'][number]['columns'];

/** `shape`: a digest of the headings of its tables. */
type GuestListResult =
  | { ok: true; preview: GuestListPreview; shape: string }
  | { ok: false; message: string };

const refusals = {
  broken: 'parseFailed',
  'too-many-rows': 'tooManyRows',
  'too-complicated': 'tooComplicated',
  locked: 'locked',
  busy: 'busy',
} as const satisfies Record<Exclude<OpenedFile['kind'], 'sheets'>, keyof typeof fileWords>;

/** Tabs that hold something else than guests, by their names: they are left out until somebody ticks them. */
const NO_GUESTS =
  /gifts?(?! list)|shagun|lifafa|aher|vendor|expens|budget|cost|payment|kharch|hotel|cater|check ?list|to ?do|task|menu|shopping|schedule|timeline|itinerary|declin|regret|not (?:coming|invited|attending)|(?:do not|don.?t) invite|cancell?ed|old list|\brooms?\b(?! ?mates)|\brooming|\btravel\b|\bdj\b|\bdecor|खर्च|शगुन|उपहार|भेंट|बजट|सामान|हिसाब|ખર્ચ|খরচ|செலவு/i;

/**
 * Reads a guest list from a text file, a workbook or a phone's contacts (spec section 5, 'CSV import').
 * Nothing is stored: the preview is for showing before anything is added.
 *
 * A file that cannot be used answers one sentence for the person who chose it. A row
 * with a bad phone or e-mail is kept without that value as long as a name or another
 * contact remains; every such row is named in `problems`, as are repeated ones.
 * At most 10 MB and 10,000 guests; a file may take 10 seconds and 256 MB to open, in a thread.
 *
 * @throws only when the reading thread cannot be started
 */
export async function readGuestList(file: GuestListFile, limits?: WorkerLimits): Promise<GuestListResult> {
  const size = file.bytes.byteLength;
  if (!file.fileName && size === 0) return { ok: false, message: fileWords.noFile };
  if (size === 0) return { ok: false, message: fileWords.emptyOrImproper };
  if (size > GUEST_LIST_MAX_BYTES) return { ok: false, message: fileWords.tooLarge };

  const opened = await openInWorker(file.bytes, limits, file.who);
  if (opened.kind !== 'sheets') return { ok: false, message: fileWords[refusals[opened.kind]] };

  const found = allTables(opened.sheets);
  if (found.length > MOST_TABLES) return { ok: false, message: fileWords.tooManyTables(MOST_TABLES) };
  if (!found.some(({ table }) => table.isFound) && !hasContacts(found))
    return { ok: false, message: whyNone(opened.sheets) };
  const shape = shapeOf(found);
  const { choices } = file;
  const before = choices ? undefined : await file.choicesOfShape?.(shape);
  const chosen = found.map((each, place) =>
    choices
      ? withChoices(each, choices.tables[place])
      : each.table.isOwn
        ? each
        : withColumns(each, before?.tables[place]?.columns),
  );
  const included = chosen.filter((each) => each.included).map(({ table }) => table);
  const checked = await checkGuests(
    included,
    {
      country: choices?.country ?? '',
      withHidden: choices?.withHidden ?? false,
      withUnread: choices?.withUnread ?? false,
      joinShared: choices?.joinShared ?? false,
      withFamilyDefault: choices?.withFamily ?? file.withFamilyDefault,
    },
    file.existing,
  );
  if (checked.rows.length > GUEST_LIST_MAX_ROWS) return { ok: false, message: fileWords.tooManyRows };
  if (checked.rows.length === 0 && checked.problems.length === 0 && !choices && !hasContacts(found))
    return { ok: false, message: fileWords.emptyOrImproper };
  return { ok: true, preview: previewOf(file, { chosen, choices, checked }), shape };
}

/** The tables of a file: those with guests, and each other tab with something in it, which is left out at first. */
const allTables = (sheets: readonly Sheet[]): ChosenTable[] =>
  sheets
    .flatMap((sheet): ChosenTable[] => {
      const tables = guestTables(sheet);
      const isList = !sheet.hidden && !NO_GUESTS.test(sheet.name);
      if (tables.length > 0) return tables.map((table) => ({ table, included: isList && table.isFound }));
      const table = plainTable(sheet);
      return table ? [{ table, included: false }] : [];
    })
    .map((each, _, all) =>
      // a lone tab is the list, whatever its name
      all.some((other) => other.included)
        ? each
        : { ...each, included: each.table.isFound && !each.table.sheet.hidden },
    );

const withChoices = (
  each: ChosenTable,
  choice: GuestListChoices['tables'][number] | undefined,
): ChosenTable => (choice ? { ...withColumns(each, choice.columns, true), included: choice.included } : each);

/** `all`: also columns without a heading, of which nobody can know before that they are the same. */
function withColumns(each: ChosenTable, kinds: Columns = {}, all = false): ChosenTable {
  const columns = each.table.columns.map((column) => {
    const kind = all || column.heading.trim() ? kinds[column.index] : undefined;
    return kind === undefined ? column : { ...column, kind: kind === 'unused' ? null : kind };
  });
  return { ...each, table: { ...each.table, columns } };
}

/** Whether there is anything that somebody may say more of: a contact in any cell. */
const hasContacts = (tables: readonly ChosenTable[]): boolean =>
  tables.some(({ table }) => !isOfTemplate(table) && table.rows.some(({ cells }) => cells.some(hasContact)));

/** A digest of what stands above the columns: files with the same are read in the same way. */
const shapeOf = (tables: readonly ChosenTable[]): string =>
  sha256(JSON.stringify(tables.map(({ table }) => table.columns.map(({ heading }) => foldHeading(heading)))));

/** The specification's sentence for a file in which nobody was found. */
const whyNone = (sheets: readonly Sheet[]): string =>
  sheets.every(({ rows }) => rows.length < 2) ? fileWords.emptyOrImproper : fileWords.missingColumns;
