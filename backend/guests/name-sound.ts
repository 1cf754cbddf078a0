import { normalized } from '#contract/common/unicode.ts';
import { latinOf } from './devanagari.ts';

/** Ways in which families write the same sound. */
const SOUNDS: readonly [RegExp, string][] = [
  [/\p{M}/gu, ''],
  [/^(mohd|md|moh|m[ou]ha?m+[ae]d)$/g, 'mohamad'],
  [/ph/g, 'f'],
  [/w/g, 'v'],
  [/z/g, 'j'],
  [/ee|y/g, 'i'],
  [/oo/g, 'u'],
  [/([bcdgjkst])h/g, '$1'],
  [/(.)\1+/gu, '$1'],
  [/(?<=.)h$/g, ''],
];

const inDevanagari = /^[\p{Script=Devanagari}\p{M}]+$/u;
const inLatin = /^[\p{Script=Latin}\p{M}\p{N}]+$/u;

/** A name by its sound, its words in any order; empty for who has none. */
export function soundOf(name: string): string {
  return normalized(name, 'NFKD')
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '')
    .map((word) => (inDevanagari.test(word) ? latinOf(word) : word))
    .map((word) =>
      inLatin.test(word) ? SOUNDS.reduce((text, [from, to]) => text.replace(from, to), word) : word,
    )
    .sort()
    .join(' ');
}
