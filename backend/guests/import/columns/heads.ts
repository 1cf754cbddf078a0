import { readHousehold } from '#contract/guests/household.ts';
import type { ColumnKind, RowReading } from './column-kind.ts';
import { readFamily, takeParty } from './family.ts';
import { takeNobody } from './nobody.ts';
import { unclear } from './party.ts';

/** Above a part of the adults: columns of them are added up. */
const OF_SOME = [
  'gents',
  'ladies',
  'men',
  'women',
  'male',
  'males',
  'female',
  'females',
  'पुरुष',
  'महिला',
  'महिलाएं',
  'स्त्री',
  'पुरुषों',
  'પુરુષ',
  'મહિલા',
  'સ્ત્રી',
];
const isOfSome = (heading: string): boolean => {
  const word = heading
    .toLowerCase()
    .replace(/[^\p{L}\p{M} ]/gu, '')
    .trim();
  return OF_SOME.some((each) => word.split(' ').includes(each));
};

/** Adults in a column of their own: the guest and others. */
export const heads: ColumnKind = {
  headings: ['adults', 'adult', 'noofadults', 'numberofadults', 'बड़े', 'वयस्क', 'प्रौढ', ...OF_SOME],
  read: (cell, row, _, heading) => takeHeads('adults', cell, row, isOfSome(heading)),
};

/** Children in a column of their own, as a number or by name: added to the adults. */
export const children: ColumnKind = {
  headings: [
    'children',
    'child',
    'kids',
    'noofkids',
    'noofchildren',
    'numberofchildren',
    'numberofkids',
    'childrensnames',
    'namesofchildren',
    'kidsnames',
    'बच्चे',
    'बच्चों की संख्या',
    'बच्चों के नाम',
    'मुले',
    'બાળકો',
    'ਬੱਚੇ',
    'বাচ্চা',
    'குழந்தைகள்',
    'పిల్లలు',
    'ಮಕ್ಕಳು',
    'കുട്ടികൾ',
  ],
  read: (cell, row) => takeHeads('children', cell, row),
};

function takeHeads(which: 'adults' | 'children', cell: string, row: RowReading, isPart = false): boolean {
  const party = readFamily(cell);
  const count =
    party && (party.besides ?? party.people ?? (party.withFamily ? null : Number(party.alone ?? 0)));
  if (isPart && count !== null && !party?.unclear) {
    row[which] = (row[which] ?? 0) + count;
    return true;
  }
  const before = row[which];
  // each function may have a number of its own
  const differs = count !== null && before !== null && before !== count;
  if (!party && which === 'children' && /\p{L}/u.test(cell))
    row.companions.push(
      ...readHousehold(cell)
        .filter(({ name }) => !takeNobody(name, row))
        .map((person) => ({ ...person, child: true })),
    );
  else if (party?.unclear || differs) {
    const least = which === 'children' ? 2 : Math.max(before ?? 0, count ?? 0);
    takeParty(cell, row, party?.unclear && party.withFamily ? party : unclear(least));
  } else if (count === null) takeParty(cell, row, party);
  else row[which] = count;
  return true;
}

/** How many adults and children make together: where nobody counted adults, the guest and those who are named. */
export function peopleOfHeads({
  adults,
  children: counted,
  more: others,
  hasCompanion,
  household,
  companions,
}: RowReading): number | null {
  const more = others + (hasCompanion && others + companions.length === 0 ? 1 : 0);
  if (adults === null && counted === null && more === 0) return null;
  const named = household.length > 0 ? household : companions;
  const young = named.filter(({ child }) => child).length;
  const grown = named.length - young + (household.length > 0 ? 0 : 1);
  return (adults ?? grown) + Math.max(counted ?? 0, young) + more;
}
