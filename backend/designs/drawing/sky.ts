import { festive, leaf, marigold, petal } from './flowers.ts';
import { around, at, circle, ellipse, n, rect, shape } from './shapes.ts';

/** A crescent around the origin, open to the right. */
export const crescent = (r: number, colour: string): string =>
  shape(
    `M${n(r * 0.45)} ${n(-r * 0.89)}A${n(r)} ${n(r)} 0 1 0 ${n(r * 0.45)} ${n(r * 0.89)}A${n(r * 0.78)} ${n(r * 0.78)} 0 1 1 ${n(r * 0.45)} ${n(-r * 0.89)}Z`,
    colour,
  );

/** A star with five round points. */
export function star(r: number, colour: string): string {
  const points = Array.from({ length: 10 }, (_, place) => {
    const angle = (place / 10) * Math.PI * 2;
    const reach = place % 2 ? r * 0.46 : r;
    return `${n(Math.sin(angle) * reach)} ${n(-Math.cos(angle) * reach)}`;
  });
  return `<path d="M${points.join('L')}Z" fill="${colour}" stroke="${colour}" stroke-width="${n(r * 0.22)}" stroke-linejoin="round"/>`;
}

/** A cloud about 200 wide, standing on the origin. */
export const cloud = (colour: string): string =>
  shape(
    'M-100 0C-120 -2 -122 -40 -92 -42C-90 -72 -54 -84 -36 -64C-24 -100 34 -102 42 -62C62 -78 92 -62 88 -38C116 -38 118 -2 98 0Z',
    colour,
  );

/** Something light hung on a thread from the upper edge. */
export const hung = (x: number, length: number, thing: string, thread: string): string =>
  shape(`M${n(x)} 0V${n(length)}`, { colour: thread, width: 1.8 }) + at(x, length, thing);

/** A cradle (palna) of turned wood with flowers, hanging by two chains from a bar; about 360 wide, the bar at the origin. */
export function cradle({
  wood,
  dark,
  cloth,
  lace,
}: {
  wood: string;
  dark: string;
  cloth: string;
  lace: string;
}): string {
  const chain = (x: number, from: number, to: number) =>
    Array.from({ length: Math.floor((to - from) / 13) }, (_, place) =>
      circle(x, from + place * 13, 5, { colour: dark, width: 2.6 }),
    ).join('');
  const knob = (x: number, y: number, r: number) =>
    circle(x, y, r, wood) + circle(x, y, r, { colour: dark, width: 2 });
  const bars = Array.from({ length: 9 }, (_, place) => {
    const x = -100 + place * 25;
    return rect(x - 4, 118, 8, 52, wood, 3);
  }).join('');
  return (
    rect(-196, -9, 392, 18, wood, 9) +
    rect(-196, -9, 392, 6, dark, 3) +
    knob(-196, 0, 15) +
    knob(196, 0, 15) +
    chain(-130, 14, 96) +
    chain(130, 14, 96) +
    // a pillow and a sleeping bundle
    ellipse(-66, 116, 46, 22, '#ffffff') +
    shape('M-90 122C-60 70 70 70 104 122Z', cloth) +
    shape('M-34 96C10 74 60 84 82 108', { colour: lace, width: 3 }) +
    circle(-64, 100, 21, '#d9a37c') +
    shape('M-84 96C-82 74 -48 72 -44 92C-56 84 -72 86 -84 96Z', '#4a2c22') +
    shape('M-70 104q5 5 10 0', { colour: '#6b3a2a', width: 2.4 }) +
    rect(-136, 112, 272, 12, wood, 6) +
    bars +
    shape('M-136 118C-136 118 -122 196 -92 196H92C122 196 136 118 136 118', { colour: wood, width: 12 }) +
    shape('M-112 170H112C108 190 98 198 88 198H-88C-98 198 -108 190 -112 170Z', cloth) +
    Array.from({ length: 8 }, (_, place) =>
      at(-84 + place * 24, 172, shape('M-12 0A12 12 0 0 0 12 0Z', lace)),
    ).join('') +
    knob(-136, 112, 11) +
    knob(136, 112, 11) +
    [-90, -45, 0, 45, 90].map((x, place) => marigold(x, 200, 12, place % 2 ? 'yellow' : 'orange')).join('') +
    [-130, 130]
      .map(
        (x) => at(x, 14, leaf(34), { turn: 30 }) + at(x, 14, leaf(34), { turn: -30 }) + marigold(x, 12, 17),
      )
      .join('')
  );
}

/** A small elephant walking to the right, about 190 wide, standing on the origin. */
export function elephant({
  skin,
  shade,
  cloth,
  trim,
}: {
  skin: string;
  shade: string;
  cloth: string;
  trim: string;
}): string {
  return (
    shape('M-62 -78C-84 -70 -86 -46 -80 -34', { colour: shade, width: 6 }) +
    rect(-58, -50, 27, 50, shade, 9) +
    rect(24, -50, 27, 50, shade, 9) +
    shape(
      'M-72 -62C-76 -124 -20 -138 12 -130C40 -132 58 -104 56 -60C56 -40 40 -34 20 -34H-50C-64 -34 -71 -44 -72 -62Z',
      skin,
    ) +
    rect(-44, -50, 28, 50, skin, 10) +
    rect(4, -50, 28, 50, skin, 10) +
    [-40, -30, -20, 8, 18, 28].map((x) => circle(x, -3, 3.4, '#ffffff')).join('') +
    circle(66, -104, 37, skin) +
    shape('M88 -92C108 -80 112 -50 100 -34C92 -22 104 -14 114 -22', { colour: skin, width: 17 }) +
    shape('M48 -132C22 -140 14 -104 26 -88C38 -74 60 -84 60 -104C60 -118 58 -128 48 -132Z', shade) +
    circle(80, -110, 4.4, '#3c2a26') +
    shape('M76 -122q6 -5 12 0', { colour: '#3c2a26', width: 2.4 }) +
    shape('M-46 -126C-30 -136 0 -136 16 -130L20 -72C0 -62 -34 -62 -50 -72Z', cloth) +
    shape('M-50 -74C-34 -62 0 -62 20 -74', { colour: trim, width: 6 }) +
    at(-15, -98, around(8, shape(petal(18, 6), trim)) + circle(0, 0, 5, cloth)) +
    [-44, -30, -15, 0, 14].map((x) => circle(x, -60 + Math.abs(x + 15) * -0.12, 4.4, trim)).join('') +
    at(64, -136, shape('M-20 6C-16 -14 16 -14 20 6Z', cloth) + circle(0, -12, 5, trim)) +
    circle(66, -78, 0.1, festive.gold)
  );
}
