import { isRelation, splitName } from '#contract/guests/person-name.ts';
import { countriesIn } from './abroad-words.ts';
import type { RowReading } from './column-kind.ts';
import { readParty } from './party.ts';
import { isTown } from './places.ts';

/** What somebody of a family is to the guest. */
export const RELATIVES =
  'papa|mummy|mumma|mom|dad|daddy|bhai|didi|wife|husband|spouse|partner|parents?|father|mother|son|daughter|brother|sister|patni|pati|beta|beti|पत्नी|पति|पिता|माता|पापा|मम्मी|बेटा|बेटी|भाई|बहन|भाभी|वडील|मुलगा|मुलगी|પત્ની|પતિ|પપ્પા|મમ્મી|ભાઈ|ਪਤਨੀ|ਪਤੀ|ਪਾਪਾ|ਮੰਮੀ|স্ত্রী|স্বামী|বাবা|மனைவி|கணவர்|அப்பா|அம்மா|భార్య|భర్త|నాన్న|అమ్మ|ಪತ್ನಿ|ಪತಿ|ಅಪ್ಪ|ಅಮ್ಮ|ഭാര്യ|ഭർത്താവ്|അച്ഛൻ|അമ്മ|والد|والدہ|بیوی';
/** Above the contact of somebody other than the guest: it counts where the guest has none. */
export const OF_ANOTHER = new RegExp(
  `(?<![\\p{L}\\p{M}])(?:${RELATIVES}|emergency|accompanying|companion|alternate|alt|secondary|\\+\\s*1|plus[\\s-]?one|ref(?:erence)?|referred|invite[rd]|driver|chauffeur|cab|taxi|agent|agency|travels?|hotel|venue|pick[\\s-]?up|drop|escort|guide|vendor|planner|coordinator|co-ordinator|host|caretaker|secretary|assistant|manager|p\\.?[as]|e\\.?a|s?poc|contact person|office (?:boy|staff)|peon|clerk|relatives?|neighbou?rs?|local contact|c/o|care of|through|via|ड्राइवर|होटल|संदर्भ|पीए|पी\\.ए|सचिव|रिश्तेदार|पड़ोसी)(?![\\p{L}\\p{M}])`,
  'iu',
);
/** Beside a contact that leads to somebody else: `ask Tina`, `c/o Ram`, `(wife)`. */
export const LEADS_TO_ANOTHER = new RegExp(
  `(?<![\\p{L}\\p{M}])(?:${RELATIVES}|ask|via|through|care of|c/o)(?![\\p{L}\\p{M}])`,
  'iu',
);

/** What people write beside a number that is nobody's name. */
const OF_NUMBERS = new Set(
  'new old own self only jio airtel vi bsnl idea vodafone mtnl sim primary main second first both also same call calls calling sms msg message text chat time after before morning evening night day not working wrong switched off busy confirm confirmed pending done sent yes okay verified dnd roaming local india indian ext extn direct shop store factory clinic hospital hotel site desk reception village native city town number num nos contact phone mobile mob cell tel whatsapp whats app telegram office home work personal landline fax the and for with dono par wala wali ghar dukan dukaan daftar purana naya नया पुराना दुकान घर ऑफिस कार्यालय family guest vip active inactive temporary permanent emergency alternate alternative available urgent important use please pls number is इस पर है नंबर फोन मोबाइल व्हाट्सएप व्हाट्सऐप केवल सिर्फ'.split(
    ' ',
  ),
);

/** Where somebody works, by a firm's name or what its name ends in. */
const FIRM =
  /^(?:.*(?<!\p{L})(?:ltd|limited|pvt|llp|inc|corp|company|co|bank|industries|infotech|tech|technolog(?:y|ies)|software|systems|solutions|services|consult(?:ancy|ants|ing)|trad(?:ers|ing)|enterprises|associates|motors|steel|cement|jewellers|textiles|pharma|hospital|clinic|school|college|university|institute|academy|लिमिटेड|बैंक|कंपनी)|infosys|tcs|wipro|accenture|cognizant|capgemini|hcl|ibm|google|microsoft|amazon|flipkart|deloitte|kpmg|pwc|oracle|adobe|reliance|hdfc|icici|sbi|lic|ongc|ntpc|bhel|drdo|isro|railways?|l\s*&\s*t|tech mahindra|इंफोसिस|इन्फोसिस|टीसीएस|रेलवे)$/iu;
export const isFirm = (text: string): boolean => FIRM.test(text.replace(/^[^\p{L}]+|[^\p{L}\p{M}]+$/gu, ''));

const ITS_NUMBER = /\s+(?:ka|ki|ke|का|की|के)(?:\s+(?:number|no|num|phone|mobile|नंबर|फोन))?[.\s]*$/iu;

/**
 * The name of somebody that stands beside a contact, as in `98200 12345 (Priya)` or `Neha ka number 98…`; '' for other words. Of few
 * letters only those with a capital are names.
 */
export function nameBeside(rest: string): string {
  const text = rest.replace(ITS_NUMBER, '');
  const isPossessive = text !== rest;
  const words = (text.match(/[\p{L}\p{M}]{3,}/gu) ?? []).filter(
    (word) =>
      !OF_NUMBERS.has(word.toLowerCase()) &&
      !/^\p{Lu}{3}$/u.test(word) &&
      (isPossessive || !/^\p{Ll}/u.test(word)) &&
      countriesIn(word).length === 0,
  );
  return words.length === 0 || readParty(text) || isFirm(text) ? '' : words.join(' ');
}

/** Moves contacts beside which somebody else is named to those that count where the guest has no other, and says whose they are. */
export function takeNamedContacts(row: RowReading): void {
  const { title, firstName, middleName, lastName, fullName, household, companions, memberOf } = row;
  const own = [
    title,
    firstName,
    middleName,
    lastName,
    fullName,
    memberOf,
    ...[...household, ...companions].map(({ name }) => name),
  ]
    .join(' ')
    .toLowerCase();
  if (!/\p{L}/u.test(`${firstName}${lastName}${fullName}`)) return;
  for (const { name, cell, phones, emails } of row.namedContacts) {
    const others = name.split(' ').filter((word) => !own.includes(word.toLowerCase()) && !isTown(word));
    const { firstName: first, lastName: last } = splitName(others.join(' '));
    if (others.length === 0 || others.length < name.split(' ').length || !(first || last) || isRelation(name))
      continue;
    row.phones = row.phones.filter((each) => !phones.includes(each));
    row.emails = row.emails.filter((each) => !emails.includes(each));
    row.spare.phones.push(...phones.filter((each) => !row.spare.phones.includes(each)));
    row.spare.emails.push(...emails.filter((each) => !row.spare.emails.includes(each)));
    row.othersContact ||= cell;
  }
}
