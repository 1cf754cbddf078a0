import { weddingSideIn } from './columns/side.ts';
import { kindOfHeading } from './columns/column-kinds.ts';
import type { Sheet, SheetRow } from './open/open-in-worker.ts';
import { besideEachOther, byValuesToo, isWhole, kindsByValues, tableByValues } from './by-values.ts';
import { looksLike } from './column-values.ts';
import { sheetOfForms } from './forms-in-text.ts';
import { headersIn, isHeader, isSecondLine, withName, withSecondLine } from './headings.ts';
import { withLabels } from './label-lines.ts';
import { rowsOfLines } from './lines.ts';
import { hasRecipients } from './recipients.ts';
import { hasContact, headsOthers, namesSide, sideOfHeading } from './row-role.ts';
import { blankTable, columnsOfRows, type Table, type TableColumn } from './table.ts';

/** A row of headings with what is above and below it. */
interface Block {
  headerRow: number;
  above: SheetRow[];
  headers: TableColumn[][];
  rows: SheetRow[];
}

/**
 * The lists of guests in a tab. None where somebody filled in the specification's template without one of its columns:
 * such a file gets the specification's sentence.
 */
export function guestTables(written: Sheet): Table[] {
  const labelled = withLabels(written);
  const sheet = sheetOfForms(labelled) ?? labelled;
  const blocks: Block[] = [];
  const first: SheetRow[] = [];
  for (const row of sheet.rows) {
    const open = blocks.at(-1);
    const headers = headersIn(row);
    if (headers === 'lacking' && !open) return [];
    if (!headers && open?.rows.length === 0 && isSecondLine(open.headers, row)) {
      open.headers = withSecondLine(open.headers, row);
      continue;
    }
    if (!headers || headers === 'lacking') {
      (open?.rows ?? first).push(row);
      continue;
    }
    const above = open ? titleRowsOff(open) : first;
    // the headings once more, as on each page that is printed
    if (open && above.length === 0 && isSame(open.headers, headers)) continue;
    blocks.push({ headerRow: row.rowNumber, above, headers, rows: [] });
  }
  const [top] = blocks;
  if (top) return [...tablesAbove(sheet, top), ...blocks.flatMap((block) => tablesOf(sheet, block))];
  // what a mail names its recipients by has commas of its own
  const lines = sheet.lines?.filter((line) => line.trim()) ?? [];
  const isMail = lines.filter(hasRecipients).length * 2 > lines.length;
  const guessed = isMail ? null : tableByValues(sheet);
  const ofSides = isMail ? [] : tablesOfSides(sheet);
  if (ofSides.length > 0) return ofSides;
  const table =
    (guessed && isWhole(guessed) && guessed) || tableOfKnown(sheet) || tableOfLines(sheet) || guessed;
  return table ? besideEachOther(table) : [];
}

/** `Bride, Groom` above lines with a name and a number: a list of each side. */
function tablesOfSides(sheet: Sheet): Table[] {
  const [first, ...rows] = sheet.rows;
  const headed = columnsOfRows(sheet.rows, [], first?.cells).filter(({ heading }) => heading.trim());
  const isOfSide = ({ index, heading }: TableColumn) =>
    /^(?:bride|groom)$/.test(weddingSideIn(heading)) && looksLike(rows, index, 'line');
  if (!first || headed.length < 2 || !headed.every(isOfSide)) return [];
  return headed.map((column) => ({
    ...blankTable,
    sheet,
    title: column.heading.trim(),
    headerRow: first.rowNumber,
    columns: [{ ...column, kind: 'line' }],
    rows,
  }));
}

/** A list with names alone, or contacts alone, below a heading that is known. */
function tableOfKnown(sheet: Sheet): Table | null {
  const isOf = (rows: readonly SheetRow[], { index, kind }: TableColumn) =>
    (kind === 'fullName' || kind === 'phone' || kind === 'email') && looksLike(rows, index, kind);
  for (const [at, row] of sheet.rows.entries()) {
    if (row.cells.some(hasContact)) continue;
    const rows = sheet.rows.slice(at + 1);
    const known = withName(
      row.cells.map((heading, index) => ({ index, heading, kind: kindOfHeading(heading) })),
    );
    if (known.every(({ kind }) => kind === null)) continue;
    const columns = [...known, ...columnsOfRows(rows).slice(known.length)];
    if (columns.some((column) => isOf(rows, column)))
      return byValuesToo({ ...blankTable, sheet, headerRow: row.rowNumber, columns, rows });
  }
  return null;
}

/** A text that is no table, line by line. */
function tableOfLines(sheet: Sheet): Table | null {
  const rows = rowsOfLines(sheet);
  const columns: TableColumn[] = [{ index: 0, heading: '', kind: 'line' }];
  return rows && { ...blankTable, sheet, columns, rows };
}

const isSame = (one: readonly TableColumn[][], other: readonly TableColumn[][]): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** The tables below a row of headings, from the left, each with what stands over it alone. */
function tablesOf(sheet: Sheet, { headerRow, above, headers, rows }: Block): Table[] {
  return beyond(headers, rows)
    .flatMap((columns) => apart(columns, rows))
    .map((columns) => {
      const title = titleOver(above, columns);
      return byValuesToo({
        ...blankTable,
        sheet,
        title: title?.text ?? '',
        captions: captionsIn(above).filter((text) => text !== title?.text),
        headerRow,
        columns,
        rows,
      });
    });
}

