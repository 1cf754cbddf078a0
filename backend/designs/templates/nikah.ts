import { isDark, mix, readable } from '#backend/designs/drawing/colour.ts';
import { petal } from '#backend/designs/drawing/flowers.ts';
import { lantern } from '#backend/designs/drawing/lights.ts';
import { around, at, circle, n, rect, shape, type Stroke } from '#backend/designs/drawing/shapes.ts';
import { crescent, star } from '#backend/designs/drawing/sky.ts';
import { roseBush } from '#backend/designs/drawing/blooms.ts';
import type { Canvas, Drawing, Template } from './template.ts';
import { framedPhoto } from './photo.ts';

const emerald = '#0c4a42';
const deep = '#083730';
const gold = '#d9b25f';

/** The nikah: a pointed Mughal arch of ivory in an emerald wall of stars, lanterns, a crescent, roses at its foot. */
export const nikah: Template = (canvas) => (canvas.wide ? wide(canvas) : tall(canvas));

const goldOn = (ground: string) => (isDark(ground) ? '#e3c27a' : '#8a6420');

function style({ colours }: Canvas, size: number) {
  const { background, text } = colours;
  const line = mix(goldOn(background), '#ffffff', 0.12);
  return {
    names: { voice: 'script', size },
    title: { voice: 'script', size: size * 0.84 },
    body: 'serif',
    strong: 'display',
    soft: 'italic',
    accent: text,
    small: readable('#7a5410', background, text),
    rule: line,
    divider:
      shape('M-150 0H-34M34 0H150', { colour: line, width: 2 }) +
      at(0, 0, hexagram(20, { colour: line, width: 2.4 })) +
      circle(0, 0, 5, '#b8434f') +
      [-156, 156].map((x) => at(x, 0, shape('M-7 0L0 -5L7 0L0 5Z', line))).join(''),
  } as const;
}

/** A star of two triangles around the origin. */
const hexagram = (r: number, line: Stroke): string => {
  const point = (turn: number) =>
    `${n(Math.sin((turn * Math.PI) / 180) * r)} ${n(-Math.cos((turn * Math.PI) / 180) * r)}`;
  return shape(`M${[0, 120, 240].map(point).join('L')}ZM${[60, 180, 300].map(point).join('L')}Z`, line);
};

/** A wall of six-pointed stars joined to each other. */
function girih(width: number, height: number, r: number): string {
  const line: Stroke = { colour: gold, width: 1.5, opacity: 0.46 };
  const stars: string[] = [];
  const [dx, dy] = [r * Math.sqrt(3), r * 1.5];
  for (let row = 0; row * dy < height + r; row += 1)
    for (let x = row % 2 ? dx / 2 : 0; x < width + dx; x += dx)
      stars.push(at(x, row * dy, hexagram(r, line) + around(6, shape(petal(r * 0.36, r * 0.1), line))));
  return stars.join('');
}

/** A keel arch, from the foot on the left over its point to the foot on the right. */
function keel(x: number, y: number, width: number, foot: number, rise: number): string {
  const [centre, right] = [x + width / 2, x + width];
  const spring = y + rise;
  const side = (edge: number, inward: number) =>
    [
      `${n(edge)} ${n(spring - rise * 0.42)} ${n(centre + inward * width * 0.3)} ${n(y + rise * 0.32)} ${n(centre + inward * width * 0.13)} ${n(y + rise * 0.16)}`,
      `${n(centre + inward * width * 0.06)} ${n(y + rise * 0.1)} ${n(centre + inward * width * 0.015)} ${n(y + rise * 0.05)} ${n(centre)} ${n(y)}`,
    ] as const;
  const [low, high] = side(x, -1);
  const tip = `C${low}C${high}`;
  const down =
    `C${n(centre + width * 0.015)} ${n(y + rise * 0.05)} ${n(centre + width * 0.06)} ${n(y + rise * 0.1)} ${n(centre + width * 0.13)} ${n(y + rise * 0.16)}` +
    `C${n(centre + width * 0.3)} ${n(y + rise * 0.32)} ${n(right)} ${n(spring - rise * 0.42)} ${n(right)} ${n(spring)}`;
  return `M${n(x)} ${n(foot)}V${n(spring)}${tip}${down}V${n(foot)}Z`;
}

/** An arabesque that fills one upper corner beside the arch, drawn to the right and down from the origin. */
const spandrel = (size: number): string => {
  const line = { colour: gold, width: size * 0.014 };
  const curl = (r: number) =>
    shape(
      `M0 0C${n(r * 0.7)} ${n(-r * 0.1)} ${n(r * 1.1)} ${n(r * 0.5)} ${n(r * 0.75)} ${n(r * 0.85)}C${n(r * 0.45)} ${n(r * 1.1)} ${n(r * 0.15)} ${n(r * 0.75)} ${n(r * 0.4)} ${n(r * 0.55)}`,
      line,
    ) +
    [
      [0.42, 0.02, 60],
      [0.86, 0.3, 110],
      [0.78, 0.84, 190],
    ]
      .map(
        ([x = 0, y = 0, turn = 0]) =>
          at(x * r, y * r, shape(petal(r * 0.3, r * 0.1), gold), { turn: turn - 40 }) +
          at(x * r, y * r, shape(petal(r * 0.22, r * 0.08), '#f0dba6'), { turn: turn + 30 }),
      )
      .join('') +
    at(
      r * 0.42,
      r * 0.56,
      around(6, shape(petal(r * 0.16, r * 0.06), '#e07a86')) + circle(0, 0, r * 0.04, gold),
    );
  return (
    at(0, 0, curl(size * 0.62)) +
    `<g transform="matrix(0 1 1 0 0 0)">${curl(size * 0.62)}</g>` +
    around(5, shape(petal(size * 0.2, size * 0.06), gold), { from: 90, sweep: 90 }) +
    circle(0, 0, size * 0.05, gold)
  );
};

