// @ts-check
import * as XLSX from 'xlsx';
import { MAX_CELL_LENGTH, MAX_COLUMNS, ROWS_READ, guestsOf } from './guest-columns.mjs';
import { workbookParts } from './workbook-parts.mjs';

// Guests are on one of the first sheets; a workbook with hundreds is not searched to its end.
const MAX_SHEETS = 10;

/** @type {XLSX.ParsingOptions} */
const VALUES_ONLY = {
  dense: true,
  sheetRows: ROWS_READ,
  cellFormula: false,
  cellHTML: false,
  cellStyles: false,
  cellNF: false,
  cellText: false,
  bookVBA: false,
  bookDeps: false,
};

/**
 * Reads a workbook: the first visible sheet with the guest columns, else what the
 * first sheet with content says. Must run where it can be stopped: a hostile sheet
 * can keep the library busy without end.
 *
 * @param {Buffer} bytes
 * @returns {import('./guest-columns.mjs').FileContent}
 */
export function readWorkbook(bytes) {
  const file = bytes[0] === 0x50 ? repacked(bytes) : bytes;
  /** @type {import('./guest-columns.mjs').FileContent | null} */
  let first = null;
  for (let index = 0, count = 1; index < Math.min(count, MAX_SHEETS); index += 1) {
    const book = XLSX.read(file, { ...VALUES_ONLY, type: 'buffer', sheets: index });
    count = book.SheetNames.length;
    if (book.Workbook?.Sheets?.[index]?.Hidden) continue;
    const content = guestsOf(rowsOf(book.Sheets[book.SheetNames[index] ?? '']));
    if (content.kind !== 'empty' && content.kind !== 'missing-columns') return content;
    if (content.kind === 'missing-columns') first ??= content;
  }
  return first ?? { kind: 'empty' };
}

/**
 * The workbook's parts, unpacked under a limit, go to the library packed anew without
 * compression: so it never meets a size or a stream that the file made up.
 * @param {Buffer} bytes
 */
function repacked(bytes) {
  const parts = workbookParts(bytes);
  if (!parts.some(({ name }) => name === '[Content_Types].xml')) throw new Error('no workbook');
  const container = XLSX.CFB.utils.cfb_new();
  for (const { name, content } of parts) XLSX.CFB.utils.cfb_add(container, name, content, { unsafe: true });
  return XLSX.CFB.write(container, { fileType: 'zip', type: 'buffer', compression: false });
}

/** @param {XLSX.WorkSheet | undefined} sheet */
function rowsOf(sheet) {
  const rows = [];
  const data = sheet?.['!data'] ?? [];
  for (let index = 0; index < Math.min(data.length, ROWS_READ); index += 1) {
    const cells = Array.from({ length: Math.min(data[index]?.length ?? 0, MAX_COLUMNS) }, (_, column) =>
      cellText(data[index]?.[column]),
    );
    if (cells.some(Boolean)) rows.push({ rowNumber: index + 1, cells });
  }
  return rows;
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
