import type { ColumnKindName, GuestListProblem, GuestListRow } from '#contract/guests/guest-list-file.ts';
import { fileWords } from '#messages/guests/file/words.ts';
import type { CountryCode } from 'libphonenumber-js/max';
import {
  countriesOfGroup,
  countriesOfList,
  countryAlone,
  countryBeside,
  numbersOfList,
} from './columns/abroad.ts';
import { countriesIn } from './columns/abroad-words.ts';
import { shownValue, type Trouble } from './columns/column-kind.ts';
import { isOnlyNote, sayDoesNotCome } from './columns/nobody.ts';
import { headsNoGuests, sayNoGuest } from './columns/no-guest.ts';
import { areMostly, phonesOf } from './column-values.ts';
import { withCompanions } from './companions-below.ts';
import { withoutDittos } from './ditto.ts';
import { isOfTemplate } from './headings.ts';
import { lastNameOf } from './households.ts';
import { cellsOf } from './row-cells.ts';
import { bare } from './row-guest.ts';
import { LAST_FIRST, readRow, type RowOptions } from './read-row.ts';
import { roleOf, sideOfHeading } from './row-role.ts';
import { rowsOfNames } from './names-on-lines.ts';
import { areNumbered } from './columns/plain-name.ts';
import { headingsTicked } from './columns/tags.ts';
import { rowOfNobody } from './row-of-nobody.ts';
import { isNameWithAddress, isTown, nameBeforeAddress } from './columns/places.ts';
import { withCell, type Table, type TableColumn, type TableRow } from './table.ts';
import { sideOfTable } from './tables.ts';

/** A guest as a row has them, or null, with what could not be used of it. */
interface ReadRow {
  rowNumber: number;
  guest: GuestListRow | null;
  troubles: Trouble[];
  /** What all rows of one household have in common; '' where nothing says so. */
  memberOf: string;
}

/** What a table says beside its guests. */
export interface ReadTable {
  rows: ReadRow[];
  /** Rows with something in them that nobody got, by column. */
  unused: ReadonlyMap<number, number>;
  /** Rows that head others, such as `BRIDE SIDE`, and sums below them. */
  headings: { text: string }[];
  totals: number[];
  /** Rows with a guest that the spreadsheet hides. */
  hiddenRows: number[];
}

/** Rows read before others get their turn in this process. */
const ROWS_AT_ONCE = 500;

const FAMILY_KINDS = new Set<ColumnKindName | null>(['withFamily', 'people', 'heads', 'children']);

/**
 * The guests of a table, row by row. Values that start with `= + - @` stay as they are: they are text here, and the
 * export neutralises them. Rows with no name, e-mail or phone are no guests (spec section 5).
 */
