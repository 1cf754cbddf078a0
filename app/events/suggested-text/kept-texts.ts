import { cleanText } from '#contract/common/plain-line.ts';
import { OWN_TEXT, WRITTEN_TEXT } from '#app/events/suggested-text/description-names.ts';

/** The texts kept beside the description, so that nothing typed is lost. */
export interface KeptTexts {
  /** What somebody typed before a text was generated; empty when that was nothing. */
  own: string;
  /** The generated text as it came. */
  written: string;
}

/** The kept texts of a posted form, by the names of its fields. */
export const keptTexts = (valueOf: (name: string) => unknown): KeptTexts => ({
  own: String(valueOf(OWN_TEXT) ?? ''),
  written: String(valueOf(WRITTEN_TEXT) ?? ''),
});

// browsers post line ends in another way than fields hold them
const same = (a: string, b: string) => cleanText(a) === cleanText(b);

const isOwnText = (current: string, { written }: KeptTexts) =>
  current.trim() !== '' && !same(current, written);

/** What is kept once `text` takes the place of `current`. A generated text nobody changed is not worth keeping. */
export const afterGenerating = (current: string, kept: KeptTexts, text: string): KeptTexts => ({
  own: isOwnText(current, kept) ? current : kept.own,
  written: text,
});

/** What is kept once somebody's own text took the place of `current`: this, when it was typed or changed too. */
export const afterPuttingBack = (current: string, kept: KeptTexts): KeptTexts => ({
  own: isOwnText(current, kept) && !same(current, kept.own) ? current : '',
  written: kept.written,
});
