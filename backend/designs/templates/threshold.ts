import { calm, readable } from '#backend/designs/drawing/colour.ts';
import { festive, leaf, lotus, marigold, strand, toran } from '#backend/designs/drawing/flowers.ts';
import { diya, divider, rangoli } from '#backend/designs/drawing/motifs.ts';
import { around, at, circle, ellipse, n, rect, shape } from '#backend/designs/drawing/shapes.ts';
import { laid } from '#backend/designs/drawing/temple.ts';
import type { Canvas, Drawing, Template } from './template.ts';
import { framedPhoto, roundOutline } from './photo.ts';

const wood = { light: '#a9662f', mid: '#8a4c20', dark: '#653312' };
const tile = { light: '#d9683a', mid: '#c1502a', dark: '#9b3a1e' };
const lime = '#f7d9a8';
const lamp = diya('#b5522a', festive.goldLight);

/** The house-warming: the card is the house itself. One reads in its open door, under tiles and toran, over the rangoli. */
export const threshold: Template = (canvas) => (canvas.wide ? wide(canvas) : tall(canvas));

function style({ colours }: Canvas, size: number) {
  const { background, text } = colours;
  return {
    names: { voice: 'display', size },
    title: { voice: 'display', size },
    body: 'serif',
    strong: 'display',
    soft: 'italic',
    accent: readable('#9c2f12', background, text),
    small: readable('#7a4a08', background, text),
    rule: festive.marigold,
    divider: divider(280, festive.marigoldDeep, festive.rani),
  } as const;
}

/** A tiled roof with its ridge at the origin: `half` wide to each side, `height` down to the eaves. */
function roof(half: number, height: number, ridge: number): string {
  const rows = 7;
  const row = (index: number) => {
    const [from, to] = [index / rows, (index + 1) / rows];
    const reach = ridge + (half - ridge) * to;
    const count = Math.round((reach * 2) / 40);
    const step = (reach * 2) / count;
    const y = height * from;
    const drop = height * (to - from);
    return Array.from({ length: count }, (_, place) => {
      const x = -reach + place * step;
      const colour = [tile.light, tile.mid, tile.light, tile.dark][(place * 3 + index * 5) % 4] ?? tile.mid;
      return shape(
        `M${n(x)} ${n(y)}H${n(x + step)}V${n(y + drop * 0.7)}A${n(step / 2)} ${n(drop * 0.44)} 0 0 1 ${n(x)} ${n(y + drop * 0.7)}Z`,
        colour,
      );
    }).join('');
  };
  return (
    `<clipPath id="roof"><path d="M${n(-ridge)} -6H${n(ridge)}L${n(half)} ${n(height + 12)}H${n(-half)}Z"/></clipPath><g clip-path="url(#roof)">${rect(-half, 0, half * 2, height, tile.dark)}${Array.from({ length: rows }, (_, index) => row(rows - 1 - index)).join('')}</g>` +
    shape(`M${n(-ridge)} 0L${n(-half)} ${n(height)}M${n(ridge)} 0L${n(half)} ${n(height)}`, {
      colour: tile.dark,
      width: 12,
    }) +
    rect(-ridge - 10, -12, ridge * 2 + 20, 18, tile.dark, 9)
  );
}

/** A full pot with mango leaves and a coconut (kalash), standing on the origin, about 100 wide. */
const kalash = (): string =>
  ellipse(0, -4, 34, 7, '#8f5f16') +
  shape('M-26 -6C-66 -26 -60 -86 -26 -94H26C60 -86 66 -26 26 -6Z', '#d9a441') +
  shape('M-54 -58C-20 -46 20 -46 54 -58L55 -44C20 -32 -20 -32 -55 -44Z', festive.rani) +
  [-36, -18, 0, 18, 36].map((x) => circle(x, -47 + Math.abs(x) * -0.12, 3.6, festive.goldLight)).join('') +
  at(0, -98, [-66, -38, -14, 14, 38, 66].map((turn) => at(0, 0, leaf(56), { turn: turn + 180 })).join('')) +
  ellipse(0, -100, 34, 9, '#b8862c') +
  ellipse(0, -126, 25, 32, '#7a4a24') +
  shape('M-6 -156C-10 -172 10 -172 6 -156Z', '#5a3317') +
  at(0, -120, circle(0, 0, 5, festive.rani));

/** One post of the door, carved with lozenges; its foot at the origin. */
const post = (width: number, height: number): string => {
  const count = Math.round(height / (width * 1.5));
  const step = height / count;
  return (
    rect(-width / 2, -height, width, height, wood.mid) +
    rect(-width / 2, -height, width * 0.14, height, wood.light) +
    rect(width * 0.36, -height, width * 0.14, height, wood.dark) +
    Array.from({ length: count }, (_, place) =>
      at(
        0,
        -(place + 0.5) * step,
        shape(
          `M0 ${n(-step * 0.36)}L${n(width * 0.26)} 0L0 ${n(step * 0.36)}L${n(-width * 0.26)} 0Z`,
          wood.dark,
        ) + circle(0, 0, width * 0.11, festive.goldLight),
      ),
    ).join('') +
    rect(-width * 0.7, -width * 0.7, width * 1.4, width * 0.7, wood.dark, 3) +
    rect(-width * 0.7, -height, width * 1.4, width * 0.5, wood.dark, 3)
  );
};

