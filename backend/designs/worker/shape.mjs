// @ts-check
import { hasRightToLeft, inOrderSeen, levelsOf, mirrored, startsRight } from './direction.mjs';
import { facesOf } from './fonts.mjs';

/**
 * @typedef {ReturnType<typeof facesOf>[number]} Face
 * @typedef {{ face: Face, text: string, level: number }} Run
 */

const clusters = new Intl.Segmenter('en', { granularity: 'grapheme' });
// joiners steer the letters around them and selectors their look; neither is drawn
const INVISIBLE = /^(\u200c|\u200d|\ufe0e|\ufe0f)$/;

/** Letters that could not be written since the last `takeLeftOut`. @type {Set<string>} */
let leftOut = new Set();

export function takeLeftOut() {
  const letters = [...leftOut];
  leftOut = new Set();
  return letters;
}

/**
 * The parts of a text one by one, each with who can write it. What nobody can write is left
 * out and noted.
 *
 * @param {string} text
 * @param {string} voice
 */
function lettersOf(text, voice) {
  const faces = facesOf(voice);
  /** @type {{ face: Face, text: string }[]} */
  const letters = [];
  for (const { segment } of clusters.segment(text)) {
    const last = letters.at(-1);
    const neutral = /^[\s\p{P}\p{N}]+$/u.test(segment);
    // a comma or a space stays with the letters before it
    const order = last && neutral ? [last.face, ...faces] : faces;
    const face = order.find(
      (each) => ((neutral && each === last?.face) || each.writes(segment)) && canWrite(each, segment),
    );
    if (face) letters.push({ face, text: segment });
    else leftOut.add(segment);
  }
  return letters;
}

/**
 * Splits a line by who writes it and in which direction.
 * @param {string} text @param {string} voice @param {boolean} fromRight of the paragraph
 * @returns {Run[]} in the order they stand from left to right
 */
function runsOf(text, voice, fromRight) {
  const letters = lettersOf(text, voice);
  const turned = hasRightToLeft(text);
  const levels = turned
    ? levelsOf(
        letters.map((letter) => letter.text),
        fromRight,
      )
    : [];
  /** @type {Run[]} */
  const runs = [];
  letters.forEach((letter, at) => {
    const last = runs.at(-1);
    const level = levels[at] ?? 0;
    if (last?.face === letter.face && last.level === level) last.text += letter.text;
    else runs.push({ ...letter, level });
  });
  return turned ? inOrderSeen(runs) : runs;
}

/** @param {Face} face @param {string} segment */
const canWrite = (face, segment) =>
  [...segment].every(
    (letter) => INVISIBLE.test(letter) || face.font().hasGlyphForCodePoint(letter.codePointAt(0) ?? 0),
  );

/**
 * The text without what nobody can write.
 * @param {string} text @param {string} voice
 */
export const writable = (text, voice) =>
  lettersOf(text, voice)
    .map((letter) => letter.text)
    .join('')
    .replace(/\s+/g, ' ')
    .trim();

/**
 * The sign that doubles a letter goes before its vowel sign, which then stands above it; below
 * it the vowel would be another one. Browsers do the same.
 * @param {string} text
 */
const doublingFirst = (text) => text.replace(/([\u064b-\u0650\u0652]+)\u0651/g, '\u0651$1');

/** @type {Map<string, number>} */
const widths = new Map();

/**
 * Width of a text one pixel large, by the advances of its real glyphs.
 * @param {string} text @param {string} voice @param {number} tracking
 */
export function widthOf(text, voice, tracking) {
  const key = `${voice} ${tracking} ${text}`;
  const known = widths.get(key);
  if (known !== undefined) return known;
  if (widths.size > 5000) widths.clear();
  const width = lineOf(text, voice, 1, tracking).width;
  widths.set(key, width);
  return width;
}

/**
 * A line of text from its left end on the base line: how wide it is, and how to draw it.
 * @param {string} text @param {string} voice @param {number} size @param {number} tracking
 * @param {boolean} [fromRight] whether the paragraph it is of runs from right to left
 */
export function lineOf(text, voice, size, tracking, fromRight = startsRight(text)) {
  let x = 0;
  /** @type {{ glyph: ReturnType<import('./types.ts').Font['layout']>['glyphs'][number], x: number, y: number, scale: number }[]} */
  const placed = [];
  for (const { face, text: part, level } of runsOf(text, voice, fromRight)) {
    const font = face.font();
    const scale = (size * face.scale) / font.unitsPerEm;
    const { glyphs, positions } =
      level === 1 ? font.layout(doublingFirst(mirrored(part)), [], 'arab', 'URD ', 'rtl') : font.layout(part);
    glyphs.forEach((glyph, place) => {
      const at = positions[place];
      if (!at) return;
      placed.push({ glyph, x: x + at.xOffset * scale, y: -at.yOffset * scale, scale });
      x += at.xAdvance * scale + (face.first ? tracking * size : 0);
    });
  }
  return { width: Math.max(0, x - (placed.length > 0 ? tracking * size : 0)), placed };
}

/**
 * Path data of a line whose left end is at `left` on the base line `base`, and the edges of its ink.
 * @param {ReturnType<typeof lineOf>} line @param {number} left @param {number} base
 */
export function drawLine({ placed }, left, base) {
  let path = '';
  const ink = { minX: Infinity, minY: Infinity, maxX: -Infinity, maxY: -Infinity };
  for (const { glyph, x, y, scale } of placed) {
    const { bbox } = glyph.path;
    if (!Number.isFinite(bbox.minX)) continue;
    path += rounded(glyph.path.transform(scale, 0, 0, -scale, left + x, base + y).toSVG());
    ink.minX = Math.min(ink.minX, left + x + bbox.minX * scale);
    ink.maxX = Math.max(ink.maxX, left + x + bbox.maxX * scale);
    ink.minY = Math.min(ink.minY, base + y - bbox.maxY * scale);
    ink.maxY = Math.max(ink.maxY, base + y - bbox.minY * scale);
  }
  return { path, ink };
}

/** @param {string} path */
const rounded = (path) =>
  path.replace(/-?\d+\.\d+/g, (number) => String(Math.round(Number(number) * 100) / 100));
