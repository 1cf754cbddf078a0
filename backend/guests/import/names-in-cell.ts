import { isCoupleTitle, isRelation, splitName } from '#contract/guests/person-name.ts';
import { countryAlone } from './columns/abroad.ts';
import { isPlace } from './columns/places.ts';
import { readFamily } from './columns/family.ts';

const SEVERAL =
  /;|^\S+\s+(\S+),\s*\S+\s+\1$|^[^\s,]+\s+([^\s,]+)\s+(?:&|and|aur|और|\+)\s+[^\s,]+\s+\2$|,.*(,|\s(&|and|aur|और)\s)| \/ |[\p{L}\p{M}]{3}\/[\p{L}\p{M}]{3}|^[\p{L}\p{M}]+,\s*[\p{L}\p{M}]+(?:\s*\([^)]*\))?$|[\p{L}\p{M}]\s+[\p{L}\p{M}]+\s+(&|and|aur|और|व|एवं)\s+(mrs|mr|ms|smt|shrimati|sdn|sardarni|dr|श्रीमती|श्री|डॉ)\.?\s+\p{L}[\p{L}\p{M}]*\s+\p{L}/iu;
const BETWEEN_NAMES =
  /\s*\/\s*|\s+(?:&|and|aur|और|व|एवं)\s+(?=(?:mrs|mr|ms|smt|shrimati|sdn|sardarni|dr|श्रीमती|श्री|डॉ)[\s.])/giu;
/** `Rohit Gupta & Neha Gupta`. */
const WITH_ONE_NAME = /^([^\s,]+\s+([^\s,]+))\s+(?:&|and|aur|और|\+)\s+([^\s,]+\s+\2)$/iu;
const JOINED = /\s*(?:&|\+)\s*|\s+(?:and|aur|और|एवं|व)\s+/iu;

const hasDigit = (text: string): boolean => /\p{Nd}/u.test(text);
/** Whether a text is a name without a title, and counts nobody. */
export const isPlainName = (text: string): boolean =>
  /\p{L}[\p{L}\p{M}]/u.test(text) && !hasDigit(text) && !readFamily(text) && !splitName(text).title;

/** The names of a cell with `;` between them, where it names several people and not one with a place; else ''. */
export function namesInCell(cell: string): string {
  // `Shri/Smt Garg`
  const { title } = splitName(cell);
  if (isCoupleTitle(title) && !/[,;/]/.test(cell.slice(title.length))) return '';
  const joined = cell.split(JOINED);
  if (joined.length > 2 && !cell.includes(',') && joined.every(isPlainName)) return joined.join(';');
  const [, ...behind] = cell.split(/[,;/]/);
  if (!SEVERAL.test(cell) || behind.some(isPlace)) return '';
  const text = cell.replace(BETWEEN_NAMES, ';').replace(WITH_ONE_NAME, '$1;$3');
  // a digit is a house's or a number of people, and in nobody's name
  const parts = text.split(/[;,]|\s(?:&|\+|and|aur|और)\s/iu).filter((part) => part.trim());
  const counts = parts.filter(hasDigit);
  // `Vimla Devi, 98…, 2 log` without its number: all of them
  if (counts.length === 1 && parts.length === 2 && /,\s*,/u.test(text)) return '';
  return counts.every((part) => readFamily(part.replace(/^\s*(and|&|\+)\s/i, ''))) ? text : '';
}

/** `Jain (…)`, `Khanna’s (…)`, `The Kapoors (…)`, `Mehta family (…)`. */
const WITH_PEOPLE =
  /^(?:the\s+([\p{L}\p{M}]{3,})s|([\p{L}\p{M}]{2,}?)(['’]s)?)(\s+(?:family|parivar|pariwar|परिवार|कुटुंब|પરિવાર|ਪਰਿਵਾਰ|পরিবার|குடும்பம்|కుటుంబం|ಕುಟುಂಬ|കുടുംബം))?\s*\(([^()]+)\)$/iu;
/** Names that are hardly anybody's first one. */
const LAST_NAME =
  /^(?:sharma|verma|varma|gupta|jain|aggarwal|agarwal|agrawal|khanna|kapoor|kapur|mehta|mehra|shah|patel|singh|rao|reddy|nair|iyer|iyengar|menon|pillai|das|bose|ghosh|banerjee|mukherjee|chatterjee|sen|roy|malhotra|chopra|arora|sethi|bhatia|ahuja|sinha|mishra|tiwari|pandey|dubey|trivedi|joshi|desai|kulkarni|patil|deshpande|naidu|gowda|shetty|hegde|khan|sheikh|ansari|siddiqui|gill|sidhu|dhillon|bedi|saxena|srivastava|mathur|bansal|goyal|mittal|singhal|garg|शर्मा|वर्मा|गुप्ता|जैन|अग्रवाल|मिश्रा|तिवारी|पांडे|जोशी|पाटील|कुलकर्णी|શાહ|પટેલ|મહેતા)$/iu;
/** Whether a word is hardly anybody's first name. */
export const isLastName = (word: string): boolean => LAST_NAME.test(word);

/**
 * A family and its people by name, with `;` between them: `Jain (Amit + Pooja + 2 kids)`. `isSure`: by its name, or what stands behind
 * that; null for any other name.
 */
export function familyInName(written: string): { name: string; people: string; isSure: boolean } | null {
  const [, several, one = several, own, family, inside = ''] = WITH_PEOPLE.exec(written.trim()) ?? [];
  if (!one) return null;
  const parts = inside.split(/\s*[,;/&+]\s*|\s+(?:and|aur|और)\s+/iu).filter(Boolean);
  const names = parts.filter((part) => isPlainName(part) && !/^\p{Ll}/u.test(part));
  const isOther = (part: string) => isPlace(part) || isRelation(part) || countryAlone(part) !== undefined;
  const areRead = parts.every((part) => names.includes(part) || (hasDigit(part) && readFamily(part)?.people));
  if (names.length < 2 || !areRead || names.some(isOther)) return null;
  return {
    name: one,
    people: parts.join(';'),
    isSure: Boolean(several || own || family) || isLastName(one),
  };
}
