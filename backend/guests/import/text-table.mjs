// @ts-check
import Papa from 'papaparse';
import { ROWS_READ, HEADER_SEARCH_ROWS, findHeader, guestsOf } from './guest-columns.mjs';

const DELIMITERS = [',', ';', '\t'];

// Enough for any header and the title above it; the delimiter is found on this much.
const SAMPLE_LENGTH = 64 * 1024;

/**
 * Reads a text file: CSV in any of the forms spreadsheets save (comma, semicolon,
 * tab; UTF-8, UTF-16 with its mark, Windows-1252).
 *
 * @param {Buffer} bytes
 * @returns {import('./guest-columns.mjs').FileContent}
 */
export function readText(bytes) {
  const decoded = decode(bytes);
  // A text file has no NUL: this is a picture, a PDF or damage.
  if (decoded.includes('\0')) return { kind: 'empty' };

  // Excel takes a first line such as `sep=;` as an instruction and does not count it as a row.
  const text = decoded.replace(/\r\n?/g, '\n').replace(/^sep=.\n/i, '');
  const sample = text.slice(0, SAMPLE_LENGTH);
  const delimiter = DELIMITERS.find((each) => findHeader(parse(sample, each, HEADER_SEARCH_ROWS).rows));
  if (!delimiter) return guestsOf(parse(sample, ',', HEADER_SEARCH_ROWS).rows);

  const { rows, quotesBroken } = parse(text, delimiter, ROWS_READ);
  // A quote that does not close swallows the rows after it: better refused than guests lost.
  return quotesBroken ? { kind: 'broken' } : guestsOf(rows);
}

/**
 * @param {string} text
 * @param {string} delimiter
 * @param {number} preview rows at most
 */
function parse(text, delimiter, preview) {
  const { data, errors } = Papa.parse(text, { delimiter, newline: '\n', preview, skipEmptyLines: false });
  const rows = /** @type {string[][]} */ (data).map((cells, index) => ({ rowNumber: index + 1, cells }));
  return { rows, quotesBroken: errors.some((error) => error.type === 'Quotes') };
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
