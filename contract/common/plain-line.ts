/**
 * Characters nobody sees: controls, marks that turn the direction of writing around or hide a part of
 * it, invisible spaces and tags. The joiners of Indian scripts (U+200C, U+200D) are none of them.
 */
export const UNSEEN =
  /[\p{Cc}\u00ad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]/gu;

/** One line as it may stand in a subject, a name, a file's name or a title: spaces and line ends folded, nothing unseen. */
export const plainLine = (text: string): string =>
  text
    .replace(UNSEEN, (sign) => (/[\t-\r\u0085\u2028\u2029]/.test(sign) ? ' ' : ''))
    .replace(/\s+/g, ' ')
    .trim();

/** The same for text of several lines, whose line ends and tabs stay. */
export const plainText = (text: string): string =>
  text.replace(UNSEEN, (sign) => (/[\n\r\t]/.test(sign) ? sign : ''));