const powder = rangoli(200, [festive.rani, festive.marigold, festive.sun, '#fff6e6'], '#ffffff');

const sunAbove = (x: number, y: number, r: number, sky: string): string =>
  at(
    x,
    y,
    around(
      20,
      shape(`M${n(-r * 0.1)} ${n(-r * 1.2)}L0 ${n(-r * 1.7)}L${n(r * 0.1)} ${n(-r * 1.2)}Z`, '#ffc53d'),
    ),
  ) +
  circle(x, y, r, '#ffc53d') +
  circle(x, y, r * 0.8, sky);

function photoIn(photo: string, x: number, y: number, r: number): string {
  return (
    at(x, y, around(24, marigold(0, 0, r * 0.1, 'orange'), { distance: r * 1.07 })) +
    framedPhoto({
      photo,
      clip: 'photo',
      outline: roundOutline(x, y, r),
      box: { x: x - r, y: y - r, size: r * 2 },
      line: { colour: wood.dark, width: r * 0.05 },
    })
  );
}

function tall(canvas: Canvas): Drawing {
  const { width, height, colours, photo } = canvas;
  const centre = width / 2;
  const floor = height - 150;
  const eaves = 268;
  const door = { x: 148, y: eaves + 40, width: width - 296 };
  const art =
    rect(0, 0, width, height, '#bfe0dc') +
    sunAbove(176, 116, 54, '#ffe08f') +
    rect(60, eaves - 20, width - 120, floor - eaves + 20, lime) +
    rect(door.x, door.y, door.width, floor - door.y, colours.background) +
    rect(door.x + 14, door.y + 14, door.width - 28, floor - door.y - 14, calm(colours, 0.3)) +
    at(centre, 66, roof(520, eaves - 66, 250)) +
    rect(44, eaves, width - 88, 20, wood.dark, 6) +
    rect(door.x - 30, door.y - 14, door.width + 60, 46, wood.mid, 4) +
    rect(door.x - 30, door.y - 14, door.width + 60, 9, wood.light, 4) +
    at(centre, door.y + 26, lotus(34)) +
    at(door.x - 4, floor, post(46, floor - door.y - 30)) +
    at(door.x + door.width + 4, floor, post(46, floor - door.y - 30)) +
    toran({ x: door.x + 20, y: door.y + 38, width: door.width - 40, swags: 4, sag: 40, r: 12, strands: 0 }) +
    strand(door.x + 34, door.y + 34, 10, 12) +
    strand(door.x + door.width - 34, door.y + 34, 10, 12) +
    rect(0, floor, width, height - floor, '#c98d54') +
    rect(96, floor, width - 192, 26, '#a86a38') +
    rect(60, floor + 26, width - 120, 24, '#b87a45') +
    laid(centre, floor + 92, powder, 0.3) +
    at(112, floor + 12, kalash(), { scale: 1.06 }) +
    at(width - 112, floor + 12, kalash(), { scale: 1.06 }) +
    [-380, -270, 270, 380].map((x) => at(centre + x, floor + 118, lamp, { scale: 0.56 })).join('') +
    (photo ? photoIn(photo, centre, 518, 128) : '');
  const top = photo ? 676 : 450;
  return {
    art,
    column: { x: door.x + 72, y: top, width: door.width - 144, height: floor - 24 - top },
    style: style(canvas, 82),
  };
}

function wide(canvas: Canvas): Drawing {
  const { width, height, colours, photo } = canvas;
  const floor = height - 64;
  const eaves = 118;
  const door = { x: 250, y: eaves + 20, width: width - 500 };
  const shown = photo
    ? { x: 480, width: door.x + door.width - 480 - 36 }
    : { x: door.x + 60, width: door.width - 120 };
  const art =
    rect(0, 0, width, height, '#bfe0dc') +
    sunAbove(92, 66, 34, '#ffe08f') +
    rect(120, eaves - 10, width - 240, floor - eaves + 10, lime) +
    rect(door.x, door.y, door.width, floor - door.y, colours.background) +
    at(width / 2, 22, roof(width / 2 - 60, eaves - 22, 330)) +
    rect(70, eaves, width - 140, 12, wood.dark, 4) +
    rect(door.x - 20, door.y - 8, door.width + 40, 26, wood.mid, 3) +
    at(door.x - 2, floor, post(30, floor - door.y - 16)) +
    at(door.x + door.width + 2, floor, post(30, floor - door.y - 16)) +
    toran({ x: door.x + 12, y: door.y + 22, width: door.width - 24, swags: 6, sag: 16, r: 7.5, strands: 0 }) +
    rect(0, floor, width, height - floor, '#c98d54') +
    rect(200, floor, width - 400, 14, '#a86a38') +
    laid(width / 2, floor + 40, powder, 0.1) +
    at(184, floor + 8, kalash(), { scale: 0.86 }) +
    at(width - 184, floor + 8, kalash(), { scale: 0.86 }) +
    [130, width - 130].map((x) => at(x, floor + 44, lamp, { scale: 0.44 })).join('') +
    (photo ? photoIn(photo, 374, 330, 92) : '');
  return {
    art,
    column: { x: shown.x, y: door.y + 68, width: shown.width, height: floor - 12 - door.y - 68 },
    style: style(canvas, 56),
  };
}
