import { splitName } from '#contract/guests/person-name.ts';
import type { ColumnKindName, GuestListRow } from '#contract/guests/guest-list-file.ts';
import { textOfCell } from '#backend/platform/csv.ts';
import { countriesBesideName, countryNamed, type countryBeside } from './columns/abroad.ts';
import { countriesOfPlace, mayBeOfNepal } from './columns/abroad-words.ts';
import { newReading, type ReadOptions, type RowReading } from './columns/column-kind.ts';
import { columnKinds } from './columns/column-kinds.ts';
import { takeRefusal } from './columns/nobody.ts';
import { isNoGuest, sayNoGuest } from './columns/no-guest.ts';
import { takeDead, takePlainNames, withoutSigns } from './columns/plain-name.ts';
import { readLine } from './columns/line.ts';
import { isTown } from './columns/places.ts';
import { takeNamedContacts } from './columns/whose-contact.ts';
import { lastNameOf } from './households.ts';
import { bare, guestOf } from './row-guest.ts';
import { hasContact, type Cell } from './row-role.ts';
import { inOneScript } from './two-scripts.ts';

export interface RowOptions extends ReadOptions {
  /** Counts where a table has no column that says so (spec section 5). */
  withFamilyDefault: boolean;
  /** Whether rows and columns are read that a spreadsheet hides. */
  withHidden: boolean;
  /** Whether lines of a text are guests that look like neither a name nor a number. */
  withUnread: boolean;
}

