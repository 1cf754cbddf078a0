import { normalized } from '#contract/common/unicode.ts';
import { plainLine } from '#contract/common/plain-line.ts';

// halves of characters, and what is no letter at all
const UNDRAWN = /[\p{Cs}\p{Co}\p{Cn}]|[\u{e0000}-\u{e0fff}]/gu;

/**
 * One line of text as a card may show it: no control characters, nothing that turns the
 * direction of writing, no half characters, spaces folded. The joiners of Indian scripts stay.
 */
export const plain = (text: string): string => plainLine(normalized(text).replace(UNDRAWN, ''));
