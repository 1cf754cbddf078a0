import { MOST_PARTY_LIMIT, readHousehold } from '#contract/guests/household.ts';
import * as fileWords from '#messages/guests/file/en.ts';
import { shownValue, type ColumnKind, type RowReading, type Trouble } from './column-kind.ts';
import { plainParty, readParty, type Party } from './party.ts';

/** Spec section 5 takes true, 'true' and 'TRUE'; the rest is what families write. */
const YES =
  /^(true|yes|y|yup|ok|haan?|ha|हाँ|हां|हा|जी हाँ|जी हां|होय|હા|ਹਾਂ|হ্যাঁ|হ্যা|ஆம்|అవును|ಹೌದು|അതെ|✓|✔|☑|✅|√|all|everyone|(with )?(the |full |whole |entire )?famil(y|ies)|w ?\/? ?f(amily)?|(sa|sah|saha)?(pari|pariwar|parivar|parivaar)|sapariwar|saparivar|saparivaar|sahaparivar|kutumb|sakutumb|सपरिवार|सहपरिवार|सपरिवारे|सहकुटुंब|सकुटुंब|(पूरा )?परिवार( सहित| के साथ)?|कुटुंब|કુટુંબ( સાથે)?|પરિવાર( સાથે)?|સપરિવાર|ਪਰਿਵਾਰ( ਸਮੇਤ)?|পরিবার( সহ)?|সপরিবারে|குடும்பம்|குடும்பத்துடன்|కుటుంబం|కుటుంబ సమేతంగా|ಕುಟುಂಬ|ಕುಟುಂಬ ಸಮೇತ|കുടുംബം|കുടുംബസമേതം)$/iu;

const NO =
  /^(false|no|n|nahi+n?|na|self|only ?(self|him|her|one)?|(him|her)self( only)?|self only|single|alone|individual|solo|नहीं|नही|ना|नाही|जी नहीं|अकेले|अकेला|अकेली|केवल स्वयं|एकटे|ના|એકલા|ਨਹੀਂ|না|একা|இல்லை|లేదు|ಇಲ್ಲ|ഇല്ല|[-–—]|✗|✘|❌|☐)$/iu;

const COUPLE = /^(husband (and |& ?)?wife|h ?\/? ?w|पति (और )?पत्नी)$/iu;

/** What a cell says of the family; null where it says neither yes nor no. */
export function readFamily(cell: string): Party | null {
  const text = plainParty(cell)
    .replace(/[.!:]+$/, '')
    .trim();
  if (YES.test(text)) return { withFamily: true, people: null };
  if (NO.test(text)) return { withFamily: false, people: null };
  return COUPLE.test(text) ? { withFamily: true, people: 2 } : readParty(text);
}

/** Takes what is known of the family; more people than an invitation may name are named and not taken. */
function take(cell: string, row: RowReading, family: Party | null): boolean {
  if (!family) {
    const value = shownValue(cell);
    row.troubles.push({ kind: 'family', value, message: (at) => fileWords.familyUnclear(at, value) });
    return true;
  }
  row.withFamily ??= family.withFamily;
  row.alone ||= family.alone === true;
  const trouble = partyTrouble(cell, family);
  if (trouble) row.troubles.push(trouble);
  else row.people ??= family.people;
  return true;
}

/** Why no number is taken of what a text says of the family; null where one is, or none was meant. */
export function partyTrouble(text: string, { people, unclear }: Party): Trouble | null {
  const value = shownValue(text);
  if (unclear) return { kind: 'family', value, message: (at) => fileWords.familyUncounted(at, value) };
  return people !== null && people > MOST_PARTY_LIMIT
    ? {
        kind: 'family',
        value,
        message: (at) => fileWords.tooManyPeople(at, value, MOST_PARTY_LIMIT),
      }
    : null;
}

export const withFamily: ColumnKind = {
  headings: [
    'withfamily',
    'family',
    'familyinvited',
    'saparivar',
    'sapariwar',
    'परिवार',
    'परिवार के साथ',
    'परिवार सहित',
    'सपरिवार',
    'सहकुटुंब',
    'कुटुंब',
    'પરિવાર',
    'સપરિવાર',
    'ਪਰਿਵਾਰ',
    'পরিবার',
    'সপরিবারে',
    'ପରିବାର',
    'குடும்பம்',
    'కుటుంబం',
    'ಕುಟುಂಬ',
    'കുടുംബം',
  ],
  read: (cell, row) => take(cell, row, readFamily(cell)),
};

/** How many are invited, the guest included. */
export const people: ColumnKind = {
  headings: [
    'maximumnumberofpeople',
    'noofpersons',
    'noofperson',
    'numberofpersons',
    'noofpeople',
    'numberofpeople',
    'noofguests',
    'numberofguests',
    'noofmembers',
    'numberofmembers',
    'nofamilymembers',
    'familymembers',
    'totalmembers',
    'totalpersons',
    'totalpeople',
    'totalguests',
    'pax',
    'totalpax',
    'persons',
    'people',
    'members',
    'heads',
    'headcount',
    'partysize',
    'howmany',
    'log',
    'लोग',
    'कितने लोग',
    'सदस्य',
    'सदस्य संख्या',
    'कुल सदस्य',
    'व्यक्ति',
    'संख्या',
    'व्यक्ती',
    'સભ્યો',
    'ਮੈਂਬਰ',
    'সদস্য',
    'நபர்கள்',
    'సభ్యులు',
    'ಸದಸ್ಯರು',
    'അംഗങ്ങൾ',
  ],
  read: (cell, row) => take(cell, row, readFamily(cell)),
};

/** Adults in a column of their own: the guest and others. */
export const heads: ColumnKind = {
  headings: ['adults', 'adult', 'noofadults', 'numberofadults', 'बड़े', 'वयस्क', 'प्रौढ'],
  read: (cell, row) => takeHeads('adults', cell, row),
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

function takeHeads(which: 'adults' | 'children', cell: string, row: RowReading): boolean {
  const count = Number(/^\d{1,3}/.exec(plainParty(cell).trim())?.[0]);
  if (Number.isInteger(count) && readParty(cell)) row[which] = (row[which] ?? 0) + count;
  else if (readFamily(cell)?.withFamily === false) row[which] ??= 0;
  else if (which === 'children' && !readFamily(cell))
    row.companions.push(...readHousehold(cell).map((person) => ({ ...person, child: true })));
  else return take(cell, row, readFamily(cell));
  return true;
}

/** How many adults and children make together: where nobody counted adults, the guest and those who are named. */
export function peopleOfHeads({
  adults,
  children: counted,
  more,
  household,
  companions,
}: RowReading): number | null {
  if (adults === null && counted === null && more === 0) return null;
  const named = household.length > 0 ? household : companions;
  const young = named.filter(({ child }) => child).length;
  const grown = named.length - young + (household.length > 0 ? 0 : 1);
  return (adults ?? grown) + Math.max(counted ?? 0, young) + more;
}
