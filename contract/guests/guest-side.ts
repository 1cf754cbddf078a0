import { normalized } from '#contract/common/unicode.ts';

/** Whose guest somebody is at a wedding or an engagement, as it is kept. Elsewhere a side is any word. */
export const weddingSides = ['bride', 'groom', 'both'] as const;
type WeddingSide = (typeof weddingSides)[number];

/** Longest side in characters. */
export const SIDE_LENGTH = 40;

/** What families write for each. */
const WRITTEN: Record<WeddingSide, RegExp> = {
  bride:
    /^(brides?|பெண் வீட்டார்|ਕੁੜੀ ਵਾਲੇ|মেয়ের বাড়ি|কনে পক্ষ|मुलीकडून|kanya|vadhu|मुलीकडचे|मुलीकडील|மணமகள் வீட்டார்|மணமகள்|वधू|वधु|कन्या|दुल्हन|કન્યા|વધૂ|વધુ)$/,
  groom:
    /^(grooms?|மாப்பிள்ளை வீட்டார்|ਮੁੰਡੇ ਵਾਲੇ|ছেলের বাড়ি|বর পক্ষ|मुलाकडून|bridegrooms?|var|मुलाकडचे|मुलाकडील|மணமகன் வீட்டார்|மணமகன்|वर|दूल्हा|વર)$/,
  both: /^(both|bride (and )?groom|brides (and )?grooms|दोनों)$/,
};
/** With the word for a side alone: guests of a birthday may be boys and girls. */
const WITH_THE_WORD: Record<WeddingSide, RegExp> = {
  bride: /^(girls?|ladki|लड़की)$/,
  groom: /^(boys?|ladka|ladke|लड़का|लड़के)$/,
  both: /^common$/,
};
const WORD_FOR_SIDE = / ?(sides?|paksha?|पक्ष|પક્ષ|wale|वाले|guests?|guest list|पाहुणे|मेहमान|મહેમાન)$/u;

/** A side as somebody wrote it: one of a wedding's by its code, whatever its form; else the words themselves. */
export function readSide(text: string): string {
  const written = normalized(text)
    .toLowerCase()
    .replace(/['’‘ʼ`´]/g, '')
    .replace(/[^\p{L}\p{M}]+/gu, ' ')
    .trim();
  const bare = written.replace(WORD_FOR_SIDE, '');
  const isOf = (side: WeddingSide) =>
    WRITTEN[side].test(bare) || (bare !== written && WITH_THE_WORD[side].test(bare));
  return weddingSides.find(isOf) ?? text;
}
