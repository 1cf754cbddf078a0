import { asciiDigits } from '#contract/common/phone.ts';
import { readHousehold, type HouseholdPerson } from '#contract/guests/household.ts';
import { splitName } from '#contract/guests/person-name.ts';
import { firstFilled, type ColumnKind, type RowReading } from './column-kind.ts';
import { readFamily, takeParty } from './family.ts';
import { isNobody, takeNobody } from './nobody.ts';
import { partyBehind } from './party.ts';

/** A cell that speaks of all the family, and of nobody by name. */
const WHOLE_FAMILY = /fam|pariv|pariw|kutumb|परिवार|कुटुंब|પરિવાર|કુટુંબ|পরিবার|^all$|everyone/iu;

/** What somebody is to the head of a family, and how old, behind their name: `(wife)`, `- son, 8`. */
const KIN =
  /\s*[-–—(]\s*(?:(?:self|head|wife|husband|spouse|son|daughter|mother|father|brother|sister|bhabhi|bahu|beta|beti|patni|pati|mata|pita|bhai|behen|nephew|niece|cousin|uncle|aunt|grandson|granddaughter|grandmother|grandfather|(?:mother|father|son|daughter|sister|brother)[\s-]in[\s-]law|पत्नी|पति|बेटा|बेटी|पुत्र|पुत्री|माता|पिता|माँ|भाई|बहन|बहू|मुलगा|मुलगी|આઈ|પત્ની|પુત્ર|પુત્રી)(?![\p{L}\p{M}])[\s,-]*(\p{Nd}{1,2})?|(?:age )?(\p{Nd}{1,2}))\s*(?:y|yrs?|years?|साल|वर्ष)?\.?\s*\)?\s*$/iu;

/** Stands where the name of somebody who comes is not known yet. */
const UNNAMED = /^(tbd|tbc|tba|guest|someone|somebody|name\??|to be (?:decided|confirmed))$/iu;

/** Above members of a household, of whom there may be names below it, or how many they are: `Members`, `सदस्य`. */
export const OF_MEMBER = /member|sadasya|सदस्य|सभासद|સભ્ય|ਮੈਂਬਰ|সদস্য|ସଦସ୍ୟ|உறுப்பினர்|సభ్య|ಸದಸ್ಯ|അംഗ/iu;

/** Takes people as a cell names them, also with a word between two: `Anil & Pooja & 2 kids`. Those it only counts are `more`. @returns whether there were any */
export function takePeople(cell: string, row: RowReading, into: HouseholdPerson[]): boolean {
  const whole = readFamily(cell);
  if (whole) {
    const count = whole.besides ?? whole.people ?? (whole.withFamily || whole.alone ? 1 : 0);
    if (whole.unclear || WHOLE_FAMILY.test(cell)) return takeParty(cell, row, whole);
    if (count === 1) row.hasCompanion = true;
    else row.more += count;
    return true;
  }
  // `Aarav (son, 8)` is one
  const written = cell
    // `Sita/Aarav`, `1) Sita 2) Aarav`
    .replace(/(?<=[\p{L}\p{M}]{2})\s*\/\s*(?=\p{L}[\p{L}\p{M}])/gu, ';')
    .replace(/(?:^|\s)\p{Nd}{1,2}[.)]\s*(?=\p{L})/gu, ';')
    .replace(/\([^()]*\)/gu, (inside) => inside.replace(/[,;]/gu, ' '));
  const people = readHousehold(written).flatMap((person) => {
    if (takeNobody(person.name, row)) return [];
    if (UNNAMED.test(person.name)) {
      row.more += 1;
      return [];
    }
    const kin = KIN.exec(person.name);
    if (kin) {
      const name = person.name.slice(0, kin.index).trim();
      const years = kin[1] ?? kin[2];
      const isChild = years !== undefined && Number(asciiDigits(years)) <= CHILD_UP_TO;
      return name ? [{ ...person, name, child: person.child || isChild }] : [];
    }
    const counted = readFamily(person.name.replace(/^(?:&|\+|and|aur|और)\s+/iu, ''));
    if (counted?.people) {
      row.more += counted.besides ?? counted.people;
      return [];
    }
    // `Rita Sen/family`
    if (counted?.withFamily && counted.people === null && !counted.unclear) {
      takeParty(person.name, row, counted);
      return [];
    }
    const { name, party } = partyBehind(person.name);
    row.more += party?.besides ?? 0;
    const parts = splitName(name).title ? [name] : name.split(/\s+(?:&|\+|and|aur|और|व|एवं)\s+/iu);
    return parts.map((part) => ({ ...person, name: part }));
  });
  into.push(...people);
  return people.length > 0 || isNobody(cell) || UNNAMED.test(cell);
}

/** The same below any heading: `4` below *Members* is all of them. */
function takeMembers(cell: string, row: RowReading, into: HouseholdPerson[], heading: string): boolean {
  const party = OF_MEMBER.test(heading) ? readFamily(cell) : null;
  return party?.people && party.besides === undefined
    ? takeParty(cell, row, party)
    : takePeople(cell, row, into);
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
  read: (cell, row, { isOwn }, heading) =>
    isOwn ? row.household.push(...readHousehold(cell)) > 0 : takeMembers(cell, row, row.household, heading),
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
    'partnerfirstname',
    'spousefirstname',
    'plusone',
    'plusonename',
    'companion',
    'companions',
    'accompanying',
    'accompanyingguest',
    'accompanyingguests',
    'accompanyingguestname',
    'nameofaccompanyingguest',
    'accompanyingperson',
    'accompanyingpersons',
    'accompanyingmembers',
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
  read: (cell, row, _, heading) => takeMembers(cell, row, row.companions, heading),
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
    'मुखिया का नाम',
    'परिवार के मुखिया का नाम',
    'headname',
    'nameofhead',
    'nameoffamilyhead',
    'nameofheadoffamily',
    'nameofheadofthefamily',
    'familyheadname',
    'कुटुंब प्रमुखाचे नाव',
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
    // `3 adults, 2 children`, as our own list of people has it of whom nobody is named
    const party = isChild || years !== undefined ? null : readFamily(cell);
    if (party?.people) return takeParty(cell, row, party);
    return isChild || years !== undefined || ADULT.test(cell);
  },
};