export async function readTable(table: Table, place: number, options: RowOptions): Promise<ReadTable> {
  const read: ReadTable & { unused: Map<number, number> } = {
    rows: [],
    unused: new Map(),
    headings: [table.title, ...table.captions].filter(Boolean).map((text) => ({ text })),
    totals: [],
    hiddenRows: [],
  };
  const hasFamily = table.columns.some(({ kind }) => FAMILY_KINDS.has(kind));
  const numbered = isNumbered(table);
  const names = new Set(
    table.columns.flatMap(({ index, kind }) =>
      kind === 'fullName' ? table.rows.map(({ cells }) => cells[index]?.trim() ?? '') : [],
    ),
  );
  const lastFirst = table.columns.find(
    ({ index, kind }) => kind === 'fullName' && areMostly(table.rows, index, (cell) => LAST_FIRST.test(cell)),
  );
  // the specification’s own columns are read letter for letter
  const isAsWritten = isOfTemplate(table);
  const isPlaced = areNumbered(names);
  let hasNepal: boolean | undefined;
  // all of the table is looked through, and only for a list with a town of both countries
  const isNepali = () =>
    (hasNepal ??= table.columns.some(
      ({ index, kind }) =>
        kind === null && table.rows.some(({ cells }) => countriesIn(cells[index] ?? '').includes('NP')),
    ));
  const ticked = headingsTicked(table);
  const numbers = numbersOfList(phonesOf(table));
  const countryOfHeading = oncePerText(countryBeside);
  let section = sideOfTable(table);
  let note = '';
  const abroadOfTable = countriesOfList([table.title, ...table.captions, table.sheet.name]);
  let abroad: readonly CountryCode[] = abroadOfTable;
  const countryOfTable = countryBeside(table.title) ?? countryBeside(table.sheet.name);
  let country = countryOfTable;
  const withAddress = isAsWritten ? undefined : table.columns.find(isNameWithAddress);
  const written = isAsWritten ? table.rows : withoutDittos(table);
  const rows = table.isOwn
    ? table.rows
    : withCompanions(written, table).flatMap((row) => rowsOfNames(row, table));
  for (const [index, whole] of rows.entries()) {
    const row = withAddress ? withoutAddress(whole, withAddress) : whole;
    if (index % ROWS_AT_ONCE === ROWS_AT_ONCE - 1) await new Promise(setImmediate);
    const cells = cellsOf(row, table, options);
    const { isOwn } = table;
    const isGuest = (options.withUnread && isUnread(row)) || (isOwn && cells.length > 0);
    const role = isGuest ? 'guest' : (row.role ?? roleOf(cells, numbered));
    if (role === 'nothing') continue;
    if (role === 'unread') {
      read.rows.push({
        rowNumber: row.rowNumber,
        guest: null,
        memberOf: '',
        troubles: [unreadLine(cells[0]?.text ?? '')],
      });
      continue;
    }
    if (role === 'heading' || role === 'caption') {
      const text = cells[0]?.text ?? '';
      // *USA* heads numbers, and is nobody's side
      const above = role === 'heading' ? countryAlone(text) : undefined;
      const ofGroup = countriesOfGroup(text);
      abroad = ofGroup.length > 0 ? ofGroup : abroadOfTable;
      if (ofGroup.length > 0) section = '';
      else if (above) {
        country = above;
        // *CANADA* ends *SURAT*, and no side
        if (isTown(section)) section = '';
      }
      // *NOT INVITED* says of those below it that they do not come
      else if (role === 'heading')
        [section, note] = isOnlyNote(text) || headsNoGuests(text) ? ['', text] : [sideOfHeading(text), ''];
      if (!above && isTown(text)) country = countryOfTable;
      read.headings.push({ text });
      continue;
    }
    if (role === 'total') {
      read.totals.push(row.rowNumber);
      continue;
    }
    if (row.hidden) {
      read.hiddenRows.push(row.rowNumber);
      if (!options.withHidden) continue;
    }
    const { guest, troubles, memberOf, used } = readRow(cells, row.rowNumber, {
      ...options,
      ...(country && !options.country && { country }),
      isOwn,
      numbers,
      isPlaced,
      isAsWritten,
      isNepali,
      abroad,
      ticked,
      countryOfHeading,
      section,
      names,
      isLastFirst: lastFirst !== undefined && table.rows.length > 2,
      withFamilyDefault: !hasFamily && options.withFamilyDefault,
    });
    if (guest && note) (headsNoGuests(note) ? sayNoGuest : sayDoesNotCome)(note, { troubles });
    for (const { index } of cells)
      if (!used.has(index) || (index === withAddress?.index && row !== whole))
        read.unused.set(index, (read.unused.get(index) ?? 0) + 1);
    if (!guest && troubles.length === 0)
      troubles.push(...rowOfNobody(cells, row, isOwn ? null : read.rows.at(-1)?.guest));
    if (guest || troubles.length > 0)
      read.rows.push({
        rowNumber: row.rowNumber,
        guest: guest && { ...guest, table: place },
        troubles,
        memberOf,
      });
  }
  unsharedIn(table, read.rows, read.unused);
  return read;
}

/** A function that works out the answer for each text once. */
function oncePerText<T>(read: (text: string) => T): (text: string) => T {
  const answers = new Map<string, T>();
  return (text) => {
    if (!answers.has(text)) answers.set(text, read(text));
    return answers.get(text) as T;
  };
}

/** The row with the name alone in a cell where an address goes on behind it. */
function withoutAddress(row: TableRow, column: TableColumn): TableRow {
  const cell = row.cells[column.index] ?? '';
  const name = nameBeforeAddress(cell);
  return name === cell.trim() ? row : withCell(row, column, name);
}

/** Counts as unused what says of one guest alone whose household they are of, where it is no number and not their last name. */
function unsharedIn({ columns }: Table, rows: readonly ReadRow[], unused: Map<number, number>): void {
  const column = columns.find(({ kind }) => kind === 'memberOf');
  if (!column) return;
  const times = new Map<string, number>();
  for (const { memberOf } of rows) times.set(memberOf, (times.get(memberOf) ?? 0) + 1);
  const unshared = rows.filter(
    ({ memberOf, guest }) =>
      guest &&
      times.get(memberOf) === 1 &&
      /\p{L}/u.test(memberOf) &&
      !bare(guest.firstName + guest.lastName).endsWith(bare(lastNameOf(memberOf, new Set()) || memberOf)),
  );
  if (unshared.length > 0) unused.set(column.index, unshared.length);
}

/** Whether nearly all rows of a table have a number of their own: one without it heads others. */
function isNumbered({ columns, rows }: Table): boolean {
  const place = columns.find(({ kind }) => kind === 'marks');
  const guests = rows.filter(({ cells }) => cells.filter((cell) => cell.trim()).length > 1);
  const numbered = guests.filter(({ cells }) => place && /\p{Nd}/u.test(cells[place.index] ?? ''));
  return numbered.length > 1 && numbered.length * 2 > guests.length;
}

/** Whether a row may be a guest although it does not look like one. */
export const isUnread = ({ role }: TableRow): boolean => role === 'unread' || role === 'caption';

function unreadLine(text: string): Trouble {
  const value = shownValue(text);
  return { kind: 'unread', value, message: (row) => fileWords.lineLeftOut(row, value) };
}

/** A problem of a row, with the sentence that names it. */
export const rowProblem = (
  { kind, value, message }: Trouble,
  row: Pick<GuestListProblem, 'rowNumber' | 'table'>,
  at: string,
  rowKept: boolean,
): GuestListProblem => ({ ...row, kind, value, rowKept, message: message(at, rowKept) });
