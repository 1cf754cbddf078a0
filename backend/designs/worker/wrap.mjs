// @ts-check
import { widthOf } from './shape.mjs';

/** @typedef {import('./types.ts').TextBlock} TextBlock */

const clusters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * Lines no wider than `room` (at size one), broken between words; a word wider than a line is broken inside.
 * @param {string} text @param {string} voice @param {number} room @param {number} tracking
 */
export function wrap(text, voice, room, tracking) {
  const space = widthOf('n n', voice, tracking) - widthOf('nn', voice, tracking);
  /** @type {string[]} */
  const lines = [];
  let line = '';
  let width = 0;
  for (const word of text.split(' ').flatMap((each) => pieces(each, voice, room, tracking))) {
    const wide = widthOf(word, voice, tracking) + tracking;
    if (line !== '' && width + space + wide > room) {
      lines.push(line);
      line = word;
      width = wide;
    } else {
      width += (line === '' ? 0 : space) + wide;
      line = line === '' ? word : `${line} ${word}`;
    }
  }
  return line === '' ? lines : [...lines, line];
}

/** @param {string} word @param {string} voice @param {number} room @param {number} tracking @returns {string[]} */
function pieces(word, voice, room, tracking) {
  if (widthOf(word, voice, tracking) <= room) return [word];
  /** @type {string[]} */
  const parts = [];
  let part = '';
  for (const { segment } of clusters.segment(word)) {
    if (part !== '' && widthOf(part + segment, voice, tracking) > room) {
      parts.push(part);
      part = '';
    }
    part += segment;
  }
  return [...parts, part];
}

/**
 * The same number of lines in the narrowest column that holds them.
 * @param {string[]} lines @param {TextBlock} block @param {number} room
 */
export function balanced(lines, { text, voice, tracking = 0 }, room) {
  if (lines.length < 2) return lines;
  let narrow = room / 2;
  let wide = room;
  let best = lines;
  for (let step = 0; step < 7; step += 1) {
    const middle = (narrow + wide) / 2;
    const tried = wrap(text, voice, middle, tracking);
    // a word broken inside only to be narrower reads badly
    const whole = tried.join(' ') === lines.join(' ');
    if (tried.length <= lines.length && whole) {
      best = tried;
      wide = middle;
    } else narrow = middle;
  }
  return best;
}

/**
 * As many lines as allowed, the last one cut with an ellipsis.
 * @param {string[]} lines @param {TextBlock} block @param {number} room
 */
export function shortened(lines, { voice, maxLines, tracking = 0 }, room) {
  const kept = lines.slice(0, maxLines);
  let last = [...clusters.segment(kept.pop() ?? '')].map(({ segment }) => segment);
  while (last.length > 1 && widthOf(`${last.join('')}…`, voice, tracking) > room) last = last.slice(0, -1);
  return [...kept, `${last.join('').trimEnd()}…`];
}
