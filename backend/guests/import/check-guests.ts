import type { GuestListProblem, GuestListRow, UnusedColumn } from '#contract/guests/guest-list-file.ts';
import { formatPhone } from '#contract/common/phone.ts';
import type { GuestValues } from '#contract/guests/guest-fields.ts';
import { readTags } from '#contract/guests/guest-tags.ts';
import { writeHousehold, type HouseholdPerson } from '#contract/guests/household.ts';
import { likelyEmail } from '#contract/guests/likely-email.ts';
import { fileWords } from '#messages/guests/file/words.ts';
import { listWords } from '#messages/guests/list/words.ts';
import { joinHousehold } from '#backend/guests/join-household.ts';
import type { Trouble } from './columns/column-kind.ts';
import { foldHeading } from './columns/column-kinds.ts';
import { differenceOf } from './differences.ts';
import { knownContacts, type KnownContact } from './known-contacts.ts';
import { rowNameOf } from '#backend/guests/same-person.ts';
import { isNameWithAddress } from './columns/places.ts';
import { unusableName } from './row-name.ts';
import { whatFits } from './what-fits.ts';
import type { RowOptions } from './read-row.ts';
import { rowProblem, readTable, type ReadTable } from './read-rows.ts';
import type { Table } from './table.ts';

/** What the tables of a file say of guests. */
export interface CheckedGuests {
  rows: GuestListRow[];
  problems: GuestListProblem[];
  unusedColumns: UnusedColumn[];
  /** What the tables say beside, in their order. */
  tables: Pick<ReadTable, 'headings' | 'totals' | 'hiddenRows'>[];
}

/** Letters of a heading: the sentence is for somebody who reads it. */
const MOST_LETTERS = 60;

/**
 * Turns tables into guests, and says of each row what could not be used. Of rows with one phone or e-mail, those with
 * another name stay, without it: a couple may share one. Two tabs name their rows with the tab.
 */
export async function checkGuests(
  tables: readonly Table[],
  options: RowOptions & { joinShared: boolean },
  existing: readonly KnownContact[] = [],
): Promise<CheckedGuests> {
  const known = knownContacts(existing);
  const checked: CheckedGuests = { rows: [], problems: [], unusedColumns: [], tables: [] };
  const hasTabs = new Set(tables.map(({ sheet }) => sheet)).size > 1;
  for (const [place, table] of tables.entries()) {
    const read = await readTable(table, place, options);
    const rowName = (rowNumber: number) => fileWords.rowName(rowNumber, hasTabs ? table.sheet.name : '');
    const households = new Map<string, { row: GuestListRow; at: string }>();
    let lastHousehold = '';
    const nameless: GuestListRow[] = [];
    for (const { rowNumber, guest, troubles, memberOf } of read.rows) {
      const row = { rowNumber, table: place };
      const say = (trouble: Parameters<typeof rowProblem>[0], rowKept: boolean) =>
        checked.problems.push(rowProblem(trouble, row, rowName(rowNumber), rowKept));
      if (!guest) {
        for (const trouble of troubles) say(trouble, false);
        continue;
      }
      const unusable = unusableName(guest);
      if (unusable) {
        say(unusable, false);
        continue;
      }
      const repeated = known.repeats(guest, rowName(rowNumber));
      if (repeated?.kind === 'duplicate') {
        const { of, ...same } = repeated;
        const taken = of && takeRepeated(of.row, guest);
        const message = (at: string) =>
          of
            ? fileWords.repeatsRow(at, { ...same, earlier: of.at, otherwise: taken?.otherwise ?? [] })
            : fileWords.repeatsGuest(at, same.shared, same.name);
        say({ kind: 'duplicate', value: '', message }, false);
        for (const trouble of [...troubles, ...(taken?.troubles ?? [])]) say(trouble, true);
        if (of) known.add(of.row, of.at);
        continue;
      }
      for (const trouble of troubles) say(trouble, true);
      const household = memberOf && foldHeading(memberOf);
      // of people who are one family by its name alone, those with a contact of their own are guests
      if (table.isFamilyGuess && (household !== lastHousehold || guest.phone || guest.email))
        households.delete(household);
      lastHousehold = household;
      const byColumn = households.get(household);
      const first = byColumn ?? (options.joinShared && repeated?.kind === 'shared' ? repeated.of : undefined);
      if (first) {
        const words = byColumn ? fileWords.memberOf : fileWords.joinsHousehold;
        const message = (at: string) => words(at, rowNameOf(guest), rowNameOf(first.row), first.at);
        for (const trouble of [
          { kind: 'shared' as const, value: '', message },
          ...joinTo(
            first.row,
            byColumn ? { ...guest, partyLimit: guest.partyLimit ?? first.row.partyLimit } : guest,
          ),
        ])
          say(trouble, true);
        // a contact that is theirs alone is the household's from here on
        known.add(first.row, first.at);
        continue;
      }
      const kept = {
        ...guest,
        ...(hasTabs && { sheet: table.sheet.name }),
        ...repeated?.without,
      };
      checked.rows.push(kept);
      known.add(kept, rowName(rowNumber));
      if (!table.isOwn && !rowNameOf(kept)) nameless.push(kept);
      if (household) households.set(household, { row: kept, at: rowName(rowNumber) });
      const { email } = kept;
      const likely = likelyEmail(email);
      if (likely)
        say(
          { kind: 'likely-email', value: email, message: (at) => fileWords.likelyEmail(at, email, likely) },
          true,
        );
      if (repeated)
        checked.problems.push({
          ...row,
          kind: 'shared',
          value: '',
          message: repeated.message,
          rowKept: true,
          ...(repeated.of && {
            sharedWith: { rowNumber: repeated.of.row.rowNumber, table: repeated.of.row.table },
          }),
        });
      else if (!kept.phone && !kept.email) {
        const name = rowNameOf(kept);
        say({ kind: 'no-contact', value: '', message: (at) => fileWords.noContact(at, name) }, true);
      }
    }
    // a later row may have named those whose own has no name
    for (const { rowNumber, title, ...row } of read.rows.some(isNamed) ? nameless : [])
      if (!title && !rowNameOf(row))
        checked.problems.push(rowProblem(noName(), { rowNumber, table: place }, rowName(rowNumber), true));
    checked.unusedColumns.push(...unusedOf(table, read.unused, hasTabs));
    checked.tables.push(read);
  }
  return checked;
}

