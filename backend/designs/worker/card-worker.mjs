// @ts-check
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { parentPort } from 'node:worker_threads';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { setText } from './set-text.mjs';
import { takeLeftOut } from './shape.mjs';

/**
 * Thread that draws cards: messages `{ id, card, wish }` in, `{ id, drawn }` or `{ id, error }`
 * out, one after the other. Plain JavaScript, loaded by Node itself, so that it runs the same
 * under vitest, tsx and beside the built server.
 *
 * @typedef {import('./types.ts').DrawnCard} Card
 * @typedef {import('./types.ts').Wish} Wish
 * @typedef {import('./types.ts').Drawn} Drawn
 */

await initWasm(readFileSync(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')));

/** @type {Promise<void>} */
let turn = Promise.resolve();
parentPort?.on('message', (/** @type {{ id: number, card: Card, wish: Wish }} */ { id, card, wish }) => {
  turn = turn.then(async () => {
    try {
      parentPort?.postMessage({ id, drawn: await draw(card, wish) });
    } catch (error) {
      parentPort?.postMessage({ id, error: error instanceof Error ? error.message : String(error) });
    }
  });
});

/** @param {Card} card @param {Wish} wish @returns {Promise<Drawn>} */
async function draw(card, wish) {
  takeLeftOut();
  const { svg: text, ink, cut } = setText(card);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${card.width}" height="${card.height}" viewBox="0 0 ${card.width} ${card.height}">${card.art}${text}</svg>`;
  return {
    ink,
    cut,
    leftOut: takeLeftOut(),
    ...(wish.svg ? { svg } : {}),
    ...(wish.png ? { png: raster(svg, wish.png.width) } : {}),
    ...(wish.pdf ? { pdf: await print(svg, card, wish.pdf) } : {}),
  };
}

/** @param {string} svg @param {number} width */
function raster(svg, width) {
  // every letter is a path already: no font is looked for
  const drawing = new Resvg(svg, { fitTo: { mode: 'width', value: width }, font: { fontBuffers: [] } });
  const image = drawing.render();
  const png = image.asPng();
  image.free();
  drawing.free();
  return png;
}

/** Points of the printing trade in a millimetre. */
const POINTS = 72 / 25.4;

/** @param {string} svg @param {Card} card @param {NonNullable<Wish['pdf']>} page */
async function print(svg, card, { widthMm, title }) {
  const { default: PDFDocument } = await import('pdfkit');
  const { default: drawSvg } = await import('svg-to-pdfkit');
  const size = [widthMm * POINTS, ((widthMm * card.height) / card.width) * POINTS];
  // the date of making would make equal cards differ
  const document = new PDFDocument({
    size: /** @type {[number, number]} */ (size),
    margin: 0,
    info: { Title: title, Producer: 'Shagun', Creator: 'Shagun', CreationDate: new Date(0) },
  });
  /** @type {Buffer[]} */
  const parts = [];
  document.on('data', (part) => parts.push(part));
  const done = new Promise((resolve) => document.on('end', resolve));
  drawSvg(document, svg, 0, 0, {
    width: size[0],
    height: size[1],
    preserveAspectRatio: 'none',
    assumePt: true,
  });
  document.end();
  await done;
  return new Uint8Array(Buffer.concat(parts));
}
