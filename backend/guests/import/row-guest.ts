import { PERSON_NAME_LENGTH } from '#contract/common/fields.ts';
import { formatPhone } from '#contract/common/phone.ts';
import { firstOf } from '#contract/common/plain-line.ts';
import { blankGuest, GREETING_LENGTH, PERSON_TITLE_LENGTH } from '#contract/guests/guest-fields.ts';
import { readHousehold, type HouseholdPerson } from '#contract/guests/household.ts';
import type { GuestListRow } from '#contract/guests/guest-list-file.ts';
import { SIDE_LENGTH } from '#contract/guests/guest-side.ts';
import { readTags } from '#contract/guests/guest-tags.ts';
import { isCoupleTitle, isOfTwo } from '#contract/guests/person-name.ts';
import { fileWords } from '#messages/guests/file/words.ts';
import { shownValue, type RowReading, type Trouble } from './columns/column-kind.ts';
import { partyTrouble } from './columns/family.ts';
import { peopleOfHeads } from './columns/heads.ts';
import { takePeople } from './columns/household.ts';
import { withComma } from './columns/plain-name.ts';
import { lastNameOf } from './households.ts';
import { familyInName, namesInCell } from './names-in-cell.ts';
import { nameAsWritten, namesOf } from './row-name.ts';
import { whatFits } from './what-fits.ts';

/** Letters and digits of a text: what is left to compare it by. */
export const bare = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]/gu, '');
/** Whether a text has a contact in it, however it is written there. */
export const saysContact = (text: string, contact: string): boolean =>
  bare(text).includes(bare(contact).replace(/^91/, ''));

/** What the cells of a row say together, as a guest. */
export function guestOf(
  reading: RowReading,
  {
    rowNumber,
    section,
    withFamilyDefault,
    isOwn,
  }: { rowNumber: number; section: string; withFamilyDefault: boolean; isOwn: boolean },
): { row: GuestListRow; troubles: Trouble[] } {
  const troubles: Trouble[] = [];
  const cut = (text: string, most: number, trouble: Trouble): string => {
    if (text.length <= most) return text;
    troubles.push({ ...trouble, value: shownValue(text) });
    return firstOf(text, most).trim();
  };
  const name = isOwn ? nameAsWritten(reading) : nameOrFirstPerson(reading);
  const phones = [...reading.phones, ...reading.spare.phones];
  const phone = phones.find(({ isMobile }) => isMobile) ?? phones[0];
  const [email = '', ...moreEmails] = [...new Set([...reading.emails, ...reading.spare.emails])];
  const noted = reading.notedContacts.join(', ');
  const others = [
    ...phones.filter(({ e164 }) => e164 !== phone?.e164).map(({ e164 }) => formatPhone(e164)),
    ...moreEmails,
  ].filter((each) => !saysContact(noted, each));
  const othersContact = shownValue(reading.othersContact);
  const hasOwn =
    reading.phones.length > 0 || (reading.emails.length > 0 && !(phone && reading.isOthersColumn));
  if (!isOwn && !hasOwn && othersContact)
    troubles.push({
      kind: 'phone',
      value: othersContact,
      message: (row) => fileWords.contactOfAnother(row, othersContact),
    });
  const { party } = name;
  const heads = peopleOfHeads(reading);
  const counted = reading.people ?? (reading.isUncounted ? null : heads);
  const written = shownValue(reading.fullName || reading.firstName);
  const tooMany =
    counted === null ? null : partyTrouble(String(counted), { withFamily: true, people: counted });
  const unclear = party && partyTrouble(written, party);
  troubles.push(...[tooMany, unclear].filter((each) => each !== null));
  const isAgainst = !isOwn && reading.withFamily === false;
  if (isAgainst && counted !== null && counted > 1)
    troubles.push({
      kind: 'family',
      value: String(counted),
      message: (row) => fileWords.manyWithoutFamily(row, counted),
    });
  const people = (tooMany ? null : counted) ?? (unclear ? null : (party?.people ?? null));
  if (!isOwn && people === null && NUMBER_BEHIND.test(written))
    troubles.push({
      kind: 'name',
      value: written,
      message: (row) => fileWords.numberBehindName(row, written),
    });
  // a couple may bring others
  const isOfTwoAtLeast = (isOfTwo(name.firstName) || isCoupleTitle(name.title)) && (counted ?? 0) > 2;
  if (counted !== null && party?.people && party.people !== counted && !isOfTwoAtLeast)
    troubles.push({
      kind: 'family',
      value: written,
      message: (row) => fileWords.countsDiffer(row, written, counted),
    });
  const fitting = whatFits({
    household: householdOf(reading, name),
    tags: readTags(...reading.tags),
    otherContacts: [...new Set([noted, ...others])].filter(Boolean).join(', '),
  });
  troubles.push(...fitting.troubles);
  const withFamily =
    reading.withFamily ??
    (party?.withFamily === true ||
      (counted ?? people ?? heads ?? 0) > 1 ||
      fitting.values.household.length > 1 ||
      withFamilyDefault);
  const isAlone = people === 1 || ((reading.alone || party?.alone === true) && people === null);
  const guessed: GuestListRow['guessed'] = [
    ...(name.isGuess ? (['names'] as const) : []),
    ...(reading.withFamily === null && (isOwn || (!withFamily && !isAlone)) ? (['withFamily'] as const) : []),
  ];
  return {
    row: {
      ...blankGuest,
      rowNumber,
      table: 0,
      title: cut(name.title, PERSON_TITLE_LENGTH, {
        kind: 'name',
        value: '',
        message: (row) => fileWords.textCut(row, 'title', PERSON_TITLE_LENGTH),
      }),
      firstName: cut(name.firstName, PERSON_NAME_LENGTH, {
        kind: 'name',
        value: '',
        message: (row) => fileWords.nameCut(row, 'firstName', PERSON_NAME_LENGTH),
      }),
      lastName: cut(name.lastName, PERSON_NAME_LENGTH, {
        kind: 'name',
        value: '',
        message: (row) => fileWords.nameCut(row, 'lastName', PERSON_NAME_LENGTH),
      }),
      phone: phone?.e164 ?? '',
      email,
      withFamily,
      partyLimit: !isAgainst && (people ?? 0) > 1 ? people : null,
      ...fitting.values,
      side: cut(reading.side || section, SIDE_LENGTH, {
        kind: 'side',
        value: '',
        message: (row) => fileWords.sideCut(row, SIDE_LENGTH),
      }),
      greeting: cut(reading.greeting, GREETING_LENGTH, {
        kind: 'name',
        value: '',
        message: (row) => fileWords.textCut(row, 'greeting', GREETING_LENGTH),
      }),
      ...(guessed.length > 0 && { guessed }),
      ...(isAlone && { alone: true as const }),
    },
    troubles: [...troubles, ...reading.troubles],
  };
}

