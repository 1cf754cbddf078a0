import { readHousehold } from '#contract/guests/household.ts';
import type { ColumnKind } from './column-kind.ts';

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
  read(cell, row) {
    const people = readHousehold(cell);
    row.household.push(...people);
    return people.length > 0;
  },
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
  read(cell, row) {
    const people = readHousehold(cell);
    row.companions.push(...people);
    return people.length > 0;
  },
};
