import { readable } from '#backend/designs/drawing/colour.ts';
import { phulkariTile, stitchedFlower, stitchedSteps } from '#backend/designs/drawing/stitch.ts';
import { at, n, rect, shape } from '#backend/designs/drawing/shapes.ts';
import type { Canvas, Drawing, Template } from './template.ts';
import { framedPhoto } from './photo.ts';

const silk = { pink: '#ff4f93', sun: '#ffb52e', orange: '#ff7a1a', green: '#3fae6a', white: '#fff3df' };
const cloth = '#7a1233';
const weaves = [
  [silk.sun, silk.pink, silk.white],
  [silk.pink, silk.sun, silk.green],
  [silk.orange, silk.sun, silk.pink],
  [silk.sun, silk.green, silk.orange],
] as const;

/** The Punjabi wedding: a card bordered with phulkari, silk rhombi darned on madder cloth, and its stitched flowers. */
export const phulkari: Template = (canvas) => (canvas.wide ? wide(canvas) : tall(canvas));

function style({ colours }: Canvas, size: number) {
  const pink = readable('#b3164f', colours.background, colours.text);
  return {
    names: { voice: 'script', size },
    title: { voice: 'script', size: size * 0.84 },
    body: 'sans',
    strong: 'bold',
    soft: 'italic',
    accent: pink,
    small: readable('#8a3a05', colours.background, colours.text),
    rule: silk.orange,
    divider:
      [-2, -1, 0, 1, 2]
        .map((place) =>
          at(place * 40, 0, phulkariTile(17, 14, place % 2 ? weaves[2] : ['#d6246e', '#f08a00', '#2c8f55'])),
        )
        .join('') + shape('M-180 0H-104M104 0H180', { colour: silk.orange, width: 2.4 }),
  } as const;
}

/** Cloth full of rhombi; the panel for the words lies on it, `band` inside the edge. */
function bagh(canvas: Canvas, band: number): string {
  const { width, height, colours } = canvas;
  const columns = Math.round(width / band);
  const rows = Math.round(height / band);
  const [w, h] = [width / columns, height / rows];
  const edge = (column: number, row: number) =>
    column === 0 || row === 0 || column === columns - 1 || row === rows - 1;
  const tiles: string[] = [];
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      if (!edge(column, row)) continue;
      const x = (column + 0.5) * w;
      const y = (row + 0.5) * h;
      tiles.push(at(x, y, phulkariTile(w * 0.48, h * 0.48, weaves[(column + row * 3) % 4] ?? weaves[0])));
    }
  const [across, down] = [width - 2 * w, height - 2 * h];
  const steps = (length: number) => stitchedSteps(length, 34, silk.orange);
  return (
    rect(0, 0, width, height, cloth) +
    tiles.join('') +
    rect(w, h, across, down, colours.background) +
    rect(w, h, across, down, { colour: silk.sun, width: 6 }) +
    at(w + 8, h + 4, steps(across - 16)) +
    at(width - w - 8, height - h - 4, steps(across - 16), { turn: 180 }) +
    at(w + 4, height - h - 8, steps(down - 16), { turn: -90 }) +
    at(width - w - 4, h + 8, steps(down - 16), { turn: 90 })
  );
}

/** A photo in a rhombus with stitched edges; `r` is half its width. */
function photoIn(photo: string, x: number, y: number, r: number): string {
  const rhombus = (s: number) =>
    `M${n(x)} ${n(y - s)}L${n(x + s)} ${n(y)}L${n(x)} ${n(y + s)}L${n(x - s)} ${n(y)}Z`;
  return (
    shape(rhombus(r * 1.13), cloth) +
    shape(rhombus(r * 1.07), { colour: silk.sun, width: r * 0.035 }) +
    framedPhoto({
      photo,
      clip: 'photo',
      outline: rhombus(r),
      box: { x: x - r, y: y - r, size: r * 2 },
      line: { colour: silk.pink, width: r * 0.03 },
    })
  );
}

const flower = (x: number, y: number, r: number, { colours }: Canvas): string =>
  at(x, y, stitchedFlower(r, ['#d6246e', '#f08a00', '#2c8f55'], colours.background));

function tall(canvas: Canvas): Drawing {
  const { width, height, photo } = canvas;
  const centre = width / 2;
  const art =
    bagh(canvas, 108) +
    (photo
      ? photoIn(photo, centre, 326, 172) +
        flower(centre - 262, 340, 62, canvas) +
        flower(centre + 262, 340, 62, canvas)
      : flower(centre, 262, 104, canvas) +
        flower(centre - 196, 236, 58, canvas) +
        flower(centre + 196, 236, 58, canvas)) +
    [-260, 0, 260].map((x) => flower(centre + x, height - 196, x ? 44 : 60, canvas)).join('');
  const top = photo ? 540 : 386;
  return {
    art,
    column: { x: 176, y: top, width: width - 352, height: height - 266 - top },
    style: style(canvas, 128),
  };
}

function wide(canvas: Canvas): Drawing {
  const { width, height, photo } = canvas;
  const art =
    bagh(canvas, 79) +
    (photo
      ? photoIn(photo, 288, height / 2, 166)
      : flower(172, height / 2, 70, canvas) + flower(width - 172, height / 2, 70, canvas));
  const column = photo
    ? { x: 486, y: 112, width: 584, height: height - 224 }
    : { x: 262, y: 112, width: width - 524, height: height - 224 };
  return { art, column, style: style(canvas, 80) };
}
