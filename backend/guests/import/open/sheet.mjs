// @ts-check

/**
 * A row of a file as text. `rowNumber` is the number Excel shows beside it.
 * @typedef {{ rowNumber: number, cells: string[], hidden?: true }} SheetRow
 *
 * What of a tab is not read: whether it is wider than what is read, how many of its cells are longer, cells with a comment, and
 * those with an error in place of a value, as spreadsheets name them.
 * @typedef {{ isWide?: boolean, cut?: number, comments?: string[], errors?: string[] }} Unread
 *
 * Cells that are one over several rows, by column counted from 0 and the numbers of their rows.
 * @typedef {{ column: number, from: number, to: number }} Merge
 *
 * A tab of a workbook, or all of another file. `hiddenColumns`: counted from 0. `lines`: of a text, as they are.
 * @typedef {{ name: string, hidden: boolean, rows: SheetRow[], hiddenColumns: number[], lines?: string[], merges?: Merge[], unread?: Unread }} Sheet
 *
 * What a file holds as it was opened, before anybody looks for guests in it.
 * @typedef {{ kind: 'sheets', sheets: Sheet[] } | { kind: 'broken' | 'too-complicated' | 'too-many-rows' | 'locked' }} OpenedFile
 */

/** Rows read of a tab: a stretch beyond what a list may have, so that a longer one is refused rather than cut short in silence. */
export const ROWS_READ = 11_000;

/** Rows and characters of all tabs together that a file may bring. */
const MOST_ROWS = 25_000;
const MOST_CHARACTERS = 12 * 1024 * 1024;

/** Cells of a tab that are named for an error or a comment. */
export const MOST_MARKS = 2_000;

/** Columns read of a row, and characters of a cell, which may name thirty people: past these lies nothing of a guest. */
export const MAX_COLUMNS = 200;
export const MAX_CELL_LENGTH = 2_400;

/**
 * The tabs of a file, if they are no more than a list of guests can need.
 * @param {Sheet[]} sheets
 * @returns {OpenedFile}
 */
export function opened(sheets) {
  let rows = 0;
  let characters = 0;
  for (const sheet of sheets) {
    rows += sheet.rows.length;
    for (const { cells } of sheet.rows) for (const cell of cells) characters += cell.length;
  }
  if (rows > MOST_ROWS) return { kind: 'too-many-rows' };
  return characters > MOST_CHARACTERS ? { kind: 'too-complicated' } : { kind: 'sheets', sheets };
}
