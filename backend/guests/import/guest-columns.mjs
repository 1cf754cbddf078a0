// @ts-check

/**
 * A row of a file as text. `rowNumber` is the number Excel shows beside it.
 * @typedef {{ rowNumber: number, cells: string[] }} TableRow
 *
 * The cells of one guest, as typed.
 * @typedef {{ rowNumber: number, firstName: string, lastName: string, phone: string, email: string, withFamily: string }} GuestRecord
 *
 * What a file holds, in the reader's terms.
 * @typedef {{ kind: 'guests', hasWithFamily: boolean, records: GuestRecord[] }
 *   | { kind: 'empty' | 'missing-columns' | 'too-many-rows' | 'broken' | 'too-complicated' | 'locked' }} FileContent
 */

/** The header is looked for in this many rows, because people put a title above it. */
export const HEADER_SEARCH_ROWS = 10;

/** Rows below the header a file may use (design 10). */
const MAX_ROWS = 10_000;

/**
 * Rows read from any file. A stretch beyond the limit is read so that a longer list
 * is refused rather than cut short in silence.
 */
export const ROWS_READ = HEADER_SEARCH_ROWS + MAX_ROWS + 1_000;

/** Columns read of a row, and characters of a cell: past these lies nothing of a guest. */
export const MAX_COLUMNS = 200;
export const MAX_CELL_LENGTH = 300;

const REQUIRED = ['firstname', 'lastname', 'phone', 'email'];

/**
 * Where the guest columns are: the first row among the first few that names all four.
 * Spelling is forgiving: `First Name`, `first_name`, `FIRSTNAME`, `E-mail`.
 *
 * @param {TableRow[]} rows
 * @returns {{ headerRow: number, columns: Map<string, number> } | null}
 */
export function findHeader(rows) {
  for (const row of rows) {
    if (row.rowNumber > HEADER_SEARCH_ROWS) return null;
    const columns = new Map();
    row.cells.forEach((cell, index) => {
      const word = cell
        .normalize('NFKC')
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]/gu, '');
      if (!columns.has(word)) columns.set(word, index);
    });
    if (REQUIRED.every((word) => columns.has(word))) return { headerRow: row.rowNumber, columns };
  }
  return null;
}

/**
 * The guests of a table. Rows with no name, e-mail or phone are dropped (spec section 5).
 *
 * @param {TableRow[]} rows
 * @returns {FileContent}
 */
export function guestsOf(rows) {
  const header = findHeader(rows);
  if (!header) return { kind: filled(rows) < 2 ? 'empty' : 'missing-columns' };

  /** @type {GuestRecord[]} */
  const records = [];
  for (const row of rows) {
    if (row.rowNumber <= header.headerRow) continue;
    /** @param {string} word */
    const cell = (word) => (row.cells[header.columns.get(word) ?? -1] ?? '').slice(0, MAX_CELL_LENGTH);
    const record = {
      rowNumber: row.rowNumber,
      firstName: cell('firstname'),
      lastName: cell('lastname'),
      phone: cell('phone'),
      email: cell('email'),
      withFamily: cell('withfamily'),
    };
    if (![record.firstName, record.lastName, record.phone, record.email].some((text) => text.trim()))
      continue;
    if (row.rowNumber - header.headerRow > MAX_ROWS) return { kind: 'too-many-rows' };
    records.push(record);
  }
  if (records.length === 0) return { kind: 'empty' };
  return { kind: 'guests', hasWithFamily: header.columns.has('withfamily'), records };
}

/** @param {TableRow[]} rows */
const filled = (rows) => rows.filter((row) => row.cells.some((cell) => cell.trim())).length;
