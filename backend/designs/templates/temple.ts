import { calm, mix, readable, tinted } from '#backend/designs/drawing/colour.ts';
import { festive, leaf, marigold, strand } from '#backend/designs/drawing/flowers.ts';
import { divider } from '#backend/designs/drawing/motifs.ts';
import { around, at, circle, n, rect, shape } from '#backend/designs/drawing/shapes.ts';
import { brassLamp, gopuram, kolam, laid } from '#backend/designs/drawing/temple.ts';
import type { Canvas, Drawing, Template } from './template.ts';
import { framedPhoto, roundOutline } from './photo.ts';

const silk = { maroon: '#7a1020', deep: '#5a0a18', zari: '#d8a738', light: '#f3d98a', floor: '#8f3a22' };
const lamp = brassLamp('#d8a738', '#9c6c17');

/** The South Indian wedding: a gopuram in turmeric light between two borders of Kanchipuram silk, lamps and a kolam. */
export const temple: Template = (canvas) => (canvas.wide ? wide(canvas) : tall(canvas));

function style({ colours }: Canvas, size: number) {
  return {
    names: { voice: 'display', size },
    title: { voice: 'display', size: size * 0.86 },
    body: 'serif',
    strong: 'display',
    soft: 'italic',
    accent: readable(silk.maroon, colours.background, colours.text),
    small: readable('#7c3a06', colours.background, colours.text),
    rule: silk.zari,
    divider: divider(280, silk.zari, silk.maroon),
  } as const;
}

/** One border of the silk along the left edge: zari lines, flowers, and the row of temples woven inwards. */
function border(width: number, height: number, tooth: number): string {
  const count = Math.round(height / tooth);
  const step = height / count;
  const teeth = Array.from(
    { length: count },
    (_, place) =>
      `M${n(width)} ${n(place * step)}L${n(width + tooth * 0.62)} ${n((place + 0.5) * step)}L${n(width)} ${n((place + 1) * step)}Z`,
  );
  const buttas = Array.from({ length: count }, (_, place) =>
    at(
      width * 0.52,
      (place + 0.5) * step,
      around(
        8,
        shape(
          `M0 0L${n(-width * 0.06)} ${n(-width * 0.2)}L0 ${n(-width * 0.27)}L${n(width * 0.06)} ${n(-width * 0.2)}Z`,
          silk.zari,
        ),
      ) + circle(0, 0, width * 0.06, silk.light),
    ),
  );
  return (
    shape(teeth.join(''), silk.maroon) +
    rect(0, 0, width, height, silk.maroon) +
    rect(width * 0.08, 0, width * 0.07, height, silk.zari) +
    rect(width * 0.88, 0, width * 0.05, height, silk.zari) +
    buttas.join('')
  );
}

const light = (x: number, y: number, r: number, canvas: Canvas): string =>
  circle(x, y, r, tinted(canvas.colours, festive.sun, 0.34)) +
  circle(x, y, r * 0.78, tinted(canvas.colours, festive.sun, 0.5)) +
  at(x, y, around(40, circle(0, 0, r * 0.013, silk.zari), { distance: r * 0.94 }));

function photoIn(photo: string, x: number, y: number, r: number): string {
  return (
    at(x, y, around(22, leaf(r * 0.26), { distance: -r * 1.04 })) +
    framedPhoto({
      photo,
      clip: 'photo',
      outline: roundOutline(x, y, r),
      box: { x: x - r, y: y - r, size: r * 2 },
      line: { colour: silk.zari, width: r * 0.06 },
    }) +
    at(x, y, around(30, marigold(0, 0, r * 0.085, 'yellow'), { distance: r * 1.06 }))
  );
}

const stone = { wall: '#c9542d', shade: '#8f2f1f', gold: '#e6b64a', niche: '#1f5f57' };

function tall(canvas: Canvas): Drawing {
  const { width, height, colours, photo } = canvas;
  const centre = width / 2;
  const floor = height - 172;
  const base = photo ? 520 : 452;
  const art =
    rect(0, 0, width, height, colours.background) +
    light(centre, 232, photo ? 300 : 252, canvas) +
    rect(0, floor, width, height - floor, silk.floor) +
    rect(0, floor, width, 10, silk.zari) +
    laid(centre, floor + 92, kolam(330, '#fff6e4', 7), 0.24) +
    at(centre, base, gopuram(photo ? 540 : 430, photo ? 470 : 410, stone)) +
    rect(centre - 330, base - 4, 660, 14, mix(silk.zari, silk.maroon, 0.35), 7) +
    border(74, height, 56) +
    at(width, 0, border(74, height, 56), { flip: true }) +
    strand(172, -10, 12, 13) +
    strand(width - 172, -10, 12, 13) +
    strand(224, -10, 6, 11) +
    strand(width - 224, -10, 6, 11) +
    at(178, floor + 72, lamp, { scale: 0.94 }) +
    at(width - 178, floor + 72, lamp, { scale: 0.94 }) +
    (photo ? photoIn(photo, centre, 396, 144) : '');
  const top = photo ? 596 : 492;
  return {
    art,
    column: { x: 250, y: top, width: width - 500, height: floor - 26 - top },
    style: style(canvas, 84),
  };
}

function wide(canvas: Canvas): Drawing {
  const { width, height, colours, photo } = canvas;
  const floor = height - 62;
  const art =
    rect(0, 0, width, height, colours.background) +
    light(270, 300, 262, canvas) +
    rect(0, floor, width, height - floor, silk.floor) +
    rect(0, floor, width, 7, silk.zari) +
    laid(width - 390, floor + 34, kolam(170, '#fff6e4', 5), 0.15) +
    at(270, floor, gopuram(380, 470, stone)) +
    border(46, height, 36) +
    at(width, 0, border(46, height, 36), { flip: true }) +
    at(width - 122, floor + 26, lamp, { scale: 0.62 }) +
    at(488, floor + 26, lamp, { scale: 0.62 }) +
    strand(width - 100, -8, 8, 9) +
    (photo ? photoIn(photo, 270, 330, 124) : '') +
    rect(0, 0, width, height, { colour: calm(colours, 0.2), width: 2 });
  return { art, column: { x: 532, y: 30, width: 504, height: floor - 16 - 30 }, style: style(canvas, 56) };
}
