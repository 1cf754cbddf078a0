import { normalized } from '#contract/common/unicode.ts';
import { MOST_PARTY_LIMIT } from '#contract/guests/household.ts';
import * as fileWords from '#messages/guests/file/en.ts';
import { shownValue, type ColumnKind, type RowReading } from './column-kind.ts';

/** What is said of a family: whether it is invited, and how many they are where somebody counted them. */
interface Family {
  withFamily: boolean;
  people: number | null;
  alone?: boolean;
}

/** Spec section 5 takes true, 'true' and 'TRUE'; the rest is what families write. */
const YES =
  /^(true|yes|y|yup|ok|haan?|ha|हाँ|हां|हा|जी हाँ|जी हां|होय|હા|ਹਾਂ|হ্যাঁ|হ্যা|ஆம்|అవును|ಹೌದು|അതെ|✓|✔|☑|✅|√|all|everyone|(with )?(the |full |whole |entire )?famil(y|ies)|w ?\/? ?f(amily)?|(sa|sah|saha)?(pari|pariwar|parivar|parivaar)|sapariwar|saparivar|saparivaar|sahaparivar|kutumb|sakutumb|सपरिवार|सहपरिवार|सपरिवारे|सहकुटुंब|सकुटुंब|(पूरा )?परिवार( सहित| के साथ)?|कुटुंब|કુટુંબ( સાથે)?|પરિવાર( સાથે)?|સપરિવાર|ਪਰਿਵਾਰ( ਸਮੇਤ)?|পরিবার( সহ)?|সপরিবারে|குடும்பம்|குடும்பத்துடன்|కుటుంబం|కుటుంబ సమేతంగా|ಕುಟುಂಬ|ಕುಟುಂಬ ಸಮೇತ|കുടുംബം|കുടുംബസമേതം)$/iu;

const NO =
  /^(false|no|n|nahi+n?|na|self|only ?(self|him|her|one)?|(him|her)self( only)?|self only|single|alone|individual|solo|नहीं|नही|ना|नाही|जी नहीं|अकेले|अकेला|अकेली|केवल स्वयं|एकटे|ના|એકલા|ਨਹੀਂ|না|একা|இல்லை|లేదు|ಇಲ್ಲ|ഇല്ല|[-–—]|✗|✘|❌|☐)$/iu;

const COUPLE =
  /^(couple|jodi|jodee|pair|husband (and |& ?)?wife|h ?\/? ?w|both|दंपति|दम्पति|जोड़ी|जोडी|पति पत्नी|सपत्नीक|દંપતી|দম্পতি|தம்பதி|దంపతులు|ದಂಪತಿ|ദമ്പതികൾ)$/iu;

/** Words that say what a number counts, or nothing. */
const COUNTED =
  /\b(pax|persons?|people|ppl|members?|heads?|log|guests?|adults?|kids?|child(ren)?|infants?|of|in|all|total|nos?|family|families|yes|party|with|upto|up to|max|approx|about|and|plus)\b|लोग|जन|सदस्य|व्यक्ति|बच्चे|बड़े|व्यक्ती|માણસ|জন|பேர்|మంది|ಜನ|പേർ|कुल/giu;

/** What a cell says of the family; null where it says neither yes nor no. */
export function readFamily(cell: string): Family | null {
  const text = normalized(cell, 'NFKC')
    .replace(/[\ufe0e\ufe0f]/g, '')
    .replace(/[.!:]+$/, '')
    .trim();
  if (COUPLE.test(text)) return { withFamily: true, people: 2 };
  if (YES.test(text)) return { withFamily: true, people: null };
  if (NO.test(text)) return { withFamily: false, people: null };
  const digits = text.replace(/\p{Nd}/gu, (digit) => digitOf(digit));
  // `+2`: so many besides the guest
  const besides = /^(?:yes\s*)?\(?\s*(?:\+|plus)\s*(\d{1,3})\s*\)?$/i.exec(digits);
  if (besides) return ofPeople(1 + Number(besides[1]));
  const bare = digits
    .replace(COUNTED, ' ')
    .replace(/[()&,+]|\s/g, ' ')
    .trim();
  if (!/^\d{1,3}( +\d{1,3})*$/.test(bare)) return null;
  return ofPeople(bare.split(/ +/).reduce((sum, each) => sum + Number(each), 0));
}

const ofPeople = (people: number): Family => ({
  withFamily: people > 1,
  people: people > 1 ? people : null,
  alone: people === 1,
});

/** A digit of any script as ASCII: each script keeps its ten digits in one run. */
function digitOf(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  for (let value = 0; value < 10; value += 1)
    if (!/\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) return String(value);
  return digit;
}

/** Takes what is known of the family; more people than an invitation may name are named and not taken. */
function take(cell: string, row: RowReading, family: Family | null): boolean {
  const value = shownValue(cell);
  if (!family) {
    row.troubles.push({ kind: 'family', value, message: (at) => fileWords.familyUnclear(at, value) });
    return true;
  }
  row.withFamily ??= family.withFamily;
  row.alone ||= family.alone === true;
  if (family.people === null) return true;
  if (family.people > MOST_PARTY_LIMIT)
    row.troubles.push({
      kind: 'family',
      value,
      message: (at) => fileWords.tooManyPeople(at, value, MOST_PARTY_LIMIT),
    });
  else row.people ??= family.people;
  return true;
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

/** Adults and children in columns of their own: they are added up. */
export const heads: ColumnKind = {
  headings: [
    'adults',
    'adult',
    'noofadults',
    'children',
    'child',
    'kids',
    'noofkids',
    'noofchildren',
    'बड़े',
    'बच्चे',
    'वयस्क',
    'मुले',
  ],
  read(cell, row) {
    const count = readFamily(cell);
    if (!count) return take(cell, row, null);
    const counted = (row.people ?? 0) + (count.people ?? (/[1-9]/.test(cell) ? 1 : 0));
    row.people = null;
    return take(cell, row, { withFamily: counted > 1, people: counted > 0 ? counted : null });
  },
};