const isNamed = ({ guest }: ReadTable['rows'][number]): boolean => guest !== null && rowNameOf(guest) !== '';

const noName = (): Trouble => ({ kind: 'name', value: '', message: fileWords.noName });

/** Gives a guest what a second row of them says more, and answers what it says otherwise and is not taken. */
function takeRepeated(first: GuestListRow, other: GuestListRow) {
  const { after, replaces } = differenceOf(other, first) ?? { after: {}, replaces: [] };
  const more = Object.entries(after).filter(([name]) => !replaces.some((each) => each === name));
  // the names are the same, but for capitals
  const { firstName, lastName, phone, email, otherContacts, tags, ...otherwise } = Object.fromEntries(
    replaces.map((name) => [name, other[name]]),
  ) as Partial<GuestValues>;
  const kept = whatFits({
    household: first.household,
    tags: readTags(...first.tags, ...(tags ?? [])),
    otherContacts: [first.otherContacts, phone && formatPhone(phone), email, otherContacts]
      .filter(Boolean)
      .join(', '),
  });
  Object.assign(first, kept.values, Object.fromEntries(more));
  return { troubles: kept.troubles, otherwise: Object.entries(otherwise).map(inWords) };
}

/** Makes somebody a person of a household, and answers what of them it does not keep, or has otherwise than they. */
function joinTo(first: GuestListRow, guest: GuestListRow): Trouble[] {
  const { joined, whole } = joinHousehold(first, guest);
  const otherwise = (['side', 'greeting'] as const)
    .filter((name) => first[name] && guest[name] && first[name] !== guest[name])
    .map((name) => inWords([name, guest[name]]));
  const isOneNumber = first.partyLimit === guest.partyLimit;
  Object.assign(first, joined);
  const trouble = (kind: Trouble['kind'], message: Trouble['message']): Trouble => ({
    kind,
    value: '',
    message,
  });
  return [
    ...(otherwise.length > 0 ? [trouble('side', (at) => fileWords.notKept(at, otherwise))] : []),
    ...whatFits(whole).troubles,
    ...(isOneNumber ? [] : [trouble('family', (at) => fileWords.partiesAdded(at, joined.partyLimit ?? 1))]),
  ];
}

const inWords = ([name, value]: [string, unknown]): string => {
  const field = name as keyof typeof listWords.fieldHeadings;
  if (field === 'household')
    return `${listWords.fieldHeadings[field]}: ${writeHousehold(value as HouseholdPerson[], ', ')}`;
  const text = typeof value === 'boolean' ? fileWords.importFamily[value ? 'yes' : 'no'] : String(value ?? 1);
  return `${listWords.fieldHeadings[field]}: ${text}`;
};

/** The columns of a table of which nobody got anything, from the left. */
const unusedOf = (
  { columns, sheet }: Table,
  unused: ReadonlyMap<number, number>,
  hasTabs: boolean,
): UnusedColumn[] =>
  columns.flatMap(({ index, heading, kind }) => {
    const rows = unused.get(index);
    if (!rows) return [];
    const column = headingOf(heading, index);
    const name = isNameWithAddress({ kind, heading }) ? fileWords.addressesOf(column) : column;
    return [{ heading: hasTabs ? fileWords.columnOfTab(name, sheet.name) : name, rows }];
  });

/** A heading in one line; `Column D` where there is none. */
export function headingOf(written: string, index: number): string {
  const heading = written.replace(/[\s\p{C}]+/gu, ' ').trim();
  if (!heading) return `Column ${letterOf(index)}`;
  const letters = [...heading];
  return letters.length > MOST_LETTERS ? `${letters.slice(0, MOST_LETTERS).join('')}…` : heading;
}

/** As spreadsheets name a column, counted from 0: A to Z, then AA. */
const letterOf = (index: number): string =>
  (index < 26 ? '' : letterOf(Math.floor(index / 26) - 1)) + String.fromCharCode(65 + (index % 26));
