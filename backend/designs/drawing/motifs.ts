import { petal } from './flowers.ts';
import { around, at, circle, n, shape, type Stroke } from './shapes.ts';

const KAIRI =
  'M0 30C-40 30 -53 -5 -39 -34C-25 -61 12 -64 15 -94C16 -106 8 -113 -3 -113C27 -124 48 -99 44 -66C41 -44 47 -30 47 -6C47 18 25 30 0 30Z';

/** A paisley (kairi) of about 100 by 150, its tip to the upper left. */
export function paisley({
  body,
  inner,
  heart,
  line,
}: {
  body: string;
  inner: string;
  heart: string;
  line: string;
}): string {
  const beads = [
    [-25, 17],
    [-38, -2],
    [-38, -24],
    [-25, -43],
    [-4, -57],
    [14, -72],
    [27, -90],
    [34, -68],
    [33, -46],
    [37, -22],
    [36, 2],
    [22, 18],
    [-2, 22],
  ].map(([x = 0, y = 0]) => circle(x, y, 3, line));
  return (
    shape(KAIRI, body) +
    shape(KAIRI, { colour: line, width: 3 }) +
    beads.join('') +
    `<g transform="translate(1 -6) scale(0.6)">${shape(KAIRI, inner)}${shape(KAIRI, { colour: line, width: 3 })}</g>` +
    at(2, -8, around(7, shape(petal(17, 6), heart)) + circle(0, 0, 4, line))
  );
}

/** A mandala of fine lines, `r` its radius. */
export function mandala(r: number, { colour, width, opacity = 1 }: Stroke): string {
  const line: Stroke = { colour, width, opacity };
  const ring = (count: number, distance: number, length: number, wide: number, from = 0) =>
    around(count, shape(petal(length, wide), line), { distance, from });
  const dots = (count: number, distance: number, size: number, from = 0) =>
    `<g fill-opacity="${n(opacity)}">${around(count, circle(0, 0, size, colour), { distance, from })}</g>`;
  return (
    ring(8, 0, r * 0.2, r * 0.08) +
    circle(0, 0, r * 0.22, line) +
    ring(12, r * 0.22, r * 0.17, r * 0.08) +
    ring(12, r * 0.24, r * 0.09, r * 0.035) +
    dots(12, r * 0.37, r * 0.012, 15) +
    circle(0, 0, r * 0.41, line) +
    circle(0, 0, r * 0.43, line) +
    ring(24, r * 0.43, r * 0.13, r * 0.052) +
    ring(24, r * 0.47, r * 0.2, r * 0.075, 7.5) +
    dots(24, r * 0.7, r * 0.012, 7.5) +
    ring(24, r * 0.58, r * 0.24, r * 0.085) +
    ring(24, r * 0.63, r * 0.1, r * 0.035) +
    circle(0, 0, r * 0.84, { ...line, width: width * 0.8 }) +
    dots(48, r * 0.875, r * 0.009) +
    around(
      24,
      shape(
        `M${n(-r * 0.115)} 0A${n(r * 0.06)} ${n(r * 0.06)} 0 0 1 0 ${n(-r * 0.06)}A${n(r * 0.06)} ${n(r * 0.06)} 0 0 1 ${n(r * 0.115)} 0`,
        line,
      ),
      { distance: r * 0.91, from: 7.5 },
    )
  );
}

/** A rangoli of coloured powder, `r` its radius. */
export function rangoli(
  r: number,
  [one, two, three, four]: readonly [string, string, string, string],
  line: string,
): string {
  const petals = (count: number, distance: number, length: number, width: number, fill: string, from = 0) =>
    around(
      count,
      shape(petal(length, width), fill) + shape(petal(length, width), { colour: line, width: r * 0.008 }),
      { distance, from },
    );
  return (
    petals(16, r * 0.56, r * 0.42, r * 0.115, one) +
    petals(16, r * 0.52, r * 0.32, r * 0.1, two, 11.25) +
    petals(16, r * 0.55, r * 0.24, r * 0.055, three) +
    circle(0, 0, r * 0.57, four) +
    circle(0, 0, r * 0.57, { colour: line, width: r * 0.012 }) +
    around(32, circle(0, 0, r * 0.018, line), { distance: r * 0.525 }) +
    petals(12, r * 0.2, r * 0.29, r * 0.085, two) +
    petals(12, r * 0.2, r * 0.2, r * 0.05, one) +
    circle(0, 0, r * 0.23, three) +
    circle(0, 0, r * 0.23, { colour: line, width: r * 0.01 }) +
    petals(8, 0, r * 0.19, r * 0.065, four) +
    circle(0, 0, r * 0.05, one)
  );
}