/** The same with the cells to the right of the last heading, in columns without one. */
function beyond(headers: readonly TableColumn[][], rows: readonly SheetRow[]): TableColumn[][] {
  const last = headers.at(-1) ?? [];
  const from = (last.at(-1)?.index ?? -1) + 1;
  return [...headers.slice(0, -1), [...last, ...columnsOfRows(rows).slice(from)]];
}

/**
 * What stands above the headings of a tab and is more than titles: a list of its own where it has names and contacts, else
 * rows for somebody to look at.
 */
function tablesAbove(sheet: Sheet, { above, headers }: Block): Table[] {
  if (!above.some((row) => isMoreThanTitles(row, headers.length))) return [];
  const titles = headers.map((columns) => titleOver(above, columns)?.row);
  const rows = above.filter((row) => !titles.includes(row));
  above.splice(0, above.length, ...above.filter((row) => titles.includes(row)));
  const list = tableByValues({ ...sheet, rows });
  const isFound = list !== null && list.columns.every(({ kind }) => kind !== 'line');
  const found = isFound
    ? list
    : {
        columns: columnsOfRows(
          rows,
          list?.columns.map(({ kind }) => kind),
        ),
      };
  return [{ ...blankTable, rows, ...found, sheet, isFound, isAbove: true }];
}

const filledOf = ({ cells }: SheetRow): string[] => cells.filter((cell) => cell.trim());
const isMoreThanTitles = (row: SheetRow, most: number): boolean =>
  filledOf(row).length > most || filledOf(row).some(hasContact);

const captionsIn = (above: readonly SheetRow[]): string[] =>
  above.flatMap((row) => filledOf(row).map((cell) => cell.trim()));

/** All of a tab in which no guests were found, for somebody to say which column is what; null where it is empty. */
export function plainTable(sheet: Sheet): Table | null {
  const [first, ...rows] = sheet.rows;
  if (!first || rows.length === 0) return null;
  return {
    ...blankTable,
    sheet,
    headerRow: first.rowNumber,
    columns: columnsOfRows(sheet.rows, [], first.cells),
    rows,
    isFound: false,
  };
}

/** Columns beyond an empty one that hold names and contacts of their own, under whatever headings, are a list of its own. */
function apart(columns: readonly TableColumn[], rows: readonly SheetRow[]): TableColumn[][] {
  const isEmpty = ({ index, heading }: TableColumn) =>
    !heading.trim() && rows.every(({ cells }) => !cells[index]?.trim());
  const lists: TableColumn[][] = [[]];
  for (const [at, column] of columns.entries()) {
    const list = lists.at(-1) ?? [];
    const isFirst = at > 0 && isEmpty(columns[at - 1] ?? column) && !isEmpty(column);
    const end = columns.findIndex((each, place) => place > at && isEmpty(each));
    const group = isFirst && isHeader(list) ? columns.slice(at, end < 0 ? undefined : end) : [];
    const kinds = kindsByValues(
      rows,
      group.map(({ index }) => index),
    );
    const own = group.map((each, place) => ({ ...each, kind: each.kind ?? kinds[place]?.kind ?? null }));
    if (isHeader(own) && own.every(({ kind }) => kind !== 'line')) lists.push([column]);
    else list.push(column);
  }
  return lists;
}

/**
 * The row with one filled cell for each table that ends the tables before, and is the title of those that follow: it stands
 * apart, or says whose guests come. Any other is of a guest of whom only a name is known.
 */
function titleRowsOff({ headerRow, headers, rows }: Block): SheetRow[] {
  const last = rows.at(-1);
  if (!last || isMoreThanTitles(last, headers.length)) return [];
  const isApart = last.rowNumber > (rows.at(-2)?.rowNumber ?? headerRow) + 1;
  if (!isApart && !filledOf(last).some((cell) => headsOthers(cell.trim()))) return [];
  rows.pop();
  return [last];
}

/** The nearest text above a table that stands over its columns alone, and holds no contact. */
function titleOver(
  above: readonly SheetRow[],
  columns: readonly TableColumn[],
): { text: string; row: SheetRow } | null {
  const [from = 0, to = 0] = [columns[0]?.index, columns.at(-1)?.index];
  for (const row of above.toReversed()) {
    const texts = row.cells.slice(from, to + 1).filter((cell) => cell.trim());
    const [text = ''] = texts;
    if (texts.length === 1 && !hasContact(text)) return { text: text.trim(), row };
  }
  return null;
}

/** Whose guests a whole table has, as its title, its tab or what stands above its names says. */
export const sideOfTable = ({ title, sheet, columns }: Table): string =>
  weddingSideIn(title) ||
  weddingSideIn(sheet.name) ||
  (namesSide(title) ? sideOfHeading(title) : '') ||
  weddingSideIn(columns.find(({ kind }) => kind === 'fullName')?.heading ?? '');
