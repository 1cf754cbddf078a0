// @ts-check
import { startsRight } from './direction.mjs';
import { drawLine, lineOf, widthOf, writable } from './shape.mjs';
import { balanced, shortened, wrap } from './wrap.mjs';

/**
 * @typedef {import('./types.ts').Block} Block
 * @typedef {import('./types.ts').TextBlock} TextBlock
 * @typedef {import('./types.ts').RowBlock} RowBlock
 * @typedef {import('./types.ts').DrawnCard} Card
 * @typedef {{ height: number, gap: number, lines: number, cut: boolean, draw(top: number): string }} Placed
 */

const STEP = 0.95;
const LARGEST = 1.25;
/** Below this the card says less rather than everything small. */
const CROWDED = 0.82;
/** How far everything may shrink together before lines are cut. */
const SMALLEST = 0.42;
/** Ink of a line above and below its middle, as shares of the size, for scripts with the highest marks. */
const ASCENT = 0.98;
const DESCENT = 0.36;

/**
 * Sets the blocks into the column of the card: in the middle both ways, shrunk until they
 * fit, wrapped between words, lines of a paragraph about equally long. Only when the
 * smallest size does not fit is a text cut.
 *
 * @param {Card} card
 */
export function setText({ column, blocks }) {
  const written = blocks.map((block) => withoutUnwritable(block)).filter((block) => !isEmpty(block));
  /** @type {import('./types.ts').Box[]} */
  const ink = [];
  const middle = column.x + column.width / 2;
  let { placed, scale } = fitted(written);
  if (scale < CROWDED && written.some(isOptional))
    ({ placed, scale } = fitted(written.filter((block) => !isOptional(block))));
  for (let lines = 3; heightOf(placed) > column.height && lines > 0; lines -= 1)
    ({ placed, scale } = fitted(
      written.filter((block) => !isOptional(block)).map((block) => withFewerLines(block, lines)),
    ));
  // the gaps between may grow a little, so that a short text does not huddle in the middle
  const spare = Math.max(0, column.height - heightOf(placed));
  const stretch = Math.min(
    1.5,
    1 +
      (spare * 0.45) /
        Math.max(
          1,
          placed.slice(1).reduce((sum, { gap }) => sum + gap, 0),
        ),
  );
  let top = column.y + Math.max(0, (column.height - heightOf(placed, stretch)) / 2);
  let svg = '';
  placed.forEach((block, index) => {
    if (index > 0) top += block.gap * stretch;
    svg += block.draw(top);
    top += block.height;
  });
  return { svg, ink, cut: placed.some(({ cut }) => cut) };

  /** @param {Block[]} all */
  function fitted(all) {
    let by = 1;
    let tried = place(all, by);
    // few words may stand larger, as long as they break the same way
    for (let larger = LARGEST; larger > 1.02; larger -= 0.05) {
      const grown = place(all, larger);
      if (
        heightOf(grown) > column.height * 0.86 ||
        grown.some((block, index) => block.lines !== tried[index]?.lines)
      )
        continue;
      return { placed: grown, scale: larger };
    }
    while (heightOf(tried) > column.height && by > SMALLEST) {
      by *= STEP;
      tried = place(all, by);
    }
    return { placed: tried, scale: by };
  }

  /** @param {Block[]} all @param {number} by @returns {Placed[]} */
  function place(all, by) {
    return all.map((block) => {
      if (block.kind === 'ornament') return placeOrnament(block, by);
      return block.kind === 'row' ? placeRow(block, by) : placeText(block, by);
    });
  }

  /** @param {import('./types.ts').OrnamentBlock} block @param {number} by @returns {Placed} */
  function placeOrnament(block, by) {
    const height = block.height * by;
    return {
      height,
      gap: (block.gapBefore ?? 0) * by,
      lines: 0,
      cut: false,
      draw: (at) =>
        `<g transform="translate(${round(middle)} ${round(at + height / 2)}) scale(${round(by)})">${block.svg}</g>`,
    };
  }

  /** @param {TextBlock} block @param {number} by @returns {Placed} */
  function placeText(block, by) {
    const width = column.width * (block.width ?? 1);
    const tracking = block.tracking ?? 0;
    let size = block.size * by;
    const smallest = Math.min(size, block.minSize * Math.max(by, 0.7));
    let lines = wrap(block.text, block.voice, width / size, tracking);
    // one line, if it need not become small for it
    const single = (width * 0.97) / widthOf(block.text, block.voice, tracking);
    if (lines.length > 1 && single >= (block.oneLineFrom ?? Infinity) * by) {
      size = single;
      lines = [block.text];
    }
    while (lines.length > block.maxLines && size > smallest) {
      size = Math.max(smallest, size * STEP);
      lines = wrap(block.text, block.voice, width / size, tracking);
    }
    const cut = lines.length > block.maxLines;
    if (cut) lines = shortened(lines, block, width / size);
    else lines = balanced(lines, block, width / size);
    // a letter wider than the column, such as ﷽, can only become smaller
    size *= Math.min(
      1,
      width / (size * Math.max(...lines.map((line) => widthOf(line, block.voice, tracking)))),
    );
    const leading = (block.leading ?? 1.25) * size;
    const box = (ASCENT + DESCENT) * size * 0.82;
    return {
      height: box + leading * (lines.length - 1),
      gap: (block.gapBefore ?? 0) * by,
      lines: lines.length,
      cut,
      draw: (at) =>
        lines
          .map((line, index) =>
            write(
              line,
              block,
              size,
              tracking,
              at + size * ASCENT * 0.8 + leading * index,
              middle,
              startsRight(block.text),
            ),
          )
          .join(''),
    };
  }

  /** @param {RowBlock} block @param {number} by @returns {Placed} */
  function placeRow(block, by) {
    const gapOf = (/** @type {number} */ factor) => 26 * factor * (block.cells[1]?.size ?? 60) * 0.02;
    const widthAt = (/** @type {number} */ factor) =>
      block.cells.reduce(
        (sum, cell) => sum + widthOf(cell.text, cell.voice, cell.tracking ?? 0) * cell.size * factor,
        0,
      ) +
      2 * gapOf(factor) * (block.cells.length - 1);
    const factor = Math.min(by, by * (column.width / widthAt(by)));
    const widths = block.cells.map(
      (cell) => widthOf(cell.text, cell.voice, cell.tracking ?? 0) * cell.size * factor,
    );
    // room at both ends of the lines around the outer cells
    const margin = (block.cells[0]?.size ?? 0) * factor * 0.45;
    const height = Math.max(...block.cells.map(({ size }) => size)) * factor * 1.02;
    const gap = gapOf(factor);
    return {
      height,
      gap: (block.gapBefore ?? 0) * by,
      lines: 1,
      cut: false,
      draw: (at) => {
        // the middle cell stands in the middle of the card, the others as far away as the wider of them
        const side = Math.max(widths[0] ?? 0, widths.at(-1) ?? 0) + margin * 2;
        const symmetric = side * 2 + (widths[1] ?? 0) + 4 * gap <= column.width && block.cells.length === 3;
        let x = symmetric ? middle - (widths[1] ?? 0) / 2 - 2 * gap - side : middle - widthAt(factor) / 2;
        return block.cells
          .map((cell, index) => {
            const cellWidth = symmetric && index !== 1 ? side : (widths[index] ?? 0);
            const base = at + height / 2 + cell.size * factor * 0.36;
            const text = write(
              cell.text,
              { ...cell, colour: block.colour },
              cell.size * factor,
              cell.tracking ?? 0,
              base,
              x + cellWidth / 2,
            );
            const lines =
              index === 1
                ? ''
                : [0.14, 0.86]
                    .map((share) => `M${round(x)} ${round(at + height * share)}H${round(x + cellWidth)}`)
                    .join('');
            x += cellWidth + gap;
            const rule =
              index < block.cells.length - 1
                ? `M${round(x)} ${round(at + height * 0.08)}V${round(at + height * 0.92)}`
                : '';
            if (index < block.cells.length - 1) x += gap;
            return `${text}<path d="${symmetric ? lines : rule}" stroke="${block.ruleColour}" stroke-width="${round(2.2 * factor)}"/>`;
          })
          .join('');
      },
    };
  }

  /** @param {string} text @param {{ voice: string, colour: string }} look @param {number} size @param {number} tracking @param {number} base @param {number} [centre] @param {boolean} [fromRight] */
  function write(
    text,
    { voice, colour },
    size,
    tracking,
    base,
    centre = middle,
    fromRight = startsRight(text),
  ) {
    const line = lineOf(text, voice, size, tracking, fromRight);
    const drawn = drawLine(line, centre - line.width / 2, base);
    if (Number.isFinite(drawn.ink.minX)) ink.push(drawn.ink);
    return `<path fill="${colour}" d="${drawn.path}"/>`;
  }
}

/** @param {Placed[]} placed @param {number} [stretch] */
const heightOf = (placed, stretch = 1) =>
  placed.reduce((sum, { height, gap }, index) => sum + height + (index > 0 ? gap * stretch : 0), 0);

/** @param {Block} block @returns {Block} */
function withoutUnwritable(block) {
  if (block.kind === 'text') return { ...block, text: writable(block.text, block.voice) };
  if (block.kind === 'row')
    return {
      ...block,
      cells: block.cells.map((cell) => ({ ...cell, text: writable(cell.text, cell.voice) })),
    };
  return block;
}

/** @param {Block} block @param {number} lines @returns {Block} */
const withFewerLines = (block, lines) =>
  block.kind === 'text' ? { ...block, maxLines: Math.min(block.maxLines, lines) } : block;

/** @param {Block} block */
const isOptional = (block) => block.kind === 'text' && block.optional === true;

/** @param {Block} block */
const isEmpty = (block) => block.kind === 'text' && block.text === '';

/** @param {number} number */
const round = (number) => Math.round(number * 100) / 100;
