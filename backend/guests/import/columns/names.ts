import { firstFilled, type ColumnKind } from './column-kind.ts';
import { readFamily } from './family.ts';
import { partyBehind } from './party.ts';

export const title: ColumnKind = {
  headings: ['title', 'nameprefix', 'prefix', 'salutation', 'honorific', 'उपाधि', 'संबोधन'],
  read: (cell, row) => firstFilled(row, 'title', cell),
};

export const firstName: ColumnKind = {
  headings: ['firstname', 'first', 'givenname', 'पहला नाम', 'प्रथम नाम', 'पहिले नाव', 'பெயர் முதல்'],
  read: (cell, row) => firstFilled(row, 'firstName', cell),
};

export const middleName: ColumnKind = {
  headings: ['middlename', 'middle', 'additionalname', 'fathersname in name', 'मध्य नाम', 'मधले नाव'],
  read: (cell, row) => firstFilled(row, 'middleName', cell),
};

export const lastName: ColumnKind = {
  headings: [
    'lastname',
    'last',
    'surname',
    'familyname',
    'उपनाम',
    'कुलनाम',
    'परिवार का नाम',
    'कुटुंबाचे नाव',
    'કુટુંબનું નામ',
    'सरनेम',
    'आडनाव',
    'અટક',
    'পদবি',
    'ਗੋਤ',
  ],
  read: (cell, row) => firstFilled(row, 'lastName', cell),
};

/** A whole name in one cell. */
export const fullName: ColumnKind = {
  headings: [
    'name',
    'fullname',
    'guest',
    'guestname',
    'guestsname',
    'nameofguest',
    'nameofguests',
    'nameoftheguest',
    'primaryguest',
    'maininvitee',
    'invitee',
    'inviteename',
    'nameofinvitee',
    'displayname',
    'person',
    'personname',
    'member',
    'membername',
    'nameofmember',
    'सदस्य का नाम',
    'contactname',
    'contactperson',
    'nameofcontactperson',
    'naam',
    'names',
    // Hindi, Marathi, Gujarati, Punjabi, Bengali, Odia, Tamil, Telugu, Kannada, Malayalam, Urdu
    'नाम',
    'पूरा नाम',
    'मेहमान',
    'मेहमान का नाम',
    'अतिथि',
    'अतिथि का नाम',
    'नाव',
    'पूर्ण नाव',
    'पाहुण्यांचे नाव',
    'पाहुण्याचे नाव',
    'पाहुण्यांची नावे',
    'पाहुणे',
    'निमंत्रित',
    'निमंत्रितांचे नाव',
    'आमंत्रित',
    'नावे',
    'નામ',
    'મહેમાનનું નામ',
    'પૂરું નામ',
    'ਨਾਮ',
    'ਨਾਂ',
    'ਮਹਿਮਾਨ ਦਾ ਨਾਮ',
    'নাম',
    'অতিথির নাম',
    'পুরো নাম',
    'ନାମ',
    'ଅତିଥିଙ୍କ ନାମ',
    'பெயர்',
    'விருந்தினர் பெயர்',
    'పేరు',
    'అతిథి పేరు',
    'ಹೆಸರು',
    'ಅತಿಥಿ ಹೆಸರು',
    'പേര്',
    'അതിഥിയുടെ പേര്',
    'نام',
    'مہمان کا نام',
  ],
  looksLike: (cell) =>
    // `Mr Mehta +1`
    /^(?:\p{Nd}{1,4}[.)]\s*)?[^\p{Nd}@]*\p{L}[\p{L}\p{M}][^\p{Nd}@]*$/u.test(partyBehind(cell).name) &&
    cell.length <= 80 &&
    !readFamily(cell),
  read: (cell, row) => firstFilled(row, 'fullName', cell),
};

/** How a guest is greeted, as the export of a list has it. */
export const greeting: ColumnKind = {
  headings: ['greeting', 'howwegreetthem', 'howtogreet'],
  read: (cell, row) => firstFilled(row, 'greeting', cell),
};
