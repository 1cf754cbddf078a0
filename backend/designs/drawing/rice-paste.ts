import { petal } from './flowers.ts';
import { around, at, circle, n, shape, type Point } from './shapes.ts';

/** Drawings of rice paste as they are made by hand on a Bengali floor: `paste` is the white, `ground` shows through. */
export interface Paste {
  paste: string;
  ground: string;
}

/** A leaf from the origin upwards with its veins left open. */
const veined = (length: number, { paste, ground }: Paste): string =>
  shape(petal(length, length * 0.3), paste) +
  shape(
    `M0 ${n(-length * 0.1)}V${n(-length * 0.84)}` +
      [0.28, 0.46, 0.64]
        .map(
          (at_) =>
            `M${n(-length * 0.13)} ${n(-length * (at_ + 0.1))}L0 ${n(-length * at_)}L${n(length * 0.13)} ${n(-length * (at_ + 0.1))}`,
        )
        .join(''),
    { colour: ground, width: length * 0.035 },
  );

/** A round alpona, `r` its radius. */
export function alponaOf(r: number, look: Paste): string {
  const { paste, ground } = look;
  const line = { colour: paste, width: r * 0.016 };
  const curl = shape(
    `M0 0C${n(r * 0.14)} ${n(-r * 0.02)} ${n(r * 0.15)} ${n(-r * 0.17)} ${n(r * 0.04)} ${n(-r * 0.16)}C${n(-r * 0.02)} ${n(-r * 0.15)} ${n(-r * 0.01)} ${n(-r * 0.08)} ${n(r * 0.04)} ${n(-r * 0.085)}`,
    { colour: paste, width: r * 0.024 },
  );
  return (
    around(16, veined(r * 0.27, look), { distance: r * 0.72 }) +
    around(16, circle(0, 0, r * 0.021, paste), { distance: r * 0.88, from: 11.25 }) +
    circle(0, 0, r * 0.7, line) +
    circle(0, 0, r * 0.665, { ...line, width: r * 0.01 }) +
    around(16, curl, { distance: r * 0.48 }) +
    circle(0, 0, r * 0.46, { ...line, width: r * 0.022 }) +
    around(8, shape(petal(r * 0.4, r * 0.15), paste)) +
    around(8, shape(petal(r * 0.3, r * 0.085), ground)) +
    around(8, shape(petal(r * 0.23, r * 0.05), paste)) +
    around(8, shape(petal(r * 0.42, r * 0.06), paste), { from: 22.5 }) +
    circle(0, 0, r * 0.12, ground) +
    circle(0, 0, r * 0.1, paste) +
    around(8, circle(0, 0, r * 0.014, ground), { distance: r * 0.06 })
  );
}

/** An ear of paddy that rises from the origin and leans to the right, about `size` long. */
export function paddy(size: number, colour: string): string {
  const stem = (t: number): Point => ({ x: size * 0.62 * t ** 1.9, y: -size * (t - 0.22 * t ** 3) });
  const points = Array.from({ length: 24 }, (_, place) => stem(place / 23));
  const grains = Array.from({ length: 11 }, (_, place) => {
    const t = 0.36 + place * 0.062;
    const { x, y } = stem(t);
    const ahead = stem(t + 0.02);
    const lean = (Math.atan2(ahead.x - x, y - ahead.y) * 180) / Math.PI;
    const grain = shape(petal(size * 0.105, size * 0.027), colour);
    return at(x, y, grain, { turn: lean - 32 }) + at(x, y, grain, { turn: lean + 32 });
  });
  return (
    shape(points.map(({ x, y }, place) => `${place ? 'L' : 'M'}${n(x)} ${n(y)}`).join(''), {
      colour,
      width: size * 0.018,
    }) + grains.join('')
  );
}

/** A fish (rui) swimming to the right around the origin, about 200 long: luck for a Bengali wedding. */
export const fish = ({ paste, ground }: Paste): string => {
  const scales = [0, 1, 2, 3, 4].flatMap((column) =>
    [-1, 0, 1].map((row) => {
      const x = 24 - column * 22 + (row ? 0 : -11);
      const y = row * 13;
      return `M${n(x)} ${n(y - 8)}A9 9 0 0 0 ${n(x)} ${n(y + 8)}`;
    }),
  );
  return (
    shape('M-82 0C-104 -34 -118 -40 -126 -36C-116 -18 -116 18 -126 36C-118 40 -104 34 -82 0Z', paste) +
    shape('M-92 0C-60 -44 44 -62 96 0C44 62 -60 44 -92 0Z', paste) +
    shape('M-30 -36C-10 -66 34 -60 44 -42Z', paste) +
    shape('M-10 38C2 58 24 56 30 44Z', paste) +
    shape(scales.join(''), { colour: ground, width: 3.4 }) +
    shape('M46 -30C34 -12 34 12 46 30', { colour: ground, width: 4 }) +
    circle(68, -8, 6.5, ground) +
    shape('M92 6C86 10 80 10 76 8', { colour: ground, width: 3.2 })
  );
};

/** A vine along the x axis, `length` long, a leaf or a dot in every bend. */
export function vine(length: number, bend: number, look: Paste): string {
  const count = Math.max(2, Math.round(length / (bend * 3.2)));
  const step = length / count;
  const bends = Array.from(
    { length: count },
    (_, place) =>
      `Q${n((place + 0.5) * step)} ${n(place % 2 ? bend * 1.5 : -bend * 1.5)} ${n((place + 1) * step)} 0`,
  );
  const leaves = Array.from({ length: count }, (_, place) => {
    const down = place % 2 === 0;
    const x = (place + 0.5) * step;
    return (
      at(x, down ? -bend * 0.1 : bend * 0.1, veined(bend * 1.35, look), { turn: down ? 152 : 28 }) +
      circle(x + bend * 0.7, down ? -bend * 1.25 : bend * 1.25, bend * 0.16, look.paste)
    );
  });
  return shape(`M0 0${bends.join('')}`, { colour: look.paste, width: bend * 0.15 }) + leaves.join('');
}
