import { readable, tinted } from '#backend/designs/drawing/colour.ts';
import { blushRose, eucalyptus, redRose, rose, whiteRose } from '#backend/designs/drawing/blooms.ts';
import { petal } from '#backend/designs/drawing/flowers.ts';
import { divider } from '#backend/designs/drawing/motifs.ts';
import { around, at, circle, hanging, n, rect, scatter, shape } from '#backend/designs/drawing/shapes.ts';
import type { Canvas, Drawing, Template } from './template.ts';
import { framedPhoto, roundOutline } from './photo.ts';

const gold = { dark: '#b07d1e', mid: '#dcae4a', light: '#f8e3a6' };
const leaves = ['#7fa384', '#557f61'] as const;
const petals = ['#f3a7b4', '#e5788d', '#fbd3d9', '#c54857'];

/** The engagement: two rings in a wreath of roses, jasmine strings beside it, petals falling. */
export const rings: Template = (canvas) => (canvas.wide ? wide(canvas) : tall(canvas));

function style({ colours }: Canvas, size: number) {
  const { background, text } = colours;
  return {
    names: { voice: 'script', size },
    title: { voice: 'script', size: size * 0.86 },
    body: 'serif',
    strong: 'display',
    soft: 'italic',
    accent: readable('#a8214d', background, text),
    small: readable('#7d4d0c', background, text),
    rule: gold.mid,
    divider: divider(290, gold.mid, '#c54857'),
  } as const;
}

const band = (r: number): string =>
  circle(0, 0, r, { colour: gold.dark, width: r * 0.2 }) +
  circle(0, 0, r, { colour: gold.mid, width: r * 0.15 }) +
  circle(0, 0, r * 1.035, { colour: gold.light, width: r * 0.035 });

/** A cut stone on its setting, its middle at the origin. */
const stone = (r: number): string =>
  shape(`M${n(-r * 0.5)} ${n(r * 0.62)}L0 ${n(r * 1.05)}L${n(r * 0.5)} ${n(r * 0.62)}Z`, gold.dark) +
  shape(
    `M${n(-r)} ${n(-r * 0.16)}L${n(-r * 0.58)} ${n(-r * 0.62)}H${n(r * 0.58)}L${n(r)} ${n(-r * 0.16)}L0 ${n(r * 0.86)}Z`,
    '#e4f3f8',
  ) +
  shape(`M${n(-r)} ${n(-r * 0.16)}H${n(r)}L0 ${n(r * 0.86)}Z`, '#bfe0ec') +
  shape(`M${n(-r * 0.4)} ${n(-r * 0.16)}L0 ${n(r * 0.86)}L${n(r * 0.4)} ${n(-r * 0.16)}Z`, '#f5fcff') +
  shape(
    `M${n(-r)} ${n(-r * 0.16)}L${n(-r * 0.58)} ${n(-r * 0.62)}H${n(r * 0.58)}L${n(r)} ${n(-r * 0.16)}L0 ${n(r * 0.86)}ZM${n(-r)} ${n(-r * 0.16)}H${n(r)}M${n(-r * 0.58)} ${n(-r * 0.62)}L${n(-r * 0.4)} ${n(-r * 0.16)}L0 ${n(-r * 0.62)}L${n(r * 0.4)} ${n(-r * 0.16)}L${n(r * 0.58)} ${n(-r * 0.62)}`,
    { colour: '#7fb3c6', width: r * 0.05 },
  );

/** Two rings through each other: the left one lies over the right below and under it above. */
function pair(r: number): string {
  const [left, right] = [-r * 0.56, r * 0.56];
  return (
    at(left, r * 0.1, band(r * 0.92)) +
    at(right, 0, band(r)) +
    `<clipPath id="over"><rect x="${n(-r * 0.4)}" y="${n(r * 0.1)}" width="${n(r * 0.8)}" height="${n(r * 1.2)}"/></clipPath><g clip-path="url(#over)">${at(left, r * 0.1, band(r * 0.92))}</g>` +
    at(right, -r * 1.24, stone(r * 0.36)) +
    [-56, -28, 0, 28, 56]
      .map((turn) => at(left, r * 0.1, at(0, -r * 0.92, circle(0, 0, r * 0.035, '#f5fcff')), { turn }))
      .join('')
  );
}