/** A burning diya standing on the origin, about 120 wide. */
export const diya = (clay: string, rim: string): string =>
  `<circle cx="0" cy="-78" r="46" fill="#ffd777" fill-opacity="0.28"/>` +
  shape('M0 -118C20 -92 22 -72 0 -56C-22 -72 -20 -92 0 -118Z', '#f7a51c') +
  shape('M0 -94C10 -80 10 -68 0 -58C-10 -68 -10 -80 0 -94Z', '#fff0b8') +
  shape('M-60 -50C-50 -10 -28 0 0 0C28 0 50 -10 60 -50C30 -38 -30 -38 -60 -50Z', clay) +
  shape('M-60 -50C-30 -62 30 -62 60 -50C30 -38 -30 -38 -60 -50Z', rim) +
  [-30, -15, 0, 15, 30].map((x) => circle(x, -24 + Math.abs(x) * 0.14, 3.4, rim)).join('');

/** A rule with a flower in its middle, `width` long, around the origin. */
export function divider(width: number, colour: string, heart: string): string {
  const half = width / 2;
  const side =
    shape(`M26 0C${n(half * 0.5)} -7 ${n(half * 0.75)} 5 ${n(half)} 0`, { colour, width: 2.4 }) +
    circle(half, 0, 4, colour) +
    shape('M22 0L30 -5L38 0L30 5Z', colour);
  return (
    side +
    at(0, 0, side, { flip: true }) +
    around(8, shape(petal(15, 4.6), heart)) +
    circle(0, 0, 3.6, colour)
  );
}

/** The cusped arch of a palace window: its outline from the foot on the left over the crown to the foot on the right. */
export function arch({
  x,
  y,
  width,
  height,
  rise,
  foils = 5,
}: {
  x: number;
  y: number;
  width: number;
  height: number;
  rise: number;
  foils?: number;
}): { d: string; cusps: { x: number; y: number }[] } {
  const centre = x + width / 2;
  const spring = y + rise;
  const left = Array.from({ length: foils + 1 }, (_, place) => {
    const angle = (place / foils) * (Math.PI / 2) * 0.94;
    return { x: centre - (width / 2) * Math.cos(angle), y: spring - rise * 0.86 * Math.sin(angle) };
  });
  const right = left.map((point) => ({ x: 2 * centre - point.x, y: point.y })).reverse();
  const foil = (from: { x: number; y: number }, to: { x: number; y: number }) => {
    const r = Math.hypot(to.x - from.x, to.y - from.y) * 0.58;
    return `A${n(r)} ${n(r)} 0 0 1 ${n(to.x)} ${n(to.y)}`;
  };
  const leftArcs = left.slice(1).map((to, place) => foil(left[place] ?? to, to));
  const rightArcs = right.slice(1).map((to, place) => foil(right[place] ?? to, to));
  const crown = left.at(-1) ?? { x: centre, y };
  const half = centre - crown.x;
  const tip = `C${n(crown.x + half * 0.5)} ${n(crown.y - rise * 0.02)} ${n(centre - half * 0.1)} ${n(y + rise * 0.08)} ${n(centre)} ${n(y)}C${n(centre + half * 0.1)} ${n(y + rise * 0.08)} ${n(centre + half * 0.5)} ${n(crown.y - rise * 0.02)} ${n(centre + half)} ${n(crown.y)}`;
  const foot = y + height;
  return {
    d: `M${n(x)} ${n(foot)}V${n(spring)}${leftArcs.join('')}${tip}${rightArcs.join('')}V${n(foot)}Z`,
    cusps: [...left.slice(1), ...right.slice(0, -1)],
  };
}
