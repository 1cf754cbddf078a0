import { calm, mix, readable, tinted } from '#backend/designs/drawing/colour.ts';
import { festive, lotus, leaf, marigold, toran } from '#backend/designs/drawing/flowers.ts';
import { divider } from '#backend/designs/drawing/motifs.ts';
import { around, at, circle, faded, rect, shape } from '#backend/designs/drawing/shapes.ts';
import { cloud, cradle, crescent, elephant, hung, star } from '#backend/designs/drawing/sky.ts';
import type { Canvas, Colours, Drawing, Template } from './template.ts';
import { framedPhoto, roundOutline } from './photo.ts';

const soft = { rose: '#f3b6bd', sky: '#a9d3dc', mint: '#a8d5c0', butter: '#f9d98c', lilac: '#cdbce4' };
const bed = cradle({ wood: '#c58a4a', dark: '#8d5a2b', cloth: '#79b8b4', lace: '#fdf3e3' });
const calf = elephant({ skin: '#a9bfcd', shade: '#8ea8b9', cloth: festive.rose, trim: festive.sun });

/** The baby shower: a cradle under a toran, moon and stars on threads, elephants among lotus and cloud. */
export const palna: Template = (canvas) => (canvas.wide ? wide(canvas) : tall(canvas));

function style({ colours }: Canvas, size: number) {
  return {
    names: { voice: 'script', size },
    title: { voice: 'script', size },
    body: 'serif',
    strong: 'display',
    soft: 'italic',
    accent: readable('#a8325a', colours.background, colours.text),
    small: colours.text,
    rule: soft.rose,
    divider: divider(280, '#d99aa4', '#79b8b4'),
  } as const;
}

const cloudOn = (colours: Colours) => calm(colours, 0.72);

/** Threads with moon, stars and clouds; lengths as shares of `drop`. */
function mobile(
  width: number,
  drop: number,
  from: number,
  size: number,
  ground: string,
  leave: readonly number[] = [],
): string {
  const thread = mix(ground, festive.gold, 0.7);
  const things = [
    [0.045, 0.9, star(15 * size, soft.butter)],
    [0.105, 0.55, star(20 * size, soft.rose)],
    [0.165, 0.98, crescent(32 * size, soft.butter)],
    [0.225, 0.36, star(13 * size, soft.sky)],
    [0.775, 0.4, star(13 * size, soft.rose)],
    [0.835, 0.92, at(0, 12 * size, cloud(soft.sky), { scale: 0.34 * size })],
    [0.895, 0.58, star(20 * size, soft.butter)],
    [0.955, 0.95, star(15 * size, soft.mint)],
  ] as const;
  return `<g transform="translate(0 ${from})">${things
    .filter((_, place) => !leave.includes(place))
    .map(([x, length, thing]) => hung(x * width, length * drop, thing, thread))
    .join('')}</g>`;
}

function meadow(width: number, height: number, colours: Colours, scale: number): string {
  const puff = cloudOn(colours);
  const places = [-0.02, 0.1, 0.22, 0.35, 0.5, 0.64, 0.77, 0.9, 1.02];
  const back = places
    .map((x, place) =>
      at(x * width, height - 26 * scale + (place % 2) * 12, cloud(tinted(colours, soft.rose, 0.32)), {
        scale: 1.3 * scale,
        flip: place % 2 === 1,
      }),
    )
    .join('');
  const front = places
    .map((x, place) =>
      at((x + 0.06) * width, height + 16 * scale, cloud(puff), {
        scale: 1.15 * scale,
        flip: place % 2 === 0,
      }),
    )
    .join('');
  return back + front;
}

function photoIn(photo: string, x: number, y: number, r: number): string {
  return (
    at(
      x,
      y,
      around(9, leaf(r * 0.34, '#7dbd9d', '#a8d5c0'), { distance: -r * 0.98, from: 20 }) +
        around(18, circle(0, 0, r * 0.2, '#ffffff'), { distance: r }),
    ) +
    framedPhoto({
      photo,
      clip: 'photo',
      outline: roundOutline(x, y, r),
      box: { x: x - r, y: y - r, size: r * 2 },
      line: { colour: soft.rose, width: r * 0.05 },
    }) +
    at(
      x,
      y + r * 1.06,
      marigold(0, 0, r * 0.15) +
        marigold(-r * 0.25, -r * 0.04, r * 0.11, 'yellow') +
        marigold(r * 0.25, -r * 0.04, r * 0.11, 'yellow'),
    )
  );
}

