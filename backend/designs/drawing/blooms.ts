import { petal } from './flowers.ts';
import { around, at, circle, ellipse, n, shape, type Point } from './shapes.ts';

/** Colours of a rose: outside, towards the heart, and the line between petals. */
export interface RoseColours {
  outer: string;
  inner: string;
  heart: string;
  line: string;
}

export const whiteRose: RoseColours = {
  outer: '#ffffff',
  inner: '#fdf6e9',
  heart: '#f2e0bd',
  line: '#cbbd9f',
};
export const blushRose: RoseColours = {
  outer: '#fbdfe2',
  inner: '#f6c1c9',
  heart: '#e896a6',
  line: '#d0788c',
};
export const redRose: RoseColours = { outer: '#c54857', inner: '#b33446', heart: '#8d2236', line: '#7a1a2d' };

/** A garden rose seen from above around the origin, `r` its radius. */
export function rose(r: number, { outer, inner, heart, line }: RoseColours): string {
  const stroke = { colour: line, width: Math.max(0.8, r * 0.022) };
  const ring = (count: number, distance: number, size: number, fill: string, from: number) =>
    around(
      count,
      `<ellipse cx="0" cy="0" rx="${n(size)}" ry="${n(size * 0.82)}" fill="${fill}" stroke="${line}" stroke-width="${n(stroke.width)}"/>`,
      { distance, from },
    );
  const spiral = Array.from({ length: 26 }, (_, place) => {
    const turn = place * 0.42;
    const reach = r * 0.025 * (1 + place * 0.32);
    return `${place ? 'L' : 'M'}${n(Math.cos(turn) * reach)} ${n(Math.sin(turn) * reach)}`;
  });
  return (
    ring(7, r * 0.58, r * 0.42, outer, 0) +
    ring(6, r * 0.4, r * 0.36, outer, 20) +
    ring(5, r * 0.25, r * 0.3, inner, 8) +
    circle(0, 0, r * 0.29, inner) +
    circle(0, 0, r * 0.29, stroke) +
    circle(0, 0, r * 0.2, heart) +
    shape(spiral.join(''), { ...stroke, width: stroke.width * 1.2 })
  );
}

/** A branch of eucalyptus that rises from the origin and bends to the right, `size` long, with round leaves. */
export function eucalyptus(
  size: number,
  [one, two]: readonly [string, string],
  stemColour = '#7d927d',
): string {
  const stem = (t: number): Point => ({ x: size * 0.34 * t * t, y: -size * t });
  const path = Array.from({ length: 12 }, (_, place) => stem(place / 11))
    .map(({ x, y }, place) => `${place ? 'L' : 'M'}${n(x)} ${n(y)}`)
    .join('');
  const leaves = Array.from({ length: 8 }, (_, place) => {
    const t = 0.14 + place * 0.115;
    const { x, y } = stem(t);
    const r = size * (0.105 - 0.006 * place);
    const lean = 34 * t;
    const blade = (colour: string) =>
      ellipse(0, -r * 1.05, r * 0.62, r, colour) +
      shape(`M0 0V${n(-r * 1.7)}`, { colour: stemColour, width: size * 0.004 });
    return at(x, y, blade(one), { turn: lean - 58 }) + at(x, y, blade(two), { turn: lean + 62 });
  });
  return (
    shape(path, { colour: stemColour, width: size * 0.012 }) +
    leaves.join('') +
    at(stem(1).x, stem(1).y, ellipse(0, -size * 0.05, size * 0.03, size * 0.055, two), { turn: 34 })
  );
}

/** Jasmine and rosebuds on stems, growing from the origin to the upper right; about `size` wide and high. */
export const roseBush = (size: number): string =>
  [0, 28, 58, 84].map((turn, place) => at(0, 0, spray(size * (place % 2 ? 0.78 : 1)), { turn })).join('') +
  at(size * 0.2, -size * 0.2, rose(size * 0.2, redRose)) +
  at(size * 0.52, -size * 0.1, rose(size * 0.15, blushRose)) +
  at(size * 0.1, -size * 0.52, rose(size * 0.15, blushRose)) +
  at(size * 0.4, -size * 0.42, rose(size * 0.12, redRose));

const spray = (size: number): string =>
  shape(`M0 0V${n(-size * 0.86)}`, { colour: '#2f6b4a', width: size * 0.012 }) +
  [0.3, 0.46, 0.62, 0.78]
    .map(
      (share) =>
        at(0, -size * share, shape(petal(size * 0.2, size * 0.055), '#2f7a52'), { turn: -46 }) +
        at(0, -size * share, shape(petal(size * 0.2, size * 0.055), '#5a9a6e'), { turn: 46 }),
    )
    .join('') +
  at(0, -size * 0.84, shape(petal(size * 0.13, size * 0.05), '#c54857'));
