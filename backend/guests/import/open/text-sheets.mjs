// @ts-check
import Papa from 'papaparse';
import * as XLSX from 'xlsx';
import { MAX_CELL_LENGTH, MAX_COLUMNS, MOST_MARKS, ROWS_READ, opened } from './sheet.mjs';
import { rowsOfContacts } from './contact-cards.mjs';

const DELIMITERS = [',', ';', '\t', '|'];

/** What a spreadsheet writes in place of a value that it cannot work out. */
const ERROR = /^\s*#(REF|N\/A|VALUE|NAME|DIV\/0|NUM|NULL)[!?]?\s*$/i;

const MOST_NULS = 100;

// the delimiter is found on this much
const SAMPLE_LENGTH = 64 * 1024;

/**
 * Reads a text file: CSV in any of the forms spreadsheets save (comma, semicolon, tab; UTF-8, UTF-16 with its mark,
 * Windows-1252), contacts of a phone (vCard), or lines that somebody wrote.
 *
 * @param {Buffer} bytes
 * @returns {import('./sheet.mjs').OpenedFile}
 */
export function readText(bytes) {
  const whole = decode(bytes);
  // many NULs are a picture, a PDF or damage; a few are a slip of the program that wrote the text
  const nuls = whole.split('\0', MOST_NULS + 1).length - 1;
  if (nuls > whole.length / 20 || nuls >= MOST_NULS || isBinary(whole)) return opened([]);
  const decoded = nuls > 0 ? whole.replaceAll('\0', '') : whole;

  const lines = decoded.replace(/\r\n?/g, '\n');
  // a page as mails carry it: nobody's list
  if (/^(MIME-Version|From: <Saved by)/i.test(lines)) return { kind: 'broken' };
  if (/^\s*BEGIN:VCARD/i.test(lines)) return opened([sheetOf(rowsOfContacts(lines))]);

  // Excel takes a first line such as `sep=;` as an instruction and does not count it as a row.
  const text = lines.replace(/^sep=.\n/i, '');
  const delimiter = delimiterOf(text.slice(0, SAMPLE_LENGTH));
  const { data, errors } = parse(text, delimiter);
  // a quote that does not close swallows the rows after it
  if (errors.some((error) => error.type === 'Quotes')) {
    // `"Dutta, Sourav" <sourav@example.com>`: recipients of a mail have quotes around their names
    const isMail = /^["'].*<[^<>\s]+@[^<>\s]+>/m.test(text);
    const plain = withoutQuotes(text, delimiter) ?? (isMail ? linesOf(text).map((line) => [line]) : null);
    return plain ? opened([{ ...sheetOf(plain), lines: linesOf(text) }]) : { kind: 'broken' };
  }
  return opened([{ ...sheetOf(data), lines: linesOf(text) }]);
}

/**
 * Whether a text has more signs that no text has than a slip would make, as a small picture read for one does.
 *
 * @param {string} text
 */
function isBinary(text) {
  const signs = text.slice(0, SAMPLE_LENGTH).match(/[\x01-\x08\x0e-\x19\x1c-\x1f]/g)?.length ?? 0;
  return signs > 20 && signs > Math.min(text.length, SAMPLE_LENGTH) / 50;
}

/**
 * @param {string[][]} table
 * @returns {import('./sheet.mjs').Sheet}
 */
const sheetOf = (table) => ({
  name: '',
  hidden: false,
  hiddenColumns: [],
  unread: {
    isWide: table.some((cells) => cells.slice(MAX_COLUMNS).some((cell) => cell.trim())),
    cut: table.reduce((sum, cells) => sum + cells.filter((cell) => cell.length > MAX_CELL_LENGTH).length, 0),
    errors: table
      .flatMap((cells, r) =>
        cells.flatMap((cell, c) => (ERROR.test(cell) ? [XLSX.utils.encode_cell({ r, c })] : [])),
      )
      .slice(0, MOST_MARKS),
  },
  rows: table
    .map((cells, index) => ({
      rowNumber: index + 1,
      cells: cells
        .slice(0, MAX_COLUMNS)
        .map((cell) => (ERROR.test(cell) ? '' : cell.slice(0, MAX_CELL_LENGTH))),
    }))
    .filter(({ cells }) => cells.some((cell) => cell.trim())),
});

/** @param {string} text */
const linesOf = (text) => text.split('\n', ROWS_READ).map((line) => line.slice(0, MAX_CELL_LENGTH));

/**
 * What stands between the cells: the sign by which most rows have the same number of them.
 * @param {string} sample
 */
function delimiterOf(sample) {
  let best = { delimiter: ',', rows: 0, columns: 0 };
  for (const delimiter of DELIMITERS) {
    /** @type {Map<number, number>} */
    const rowsOfWidth = new Map();
    for (const { length } of parse(sample, delimiter).data)
      if (length > 1) rowsOfWidth.set(length, (rowsOfWidth.get(length) ?? 0) + 1);
    for (const [columns, rows] of rowsOfWidth)
      if (rows > best.rows || (rows === best.rows && columns > best.columns))
        best = { delimiter, rows, columns };
  }
  return best.delimiter;
}

/**
 * @param {string} text
 * @param {string} delimiter
 * @param {string} quoteChar
 * @returns {Papa.ParseResult<string[]>}
 */
const parse = (text, delimiter, quoteChar = '"') => {
  const read = (/** @type {string} */ written) =>
    Papa.parse(written, { delimiter, newline: '\n', quoteChar, preview: ROWS_READ, skipEmptyLines: false });
  const plain = read(text);
  const marked = quoteChar === '"' ? withMarks(text, delimiter) : text;
  if (marked === text) return plain;
  const withDittos = read(marked);
  return misfitsOf(withDittos.data) > misfitsOf(plain.data) ? plain : withDittos;
};

/**
 * Rows with another number of cells than most have.
 * @param {string[][]} rows
 */
function misfitsOf(rows) {
  const filled = rows.filter((cells) => cells.some((cell) => cell.trim()));
  /** @type {Map<number, number>} */
  const times = new Map();
  for (const { length } of filled) times.set(length, (times.get(length) ?? 0) + 1);
  return filled.length - Math.max(0, ...times.values());
}

/**
 * A text in which a cell that is one quotation mark, a hand's *same as above*, opens no quotation: it is written as a file writes such a
 * cell. What opens one goes on to a mark that closes it behind something.
 * @param {string} text
 * @param {string} delimiter
 */
function withMarks(text, delimiter) {
  if (!/"[ \t,;|]*$/m.test(text) && !new RegExp(`"[ ]*[${delimiter}]`).test(text)) return text;
  const isEdge = (/** @type {number} */ at) =>
    at < 0 || at >= text.length || text[at] === '\n' || text[at] === delimiter;
  const behind = (/** @type {number} */ at) => {
    let end = at + 1;
    while (text[end] === ' ') end += 1;
    return end;
  };
  const widthAt = (/** @type {number} */ at) => {
    const to = text.indexOf('\n', at);
    const line = text.slice(text.lastIndexOf('\n', at) + 1, to < 0 ? undefined : to);
    return line.split(delimiter).length;
  };
  let [marked, taken, at] = ['', 0, text.indexOf('"')];
  while (at >= 0) {
    let next = text.indexOf('"', at + 1);
    if (isEdge(at - 1)) {
      const end = behind(at);
      const isClosed = next > end && (text[next + 1] === '"' || isEdge(behind(next)));
      // `","` is a cell, or two marks: as many cells as the first line has tell
      const isBlank = () => isClosed && isEdge(next - 1) && !/[^\s,;|]/.test(text.slice(end, next));
      const closes = (isClosed && !isEdge(next - 1)) || (isBlank() && widthAt(at) !== widthAt(0));
      if (isEdge(end) && !closes) {
        marked += `${text.slice(taken, at)}""""`;
        taken = end;
      } else {
        // to the end of what is quoted
        while (next >= 0 && !(text[next + 1] !== '"' && isEdge(behind(next))))
          next = text.indexOf('"', text[next + 1] === '"' ? next + 2 : next + 1);
        next = next < 0 ? next : text.indexOf('"', next + 1);
      }
    }
    at = next;
  }
  return marked + text.slice(taken);
}

/**
 * A table whose quotes are signs like any other, as in `"Raju" Ramesh,98200 12345`; null where that would part a cell in two, for then
 * nobody knows which belongs where.
 * @param {string} text
 * @param {string} delimiter
 * @returns {string[][] | null}
 */
function withoutQuotes(text, delimiter) {
  const { data: rows } = parse(text, delimiter, '\u0000');
  const widths = new Set(rows.filter((cells) => cells.length > 1).map((cells) => cells.length));
  if (widths.size > 1) return null;
  return rows.map((cells) => cells.map((cell) => cell.replace(/^"([^"]+)"?$|^([^"]+)"$|^""$/, '$1$2')));
}

/** @param {Buffer} bytes */
function decode(bytes) {
  const starts = (/** @type {number[]} */ ...mark) => mark.every((byte, index) => bytes[index] === byte);
  if (starts(0xff, 0xfe)) return new TextDecoder('utf-16le').decode(bytes);
  if (starts(0xfe, 0xff)) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return windows1252(bytes);
  }
}

// Windows-1252 at 0x80 to 0x9F, where Latin-1 has control characters; five places are free in both.
const CURLY = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';

/**
 * Node 20's own decoder of this name answers Latin-1 and loses curly quotes.
 * @param {Buffer} bytes
 */
function windows1252(bytes) {
  return bytes
    .toString('latin1')
    .replace(/[\x80-\x9f]/g, (letter) => CURLY[letter.charCodeAt(0) - 0x80] ?? letter);
}
