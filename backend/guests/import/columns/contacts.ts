import { emailAddress } from '#contract/common/fields.ts';
import { asciiDigits, PHONE_PREFIX } from '#contract/common/phone.ts';
import { normalisePhone } from '#backend/platform/phone.ts';
import { countryNamed } from './abroad.ts';
import type { ColumnKind, RowReading } from './column-kind.ts';
import { ownFirst } from './labelled-numbers.ts';
import { leftOut, readContacts } from './read-contacts.ts';
import { LEADS_TO_ANOTHER, nameBeside, OF_ANOTHER } from './whose-contact.ts';

/** Above a number of a place, or of none that is answered. */
const OF_PLACE =
  /(?<!\p{L})(?:old|previous|पुराना|fax|land\s?line|home|house|work|office|business|residence|std|लैंडलाइन|ऑफिस)(?!\p{L})/iu;

/** Whether a label is of a number that reaches a place, or an old one. */
export const isOfPlace = (label: string): boolean => OF_PLACE.test(label);

/** Above numbers of which each has its country's code, with `+` or without. */
const WITH_CODE = /(?<!\p{L})(?:with|incl(?:uding|\.)?|w\/)\s*(?:the\s+)?(?:country|isd)\s*code(?!\p{L})/iu;

/** Says that there is none. */
const NO_CONTACT =
  /^[([]?\s*(-+|–|—|\.+|x+|na|n\/a|n\.a\.?|nil|none|no|not? ?(?:number|phone|mobile|mail|e-?mail|contact|available|known)|unknown|नहीं|नही|नाही|नहीं है)\s*[)\]]?$/iu;

/** Takes phones and e-mails wherever they stand; of a column of one kind something must be found. */
function take(expected: 'phone' | 'email' | null): ColumnKind['read'] {
  return (cell, row: RowReading, options, heading) => {
    const found = readContacts(cell, WITH_CODE.test(heading) ? { ...options, isWithCode: true } : options);
    const { emails, troubles } = found;
    const phones = ownFirst(cell, found.phones);
    const any = phones.length + emails.length > 0;
    if (!any && NO_CONTACT.test(cell)) return true;
    if (!any && troubles.length === 0) {
      if (expected === null || cell === PHONE_PREFIX) return cell === PHONE_PREFIX;
      const read = expected === 'email' ? emailAddress.safeParse(cell).error?.issues[0]?.message : undefined;
      const phone = normalisePhone(cell);
      row.troubles.push(leftOut(expected, cell, read ?? (phone.ok ? '' : phone.message)));
      return true;
    }
    const isBelowAnother = OF_ANOTHER.test(heading);
    const isOfAnother =
      isBelowAnother || (phones.length + emails.length === 1 && LEADS_TO_ANOTHER.test(found.rest));
    const into = expected === null || isOfAnother ? row.spare : row;
    // one that is there for messages comes before it
    into.phones.push(
      ...(isOfPlace(heading) ? phones.map(({ e164 }) => ({ e164, isMobile: false })) : phones),
    );
    into.emails.push(...emails);
    if (any && isOfAnother && !row.othersContact) {
      row.othersContact = isBelowAnother ? `${heading}: ${cell}` : cell;
      row.isOthersColumn = isBelowAnother;
    }
    if (any && found.hasWords) {
      row.notedContacts.push(cell);
      const name = isOfAnother || phones.length + emails.length > 1 ? '' : nameBeside(found.rest);
      if (name) row.namedContacts.push({ name, cell, phones, emails });
    }
    row.troubles.push(...troubles);
    return true;
  };
}

/** What stands before the phones of a row that have no code of their own, or their country: the reading of a row sees to it. */
export const countryCode: ColumnKind = {
  headings: [
    'countrycode',
    'phonecountrycode',
    'mobilecountrycode',
    'isd',
    'isdcode',
    'dialcode',
    'ctry',
    'ctrycode',
    'diallingcode',
    'phonecode',
    'country',
    'countryname',
    'countryofresidence',
    'देश',
    'देश का नाम',
    'देश कोड',
    'देश का कोड',
  ],
  read: (cell) => CODE.test(cell) || countryNamed(cell) !== undefined,
};

const CODE = /^(?:\+|00)?\s*([1-9]\d{0,3})$/;