function tall(canvas: Canvas): Drawing {
  const { width, height, colours, photo } = canvas;
  const centre = width / 2;
  const ground = colours.background;
  const top = photo ? 520 : 476;
  const column = { x: 150, y: top, width: width - 300, height: height - 286 - top };
  const art =
    rect(0, 0, width, height, ground) +
    faded(0.55, circle(centre, height * 0.52, 430, cloudOn(colours))) +
    faded(0.6, circle(centre, height * 0.52, 350, calm(colours, 0.9))) +
    faded(
      0.75,
      at(200, 560, cloud(cloudOn(colours)), { scale: 0.8 }) +
        at(width - 180, 640, cloud(cloudOn(colours)), { scale: 0.95 }),
    ) +
    mobile(width, 330, 40, 1.25, ground) +
    (photo
      ? photoIn(photo, centre, 310, 150)
      : shape(`M${centre - 130} 0V190M${centre + 130} 0V190`, {
          colour: mix(ground, festive.gold, 0.7),
          width: 3,
        }) + at(centre, 196, bed, { scale: 1.06 })) +
    toran({ x: -20, y: 26, width: width + 40, swags: 5, sag: 52, r: 15, strands: 0 }) +
    meadow(width, height - 60, colours, 1.25) +
    at(215, height - 62, calf, { scale: 1.12 }) +
    at(width - 215, height - 62, calf, { scale: 1.12, flip: true }) +
    at(centre, height - 70, lotus(104)) +
    at(centre - 112, height - 66, lotus(70, { front: soft.rose, back: '#fbe0e3', line: '#d4788a' }), {
      turn: -8,
    }) +
    at(centre + 112, height - 66, lotus(70, { front: soft.rose, back: '#fbe0e3', line: '#d4788a' }), {
      turn: 8,
    }) +
    rect(0, height - 66, width, 66, cloudOn(colours)) +
    border(width, height - 44, 30);
  return { art, column, style: style(canvas, 118) };
}

/** A band of flowers along the foot. */
const border = (width: number, y: number, count: number): string =>
  Array.from({ length: count }, (_, place) => {
    const x = ((place + 0.5) * width) / count;
    return place % 3 === 1
      ? marigold(x, y, width / count / 3)
      : circle(x, y, width / count / 7, place % 3 ? soft.rose : '#79b8b4');
  }).join('');

function wide(canvas: Canvas): Drawing {
  const { width, height, colours, photo } = canvas;
  const ground = colours.background;
  const column = photo
    ? { x: 486, y: 76, width: 480, height: height - 206 }
    : { x: 400, y: 78, width: 560, height: height - 206 };
  const middle = column.x + column.width / 2;
  const art =
    rect(0, 0, width, height, ground) +
    faded(0.55, circle(middle, height * 0.5, 330, cloudOn(colours))) +
    faded(0.6, circle(middle, height * 0.5, 272, calm(colours, 0.9))) +
    faded(
      0.75,
      at(width - 120, 330, cloud(cloudOn(colours)), { scale: 0.6 }) +
        at(90, 420, cloud(cloudOn(colours)), { scale: 0.55 }),
    ) +
    mobile(width, 190, 22, 0.85, ground, photo ? [2] : [1, 2, 3]) +
    toran({ x: -14, y: 14, width: width + 28, swags: 7, sag: 28, r: 9.5, strands: 0 }) +
    (photo
      ? photoIn(photo, 290, 306, 140)
      : shape('M134 0V176M302 0V176', { colour: mix(ground, festive.gold, 0.7), width: 2.4 }) +
        at(218, 180, bed, { scale: 0.78 })) +
    meadow(width, height - 34, colours, 0.78) +
    at(width - 130, height - 36, calf, { scale: 0.84, flip: true }) +
    at(photo ? 110 : 330, height - 36, calf, { scale: photo ? 0.7 : 0.6 }) +
    at(width - 264, height - 40, lotus(58)) +
    at(photo ? 214 : 120, height - 40, lotus(58)) +
    at(middle, height - 42, lotus(62)) +
    rect(0, height - 38, width, 38, cloudOn(colours)) +
    border(width, height - 24, 44);
  return { art, column, style: style(canvas, 82) };
}
