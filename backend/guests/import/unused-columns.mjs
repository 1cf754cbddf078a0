// @ts-check

/**
 * @typedef {import('./guest-columns.mjs').TableRow} TableRow
 * @typedef {import('./guest-columns.mjs').GuestRecord} GuestRecord
 * @typedef {import('./guest-columns.mjs').UnusedColumn} UnusedColumn
 */

/** Columns that are named, and letters of a heading: the sentence is for somebody who reads it. */
const MOST_NAMED = 30;
const MOST_LETTERS = 60;

/**
 * Counts, column by column, the rows with something that no guest got: below a heading that is not understood, or in a
 * second column for one thing that says something else.
 *
 * @param {TableRow[]} rows
 * @param {{ headerRow: number, columns: Map<string, number[]> }} header
 */
export function unusedColumns(rows, { headerRow, columns }) {
  const understood = new Set([...columns.values()].flat());
  /** @type {Map<number, number>} */
  const counts = new Map();

  /**
   * @param {TableRow} row
   * @param {GuestRecord} record what was made of it
   */
  function count({ cells }, record) {
    const { rowNumber: _, ...texts } = record;
    const used = [...Object.values(texts), `${record.firstName} ${record.lastName}`].map(bare);
    cells.forEach((cell, index) => {
      if (!cell.trim()) return;
      const text = bare(cell);
      // a phone with and without its +91 is one
      if (
        understood.has(index) &&
        used.some((known) => known && (known.endsWith(text) || text.endsWith(known)))
      )
        return;
      counts.set(index, (counts.get(index) ?? 0) + 1);
    });
  }

  /** @returns {UnusedColumn[]} from the left */
  function named() {
    const headings = rows.find(({ rowNumber }) => rowNumber === headerRow)?.cells ?? [];
    return [...counts]
      .sort(([one], [other]) => one - other)
      .slice(0, MOST_NAMED)
      .map(([index, inRows]) => ({ heading: headingOf(headings[index] ?? '', index), rows: inRows }));
  }
  return { count, named };
}

/** @param {string} text */
const bare = (text) => text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]/gu, '');

/**
 * @param {string} typed
 * @param {number} index
 */
function headingOf(typed, index) {
  const heading = typed.replace(/[\s\p{C}]+/gu, ' ').trim();
  if (!heading) return `Column ${letterOf(index)}`;
  const letters = [...heading];
  return letters.length > MOST_LETTERS ? `${letters.slice(0, MOST_LETTERS).join('')}…` : heading;
}

/**
 * As spreadsheets name it: A to Z, then AA.
 * @param {number} index
 * @returns {string}
 */
const letterOf = (index) =>
  (index < 26 ? '' : letterOf(Math.floor(index / 26) - 1)) + String.fromCharCode(65 + (index % 26));
