// @ts-check
import { parentPort, workerData } from 'node:worker_threads';

/**
 * Thread that opens one guest-list file, `workerData.bytes`, and posts an `OpenedFile`.
 * Plain JavaScript, loaded by Node itself, so that it runs the same under vitest, tsx
 * and beside the built server. What a file is, its first bytes say, not its name.
 */

// First bytes of a zip file (.xlsx) and of the older container (.xls).
const WORKBOOK_MARKS = ['504b0304', 'd0cf11e0'];

/** What other programs save as .xls: a page with a table, or a workbook in XML. */
const MARKUP = /^\ufeff?\s*<(?:[^]{0,20000}?<)?(?:table|(?:\w+:)?workbook)[\s>]/i;

// What Buffer throws for a read past its end is a RangeError too, yet means a cut-off file.
const CUT_OFF_CODES = ['ERR_OUT_OF_RANGE', 'ERR_BUFFER_OUT_OF_BOUNDS'];

// The libraries complain about broken files on the console; the answer says it already.
console.error = console.warn = console.log = () => {};

const bytes = Buffer.from(workerData.bytes);
const read = await readerFor(bytes);
parentPort?.postMessage(attempt(() => read(bytes)));

/**
 * Each reader is loaded only when wanted: a CSV file need not wait for the workbook library.
 * @param {Buffer} file
 */
async function readerFor(file) {
  if (WORKBOOK_MARKS.includes(file.toString('hex', 0, 4)) || MARKUP.test(file.toString('utf8', 0, 64 * 1024)))
    return (await import('./workbook-sheets.mjs')).readWorkbook;
  return (await import('./text-sheets.mjs')).readText;
}

/**
 * @param {() => import('./sheet.mjs').OpenedFile} open
 * @returns {import('./sheet.mjs').OpenedFile}
 */
function attempt(open) {
  try {
    return open();
  } catch (error) {
    if (!(error instanceof Error)) return { kind: 'broken' };
    if (/password/i.test(error.message)) return { kind: 'locked' };
    const code = 'code' in error ? String(error.code) : '';
    const pastLimit = error instanceof RangeError && !CUT_OFF_CODES.includes(code);
    return { kind: pastLimit ? 'too-complicated' : 'broken' };
  }
}
