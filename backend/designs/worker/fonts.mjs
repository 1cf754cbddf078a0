// @ts-check
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { mendAnchors } from './anchors.mjs';

/**
 * The typefaces of the pictures, all under the SIL Open Font License, and which of them
 * writes what. fontkit is the shaper inside pdfkit and is taken from there: it writes
 * Indian scripts as browsers do, which the rasteriser's own text does not (docs/decisions/0015).
 */
const require = createRequire(import.meta.url);
/** @type {{ create(file: Buffer): import('./types.ts').Font }} */
const fontkit = createRequire(require.resolve('pdfkit'))('fontkit');

const serif = {
  regular: 'noto-serif/400Regular/NotoSerif_400Regular',
  bold: 'noto-serif/600SemiBold/NotoSerif_600SemiBold',
};
const sans = {
  regular: 'noto-sans/400Regular/NotoSans_400Regular',
  bold: 'noto-sans/600SemiBold/NotoSans_600SemiBold',
};
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

/** @typedef {{ file: string, scale: number, script?: string }} Listed */

/** @param {string} name @param {string} file @param {number} scale */
const alone = (name, file, scale) => ({
  regular: `noto-sans-${name}/400Regular/${file}_400Regular`,
  bold: `noto-sans-${name}/600SemiBold/${file}_600SemiBold`,
  scale,
});

/** Scripts with one design for all voices, with the factor that makes them as large as Latin. */
const oneDesign = {
  Tamil: alone('tamil', 'NotoSansTamil', 0.91),
  Gujarati: alone('gujarati', 'NotoSansGujarati', 1.06),
  Gurmukhi: alone('gurmukhi', 'NotoSansGurmukhi', 1.06),
  Oriya: alone('oriya', 'NotoSansOriya', 1),
  Telugu: alone('telugu', 'NotoSansTelugu', 0.92),
  Kannada: alone('kannada', 'NotoSansKannada', 0.86),
  Malayalam: alone('malayalam', 'NotoSansMalayalam', 0.9),
  // Urdu, in the simple hand of books and signs
  Arabic: alone('arabic', 'NotoSansArabic', 1.1),
};

/** @param {'regular' | 'bold'} weight @param {number} [by] @returns {Listed[]} */
const others = (weight, by = 1) =>
  Object.entries(oneDesign).map(([script, face]) => ({ file: face[weight], scale: face.scale * by, script }));

/**
 * Faces of each voice in the order they are asked for a letter, with the factor that makes
 * them look equally large. A face of one script is asked for its letters alone, so that a
 * typeface is read when somebody writes in it. A voice that is spaced out spaces only its
 * first face: letters of Indian scripts hang together.
 *
 * @type {Record<string, Listed[]>}
 */
const voices = {
  script: [
    { file: 'great-vibes/400Regular/GreatVibes_400Regular', scale: 1 },
    { file: devanagari.bold, scale: 0.7, script: 'Devanagari' },
    { file: bengali.bold, scale: 0.7, script: 'Bengali' },
    ...others('bold', 0.64),
    { file: 'noto-serif/500Medium_Italic/NotoSerif_500Medium_Italic', scale: 0.7 },
  ],
  display: [
    { file: serif.bold, scale: 1 },
    { file: devanagari.bold, scale: 1.08, script: 'Devanagari' },
    { file: bengali.bold, scale: 1.06, script: 'Bengali' },
    ...others('bold'),
  ],
  serif: [
    { file: serif.regular, scale: 1 },
    { file: devanagari.regular, scale: 1.08, script: 'Devanagari' },
    { file: bengali.regular, scale: 1.06, script: 'Bengali' },
    ...others('regular'),
  ],
  italic: [
    { file: 'noto-serif/400Regular_Italic/NotoSerif_400Regular_Italic', scale: 1 },
    { file: devanagari.regular, scale: 1.08, script: 'Devanagari' },
    { file: bengali.regular, scale: 1.06, script: 'Bengali' },
    ...others('regular'),
  ],
  sans: [
    { file: sans.regular, scale: 1 },
    { file: devanagari.sans, scale: 1.06, script: 'Devanagari' },
    { file: bengali.sans, scale: 1.04, script: 'Bengali' },
    ...others('regular'),
  ],
  bold: [
    { file: sans.bold, scale: 1 },
    { file: devanagari.sansBold, scale: 1.06, script: 'Devanagari' },
    { file: bengali.sansBold, scale: 1.04, script: 'Bengali' },
    ...others('bold'),
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
  mendAnchors(font);
  open.set(file, font);
  return font;
}

/**
 * The faces of a voice, opened when one is asked for a letter.
 * @param {string} voice
 */
function openFaces(voice) {
  const faces = voices[voice];
  if (!faces) throw new Error(`There is no voice ${voice}`);
  return faces.map(({ file, scale, script }, place) => {
    // signs that several scripts share, such as the danda, belong to each of them
    const letters = script === undefined ? null : new RegExp(`\\p{Script_Extensions=${script}}`, 'u');
    return {
      scale,
      first: place === 0,
      writes: (/** @type {string} */ cluster) => letters === null || letters.test(cluster),
      font: () => fontOf(file),
    };
  });
}

/** @type {Map<string, ReturnType<typeof openFaces>>} */
const ofVoice = new Map();

/** @param {string} voice */
export function facesOf(voice) {
  const known = ofVoice.get(voice) ?? openFaces(voice);
  ofVoice.set(voice, known);
  return known;
}
