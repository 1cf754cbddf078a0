// @ts-check

/**
 * In which direction the parts of a line are written, as the Unicode Bidirectional Algorithm
 * (UAX 9) says for lines without control characters: an Urdu name stands from right to left
 * between words that stand from left to right, and its numbers from left to right within.
 * Brackets take the direction of what is around them, not of what they hold (rule N0 is left out).
 *
 * @typedef {'right' | 'left' | 'number' | 'other'} Kind
 */

const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Thaana}\p{Script=Syriac}]/u;
const LETTER = /^[\p{L}\p{M}]/u;
const NUMBER = /^\p{Nd}/u;
/** Signs that are part of a number between two digits, as in 7:30 and 1,25,000. */
const INSIDE_NUMBERS = /^[.,:/،]$/u;

/** @param {string} text */
export const hasRightToLeft = (text) => RIGHT_TO_LEFT.test(text);

/** @param {string} cluster @returns {Kind} */
function kindOf(cluster) {
  if (NUMBER.test(cluster)) return 'number';
  if (RIGHT_TO_LEFT.test(cluster) && !INSIDE_NUMBERS.test(cluster)) return 'right';
  return LETTER.test(cluster) ? 'left' : 'other';
}

/**
 * Whether a paragraph runs from right to left: its first letter decides.
 * @param {string} text
 */
export function startsRight(text) {
  for (const letter of text) {
    const kind = kindOf(letter);
    if (kind === 'right' || kind === 'left') return kind === 'right';
  }
  return false;
}

/**
 * The level of each cluster: even ones are written from left to right, odd ones from right to left.
 * @param {string[]} clusters @param {boolean} fromRight of the paragraph
 */
export function levelsOf(clusters, fromRight) {
  const base = fromRight ? 'right' : 'left';
  const kinds = clusters.map(kindOf);
  kinds.forEach((kind, at) => {
    if (
      kind === 'other' &&
      INSIDE_NUMBERS.test(clusters[at] ?? '') &&
      kinds[at - 1] === 'number' &&
      kinds[at + 1] === 'number'
    )
      kinds[at] = 'number';
  });
  // a number among words from left to right is one of them
  /** @type {Kind} */
  let last = base;
  kinds.forEach((kind, at) => {
    if (kind === 'number' && last === 'left') kinds[at] = 'left';
    else if (kind === 'right' || kind === 'left') last = kind;
  });
  // what has no direction takes that of both its neighbours, else the paragraph's
  for (let at = 0; at < kinds.length; at += 1) {
    if (kinds[at] !== 'other') continue;
    let end = at;
    while (kinds[end] === 'other') end += 1;
    const before = side(kinds[at - 1] ?? base);
    const taken = before === side(kinds[end] ?? base) ? before : base;
    kinds.fill(taken, at, end);
  }
  return kinds.map((kind) => (kind === 'right' ? 1 : kind === 'number' || fromRight ? 2 : 0));
}

/** Numbers count as right to left for what stands beside them. @param {Kind} kind @returns {Kind} */
const side = (kind) => (kind === 'number' ? 'right' : kind);

/**
 * Runs in the order they stand from left to right.
 * @template {{ level: number }} Run @param {Run[]} runs
 */
export function inOrderSeen(runs) {
  const ordered = [...runs];
  for (let level = Math.max(0, ...runs.map((run) => run.level)); level > 0; level -= 1) {
    for (let at = 0; at < ordered.length; at += 1) {
      let end = at;
      while ((ordered[end]?.level ?? -1) >= level) end += 1;
      ordered.splice(at, end - at, ...ordered.slice(at, end).reverse());
      at = Math.max(at, end - 1);
    }
  }
  return ordered;
}

const MIRRORED = new Map(
  [...'()[]{}<>«»‹›'].map((sign, at, all) => [sign, all[at % 2 === 0 ? at + 1 : at - 1] ?? sign]),
);

/** Brackets the other way round, as they stand in writing from right to left. @param {string} text */
export const mirrored = (text) => text.replace(/[()[\]{}<>«»‹›]/g, (sign) => MIRRORED.get(sign) ?? sign);
