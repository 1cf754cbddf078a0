/** Pieces of SVG, made of numbers and colours of ours alone: nothing a person typed ever gets here. */

/** A number as SVG writes it, to a hundredth. */
export const n = (value: number): string => String(Math.round(value * 100) / 100);

export interface Stroke {
  colour: string;
  width: number;
  opacity?: number;
}

const stroked = ({ colour, width, opacity }: Stroke) =>
  ` fill="none" stroke="${colour}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round"${opacity === undefined ? '' : ` stroke-opacity="${n(opacity)}"`}`;

/** A closed or open shape, filled with a colour or drawn as a line. */
export const shape = (d: string, look: string | Stroke): string =>
  `<path d="${d}"${typeof look === 'string' ? ` fill="${look}"` : stroked(look)}/>`;

export const circle = (x: number, y: number, r: number, look: string | Stroke): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}"${typeof look === 'string' ? ` fill="${look}"` : stroked(look)}/>`;

export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string): string =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"/>`;

export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  look: string | Stroke,
  radius = 0,
): string =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}"${radius ? ` rx="${n(radius)}"` : ''}${typeof look === 'string' ? ` fill="${look}"` : stroked(look)}/>`;

/** Moves, turns (degrees, clockwise) and enlarges a drawing made around the origin; `flip` mirrors it left to right. */
export function at(
  x: number,
  y: number,
  drawing: string,
  { turn = 0, scale = 1, flip = false } = {},
): string {
  const steps = [`translate(${n(x)} ${n(y)})`];
  if (turn) steps.push(`rotate(${n(turn)})`);
  if (scale !== 1 || flip) steps.push(`scale(${n(flip ? -scale : scale)} ${n(scale)})`);
  return `<g transform="${steps.join(' ')}">${drawing}</g>`;
}

export const faded = (opacity: number, drawing: string): string =>
  `<g opacity="${n(opacity)}">${drawing}</g>`;

/** `count` copies of a drawing in a circle around the origin, each `distance` away and turned with it. */
export function around(count: number, drawing: string, { distance = 0, from = 0, sweep = 360 } = {}): string {
  const step = sweep === 360 ? 360 / count : sweep / Math.max(1, count - 1);
  return Array.from({ length: count }, (_, place) => {
    const turn = from + step * place;
    const inward = distance ? `<g transform="translate(0 ${n(-distance)})">${drawing}</g>` : drawing;
    return `<g transform="rotate(${n(turn)})">${inward}</g>`;
  }).join('');
}

export interface Point {
  x: number;
  y: number;
}

/** `count` points from 0 to 1 along a curve. */
const along = (count: number, curve: (t: number) => Point): Point[] =>
  Array.from({ length: count }, (_, place) => curve(count === 1 ? 0.5 : place / (count - 1)));

/** A chain that hangs from one point to another, `sag` deep, as a curve of points evenly far apart. */
export function hanging(from: Point, to: Point, sag: number, spacing: number): Point[] {
  const curve = (t: number): Point => ({
    x: from.x + (to.x - from.x) * t,
    y: from.y + (to.y - from.y) * t + sag * 4 * t * (1 - t),
  });
  const fine = along(200, curve);
  let length = 0;
  const lengths = fine.map(
    (point, place) =>
      (length +=
        place === 0
          ? 0
          : Math.hypot(point.x - (fine[place - 1]?.x ?? 0), point.y - (fine[place - 1]?.y ?? 0))),
  );
  const count = Math.max(2, Math.round(length / spacing) + 1);
  let found = 0;
  return Array.from({ length: count }, (_, place) => {
    const wanted = (length * place) / (count - 1) - 1e-6;
    while (found < fine.length - 1 && (lengths[found] ?? 0) < wanted) found += 1;
    return fine[found] ?? to;
  });
}

/** The same scatter each time: numbers from 0 up to 1 that look thrown. */
export function scatter(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return state / 4294967296;
  };
}
