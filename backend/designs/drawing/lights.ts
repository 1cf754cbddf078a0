import { petal } from './flowers.ts';
import { at, circle, ellipse, hanging, n, rect, shape, type Point } from './shapes.ts';

/** A pierced lantern hanging down from the origin on a chain `drop` long; the lantern itself is about 3.4 `r` high. */
export function lantern(r: number, drop: number, metal: string, glass: string): string {
  const body = `M0 0C${n(r * 0.3)} ${n(r * 0.55)} ${n(r)} ${n(r * 0.7)} ${n(r)} ${n(r * 1.5)}C${n(r)} ${n(r * 2.1)} ${n(r * 0.5)} ${n(r * 2.3)} ${n(r * 0.3)} ${n(r * 2.7)}H${n(-r * 0.3)}C${n(-r * 0.5)} ${n(r * 2.3)} ${n(-r)} ${n(r * 2.1)} ${n(-r)} ${n(r * 1.5)}C${n(-r)} ${n(r * 0.7)} ${n(-r * 0.3)} ${n(r * 0.55)} 0 0Z`;
  const line = { colour: metal, width: Math.max(1.6, r * 0.07) };
  const panes = [-0.56, 0, 0.56]
    .map((x) =>
      at(
        x * r,
        r * 1.9,
        shape(petal(r * 1.15, r * (x ? 0.2 : 0.3)), glass) +
          shape(petal(r * 1.15, r * (x ? 0.2 : 0.3)), line),
      ),
    )
    .join('');
  return (
    shape(`M0 0V${n(drop)}`, { colour: metal, width: Math.max(1.4, r * 0.05) }) +
    at(
      0,
      drop,
      circle(0, r * 1.45, r * 1.7, `${glass}26`) +
        circle(0, -r * 0.14, r * 0.14, line) +
        shape(body, metal) +
        panes +
        rect(-r * 0.98, r * 1.9, r * 1.96, r * 0.1, glass) +
        shape(`M${n(-r * 0.3)} ${n(r * 2.7)}L0 ${n(r * 3.3)}L${n(r * 0.3)} ${n(r * 2.7)}Z`, metal) +
        circle(0, r * 3.36, r * 0.11, metal),
    )
  );
}

/** A crystal chandelier hanging from the origin on a rod `drop` long, about 2 `r` wide, its candles lit. */
export function chandelier(r: number, drop: number, gold: string, crystal: string): string {
  const line = { colour: gold, width: r * 0.035 };
  const drops = (from: Point, to: Point, sag: number) =>
    hanging(from, to, sag, r * 0.085)
      .map(({ x, y }) => circle(x, y, r * 0.03, crystal))
      .join('');
  const candle = (x: number, y: number, s: number) =>
    circle(x, y - r * 0.34 * s, r * 0.2 * s, '#ffe7a033') +
    rect(x - r * 0.035 * s, y - r * 0.22 * s, r * 0.07 * s, r * 0.22 * s, '#fff8e6') +
    at(x, y - r * 0.22 * s, shape(petal(r * 0.2 * s, r * 0.06 * s), '#ffc94d')) +
    ellipse(x, y, r * 0.1 * s, r * 0.03 * s, gold);
  const arm = (x: number, y: number) =>
    shape(
      `M0 ${n(y + r * 0.5)}C${n(x * 0.5)} ${n(y + r * 0.62)} ${n(x)} ${n(y + r * 0.5)} ${n(x)} ${n(y)}`,
      line,
    );
  const tear = (x: number, y: number, size: number) =>
    at(x, y, shape(petal(size, size * 0.3), crystal), { turn: 180 });
  const outer = [-1, 1].map((side) => side * r);
  const inner = [-0.52, 0.52].map((share) => share * r);
  return (
    shape(`M0 0V${n(drop + r * 1.3)}`, line) +
    at(
      0,
      drop,
      ellipse(0, r * 0.06, r * 0.3, r * 0.07, gold) +
        [...outer, ...inner]
          .map((x) => drops({ x: x * 0.26, y: r * 0.08 }, { x: x * 0.98, y: r * 0.74 }, r * 0.1))
          .join('') +
        outer.map((x) => arm(x, r * 0.78) + candle(x, r * 0.78, 1) + tear(x, r * 0.82, r * 0.22)).join('') +
        inner.map((x) => arm(x, r * 0.66) + candle(x, r * 0.66, 0.86) + tear(x, r * 0.7, r * 0.18)).join('') +
        candle(0, r * 0.6, 0.9) +
        drops({ x: -r, y: r * 0.84 }, { x: -r * 0.52, y: r * 0.74 }, r * 0.22) +
        drops({ x: -r * 0.52, y: r * 0.74 }, { x: 0, y: r * 0.94 }, r * 0.24) +
        drops({ x: 0, y: r * 0.94 }, { x: r * 0.52, y: r * 0.74 }, r * 0.24) +
        drops({ x: r * 0.52, y: r * 0.74 }, { x: r, y: r * 0.84 }, r * 0.22) +
        shape(
          `M${n(-r * 0.2)} ${n(r * 1.1)}C${n(-r * 0.2)} ${n(r * 1.36)} ${n(r * 0.2)} ${n(r * 1.36)} ${n(r * 0.2)} ${n(r * 1.1)}Z`,
          gold,
        ) +
        ellipse(0, r * 1.1, r * 0.24, r * 0.05, gold) +
        tear(0, r * 1.3, r * 0.3) +
        tear(-r * 0.12, r * 1.26, r * 0.2) +
        tear(r * 0.12, r * 1.26, r * 0.2),
    )
  );
}

/** Small bulbs on a wire from one point to another. */
export const fairyLights = (
  from: Point,
  to: Point,
  sag: number,
  wire: string,
  bulb: string,
  r: number,
): string => {
  const points = hanging(from, to, sag, r * 7);
  return (
    shape(points.map(({ x, y }, place) => `${place ? 'L' : 'M'}${n(x)} ${n(y)}`).join(''), {
      colour: wire,
      width: 1.4,
    }) + points.map(({ x, y }) => circle(x, y + r, r * 2.4, `${bulb}30`) + circle(x, y + r, r, bulb)).join('')
  );
};
