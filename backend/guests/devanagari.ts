import { normalized } from '#contract/common/unicode.ts';

const CONSONANTS: Record<string, string> = {
  क: 'k',
  ख: 'kh',
  ग: 'g',
  घ: 'gh',
  ङ: 'n',
  च: 'ch',
  छ: 'chh',
  ज: 'j',
  झ: 'jh',
  ञ: 'n',
  ट: 't',
  ठ: 'th',
  ड: 'd',
  ढ: 'dh',
  ण: 'n',
  त: 't',
  थ: 'th',
  द: 'd',
  ध: 'dh',
  न: 'n',
  प: 'p',
  फ: 'ph',
  ब: 'b',
  भ: 'bh',
  म: 'm',
  य: 'y',
  र: 'r',
  ल: 'l',
  ळ: 'l',
  व: 'v',
  श: 'sh',
  ष: 'sh',
  स: 's',
  ह: 'h',
};
const VOWELS: Record<string, string> = {
  अ: 'a',
  आ: 'a',
  इ: 'i',
  ई: 'i',
  उ: 'u',
  ऊ: 'u',
  ऋ: 'ri',
  ए: 'e',
  ऐ: 'ai',
  ओ: 'o',
  औ: 'au',
  ऑ: 'o',
};
const SIGNS: Record<string, string> = {
  '\u093e': 'a',
  '\u093f': 'i',
  '\u0940': 'i',
  '\u0941': 'u',
  '\u0942': 'u',
  '\u0943': 'ri',
  '\u0947': 'e',
  '\u0948': 'ai',
  '\u094b': 'o',
  '\u094c': 'au',
  '\u0949': 'o',
};
const VIRAMA = '\u094d';
const NUKTA = '\u093c';
const NASAL = /[\u0901\u0902]/;

/** A word in Devanagari as families write it in Latin letters, near enough to compare: `राजेश` is `rajesh`. */
export function latinOf(word: string): string {
  // `सिंह` is Singh
  const letters = [
    ...normalized(word, 'NFD')
      .replaceAll(NUKTA, '')
      .replace(/[\u0901\u0902]ह/g, '\u0902घ'),
  ];
  return letters
    .map((letter, place) => {
      const next = letters[place + 1];
      const consonant = CONSONANTS[letter];
      if (consonant === undefined) return VOWELS[letter] ?? SIGNS[letter] ?? (NASAL.test(letter) ? 'n' : '');
      // a consonant has its own `a`, but before another sign and at the end
      const isBare = next === undefined || next === VIRAMA || SIGNS[next] !== undefined;
      return isBare ? consonant : `${consonant}a`;
    })
    .join('');
}