/** A phone with the code that a column of its row has for it, where it has none itself. */
export function withCode(phone: string, code: string): string {
  const digits = CODE.exec(asciiDigits(code.trim()))?.[1];
  const written = asciiDigits(phone.trim());
  if (!digits) return phone;
  const own = written.replace(/\D/g, '');
  if (own.startsWith(digits) && own.length > 10 && !written.includes('+')) return `+${own}`;
  const isNational = /^[(\d]/.test(written) && !written.startsWith('00');
  return isNational ? `+${digits} ${phone.trim().replace(/^0+/, '')}` : phone;
}

export const phone: ColumnKind = {
  headings: [
    'phone',
    'phoneno',
    'phonenumber',
    'phonevalue',
    'mobile',
    'mobileno',
    'mobilenumber',
    'mobilephone',
    'homephone',
    'officephone',
    'officenumber',
    'workphone',
    'iphone',
    'businessphone',
    'otherphone',
    'primaryphone',
    'companymainphone',
    'contactnumber',
    'contactno',
    'cell',
    'cellno',
    'cellphone',
    'tel',
    'telephone',
    'telno',
    'mob',
    'mobno',
    'phno',
    'ph',
    'whatsapp',
    'whatsappno',
    'whatsappnumber',
    'landline',
    'alternateno',
    'alternatecontact',
    'alternatecontactno',
    'alternatecontactnumber',
    'alternatenumber',
    'alternatemobile',
    'alternatephone',
    'altmobile',
    'altphone',
    'spousephone',
    'spousemobile',
    // Hindi, Marathi, Gujarati, Punjabi, Bengali, Odia, Tamil, Telugu, Kannada, Malayalam, Urdu
    'मोबाइल',
    'मोबाइल नंबर',
    'मोबाइल नं',
    'फ़ोन',
    'फोन',
    'फ़ोन नंबर',
    'फोन नंबर',
    'दूरभाष',
    'व्हाट्सऐप',
    'व्हाट्सएप',
    'वॉट्सऐप',
    'मोबाईल',
    'मोबाईल नंबर',
    'मोबाईल क्रमांक',
    'मो नं',
    'मो',
    'मो क्र',
    'फोन क्रमांक',
    'भ्रमणध्वनी',
    'संपर्क क्रमांक',
    'संपर्क नंबर',
    'મોબાઇલ',
    'મોબાઈલ',
    'મોબાઇલ નંબર',
    'મોબાઈલ નંબર',
    'ફોન',
    'ફોન નંબર',
    'ਮੋਬਾਈਲ',
    'ਮੋਬਾਇਲ',
    'ਮੋਬਾਈਲ ਨੰਬਰ',
    'ਫ਼ੋਨ',
    'ਫੋਨ',
    'মোবাইল',
    'মোবাইল নম্বর',
    'ফোন',
    'ফোন নম্বর',
    'ମୋବାଇଲ',
    'ମୋବାଇଲ ନମ୍ବର',
    'ଫୋନ',
    'மொபைல்',
    'கைபேசி',
    'கைபேசி எண்',
    'தொலைபேசி',
    'தொலைபேசி எண்',
    'మొబైల్',
    'మొబైల్ నంబర్',
    'ఫోన్',
    'ఫోన్ నంబర్',
    'ಮೊಬೈಲ್',
    'ಮೊಬೈಲ್ ಸಂಖ್ಯೆ',
    'ಫೋನ್',
    'ದೂರವಾಣಿ',
    'മൊബൈൽ',
    'മൊബൈൽ നമ്പർ',
    'ഫോൺ',
    'ഫോൺ നമ്പർ',
    'موبائل',
    'موبائل نمبر',
    'فون',
    'فون نمبر',
  ],
  looksLike: (cell) =>
    readContacts(cell, { country: 'IN' }).phones.length > 0 &&
    /^[^\p{L}@]*$/u.test(cell.replace(/\([^)]*\)|tel:|\p{L}+[.:-]/giu, '')),
  read: take('phone'),
};

export const email: ColumnKind = {
  headings: [
    'email',
    'emailaddress',
    'emailid',
    'emailvalue',
    'mail',
    'mailid',
    'ईमेल',
    'ईमेल पता',
    'मेल',
    'ઈમેલ',
    'ઇમેઇલ',
    'ਈਮੇਲ',
    'ইমেইল',
    'ই-মেল',
    'ଇମେଲ',
    'மின்னஞ்சல்',
    'ఇమెయిల్',
    'ಇಮೇಲ್',
    'ഇമെയിൽ',
    'ای میل',
  ],
  looksLike: (cell) => /\S@\S+\.\S/.test(cell),
  read: take('email'),
};

/** A column that may hold phones, e-mails or somebody's name. */
export const contact: ColumnKind = {
  headings: [
    'contact',
    'contacts',
    'contactdetails',
    'contactinfo',
    'संपर्क',
    'सम्पर्क',
    'સંપર્ક',
    'ਸੰਪਰਕ',
    'যোগাযোগ',
    'தொடர்பு',
    'సంప్రదింపు',
    'ಸಂಪರ್ಕ',
  ],
  read: take(null),
};

/** Further contacts, as the export of a list has them: nothing is sent there. */
export const otherContacts: ColumnKind = {
  headings: ['othercontacts', 'furthercontacts'],
  read: (cell, row) => row.notedContacts.push(cell) > 0,
};