/** `Raj Rao 4`, and no `Guest 4`. */
const NUMBER_BEHIND = /^(?!(?:guest|person|family|friend)s?\s).*[\p{L}\p{M}.]\s+(?:[2-9]|1\d)$/iu;

/** `Shah, Jignesh`: two people, or one with the last name first. */
const TWO_WORDS = /^[\p{L}\p{M}]+,\s*[\p{L}\p{M}]+(?:\s*\([^)]*\))?$/u;

/** `Amit Jain (with wife Neha)`. */
const WITH_SPOUSE =
  /\s*\(?\s*(?:with|&|and|\+)\s+(?:his |her )?(?:wife|husband|spouse|पत्नी|पति)\s+(?!(?:and|aur|और)\s)(\p{L}[^()]*?)\)?$/iu;

/** The name of a row; where it has none, that of the first whom it names beside. */
function nameOrFirstPerson(reading: RowReading) {
  reading.fullName = withComma(reading.fullName);
  const family = reading.household.length > 0 ? null : familyInName(reading.fullName);
  if (family) {
    const value = shownValue(reading.fullName);
    if (!family.isSure)
      reading.troubles.push({
        kind: 'name',
        value,
        message: (row) => fileWords.readAsFamily(row, value, family.name),
      });
    takePeople(family.people, reading, reading.household);
    const fullName = reading.household[0]?.name ?? '';
    return namesOf({ ...reading, fullName, lastName: fullName.includes(' ') ? '' : family.name });
  }
  // `Raj, Simran, Aryan`, `Manoj; Ritu`: people of one household
  const text = namesInCell(reading.fullName);
  if (text && reading.household.length === 0) {
    const value = shownValue(reading.fullName);
    if (TWO_WORDS.test(reading.fullName))
      reading.troubles.push({ kind: 'name', value, message: (row) => fileWords.readAsTwo(row, value) });
    takePeople(text, reading, reading.household);
    const [one] = reading.household;
    if (one) return namesOf({ ...reading, fullName: one.name });
  }
  const spouse = WITH_SPOUSE.exec(reading.fullName);
  if (spouse) {
    reading.companions.push(...readHousehold(spouse[1] ?? ''));
    return namesOf({ ...reading, fullName: reading.fullName.slice(0, spouse.index) });
  }
  const isNamed = reading.firstName || reading.middleName || reading.fullName;
  const [first] = reading.household.length > 0 ? reading.household : reading.companions;
  if (isNamed || !first) return namesOf(reading);
  if (reading.household.length === 0) reading.companions.shift();
  // `Sharma` beside `Raj, Simran`: the name of the family is of those who have none
  const lastName = first.name.includes(' ') ? '' : lastNameOf(reading.lastName, new Set());
  return namesOf({ ...reading, fullName: first.name, lastName });
}

/** The people a row names: all of a household, or the guest with whoever comes along. */
function householdOf(
  { household, companions, isChild }: RowReading,
  { firstName, lastName }: { firstName: string; lastName: string },
): HouseholdPerson[] {
  if (household.length > 0 || (companions.length === 0 && !isChild)) return [...household, ...companions];
  const name = `${firstName} ${lastName}`.trim();
  const [first, ...others] = companions;
  // those who come may begin with the guest: `Ramesh Sharma` beside `Ramesh, Sunita`
  const isGuest = first && [name, firstName].some((each) => bare(each) === bare(first.name));
  return [
    { _id: '', name, child: isChild || (isGuest && first.child) || false },
    ...(isGuest ? others : companions),
  ];
}
