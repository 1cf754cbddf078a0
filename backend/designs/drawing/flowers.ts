import { around, at, circle, hanging, n, shape, type Point } from './shapes.ts';

/** Colours of celebrations: marigold, rani pink, mango leaf, gold, vermilion. */
export const festive = {
  marigold: '#f29a0b',
  marigoldDeep: '#d9730a',
  sun: '#ffc53d',
  sunDeep: '#f0a31a',
  ember: '#a8480a',
  rani: '#b3164f',
  raniDeep: '#7d0f38',
  rose: '#e2557f',
  blush: '#f6b7c4',
  leaf: '#2f7a4d',
  leafDeep: '#1d5a38',
  leafLight: '#5fa56f',
  gold: '#c79a3b',
  goldLight: '#ecd08a',
  peacock: '#0b6b63',
  cream: '#fff8ec',
} as const;

const scallops = (count: number, radius: number): string => {
  const points = Array.from({ length: count }, (_, place) => {
    const angle = (place / count) * Math.PI * 2;
    return { x: Math.sin(angle) * radius, y: -Math.cos(angle) * radius };
  });
  const bulge = Math.sin(Math.PI / count) * radius * 1.06;
  const arcs = [...points.slice(1), points[0]].map(
    (point) => `A${n(bulge)} ${n(bulge)} 0 0 1 ${n(point?.x ?? 0)} ${n(point?.y ?? 0)}`,
  );
  return `M${n(points[0]?.x ?? 0)} ${n(points[0]?.y ?? 0)}${arcs.join('')}Z`;
};

type Marigold = 'orange' | 'yellow';

const bloom = (
  kind: Marigold,
  [outer, middle, inner, core]: readonly [string, string, string, string],
): string =>
  `<g id="${kind}">${shape(scallops(13, 86), outer)}<g transform="rotate(14)">${shape(scallops(11, 64), middle)}</g>${shape(scallops(8, 40), inner)}${circle(0, 0, 15, core)}</g>`;

/** Drawings that a card repeats hundreds of times: every card begins with them. */
export const repeatedFlowers =
  '<defs>' +
  bloom('orange', [festive.marigoldDeep, festive.marigold, festive.sunDeep, festive.ember]) +
  bloom('yellow', [festive.sunDeep, festive.sun, '#ffdc7a', festive.marigoldDeep]) +
  '</defs>';

/** A marigold seen from the front, `r` its radius. */
export const marigold = (x: number, y: number, r: number, kind: Marigold = 'orange', turn = 0): string =>
  `<use xlink:href="#${kind}" transform="translate(${n(x)} ${n(y)})${turn ? ` rotate(${n(turn)})` : ''} scale(${(r / 100).toFixed(4)})"/>`;

/** A petal from the origin upwards. */
export const petal = (length: number, width: number): string =>
  `M0 0C${n(width)} ${n(-length * 0.28)} ${n(width * 0.72)} ${n(-length * 0.74)} 0 ${n(-length)}C${n(-width * 0.72)} ${n(-length * 0.74)} ${n(-width)} ${n(-length * 0.28)} 0 0Z`;

/** A mango leaf that hangs down from the origin. */
export function leaf(
  length: number,
  colour: string = festive.leaf,
  vein: string = festive.leafLight,
): string {
  const width = length * 0.2;
  return at(
    0,
    0,
    shape(petal(length, width), colour) +
      shape(`M0 ${n(-length * 0.06)}V${n(-length * 0.86)}`, {
        colour: vein,
        width: Math.max(1, length * 0.022),
      }),
    { turn: 180 },
  );
}

/** A lotus, seen from the side, standing on the origin. */
export function lotus(
  size: number,
  { front, back, line }: { front: string; back: string; line: string } = {
    front: festive.rose,
    back: festive.blush,
    line: festive.rani,
  },
): string {
  const leaves = (turns: number[], length: number, width: number, fill: string) =>
    turns
      .map(
        (turn) =>
          `<g transform="rotate(${turn})">${shape(petal(length, width), fill)}${shape(petal(length, width), { colour: line, width: size * 0.012 })}</g>`,
      )
      .join('');
  return (
    leaves([-78, 78], size * 0.62, size * 0.16, back) +
    leaves([-52, 52], size * 0.78, size * 0.2, front) +
    leaves([-26, 26], size * 0.9, size * 0.22, back) +
    leaves([0], size, size * 0.23, front)
  );
}

/** Flowers threaded on a string along points, by turns orange and yellow. */
export const threaded = (points: readonly Point[], r: number, offset = 0): string =>
  points
    .map((point, place) =>
      marigold(point.x, point.y, r, (place + offset) % 3 === 1 ? 'yellow' : 'orange', place * 37),
    )
    .join('');

/** A string of flowers straight down, ending in two leaves and a bell. */
export function strand(x: number, y: number, count: number, r: number): string {
  const points = Array.from({ length: count }, (_, place) => ({ x, y: y + r + place * r * 1.72 }));
  const end = y + r + (count - 1) * r * 1.72 + r * 0.7;
  const leaves = at(
    x,
    end,
    at(0, 0, leaf(r * 3), { turn: 24 }) +
      at(0, 0, leaf(r * 3), { turn: -24 }) +
      leaf(r * 3.3, festive.leafDeep),
  );
  return leaves + threaded(points, r);
}

/** A garland in swags across a width, with a strand at each joint and mango leaves under every swag: a toran. */
export function toran({
  x,
  y,
  width,
  swags,
  sag,
  r,
  strands = 3,
}: {
  x: number;
  y: number;
  width: number;
  swags: number;
  sag: number;
  r: number;
  strands?: number;
}): string {
  const step = width / swags;
  const joints = Array.from({ length: swags + 1 }, (_, place) => x + step * place);
  const chains = joints
    .slice(1)
    .map((to, place) => hanging({ x: joints[place] ?? 0, y }, { x: to, y }, sag, r * 1.7));
  const leaves = chains.map((chain) =>
    chain
      .filter((_, place) => place > 0 && place < chain.length - 1 && place % 2 === 0)
      .map((point, place) => at(point.x, point.y, leaf(r * 3.4, place % 2 ? festive.leafDeep : festive.leaf)))
      .join(''),
  );
  return (
    leaves.join('') +
    chains.map((chain, place) => threaded(chain, r, place)).join('') +
    (strands ? joints.map((joint) => strand(joint, y - r, strands, r)).join('') : '')
  );
}

/** A small flower with five petals, for scattered prints. */
export const blossom = (r: number, colour: string, core: string): string =>
  around(5, shape(petal(r, r * 0.42), colour)) + circle(0, 0, r * 0.2, core);
