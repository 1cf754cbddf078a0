// what steers the direction of writing, joins nothing here, or is no letter at all
const HIDDEN = /[\p{Cc}\p{Cs}\p{Co}\p{Cn}\u00ad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]|[\u{e0000}-\u{e0fff}]/gu;

/**
 * One line of text as a card may show it: no control characters, nothing that turns the
 * direction of writing, no half characters, spaces folded. The joiners of Indian scripts stay.
 */
export const plain = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\s\u2028\u2029]+/gu, ' ')
    .replace(HIDDEN, '')
    .replace(/\s+/g, ' ')
    .trim();
