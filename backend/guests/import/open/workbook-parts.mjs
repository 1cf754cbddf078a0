// @ts-check
import { crc32, inflateRawSync } from 'node:zlib';

/** Parts of one workbook may unpack to this many bytes in all: 10,000 guests need about 3 MB. */
const MAX_UNPACKED_BYTES = 64 * 1024 * 1024;

/**
 * Cells, rows, shared texts and comments of one workbook, counted before it is read: the library spends
 * about two microseconds on each, also on a blank one. 10,000 guests with forty columns fit.
 */
const MAX_CELLS = 400_000;

/** Parts in the binary form state no cells that could be counted; ten bytes and more are one. */
const MAX_BINARY_BYTES = 16 * 1024 * 1024;

const MAX_ENTRIES = 2000;
const END_OF_DIRECTORY = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;
const LOCAL_HEADER = 0x04034b50;

/**
 * Unpacks the parts of an .xlsx file that hold cells, under a limit on what they
 * unpack to. The sizes a zip file states about itself are not believed: the
 * workbook library reserves what they claim, and a few kilobytes can claim or
 * unpack to gigabytes. Pictures and drawings are not unpacked at all.
 * More cells than the limit are not read at all, blank ones included.
 * A part whose checksum is wrong makes the file unreadable, so that damage cannot
 * lose guests in silence.
 *
 * @param {Buffer} zip
 * @returns {{ name: string, content: Buffer }[]}
 * @throws {RangeError} when the parts unpack to more than the limit or hold too many cells
 * @throws {Error} when this is no readable zip file, or a damaged one
 */
export function workbookParts(zip) {
  const end = endOfDirectory(zip);
  const count = zip.readUInt16LE(end + 10);
  if (count > MAX_ENTRIES) throw new RangeError('too many parts');

  const parts = [];
  let left = MAX_UNPACKED_BYTES;
  let binaryLeft = MAX_BINARY_BYTES;
  let cellsLeft = MAX_CELLS;
  let at = zip.readUInt32LE(end + 16);
  for (let index = 0; index < count; index += 1) {
    if (zip.readUInt32LE(at) !== DIRECTORY_ENTRY) throw new Error('broken directory');
    const nameLength = zip.readUInt16LE(at + 28);
    const name = zip.toString('latin1', at + 46, at + 46 + nameLength);
    if (holdsCells(name)) {
      const content = unpack(zip, at, left);
      if (crc32(content) !== zip.readUInt32LE(at + 16)) throw new Error('damaged part');
      left -= content.length;
      if (/\.bin$/i.test(name)) binaryLeft -= content.length;
      else cellsLeft -= countCells(content, cellsLeft);
      if (binaryLeft < 0 || cellsLeft < 0) throw new RangeError('too many cells');
      parts.push({ name, content });
    }
    at += 46 + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  return parts;
}

/** @param {string} name */
function holdsCells(name) {
  return (
    /\.(xml|rels|bin)$/i.test(name) && !/(^|\/)(media|drawings|charts|theme|docProps|embeddings)/i.test(name)
  );
}

/** @param {Buffer} zip */
function endOfDirectory(zip) {
  // A comment of up to 64 KB may follow the end record of 22 bytes.
  for (let at = zip.length - 22; at >= Math.max(0, zip.length - 22 - 0xffff); at -= 1) {
    if (zip.readUInt32LE(at) === END_OF_DIRECTORY) return at;
  }
  throw new Error('no zip directory');
}

/**
 * @param {Buffer} zip
 * @param {number} entry where the directory entry starts
 * @param {number} limit bytes the content may have
 */
function unpack(zip, entry, limit) {
  const encrypted = (zip.readUInt16LE(entry + 8) & 1) === 1;
  const method = zip.readUInt16LE(entry + 10);
  const packedSize = zip.readUInt32LE(entry + 20);
  const header = zip.readUInt32LE(entry + 42);
  if (encrypted || zip.readUInt32LE(header) !== LOCAL_HEADER) throw new Error('unreadable part');

  const start = header + 30 + zip.readUInt16LE(header + 26) + zip.readUInt16LE(header + 28);
  const packed = zip.subarray(start, start + packedSize);
  if (method === 0 && packed.length <= limit) return packed;
  if (method === 0) throw new RangeError('parts too large');
  if (method !== 8) throw new Error('unknown compression');
  // zlib throws a RangeError of its own (ERR_BUFFER_TOO_LARGE) past the limit.
  return inflateRawSync(packed, { maxOutputLength: Math.max(1, limit) });
}

/**
 * How many cells, rows, shared texts and comments a part states; counting stops above the limit.
 * @param {Buffer} content
 * @param {number} limit
 */
function countCells(content, limit) {
  const starts = /<(?:[\w.-]+:)?(?:c|row|si|comment|table-cell|table-row)(?=[\s/>])/g;
  const text = content.toString('latin1');
  let count = 0;
  while (count <= limit && starts.exec(text)) count += 1;
  return count;
}
