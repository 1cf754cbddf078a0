// @ts-check
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/**
 * The typefaces of the pictures, all under the SIL Open Font License, and which of them
 * writes what. fontkit is the shaper inside pdfkit and is taken from there: it writes
 * Devanagari, Bengali and Tamil as browsers do, which the rasteriser's own text does not
 * (docs/decisions/0015).
 */
const require = createRequire(import.meta.url);
/** @type {{ create(file: Buffer): import('./types.ts').Font }} */
const fontkit = createRequire(require.resolve('pdfkit'))('fontkit');

const serif = { regular: 'noto-serif/400Regular/NotoSerif_400Regular', bold: 'noto-serif/600SemiBold/NotoSerif_600SemiBold' };
const sans = { regular: 'noto-sans/400Regular/NotoSans_400Regular', bold: 'noto-sans/600SemiBold/NotoSans_600SemiBold' };
const devanagari = {
  regular: 'noto-serif-devanagari/400Regular/NotoSerifDevanagari_400Regular',
  bold: 'noto-serif-devanagari/600SemiBold/NotoSerifDevanagari_600SemiBold',
  sans: 'noto-sans-devanagari/400Regular/NotoSansDevanagari_400Regular',
  sansBold: 'noto-sans-devanagari/600SemiBold/NotoSansDevanagari_600SemiBold',
};
const bengali = {
  regular: 'noto-serif-bengali/400Regular/NotoSerifBengali_400Regular',
  bold: 'noto-serif-bengali/600SemiBold/NotoSerifBengali_600SemiBold',
  sans: 'noto-sans-bengali/400Regular/NotoSansBengali_400Regular',
  sansBold: 'noto-sans-bengali/600SemiBold/NotoSansBengali_600SemiBold',
};
const tamil = {
  regular: 'noto-sans-tamil/400Regular/NotoSansTamil_400Regular',
  bold: 'noto-sans-tamil/600SemiBold/NotoSansTamil_600SemiBold',
};

/**
 * Faces of each voice in the order they are asked for a letter, with the factor that makes
 * them look equally large. A voice that is spaced out spaces only its first face: letters
 * of Indian scripts hang together.
 *
 * @type {Record<string, { file: string, scale: number }[]>}
 */
const voices = {
  script: [
    { file: 'great-vibes/400Regular/GreatVibes_400Regular', scale: 1 },
    { file: devanagari.bold, scale: 0.7 },
    { file: bengali.bold, scale: 0.7 },
    { file: tamil.bold, scale: 0.58 },
    { file: 'noto-serif/500Medium_Italic/NotoSerif_500Medium_Italic', scale: 0.7 },
  ],
  display: [
    { file: serif.bold, scale: 1 },
    { file: devanagari.bold, scale: 1.08 },
    { file: bengali.bold, scale: 1.06 },
    { file: tamil.bold, scale: 0.9 },
  ],
  serif: [
    { file: serif.regular, scale: 1 },
    { file: devanagari.regular, scale: 1.08 },
    { file: bengali.regular, scale: 1.06 },
    { file: tamil.regular, scale: 0.9 },
  ],
  italic: [
    { file: 'noto-serif/400Regular_Italic/NotoSerif_400Regular_Italic', scale: 1 },
    { file: devanagari.regular, scale: 1.08 },
    { file: bengali.regular, scale: 1.06 },
    { file: tamil.regular, scale: 0.9 },
  ],
  sans: [
    { file: sans.regular, scale: 1 },
    { file: devanagari.sans, scale: 1.06 },
    { file: bengali.sans, scale: 1.04 },
    { file: tamil.regular, scale: 0.92 },
  ],
  bold: [
    { file: sans.bold, scale: 1 },
    { file: devanagari.sansBold, scale: 1.06 },
    { file: bengali.sansBold, scale: 1.04 },
    { file: tamil.bold, scale: 0.92 },
  ],
};

/** @type {Map<string, import('./types.ts').Font>} */
const open = new Map();

/**
 * Reading a typeface takes longer than writing with it, so each is kept once it was used.
 * @param {string} file
 */
function fontOf(file) {
  const known = open.get(file);
  if (known) return known;
  const font = fontkit.create(readFileSync(require.resolve(`@expo-google-fonts/${file}.ttf`)));
  open.set(file, font);
  return font;
}

/**
 * The faces of a voice, opened when one is asked for a letter.
 * @param {string} voice
 */
export function facesOf(voice) {
  const faces = voices[voice];
  if (!faces) throw new Error(`There is no voice ${voice}`);
  return faces.map(({ file, scale }, place) => ({ scale, first: place === 0, font: () => fontOf(file) }));
}
