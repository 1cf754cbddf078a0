import * as fileWords from '#messages/guests/file/en.ts';
import { shownValue, type RowReading } from './column-kind.ts';

/** Stands where somebody’s name would, and names nobody who comes. */
const NOBODY =
  /^([?.\s-]+|same|n\.?a\.?|नहीं|unmarried|not married|divorced|separated|widow(er)?|single|expired|deceased|\(?late(?!\p{L}).*|\(?स्व(र्गीय|र्गीया)?(?![\p{L}\p{M}]).*|.*\bnot (coming|attending|invited)\b.*)$/iu;

/** Whether a text stands for nobody who comes: `Expired`, `?`, `Late Sunita`. */
export const isNobody = (text: string): boolean => NOBODY.test(text.trim());

/** Names what stands for nobody. @returns whether it does */
export function takeNobody(text: string, row: RowReading): boolean {
  if (!isNobody(text)) return false;
  const value = shownValue(text);
  if (/\p{L}/u.test(text))
    row.troubles.push({ kind: 'family', value, message: (at) => fileWords.personNotComing(at, value) });
  return true;
}