/** `Iyer, Venkat`: as a whole list may have its names. */
export const LAST_FIRST = /^([\p{L}\p{M}'’-]+),\s*([\p{L}\p{M}][^,]*)$/u;

const CONTACT_PERSON = /contact person/iu;

/** Columns of which a cell may say where somebody lives: `Raj Patel (USA)`, `Cousin, London`. */
const SAYS_WHERE = new Set<ColumnKindName>(['fullName', 'firstName', 'lastName', 'tags', 'side']);

/** Columns of which a cell names the guest. */
const NAMES_GUEST = new Set<ColumnKindName>(['fullName', 'firstName', 'line']);

/** Stands where a name is not known. */
const NO_NAME = /^(#?n\/?a|n\.a\.?|nil|none|\?{1,2}|-+|\.+|tbd|tbc|unknown|no name|name)$/iu;

/** What a row of a list says: its guest or null, what could not be used, whose household they are of, and the columns that were of use. */
export function readRow(
  cells: readonly Cell[],
  rowNumber: number,
  {
    section,
    names,
    isLastFirst,
    isPlaced,
    isAsWritten,
    isNepali,
    withFamilyDefault,
    countryOfHeading,
    ...options
  }: RowOptions & {
    section: string;
    names: ReadonlySet<string>;
    isLastFirst: boolean;
    /** Whether the list has a number before each name. */
    isPlaced: boolean;
    isAsWritten: boolean;
    /** Whether the list has others in Nepal. */
    isNepali: () => boolean;
    countryOfHeading: typeof countryBeside;
  },
) {
  const reading = newReading();
  const used = new Set<number>();
  const abroad = [
    ...(options.abroad ?? []),
    ...(cells.some(({ kind, text }) => kind === null && mayBeOfNepal(text)) && isNepali()
      ? (['NP'] as const)
      : []),
    ...cells.flatMap(({ kind, text, heading }) =>
      kind === null || kind === 'countryCode'
        ? countriesOfPlace(text, heading)
        : !isAsWritten && SAYS_WHERE.has(kind)
          ? countriesBesideName(text)
          : [],
    ),
  ];
  const named = cells.find(({ kind }) => kind === 'countryCode')?.text ?? '';
  const isOfGuest = cells.some(({ kind, heading }) => kind === 'fullName' && CONTACT_PERSON.test(heading));
  for (const { index, kind, heading: written, text } of cells) {
    // whoever is called so above the names is the guest
    const heading = isOfGuest ? written.replace(CONTACT_PERSON, '') : written;
    const country = countryNamed(named) ?? countryOfHeading(heading) ?? options.country;
    const isOfUse =
      kind && columnKinds[kind].read(textOfCell(text), reading, { ...options, abroad, country }, heading);
    if (isOfUse && kind !== 'fullName') used.add(index);
  }
  const isOwn = options.isOwn === true;
  if (NO_NAME.test(reading.fullName)) reading.fullName = '';
  const written = reading.fullName;
  if (!isOwn && !isAsWritten) {
    for (const { kind, heading, text } of cells) if (kind === null) takeRefusal(heading, text, reading);
    takeContact(reading, { ...options, abroad });
    const noGuest = cells.find(({ kind, text }) => kind !== null && NAMES_GUEST.has(kind) && isNoGuest(text));
    if (noGuest) sayNoGuest(noGuest.text, reading);
    takeNamedContacts(reading);
    reading.fullName = inOneScript(reading.fullName);
    takePlainNames(reading, isPlaced);
    takeDead(reading);
    takeFirm(reading, cells, used);
  }
  if (isLastFirst)
    reading.fullName = reading.fullName.replace(LAST_FIRST, (whole, last: string, first: string) =>
      isTown(first) ? whole : `${first} ${last}`,
    );
  if (reading.memberOf && !/\s/.test(reading.fullName) && !reading.lastName)
    reading.lastName = lastNameOf(reading.memberOf, names);
  // in our own file a guest without a name has a contact for one
  if (isOwn && /^(\+\d+|\S+@\S+)$/.test(reading.fullName)) {
    columnKinds.contact.read(reading.fullName, reading, options, '');
    reading.fullName = '';
  }
  const { row, troubles } = guestOf(reading, { rowNumber, section, withFamilyDefault, isOwn });
  const isAnybody = [row.firstName, row.lastName, row.phone, row.email].some(Boolean);
  // a whole name beside its parts, or a second column for it, may only say once more what is kept
  const isWhole = !reading.firstName;
  for (const { index, kind, text } of cells)
    if (saysName(text, row) || (kind === 'fullName' && isWhole && text === written)) used.add(index);
  return { guest: isAnybody ? row : null, troubles, memberOf: reading.memberOf, used };
}

/** Takes a contact out of the cell of a name: `Amit Shah (98200 12345)`. Those of columns of their own come before it. */
function takeContact(reading: RowReading, options: ReadOptions): void {
  if (!hasContact(reading.fullName)) return;
  const { phones, emails, troubles, name } = readLine(reading.fullName, options);
  if (phones.length + emails.length === 0) return;
  // whom a telephone has by number alone
  reading.fullName = /\p{L}/u.test(name) ? name : '';
  reading.spare.phones.push(...phones);
  reading.spare.emails.push(...emails);
  reading.troubles.push(...troubles);
}

/** Whether a text is the whole name that is kept, with or without a title. */
function saysName(text: string, { firstName, lastName }: GuestListRow): boolean {
  const [word = ''] = `${firstName} ${lastName}`.trim().split(' ');
  if (!text.includes(word)) return false;
  const [kept, name] = [firstName + lastName, splitName(withoutSigns(text))].map((each) =>
    bare(typeof each === 'string' ? each : each.firstName + each.lastName),
  );
  return kept !== '' && name === kept;
}

/** `Company`, as contacts are exported. */
const OF_FIRM = /^(?:company|firm|organi[sz]ation|business)(?: ?name)?$|^(?:कंपनी|संस्था)(?: का नाम)?$/iu;

/** Calls whoever has a contact and no name as their firm is called, and counts its column among those of use. */
function takeFirm(reading: RowReading, cells: readonly Cell[], used: Set<number>): void {
  const { firstName, lastName, fullName, household, companions, phones, emails } = reading;
  const isNamed = firstName || lastName || fullName || household.length + companions.length > 0;
  const firm = cells.find(({ kind, heading }) => kind === null && OF_FIRM.test(heading));
  if (isNamed || !firm || phones.length + emails.length === 0) return;
  reading.lastName = firm.text;
  used.add(firm.index);
}
