import { around, at, n, rect, shape } from './shapes.ts';

/** Silk darned into cloth: a rhombus of close stitches around the origin, `w` and `h` half its width and height. */
function darned(w: number, h: number, thread: string, across: boolean): string {
  const pitch = 4.6;
  const [reach, length] = across ? [h, w] : [w, h];
  const count = Math.floor((reach * 2) / pitch);
  const stitches = Array.from({ length: count }, (_, place) => {
    const from = -reach + (place + 0.5) * ((reach * 2) / count);
    const half = length * (1 - Math.abs(from) / reach);
    return across ? `M${n(-half)} ${n(from)}H${n(half)}` : `M${n(from)} ${n(-half)}V${n(half)}`;
  });
  return `<path d="${stitches.join('')}" fill="none" stroke="${thread}" stroke-width="3.4"/>`;
}

/** A rhombus of four, stitched by turns along and across so that the silk shines differently. */
export function phulkariTile(
  w: number,
  h: number,
  [one, two, heart]: readonly [string, string, string],
): string {
  const [a, b] = [w / 2, h / 2];
  return (
    at(0, -b, darned(a * 0.94, b * 0.94, one, true)) +
    at(0, b, darned(a * 0.94, b * 0.94, one, true)) +
    at(-a, 0, darned(a * 0.94, b * 0.94, two, false)) +
    at(a, 0, darned(a * 0.94, b * 0.94, two, false)) +
    at(0, 0, darned(a * 0.4, b * 0.4, heart, true))
  );
}

/** A stitched flower with eight petals around the origin, `r` its radius. */
export const stitchedFlower = (
  r: number,
  [one, two, heart]: readonly [string, string, string],
  ground: string,
): string =>
  around(8, at(0, 0, darned(r * 0.2, r * 0.3, one, true)), { distance: r * 0.66 }) +
  around(8, at(0, 0, darned(r * 0.12, r * 0.24, two, false)), { distance: r * 0.42, from: 22.5 }) +
  rect(-r * 0.16, -r * 0.16, r * 0.32, r * 0.32, ground) +
  at(0, 0, darned(r * 0.26, r * 0.26, heart, true));

/** A row of stitched steps along the x axis, pointing down. */
export const stitchedSteps = (length: number, step: number, thread: string): string => {
  const count = Math.round(length / step);
  const size = length / count;
  return shape(
    Array.from({ length: count }, (_, place) =>
      [0, 0.25, 0.5, 0.75]
        .map((share) => {
          const half = (size / 2) * (1 - share) * 0.86;
          const x = (place + 0.5) * size;
          return `M${n(x - half)} ${n(share * size * 0.6 + 2)}H${n(x + half)}`;
        })
        .join(''),
    ).join(''),
    { colour: thread, width: 3.4 },
  );
};
