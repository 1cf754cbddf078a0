import { normalized } from '#contract/common/unicode.ts';

/** Whose guest somebody is at a wedding or an engagement, as it is kept. Elsewhere a side is any word. */
export const weddingSides = ['bride', 'groom', 'both'] as const;
export type WeddingSide = (typeof weddingSides)[number];

/** Longest side in characters. */
export const SIDE_LENGTH = 40;

/** What families write for each. */
const WRITTEN: Record<WeddingSide, RegExp> = {
  bride: /^(bride|brides|girl|girls|ladki|ladkiwale|kanya|vadhu|वधू|वधु|कन्या|लड़की|दुल्हन)$/,
  groom: /^(groom|grooms|bridegroom|boy|boys|ladka|ladke|ladkewale|var|वर|लड़का|लड़के|दूल्हा)$/,
  both: /^(both|common|दोनों)$/,
};
const WORD_FOR_SIDE = /sides?$|paksha?$|पक्ष$|wale$|वाले$/u;

/** A side as somebody wrote it: one of a wedding's by its code, whatever its form; else the words themselves. */
export function readSide(text: string): string {
  const bare = normalized(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{M}]/gu, '')
    .replace(WORD_FOR_SIDE, '');
  return weddingSides.find((side) => WRITTEN[side].test(bare)) ?? text;
}
