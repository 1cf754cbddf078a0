import { firstOf, plainLine } from '#contract/common/plain-line.ts';
import { MESSAGE_LENGTH } from '#contract/guests/reminder-limits.ts';
import { locales, type Language } from '#messages/language.ts';
import { thankYouWords } from '#messages/thank-yous/guests/by-language.ts';
import type { ReceivedRow } from './repository.ts';

/** Gifts named in a message; the rest is `everything else`. */
const NAMED = 3;

/**
 * A message of thanks to begin with: the giver by first name, what they gave without its amount, a word for their blessing,
 * and who thanks. It fits the field it is for.
 */
export function preparedText(
  language: Language,
  {
    greeted,
    received,
    more,
    from,
  }: { greeted: string; received: readonly ReceivedRow[]; more: number; from: string },
): string {
  const words = thankYouWords[language];
  const gifts = [...new Set(received.map((each) => inWords(each, language)))];
  const named = gifts.slice(0, NAMED);
  const all = more > 0 || gifts.length > NAMED ? [...named, words.moreGifts] : named;
  const listed = new Intl.ListFormat(locales[language], { type: 'conjunction' }).format(all);
  const blessed = received.some(({ blessing }) => blessing !== '');
  const text = [
    words.dear(plainLine(greeted)),
    [words.thanks(listed), ...(blessed ? [words.blessing] : [])].join(' '),
    words.closing(from),
  ].join('\n\n');
  return firstOf(text, MESSAGE_LENGTH);
}

function inWords({ kind, gift_name: gift }: ReceivedRow, language: Language): string {
  const words = thankYouWords[language];
  if (gift === null) return words.money;
  return kind !== 'contribution' ? words.bought(plainLine(gift)) : words.towards(plainLine(gift));
}
