import { MOST_PARTY_LIMIT } from '#contract/guests/household.ts';
import { fileWords } from '#messages/guests/file/words.ts';
import { shownValue, type ColumnKind, type RowReading, type Trouble } from './column-kind.ts';
import { plainParty, readParty, unclear, WITHOUT_FAMILY, type Party } from './party.ts';

/** Spec section 5 takes true, 'true' and 'TRUE'; the rest is what families write. */
const YES =
  /^(true|yes|y|yup|ok|haan?|ha|हाँ|हां|हा|जी हाँ|जी हां|होय|હા|ਹਾਂ|হ্যাঁ|হ্যা|ஆம்|అవును|ಹೌದು|അതെ|✓|✔|☑|✅|√|all|everyone|(with )?(the |full |whole |entire |joint )?famil(y|ies)|w ?\/? ?f(amily)?|(sa|sah|saha)?[- ]?(pari|pariwar|parivar|parivaar)|sapariwar|saparivar|saparivaar|sahaparivar|kutumb|sakutumb|सपरिवार|सहपरिवार|सपरिवारे|सहकुटुंब|सकुटुंब|(पूरा )?परिवार( सहित| के साथ)?|कुटुंब|કુટુંબ( સાથે)?|પરિવાર( સાથે)?|સપરિવાર|ਪਰਿਵਾਰ( ਸਮੇਤ)?|পরিবার( সহ)?|সপরিবারে?|குடும்பம்|குடும்பத்துடன்|కుటుంబం|కుటుంబ సమేతంగా|ಕುಟುಂಬ|ಕುಟುಂಬ ಸಮೇತ|കുടുംബം|കുടുംബസമേതം)$/iu;

const NO =
  /^(false|no|n|nahi+n?|n ?\/? ?a|nil|none|no ?one|nobody|self|only ?(self|him|her|one)?|(him|her)self( only)?|self only|single|alone|individual|solo|नहीं|नही|ना|नाही|जी नहीं|अकेले|अकेला|अकेली|केवल स्वयं|एकटे|ના|એકલા|ਨਹੀਂ|না|একা|இல்லை|లేదు|ಇಲ್ಲ|ഇല്ല|[-–—]|✗|✘|❌|☐)$/iu;

/** What a cell says of the family; null where it says neither yes nor no. */
export function readFamily(cell: string): Party | null {
  const text = plainParty(cell)
    .replace(/[.!:]+$/, '')
    // a number as a spreadsheet may write it
    .replace(/^(\d+)\.0+$/, '$1')
    .trim();
  if (/^\d{4,}$/.test(text)) return { withFamily: true, people: Number(text) };
  if (YES.test(text)) return { withFamily: true, people: null };
  if (NO.test(text) || WITHOUT_FAMILY.exec(text)?.index === 0) return { withFamily: false, people: null };
  return readParty(text);
}

/** Takes what is known of the family; more people than an invitation may name are named and not taken. */
export function takeParty(cell: string, row: RowReading, family: Party | null): boolean {
  const trouble = partyTrouble(cell, family);
  if (trouble) row.troubles.push(trouble);
  row.isUncounted ||= family?.unclear === true;
  if (!family || (family.unclear && !family.withFamily)) return true;
  row.withFamily ??= family.withFamily;
  row.alone ||= family.alone === true;
  if (!trouble) row.people ??= family.people;
  return true;
}

/** Why no number is taken of what a text says of the family; null where one is, or none was meant. */
export function partyTrouble(text: string, family: Party | null): Trouble | null {
  const value = shownValue(text);
  const trouble = (message: Trouble['message']): Trouble => ({ kind: 'family', value, message });
  if (!family || (family.unclear && !family.withFamily))
    return trouble((at) => fileWords.familyUnclear(at, value));
  if (family.unclear) return trouble((at) => fileWords.familyUncounted(at, value));
  return family.people !== null && family.people > MOST_PARTY_LIMIT
    ? trouble((at) => fileWords.tooManyPeople(at, value, MOST_PARTY_LIMIT))
    : null;
}

/** What a cell says of how many come; also where it says more than the number. */
function readPeople(cell: string): Party | null {
  const party = readFamily(cell);
  const first = Number(/^\s*\d{1,3}(?!\d)/.exec(plainParty(cell))?.[0]);
  return party ?? (first > 1 ? unclear(first) : null);
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
    'કુટુંબ',
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
  read: (cell, row) => takeParty(cell, row, readPeople(cell)),
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
    'noofguest',
    'noofguests',
    'numberofguest',
    'numberofguests',
    'noofguestsattending',
    'guestsallowed',
    'guestcount',
    'guestscount',
    'familycount',
    'count',
    'nos',
    'nocoming',
    'noexpected',
    'invitees',
    'noofinvitees',
    'numberofinvitees',
    'personsexpected',
    'expectedpersons',
    'totalguest',
    'totalinvitees',
    'noofmembers',
    'numberofmembers',
    'nofamilymembers',
    'familymembers',
    'totalmembers',
    'totalpersons',
    'totalpeople',
    'totalguests',
    'totalattendees',
    'attendees',
    'total',
    'एकूण',
    'किती जण',
    'કેટલા જણ',
    'কতজন',
    'ఎంత మంది',
    'എത്ര പേർ',
    'ಎಷ್ಟು ಜನ',
    'ਕਿੰਨੇ ਜਣੇ',
    'کتنے لوگ',
    'மொத்தம்',
    'మొత్తం',
    'ಒಟ್ಟು',
    'ആകെ',
    'ਕੁੱਲ',
    'کل',
    'एकूण सदस्य',
    'एकूण व्यक्ती',
    'कुल',
    'कुल लोग',
    'કુલ',
    'કુલ સભ્યો',
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
    'परिवार के सदस्य',
    'कुटुंबातील सदस्य',
    'व्यक्ति',
    'संख्या',
    'व्यक्ती',
    'સભ્ય',
    'સભ્યો',
    'વ્યક્તિ',
    'લોકો',
    'સંખ્યા',
    'ਮੈਂਬਰ',
    'ਗਿਣਤੀ',
    'ਜਣੇ',
    'সদস্য',
    'জন',
    'সংখ্যা',
    'লোক',
    'நபர்கள்',
    'எண்ணிக்கை',
    'సభ్యులు',
    'సంఖ్య',
    'మంది',
    'ಸದಸ್ಯರು',
    'ಜನ',
    'ಸಂಖ್ಯೆ',
    'അംഗങ്ങൾ',
    'എണ്ണം',
    'ആളുകൾ',
    'تعداد',
    'افراد',
    'vyakti',
    'sadasya',
    'kulsadasya',
    'gharkelog',
    'strength',
    'माणसे',
    'ਜੀਅ',
    'કેટલા',
    'કેટલા લોકો',
    'எத்தனை பேர்',
  ],
  read(cell, row, _, heading) {
    const party = /^\D*0+\D*$/.test(plainParty(cell)) ? null : readPeople(cell);
    const { people: before } = row;
    // `Pax (Dinner)` beside `Pax (Lunch)`
    if (before !== null && party?.people && party.people !== before) {
      const value = shownValue(`${heading}: ${cell}`);
      row.troubles.push({
        kind: 'family',
        value,
        message: (at) => fileWords.countsDiffer(at, value, before),
      });
    }
    return takeParty(cell, row, party);
  },
};
