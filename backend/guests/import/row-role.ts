import type { ColumnKindName } from '#contract/guests/guest-list-file.ts';
import { countriesOfGroup, countryAlone } from './columns/abroad.ts';
import { headsNoGuests } from './columns/no-guest.ts';
import { isOnlyNote } from './columns/nobody.ts';
import { readParty } from './columns/party.ts';
import { isTown } from './columns/places.ts';
import { readSide, SIDE_LENGTH } from '#contract/guests/guest-side.ts';

/** A filled cell of a table: in one line, or in several where it may name several. */
export interface Cell {
  index: number;
  kind: ColumnKindName | null;
  heading: string;
  text: string;
}

/** Sums, and what a printer puts between pages. */
const TOTAL =
  /^(?:page|पृष्ठ)\s*\p{Nd}+(?:\s*(?:of|\/)\s*\p{Nd}+)?$|^(?:g(?:rand|rd|r|d)?[. ]+|sub[ -]?|page |net |overall )?totals?\b.{0,20}$|^expected(?: guests?| total| count)?[\s:=-]*\p{Nd}*$|^(c\/?f|b\/?f|carried forward|brought forward|kul( log| yog| mehmaa?n| guests?)?|कुल लोग|कुल|कुल योग|(?:कुल )?(?:जोड़|जोड़|टोटल)|kul jod|कुल संख्या|एकूण संख्या|કુલ સંખ્યા|कुल सदस्य|कुल मेहमान|योग|एकूण|કુલ|ਕੁੱਲ|মোট|மொத்தம்|మొత్తం|ಒಟ್ಟು|ആകെ)[\s:=–-]*(?:\p{Nd}{1,5}(?:\s\S{1,12})?)?$/iu;
/** `Approx 10 extra`, `Others: 5`: so many whom nobody names. */
const UNNAMED =
  /^(?:approx(?:imately)?|about|around|another|plus|lagbhag|kareeb|karib|लगभग|करीब|अंदाजे)?[\s.~+]*\p{Nd}{1,4}\s*(?:extras?|others?|more|misc\.?|spare|aur|और|अन्य|इतर|બીજા|ਹੋਰ|অন্যান্য|மற்றவர்கள்|ఇతరులు|ಇತರರು|മറ്റുള്ളവർ|دیگر)(?:\s+(?:guests?|people|persons?|pax|लोग|जण))?$|^(?:extras?|others?|misc(?:ellaneous)?\.?|अन्य|इतर)[\s:=–-]*\p{Nd}{1,4}$/iu;
/** Whether a text is a sum, or counts whoever has no name. */
export const isSum = (text: string): boolean => TOTAL.test(text) || UNNAMED.test(text);

/** `Guest 1` may be somebody. */
const NUMBERED_GUEST = /^(?:guest|person|member|friend|family|मेहमान|अतिथि|व्यक्ति)\s+\p{Nd}+$/iu;
/** Whether a text says how many they are, and names nobody: `Persons: 4`, `2 adults 1 kid`, `with family`. */
export function countsPeople(text: string): boolean {
  const party = /\p{L}|^\+/u.test(text) && !NUMBERED_GUEST.test(text) ? readParty(text) : null;
  return party !== null && (/\p{Nd}/u.test(text) || (party.withFamily && party.people === null));
}
const NAMES = new Set<ColumnKindName | null>(['fullName', 'firstName', 'lastName', 'line', 'household']);
/** Whether the only name of a row is none. */
function isUnnamed(cells: readonly Cell[]): boolean {
  const [name, ...others] = cells.filter(({ kind }) => NAMES.has(kind));
  return name !== undefined && others.length === 0 && (UNNAMED.test(name.text) || countsPeople(name.text));
}
/** Stands in place of a name, with a number beside it. */
const LEFTOVER =
  /^(?:others?|extras?|misc(?:ellaneous)?\.?|अन्य(?: लोग)?|इतर|અન્ય|ਹੋਰ|অন্যান্য|மற்றவர்கள்|ఇతరులు|ಇತರರು|മറ്റുള്ളവർ|دیگر)$/iu;
/** What stands over a group of guests. */
const GROUP =
  /^(?=.{3,40}$)(.*\b(sides?|pakshs?|paksha)\b.*|.*(पक्ष|वाले|પક્ષ|পক্ষ|தரப்பு|పక్షం|ಕಡೆ).*|(our |his |her |family |school |college |office |work |common |mutual )?(friends?|relatives?|colleagues?|neighbou?rs?|office|society|family members|relations)(?:\s*\([^()]*\))?|(?:indian?|local|outstation|out of town) (?:guests?|relatives?|relations|friends?|family)|dost(?: log)?|yaar dost|pados(?:i|is)?(?: log)?|rishtedaa?r(?: log)?|[\p{L}\p{M}]+ (?:wale|waale|vale)|(nanihaa?l|nanke|dadihaa?l|dadke|sasuraa?l|maika|mosal|piyar|vevai|mohalla|माहेरची मंडळी|सासरची मंडळी|मोहल्ला|મોસાળ|પિયર|વેવાઈ|ਨਾਨਕੇ|ਦਾਦਕੇ)(?:\s*\([^()]*\))?|(?:[\p{L}\p{M}]+ (?:के|की) )?(?:मित्र|दोस्त|रिश्तेदार)|नातेवाईक|મિત્રો|સગા|ਦੋਸਤ|ਰਿਸ਼ਤੇਦਾਰ|বন্ধু|আত্মীয়|நண்பர்கள்|உறவினர்கள்|స్నేహితులు|బంధువులు|ಸ್ನೇಹಿತರು|ಸಂಬಂಧಿಕರು|സുഹൃത്തുക്കൾ|ബന്ധുക്കൾ|पड़ोसी|मायका|ननिहाल|ददिहाल|ससुराल|.+:)$/iu;