/** Roses in a ring of radius `r`; larger below. */
function wreath(r: number): string {
  const places = Array.from({ length: 22 }, (_, place) => (place * 360) / 22);
  const looks = [redRose, blushRose, whiteRose, blushRose];
  return (
    around(16, at(0, 0, eucalyptus(r * 0.42, leaves), { turn: 62 }), { distance: r * 0.98 }) +
    around(16, at(0, 0, eucalyptus(r * 0.34, leaves), { turn: 118, flip: true }), { distance: r, from: 11 }) +
    places
      .map((turn, place) => {
        const low = (1 - Math.cos((turn * Math.PI) / 180)) / 2;
        return `<g transform="rotate(${n(turn)}) translate(0 ${n(-r)})">${rose(r * (0.09 + 0.075 * low) * (place % 2 ? 0.84 : 1), looks[place % 4] ?? redRose)}</g>`;
      })
      .join('')
  );
}

/** A string of jasmine buds straight down, ending in a rose. */
function jasmine(x: number, length: number, size: number): string {
  const points = hanging({ x, y: -20 }, { x, y: length }, 0, size * 1.5);
  return (
    points
      .map(({ y }, place) =>
        at(
          x,
          y,
          shape(petal(size * 1.6, size * 0.5), '#ffffff') +
            shape(petal(size * 1.6, size * 0.5), { colour: '#d9c9b0', width: 1 }),
          {
            turn: place % 2 ? 118 : -118,
          },
        ),
      )
      .join('') +
    at(x, length + size, rose(size * 1.7, redRose)) +
    at(x, length + size * 2.4, shape(petal(size * 2.4, size * 0.7), leaves[1]), { turn: 180 })
  );
}

/** Petals on their way down, outside of where words stand. */
function falling(
  width: number,
  height: number,
  count: number,
  inWords: (x: number, y: number) => boolean,
): string {
  const random = scatter(23);
  return Array.from({ length: count }, () => {
    const [x, y, turn, size] = [random() * width, random() * height, random() * 360, 14 + random() * 16];
    const colour = petals[Math.floor(random() * petals.length)] ?? '#f3a7b4';
    return inWords(x, y) ? '' : at(x, y, shape(petal(size, size * 0.52), colour), { turn });
  }).join('');
}

const inside = (photo: string | null, x: number, y: number, r: number): string =>
  photo
    ? framedPhoto({
        photo,
        clip: 'photo',
        outline: roundOutline(x, y, r * 0.9),
        box: { x: x - r * 0.9, y: y - r * 0.9, size: r * 1.8 },
        line: { colour: gold.mid, width: r * 0.04 },
      })
    : at(x, y + r * 0.14, pair(r * 0.37));

function tall(canvas: Canvas): Drawing {
  const { width, height, colours, photo } = canvas;
  const centre = width / 2;
  const top = 548;
  const column = { x: 170, y: top, width: width - 340, height: height - 92 - top };
  const words = (x: number, y: number) =>
    (x > 130 && x < width - 130 && y > 40 && y < height - 60) || y < 420;
  const art =
    rect(0, 0, width, height, colours.background) +
    circle(centre, 300, 420, tinted(colours, '#f6b7c4', 0.34)) +
    falling(width, height, 130, words) +
    rect(34, 34, width - 68, height - 68, { colour: gold.mid, width: 3 }, 26) +
    [84, 142, 200]
      .map(
        (x, place) =>
          jasmine(x, [420, 300, 190][place] ?? 200, 12) +
          jasmine(width - x, [420, 300, 190][place] ?? 200, 12),
      )
      .join('') +
    circle(centre, 296, 186, colours.background) +
    at(centre, 296, wreath(196)) +
    inside(photo, centre, 296, 172);
  return { art, column, style: style(canvas, 128) };
}

function wide(canvas: Canvas): Drawing {
  const { width, height, colours, photo } = canvas;
  const words = (x: number, y: number) => x < width - 96 || y < 40;
  const art =
    rect(0, 0, width, height, colours.background) +
    circle(272, height / 2, 330, tinted(colours, '#f6b7c4', 0.34)) +
    falling(width, height, 150, words) +
    rect(20, 20, width - 40, height - 40, { colour: gold.mid, width: 2.4 }, 18) +
    circle(272, height / 2, 186, colours.background) +
    at(272, height / 2, wreath(196)) +
    inside(photo, 272, height / 2, 172);
  return { art, column: { x: 536, y: 60, width: 540, height: height - 120 }, style: style(canvas, 84) };
}
