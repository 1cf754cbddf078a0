// @ts-check

/**
 * What an .xlsx workbook hides in each of its tabs, in their order: rows by the number shown beside them, columns
 * counted from 0. The workbook library tells it only together with every cell's looks, which takes it twenty times as long.
 *
 * @param {{ name: string, content: Buffer }[]} parts of the workbook
 * @returns {{ rows: Set<number>, columns: number[] }[]}
 */
export function hiddenInSheets(parts) {
  /** @param {string} name */
  const textOf = (name) => parts.find((part) => part.name === name)?.content.toString('utf8') ?? '';
  const targets = new Map(
    tagsOf(textOf('xl/_rels/workbook.xml.rels'), 'Relationship').map((tag) => [
      attributeOf(tag, 'Id'),
      attributeOf(tag, 'Target').replace(/^\/?(xl\/)?/, 'xl/'),
    ]),
  );
  return tagsOf(textOf('xl/workbook.xml'), 'sheet').map((tag) => {
    const sheet = textOf(targets.get(attributeOf(tag, 'r:id')) ?? '');
    return {
      rows: new Set(
        tagsOf(sheet, 'row')
          .filter(isHidden)
          .map((row) => Number(attributeOf(row, 'r'))),
      ),
      columns: tagsOf(sheet, 'col').filter(isHidden).flatMap(columnsOf),
    };
  });
}

/**
 * @param {string} xml
 * @param {string} name
 */
const tagsOf = (xml, name) => xml.match(new RegExp(`<(?:\\w+:)?${name}\\s[^>]*>`, 'g')) ?? [];

/**
 * @param {string} tag
 * @param {string} name
 */
const attributeOf = (tag, name) => new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? '';

/** @param {string} tag */
const isHidden = (tag) => /\shidden="(1|true)"/.test(tag);

/**
 * The columns that one tag speaks of, as far as a guest list may have any.
 * @param {string} tag
 */
function columnsOf(tag) {
  const [first, last] = [Number(attributeOf(tag, 'min')), Math.min(200, Number(attributeOf(tag, 'max')))];
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first - 1 + index);
}
