import { asciiDigits } from '#contract/common/phone.ts';
import { readHousehold, type HouseholdPerson } from '#contract/guests/household.ts';
import { splitName } from '#contract/guests/person-name.ts';
import { firstFilled, type ColumnKind, type RowReading } from './column-kind.ts';
import { readFamily, takeParty } from './family.ts';
import { partyBehind } from './party.ts';

/** Takes people as a cell names them, also with a word between two: `Anil & Pooja & 2 kids`. Those it only counts are `more`. @returns whether there were any */
export function takePeople(cell: string, row: RowReading, into: HouseholdPerson[]): boolean {
  const whole = readFamily(cell);
  if (whole) {
    const count = whole.besides ?? whole.people ?? (whole.withFamily || whole.alone ? 1 : 0);
    if (whole.unclear) return takeParty(cell, row, whole);
    if (count === 1) row.hasCompanion = true;
    else row.more += count;
    return true;
  }
  const people = readHousehold(cell).flatMap((person) => {
    const counted = readFamily(person.name.replace(/^(?:&|\+|and|aur|और)\s+/iu, ''));
    if (counted?.people) {
      row.more += counted.besides ?? counted.people;
      return [];
    }
    const { name, party } = partyBehind(person.name);
    row.more += party?.besides ?? 0;
    const parts = splitName(name).title ? [name] : name.split(/\s+(?:&|\+|and|aur|और|व|एवं)\s+/iu);
    return parts.map((part) => ({ ...person, name: part }));
  });
  into.push(...people);
  return people.length > 0;
}

/** All the people of a household by name, as the export of a list has them. */
export const household: ColumnKind = {
  headings: [
    'peoplebyname',
    'namesofpeople',
    'namesofall',
    'householdmembers',
    'familymembersnames',
    'namesoffamilymembers',
    'परिवार के सदस्यों के नाम',
    'सदस्यों के नाम',
    'सबके नाम',
    'कुटुंबातील नावे',
    'સભ્યોના નામ',
  ],
  read: (cell, row, { isOwn }) =>
    isOwn ? row.household.push(...readHousehold(cell)) > 0 : takePeople(cell, row, row.household),
};

/** Those who come with the guest whom the row names. */
export const companions: ColumnKind = {
  headings: [
    'spouse',
    'spousename',
    'nameofspouse',
    'wife',
    'wifename',
    'wifesname',
    'husband',
    'husbandname',
    'partner',
    'partnername',
    'plusone',
    'plusonename',
    'companion',
    'companions',
    'accompanyingguests',
    'comingwith',
    'पत्नी',
    'पत्नी का नाम',
    'पति',
    'पति का नाम',
    'साथ में',
    'पत्नीचे नाव',
    'પત્ની',
    'স্ত্রী',
    'மனைவி',
    'భార్య',
    'ಪತ್ನಿ',
    'ഭാര്യ',
  ],
  read: (cell, row) => takePeople(cell, row, row.companions),
};

/** In a list with a row for each person: what those of one household have in common. */
export const memberOf: ColumnKind = {
  headings: [
    'household',
    'householdname',
    'householdid',
    'householdno',
    'familyof',
    'familyid',
    'familygroup',
    'familyhead',
    'headoffamily',
    'headofthefamily',
    'head',
    'householdhead',
    'headofhousehold',
    'mukhiya',
    'karta',
    'mainguest',
    'invitedwith',
    'memberof',
    'परिवार के मुखिया',
    'परिवार का मुखिया',
    'मुखिया',
    'कुटुंब प्रमुख',
    'कुटुंबप्रमुख',
    'પરિવારના વડા',
    'કુટુંબના વડા',
    'ਪਰਿਵਾਰ ਦਾ ਮੁਖੀ',
    'পরিবারের প্রধান',
  ],
  read: (cell, row) => firstFilled(row, 'memberOf', cell),
};

const CHILD = /^(c|child|children|kid|kids|minor|infant|baby|बच्चा|बच्ची|बच्चे|बाल|मूल|બાળક)$/iu;
const ADULT = /^(a|adult|adults|senior|elder|बड़ा|बड़ी|बड़े|वयस्क|प्रौढ|પુખ્ત)$/iu;

/** In years, as a number or with a word behind it; up to 11 somebody is a child, as for a seat in a train of India. */
const YEARS = /^(\d{1,3})\s*(y|yr|yrs|years?|साल|वर्ष|वर्षे|વર્ષ)?\.?$/iu;
const CHILD_UP_TO = 11;

/** Whether the person of a row is a child. */
export const age: ColumnKind = {
  headings: [
    'adultorchild',
    'adultchild',
    'childoradult',
    'childadult',
    'agegroup',
    'age',
    'ageinyears',
    'उम्र',
    'आयु',
    'वय',
    'ઉંમર',
    'ਉਮਰ',
    'বয়স',
    'வயது',
    'వయస్సు',
    'ವಯಸ್ಸು',
    'പ്രായം',
    'عمر',
    'बड़े या बच्चे',
    'वयस्क या बच्चा',
  ],
  read(cell, row) {
    const years = YEARS.exec(asciiDigits(cell))?.[1];
    const isChild = years === undefined ? CHILD.test(cell) : Number(years) <= CHILD_UP_TO;
    row.isChild ||= isChild;
    return isChild || years !== undefined || ADULT.test(cell);
  },
};
