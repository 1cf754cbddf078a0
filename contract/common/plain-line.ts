import { normalized } from './unicode.ts';

/**
 * Characters nobody sees: controls, marks that turn the direction of writing around or hide a part of
 * it, invisible spaces and tags. The joiners of Indian scripts (U+200C, U+200D) are none of them.
 */
export const UNSEEN =
  /[\p{Cc}\u00ad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]/gu;

/**
 * Characters that show nothing when they stand alone, but may belong to a letter or a picture beside
 * them: spaces and fillers of every script (Hangul, Braille), joiners, and marks that choose a form.
 */
const SHOWS_NOTHING = /^[\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800\ufff9-\ufffb]*$/u;

/**
 * '' where nobody sees anything of a text, and never half a character, which the database cannot keep. What
 * keyboards write in several ways, such as ज़ with its dot apart or in one, is written in one (NFC): a search finds it.
 */
const seen = (text: string): string =>
  SHOWS_NOTHING.test(text) ? '' : normalized(text.replace(/\p{Surrogate}/gu, '\ufffd'));

/** The same text with every line end as `\n`: browsers post it as `\r\n`, and nobody typed two characters. */
export const foldLineEnds = (text: string): string => text.replace(/\r\n?/g, '\n');

/** What a person typed into a field of several lines: without spaces around, line ends as `\n`, '' where nobody sees anything. */
export const cleanText = (text: string): string => seen(foldLineEnds(text).trim());

/** The beginning of a text, at most `most` long, and no character cut in two. */
export const firstOf = (text: string, most: number): string =>
  text.slice(0, most).replace(/[\ud800-\udbff]$/, '');

/** ASCII with single spaces between its words, as most lines are: there is nothing to fold in it. */
const IS_PLAIN = /^(?:[!-~]+(?: [!-~]+)*)?$/;

/** One line as it may stand in a subject, a name, a file's name or a title: spaces and line ends folded, nothing unseen. */
export const plainLine = (text: string): string =>
  IS_PLAIN.test(text)
    ? text
    : seen(
        text
          .replace(UNSEEN, (sign) => (/[\t-\r\u0085\u2028\u2029]/.test(sign) ? ' ' : ''))
          .replace(/\s+/g, ' ')
          .trim(),
      );

/** The same for text of several lines, whose line ends and tabs stay. */
export const plainText = (text: string): string =>
  text.replace(UNSEEN, (sign) => (/[\n\r\t]/.test(sign) ? sign : ''));
