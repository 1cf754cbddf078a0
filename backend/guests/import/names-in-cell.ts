import { isCoupleTitle, splitName } from '#contract/guests/person-name.ts';
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
  const counts = text.split(/[;,]|\s(?:&|\+|and|aur|और)\s/iu).filter(hasDigit);
  return counts.every((part) => readFamily(part.replace(/^\s*(and|&|\+)\s/i, ''))) ? text : '';
}