function photoIn(photo: string, x: number, y: number, r: number): string {
  const outline = (s: number) => keel(x - s * 0.82, y - s * 1.08, s * 1.64, y + s, s * 0.9);
  return (
    framedPhoto({
      photo,
      clip: 'photo',
      outline: outline(r),
      box: { x: x - r * 1.1, y: y - r * 1.1, size: r * 2.2 },
      line: { colour: gold, width: r * 0.05 },
    }) + shape(outline(r * 1.08), { colour: gold, width: r * 0.018 })
  );
}

const moon = (x: number, y: number, r: number): string =>
  at(x, y, at(0, 0, crescent(r, gold), { turn: 24 }) + at(r * 0.62, -r * 0.12, star(r * 0.3, gold)));

function tall(canvas: Canvas): Drawing {
  const { width, height, colours, photo } = canvas;
  const centre = width / 2;
  const foot = height - 78;
  const inside = { x: 96, y: 96, width: width - 192 };
  const ink = goldOn(colours.background);
  const art =
    rect(0, 0, width, height, emerald) +
    girih(width, height, 46) +
    shape(keel(inside.x - 22, inside.y - 34, inside.width + 44, foot + 22, 452), deep) +
    at(44, 44, spandrel(270)) +
    at(width - 44, 44, spandrel(270), { flip: true }) +
    shape(keel(inside.x, inside.y, inside.width, foot, 430), colours.background) +
    shape(keel(inside.x - 14, inside.y - 22, inside.width + 28, foot + 14, 446), { colour: gold, width: 6 }) +
    shape(keel(inside.x + 14, inside.y + 24, inside.width - 28, foot - 14, 420), { colour: ink, width: 2 }) +
    rect(20, 20, width - 40, height - 40, { colour: gold, width: 3 }) +
    (photo
      ? photoIn(photo, centre, 356, 136)
      : at(centre, 120, lantern(52, 66, '#b98a2e', '#ffe2a0')) + moon(centre, 420, 34)) +
    at(centre - 250, photo ? 330 : 300, lantern(30, 90, '#b98a2e', '#ffe2a0')) +
    at(centre + 250, photo ? 330 : 300, lantern(30, 90, '#b98a2e', '#ffe2a0')) +
    at(inside.x + 20, foot - 16, roseBush(160)) +
    at(inside.x + inside.width - 20, foot - 16, roseBush(160), { flip: true });
  const top = photo ? 516 : 480;
  return {
    art,
    column: { x: 206, y: top, width: width - 412, height: foot - 160 - top },
    style: style(canvas, 122),
  };
}

function wide(canvas: Canvas): Drawing {
  const { width, height, colours, photo } = canvas;
  const foot = height - 40;
  const ink = goldOn(colours.background);
  const inside = { x: 70, y: 40, width: 400 };
  const panel = { x: 452, width: width - 452 - 44 };
  const art =
    rect(0, 0, width, height, emerald) +
    girih(width, height, 34) +
    rect(panel.x, 40, panel.width, height - 80, colours.background) +
    rect(panel.x + 12, 52, panel.width - 24, height - 104, { colour: ink, width: 1.8 }) +
    rect(panel.x, 40, panel.width, height - 80, { colour: gold, width: 4 }) +
    shape(keel(inside.x - 14, inside.y - 20, inside.width - 52, foot, 236), deep) +
    shape(keel(inside.x, inside.y, inside.width - 80, foot, 226), '#f6f1e2') +
    shape(keel(inside.x, inside.y, inside.width - 80, foot, 226), { colour: gold, width: 4 }) +
    (photo
      ? photoIn(photo, inside.x + 160, 330, 134)
      : at(inside.x + 160, 56, lantern(38, 66, '#b98a2e', '#ffe2a0')) +
        at(inside.x + 84, 170, lantern(20, 40, '#b98a2e', '#ffe2a0')) +
        at(inside.x + 236, 170, lantern(20, 40, '#b98a2e', '#ffe2a0')) +
        moon(inside.x + 160, 360, 36)) +
    at(inside.x + 8, foot - 2, roseBush(photo ? 96 : 150)) +
    at(inside.x + 312, foot - 2, roseBush(photo ? 96 : 150), { flip: true }) +
    rect(14, 14, width - 28, height - 28, { colour: gold, width: 2.4 });
  return {
    art,
    column: { x: panel.x + 56, y: 76, width: panel.width - 112, height: height - 152 },
    style: style(canvas, 80),
  };
}
