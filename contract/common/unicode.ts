/** The signs that keyboards write for an apostrophe: a search takes one for the other. */
export const APOSTROPHES = /['‘’ʼ]/g;

/** Joiners of Indian scripts: with and without them a name reads the same. */
export const JOINERS = '\u200c\u200d';
export const withoutJoiners = (text: string): string => text.replace(/[\u200c\u200d]/g, '');

/** Latin letters without marks, digits and signs: there is one way to write them. */
const ASCII = /^[\x20-\x7e]*$/;

/** More marks in a row than any script writes; Unicode's stream-safe format allows thirty. */
const HEAP_OF_MARKS = /\p{M}{31}/u;

/**
 * `text.normalize(form)` for text that anybody sent, of any length. Putting marks in order takes time by the square of how many
 * follow each other: a text with a heap of them, which is no writing, comes back as it is.
 */
export const normalized = (text: string, form: 'NFC' | 'NFD' | 'NFKC' | 'NFKD' = 'NFC'): string =>
  ASCII.test(text) || HEAP_OF_MARKS.test(text) ? text : text.normalize(form);
