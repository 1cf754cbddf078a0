// @ts-check
import { decodeHTML } from 'entities';
import * as XLSX from 'xlsx';
import { MAX_CELL_LENGTH, MAX_COLUMNS, MOST_MARKS, ROWS_READ, opened } from './sheet.mjs';
import { hiddenInParts, hiddenInSheet } from './hidden-rows.mjs';
import { workbookParts } from './workbook-parts.mjs';

// A workbook with more tabs is no guest list.
const MAX_SHEETS = 60;

/** @type {XLSX.ParsingOptions} */
const VALUES_ONLY = {
  dense: true,
  sheetRows: ROWS_READ,
  cellFormula: false,
  cellHTML: false,
  cellStyles: false,
  cellNF: false,
  cellText: false,
  // a phone that is text in a page stays what it is
  raw: true,
  bookVBA: false,
  bookDeps: false,
};

/**
 * Reads a workbook (.xlsx, .xls, .ods, or a page with tables that is called .xls): all of its tabs. Must run where it can be stopped: a hostile sheet
 * can keep the library busy without end.
 *
 * @param {Buffer} bytes
 * @returns {import('./sheet.mjs').OpenedFile}
 * @throws {RangeError} for more tabs than a guest list has
 */
export function readWorkbook(bytes) {
  // the library leaves most signs of a page as they are written there
  const isMarkup = /^\ufeff?\s*</.test(bytes.toString('utf8', 0, 100));
  const parts = bytes[0] === 0x50 ? workbookParts(bytes) : null;
  const inParts = parts && hiddenInParts(parts);
  // of the older kinds the library knows the columns that are hidden only beside every cell's looks
  const book = XLSX.read(parts ? packed(parts) : bytes, {
    ...VALUES_ONLY,
    cellStyles: !inParts,
    type: 'buffer',
  });
  if (book.SheetNames.length > MAX_SHEETS) throw new RangeError('too many tabs');
  return opened(
    book.SheetNames.map((name, index) => {
      const sheet = book.Sheets[name];
      const hidden = inParts ? inParts[index] : hiddenInSheet(sheet);
      return {
        name,
        hidden: Boolean(book.Workbook?.Sheets?.[index]?.Hidden),
        rows: rowsOf(sheet, hidden?.rows ?? new Set(), isMarkup ? decodeHTML : String),
        hiddenColumns: (hidden?.columns ?? []).filter((column) => column < MAX_COLUMNS),
        merges: mergesOf(sheet),
        unread: unreadOf(sheet),
      };
    }),
  );
}

/**
 * The workbook's parts, unpacked under a limit, go to the library packed anew without
 * compression: so it never meets a size or a stream that the file made up.
 * @param {{ name: string, content: Buffer }[]} parts
 */
function packed(parts) {
  if (!parts.some(({ name }) => /^(\[Content_Types\]|content)\.xml$/.test(name)))
    throw new Error('no workbook');
  const container = XLSX.CFB.utils.cfb_new();
  for (const { name, content } of parts) XLSX.CFB.utils.cfb_add(container, name, content, { unsafe: true });
  return XLSX.CFB.write(container, { fileType: 'zip', type: 'buffer', compression: false });
}

/**
 * @param {XLSX.WorkSheet | undefined} sheet
 * @param {Set<number>} hidden
 * @param {(text: string) => string} decode
 * @returns {import('./sheet.mjs').SheetRow[]}
 */
function rowsOf(sheet, hidden, decode) {
  /** @type {import('./sheet.mjs').SheetRow[]} */
  const rows = [];
  const data = sheet?.['!data'] ?? [];
  for (let index = 0; index < Math.min(data.length, ROWS_READ); index += 1) {
    const cells = Array.from({ length: Math.min(data[index]?.length ?? 0, MAX_COLUMNS) }, (_, column) =>
      decode(cellText(data[index]?.[column])),
    );
    if (!cells.some(Boolean)) continue;
    rows.push({ rowNumber: index + 1, cells, ...(hidden.has(index + 1) ? { hidden: true } : {}) });
  }
  return rows;
}

/** Merged cells and marks of a tab that are looked at: more are no guest list's. */

/**
 * @param {XLSX.WorkSheet | undefined} sheet
 * @returns {import('./sheet.mjs').Merge[]}
 */
const mergesOf = (sheet) =>
  (sheet?.['!merges'] ?? [])
    .slice(0, MOST_MARKS)
    .filter(({ s, e }) => e.r > s.r && s.c === e.c)
    .map(({ s, e }) => ({ column: s.c, from: s.r + 1, to: Math.min(e.r + 1, ROWS_READ) }));

/**
 * @param {XLSX.WorkSheet | undefined} sheet
 * @returns {import('./sheet.mjs').Unread}
 */
function unreadOf(sheet) {
  /** @type {Required<import('./sheet.mjs').Unread>} */
  const unread = { isWide: false, cut: 0, comments: [], errors: [] };
  const data = sheet?.['!data'] ?? [];
  for (let row = 0; row < Math.min(data.length, ROWS_READ); row += 1)
    for (let column = 0; column < (data[row]?.length ?? 0); column += 1) {
      const cell = data[row]?.[column];
      if (!cell) continue;
      if (column >= MAX_COLUMNS && cell.v !== undefined && String(cell.v).trim()) unread.isWide = true;
      if (typeof cell.v === 'string' && cell.v.length > MAX_CELL_LENGTH) unread.cut += 1;
      if (cell.t === 'e' && unread.errors.length < MOST_MARKS)
        unread.errors.push(XLSX.utils.encode_cell({ r: row, c: column }));
      if (cell.c?.length && unread.comments.length < MOST_MARKS)
        unread.comments.push(XLSX.utils.encode_cell({ r: row, c: column }));
    }
  return unread;
}

/**
 * The value and not its display: a phone kept as a number shows as `9.82E+09` in a narrow column.
 * @param {XLSX.CellObject | undefined} cell
 */
function cellText(cell) {
  if (cell?.v === undefined || cell.v === null || cell.t === 'e') return '';
  if (typeof cell.v === 'boolean') return cell.v ? 'TRUE' : 'FALSE';
  if (typeof cell.v === 'number' && !Number.isFinite(cell.v)) return '';
  return String(cell.v).slice(0, MAX_CELL_LENGTH);
}
