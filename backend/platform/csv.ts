import { plainText } from '#contract/common/plain-line.ts';

/** Without it Excel reads UTF-8 as the local code page and breaks every name in Devanagari. */
const BYTE_ORDER_MARK = '\ufeff';

/** Rows as a CSV file: UTF-8 with mark, CRLF, quoted where it is needed. Give texts of people through `safeCell`. */
export function csvFile(rows: readonly (readonly string[])[]): string {
  return BYTE_ORDER_MARK + rows.map((cells) => cells.map(quoted).join(',') + '\r\n').join('');
}

/** What a spreadsheet would take for a formula, also behind apostrophes: so each that `safeCell` adds can be told from those there were. */
const FORMULA = /^'*[=+\-@\t\r＝＋－＠]/;

/**
 * A text as a cell, without characters nobody sees: one that a spreadsheet would take for a formula gets an apostrophe in front.
 * The wide forms count too: spreadsheets with East Asian settings read them as formulas.
 */
export function safeCell(input: string): string {
  const text = plainText(input);
  return FORMULA.test(text) ? `'${text}` : text;
}

/** The text of such a cell, so that it comes back in by a file as it went out. */
export const textOfCell = (cell: string): string =>
  cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell;

/** Also what is a comma to a spreadsheet elsewhere: behind it a formula would stand in a cell of its own. */
const quoted = (cell: string): string =>
  /[",;\t\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;

/** A CSV file to keep, with its length, so that the browser can show how much of it is there; compressed on the way it would have none. */
export function csvAnswer(file: string, headers: Record<string, string>): Response {
  const bytes = new TextEncoder().encode(file);
  return new Response(bytes, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Length': String(bytes.byteLength),
      'Cache-Control': 'private, no-store, no-transform',
      ...headers,
    },
  });
}
