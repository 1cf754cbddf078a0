// @ts-check
import { MAX_COLUMNS, ROWS_READ } from './sheet.mjs';

/**
 * What a tab hides: rows by the number shown beside them, columns counted from 0.
 * @typedef {{ rows: Set<number>, columns: number[] }} Hidden
 */

/**
 * What a workbook hides in each of its tabs, in their order. Of an .xlsx the workbook library tells it only together with
 * every cell's looks, which takes it twenty times as long, and of an .ods never.
 *
 * @param {{ name: string, content: Buffer }[]} parts of the workbook
 * @returns {Hidden[] | null} null where its parts do not say it in words: what the library knows counts
 */
export function hiddenInParts(parts) {
  /** @param {string} name */
  const textOf = (name) => parts.find((part) => part.name === name)?.content.toString('utf8') ?? '';
  const [book, tables] = [textOf('xl/workbook.xml'), textOf('content.xml')];
  if (book) return hiddenInSheets(book, textOf);
  return tables ? hiddenInTables(tables) : null;
}

/**
 * What the workbook library found hidden in a tab, of the older kinds.
 * @param {import('xlsx').WorkSheet | undefined} sheet
 * @returns {Hidden}
 */
export function hiddenInSheet(sheet) {
  const [rows, columns] = [sheet?.['!rows'] ?? [], sheet?.['!cols'] ?? []];
  return {
    rows: new Set(rows.flatMap((row, index) => (row?.hidden ? [index + 1] : []))),
    columns: columns.flatMap((column, index) => (column?.hidden ? [index] : [])),
  };
}

/**
 * Of an .xlsx.
 * @param {string} book
 * @param {(name: string) => string} textOf
 * @returns {Hidden[]}
 */
function hiddenInSheets(book, textOf) {
  const targets = new Map(
    tagsOf(textOf('xl/_rels/workbook.xml.rels'), 'Relationship').map((tag) => [
      attributeOf(tag, 'Id'),
      attributeOf(tag, 'Target').replace(/^\/?(xl\/)?/, 'xl/'),
    ]),
  );
  const struck = struckStyles(textOf('xl/styles.xml'));
  return tagsOf(book, 'sheet').map((tag) => {
    const sheet = textOf(targets.get(attributeOf(tag, 'r:id')) ?? '');
    return {
      rows: new Set([
        ...tagsOf(sheet, 'row')
          .filter(isHidden)
          .map((row) => Number(attributeOf(row, 'r'))),
        ...struckRows(sheet, struck),
      ]),
      columns: tagsOf(sheet, 'col')
        .filter(isHidden)
        .flatMap((column) =>
          places(
            Number(attributeOf(column, 'min')) - 1,
            Math.min(MAX_COLUMNS, Number(attributeOf(column, 'max'))),
          ),
        ),
    };
  });
}

/**
 * The styles of an .xlsx whose letters are struck through, by the number that cells name them with.
 * @param {string} styles
 * @returns {Set<string>}
 */
function struckStyles(styles) {
  const [, fonts = ''] = /<fonts[^>]*>([\s\S]*?)<\/fonts>/.exec(styles) ?? [];
  const struck = (fonts.match(/<font(?:\s[^>]*)?(?:\/>|>[\s\S]*?<\/font>)/g) ?? []).flatMap((font, place) =>
    /<strike(?!\s+val="(?:0|false)")/.test(font) ? [String(place)] : [],
  );
  const [, formats = ''] = /<cellXfs[^>]*>([\s\S]*?)<\/cellXfs>/.exec(styles) ?? [];
  return new Set(
    tagsOf(formats, 'xf').flatMap((tag, place) =>
      struck.includes(attributeOf(tag, 'fontId')) ? [String(place)] : [],
    ),
  );
}

/**
 * Rows of which every filled cell is struck through.
 * @param {string} sheet
 * @param {Set<string>} struck
 */
function struckRows(sheet, struck) {
  if (struck.size === 0) return [];
  return sheet.split(/(?=<(?:\w+:)?row[\s>])/).flatMap((row) => {
    const filled = row.split(/(?=<(?:\w+:)?c[\s>])/).filter((cell) => /<(?:\w+:)?(?:v|is)>/.test(cell));
    const areStruck =
      filled.length > 0 &&
      filled.every((cell) => struck.has(attributeOf(cell.slice(0, cell.indexOf('>') + 1), 's')));
    return areStruck ? [Number(attributeOf(row.slice(0, row.indexOf('>') + 1), 'r'))] : [];
  });
}

/**
 * Of an .ods, where rows and columns are not numbered: one tag stands for as many as it says.
 * @param {string} content
 * @returns {Hidden[]}
 */
function hiddenInTables(content) {
  /** @type {Hidden[]} */
  const tables = [];
  let [row, column] = [0, 0];
  for (const tag of tagsOf(content, '(?:table|table-row|table-column)')) {
    const hidden = tables.at(-1);
    if (/^<(?:\w+:)?table[\s/>]/.test(tag)) {
      tables.push({ rows: new Set(), columns: [] });
      [row, column] = [0, 0];
    } else if (/^<(?:\w+:)?table-row/.test(tag)) {
      const next = row + repeated(tag, 'rows', ROWS_READ);
      if (isCollapsed(tag)) for (const place of places(row, next)) hidden?.rows.add(place + 1);
      row = next;
    } else {
      const next = column + repeated(tag, 'columns', MAX_COLUMNS);
      if (isCollapsed(tag)) hidden?.columns.push(...places(column, next));
      column = next;
    }
  }
  return tables;
}

/**
 * @param {string} tag
 * @param {'rows' | 'columns'} what
 * @param {number} most
 */
const repeated = (tag, what, most) =>
  Math.min(most, Number(attributeOf(tag, `\\w+:number-${what}-repeated`)) || 1);

/** Hidden by hand, or by a filter. @param {string} tag */
const isCollapsed = (tag) => /\s\w+:visibility="(collapse|filter)"/.test(tag);

/**
 * @param {string} xml
 * @param {string} name
 */
const tagsOf = (xml, name) => xml.match(new RegExp(`<(?:\\w+:)?${name}(?=[\\s/>])[^>]*>`, 'g')) ?? [];

/**
 * @param {string} tag
 * @param {string} name
 */
const attributeOf = (tag, name) => new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? '';

/** @param {string} tag */
const isHidden = (tag) => /\shidden="(1|true)"/.test(tag);

/**
 * The whole numbers from one to before another.
 * @param {number} from
 * @param {number} to
 */
const places = (from, to) => Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index);
