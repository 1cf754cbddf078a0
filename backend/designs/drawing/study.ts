import { festive, petal } from './flowers.ts';
import { at, circle, ellipse, n, rect, shape } from './shapes.ts';

/** A mortarboard with its tassel, about 300 wide, around the origin. */
export const cap = (cloth: string, light: string, tassel: string): string =>
  shape('M-82 14V64C-82 96 82 96 82 64V14L0 52Z', cloth) +
  shape('M-82 46C-60 78 60 78 82 46V64C82 96 -82 96 -82 64Z', light) +
  shape('M0 -70L160 -8L0 54L-160 -8Z', cloth) +
  shape('M0 -58L130 -8L0 42L-130 -8Z', { colour: light, width: 3 }) +
  ellipse(0, -10, 13, 6, tassel) +
  shape('M0 -10C60 -6 110 4 122 18V74', { colour: tassel, width: 6 }) +
  circle(122, 78, 10, tassel) +
  shape('M112 82L104 132H140L132 82Z', tassel) +
  [110, 117, 124, 131]
    .map((x) => shape(`M${x} 92L${x - 2} 130`, { colour: festive.ember, width: 1.6 }))
    .join('');

/** A branch of laurel that rises from the origin and bends to the right; about `size` high. */
export function laurel(size: number, colour: string, light: string): string {
  const stem = (t: number) => ({ x: size * 0.42 * t * t, y: -size * t });
  const path = Array.from({ length: 12 }, (_, place) => stem(place / 11))
    .map(({ x, y }, place) => `${place ? 'L' : 'M'}${n(x)} ${n(y)}`)
    .join('');
  const leaves = Array.from({ length: 9 }, (_, place) => {
    const t = (place + 1) / 9.4;
    const { x, y } = stem(t);
    const lean = 40 * t;
    const length = size * (0.25 - 0.07 * t);
    return (
      at(x, y, shape(petal(length, length * 0.26), colour), { turn: lean - 48 }) +
      at(x, y, shape(petal(length, length * 0.26), place % 2 ? light : colour), { turn: lean + 52 })
    );
  });
  return (
    shape(path, { colour, width: size * 0.018 }) +
    leaves.join('') +
    at(stem(1).x, stem(1).y, shape(petal(size * 0.18, size * 0.045), light), { turn: 40 })
  );
}

/** A rolled certificate with a ribbon, about 220 wide, around the origin. */
export const scroll = (paper: string, edge: string, ribbon: string): string =>
  rect(-104, -24, 208, 48, paper, 10) +
  ellipse(-104, 0, 12, 24, edge) +
  ellipse(104, 0, 12, 24, edge) +
  circle(-104, 0, 6, paper) +
  circle(104, 0, 6, paper) +
  shape('M-84 -12H-26M-84 2H-26M26 -12H84M26 2H84', { colour: edge, width: 2.4 }) +
  shape('M-10 18L-26 72L-8 60L2 76L8 20Z', ribbon) +
  shape('M8 18L26 70L8 60L-2 76L-8 20Z', festive.raniDeep) +
  rect(-14, -26, 28, 52, ribbon, 3) +
  circle(0, 4, 22, festive.marigold) +
  circle(0, 4, 15, { colour: festive.cream, width: 2.4 }) +
  circle(0, 4, 5, festive.cream);

/** Books lying on each other, standing on the origin, about 200 wide. */
export const books = (colours: readonly [string, string, string], page: string): string =>
  colours
    .map((colour, place) => {
      const width = 196 - place * 22;
      const shift = [0, -8, 8][place] ?? 0;
      return at(
        shift,
        -place * 42,
        rect(-width / 2, -38, width, 38, colour, 6) +
          rect(-width / 2 + 10, -31, width - 10, 24, page, 3) +
          rect(-width / 2, -38, 22, 38, colour, 6) +
          shape(
            `M${n(-width / 2 + 26)} -23H${n(width / 2 - 4)}M${n(-width / 2 + 26)} -15H${n(width / 2 - 4)}`,
            { colour: '#00000022', width: 1.6 },
          ),
      );
    })
    .join('');