/** `Groom’s friends`, `papa ke dost`: of several, where one of them would be somebody. */
const GROUP_OF =
  /^(?:my|their|(?:bride|groom|papa|mummy|mom|mum|dad|daddy|bhaiya?|didi|mama|chacha|nana|dada|father|mother|brother|sister)(?:['’]?s)?|dulhe|dulhan|ladke|ladki)\s+(?:k[ei]\s+)?(?:(?:family|school|college|office|work)\s+)?(?:friends|relatives|colleagues|neighbou?rs|cousins|relations|dost)$/iu;

/** What a row is: of a guest, one that heads those below it, the sum of those above it, or nothing. `isNumbered`: each guest has a number. */
export function roleOf(
  cells: readonly Cell[],
  isNumbered = false,
): 'guest' | 'heading' | 'total' | 'nothing' {
  const [first] = cells;
  if (!first) return 'nothing';
  const isContact = ({ kind, text }: Cell) =>
    text.includes('@') || (kind === 'phone' && /\p{Nd}{5}/u.test(text.replace(/\D/g, '')));
  if (cells.some(isContact)) return 'guest';
  if (cells.some(({ text }) => TOTAL.test(text)) || isUnnamed(cells)) return 'total';
  const isCounted = cells.length > 1 && cells.slice(1).every(({ text }) => /^\p{Nd}{1,4}$/u.test(text));
  if (isCounted && LEFTOVER.test(first.text)) return 'total';
  const isHeading = isNumbered
    ? /^\P{Ll}*$/u.test(first.text) || headsOthers(first.text)
    : headsOthers(first.text) && !(isTown(first.text) && isOfAnother(first));
  // a name below *No.*, and nothing else
  if (cells.length === 1 && first.kind === 'marks' && /\p{L}{2}|\p{L}\p{M}/u.test(first.text))
    return 'heading';
  return cells.length === 1 && !/\p{Nd}{3}/u.test(first.text) && isHeading ? 'heading' : 'guest';
}

/** Whether a cell stands in a column that says something else of a guest: a town there is theirs. */
const isOfAnother = ({ kind, index }: Cell): boolean => kind === null && index > 0;

/** Whether a text has signs of a contact. */
export const hasContact = (text: string): boolean =>
  text.includes('@') || /(\p{Nd}[\s().\p{Pd}]*){7}/u.test(text);

/** Whether a text is a side by its word: *Mama side*. */
export const namesSide = (text: string): boolean =>
  /^(?=.{3,40}$)\S+(?: \S+)?[\s-]+(?:side|paksh|paksha|पक्ष|પક્ષ)$/iu.test(text.trim());

/** Whether a text says whose guests stand below it. */
export const headsOthers = (written: string): boolean => isHeadingOf(written.replace(PLACE_OF_HEADING, ''));

const isHeadingOf = (text: string): boolean =>
  GROUP.test(text) ||
  GROUP_OF.test(text) ||
  LEFTOVER.test(text) ||
  isOnlyNote(text) ||
  headsNoGuests(text) ||
  countriesOfGroup(text).length > 0 ||
  isTown(text) ||
  countryAlone(text) !== undefined ||
  sideOfHeading(text) !== text;

/** `A. BRIDE SIDE`, `1. RELATIVES`. */
const PLACE_OF_HEADING = /^\s*\(?(?:\p{Nd}{1,2}|[a-h]|[ivx]{2,4})[.)]\s*(?=\p{L}{3})/iu;
/** What somebody writes above a list: *Guest list:*, *Please add these:* */
const ABOVE_LIST =
  /[,!?].*:$|(?:\S+\s+){4}.*:$|(?:^|\s)list\s.*:$|^(?:(?:the|our|my)\s+)?(?:guest\s*)?(?:list|names?|guests?|invitees?|these|following)\s*:$|^(?:please|pls|kindly|here)\s.*:$/iu;

const SIDE_IN_SENTENCE = /(?<!\p{L})(?:bride|groom|ladki|ladke)['’]?s?[\s-]+(?:side|paksha?|wale)(?!\p{L})/iu;

/** Whose guests stand below a heading: a side of a wedding by its code, other words as they are. */
export function sideOfHeading(text: string): string {
  const heading = text.replace(/:$/, '').replace(PLACE_OF_HEADING, '');
  // a whole sentence that names a side
  const named = heading.length > SIDE_LENGTH ? SIDE_IN_SENTENCE.exec(heading)?.[0] : undefined;
  // what somebody says before a list is nobody's side
  if (!named && heading !== text && ABOVE_LIST.test(text)) return '';
  return readSide(named ?? heading);
}
