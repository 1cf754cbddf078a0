import { petal } from './flowers.ts';
import { around, at, circle, ellipse, n, rect, shape } from './shapes.ts';

/** A pot's finial (kalasam) standing on the origin, about 2.4 times as high as `r`. */
const kalasam = (r: number, metal: string): string =>
  ellipse(0, -r * 0.55, r * 0.62, r * 0.55, metal) +
  rect(-r * 0.22, -r * 1.3, r * 0.44, r * 0.5, metal) +
  ellipse(0, -r * 1.3, r * 0.4, r * 0.16, metal) +
  shape(`M${n(-r * 0.2)} ${n(-r * 1.38)}L0 ${n(-r * 2.4)}L${n(r * 0.2)} ${n(-r * 1.38)}Z`, metal);

/** The tower over a temple's gate, standing on the origin: tiers that grow narrower, a vault with its finials on top. */
export function gopuram(
  width: number,
  height: number,
  { wall, shade, gold, niche }: { wall: string; shade: string; gold: string; niche: string },
): string {
  const tiers = 7;
  const body = height * 0.74;
  const widthAt = (share: number) => width * (1 - 0.6 * share ** 0.82);
  const tier = (index: number): string => {
    const [from, to] = [index / tiers, (index + 1) / tiers];
    const [low, high] = [-body * from, -body * to];
    const [wide, narrow] = [widthAt(from), widthAt(to)];
    const tall = low - high;
    const count = 11 - index;
    const niches = Array.from({ length: count }, (_, place) => {
      const x = (narrow * 0.86 * (place - (count - 1) / 2)) / count;
      const w = (narrow * 0.5) / count;
      const middle = place === (count - 1) / 2;
      const colour = middle || place % 2 ? niche : shade;
      return (
        shape(
          `M${n(x - w)} ${n(low - tall * 0.16)}V${n(low - tall * 0.46)}C${n(x - w)} ${n(high + tall * 0.2)} ${n(x + w)} ${n(high + tall * 0.2)} ${n(x + w)} ${n(low - tall * 0.46)}V${n(low - tall * 0.16)}Z`,
          colour,
        ) + circle(x, low - tall * 0.36, w * 0.4, gold)
      );
    });
    return (
      shape(
        `M${n(-wide / 2)} ${n(low)}L${n(-narrow / 2)} ${n(high)}H${n(narrow / 2)}L${n(wide / 2)} ${n(low)}Z`,
        wall,
      ) +
      niches.join('') +
      rect(-wide / 2 - 5, low - tall * 0.14, wide + 10, tall * 0.14, gold, 2) +
      Array.from({ length: count * 2 }, (_, place) =>
        circle((wide * (place - count + 0.5)) / (count * 2), low - tall * 0.16, tall * 0.045, shade),
      ).join('')
    );
  };
  const top = widthAt(1);
  const vault = height * 0.15;
  const gate = width * 0.11;
  return (
    Array.from({ length: tiers }, (_, index) => tier(index)).join('') +
    shape(
      `M${n(-gate)} 0V${n(-height * 0.13)}C${n(-gate)} ${n(-height * 0.2)} ${n(gate)} ${n(-height * 0.2)} ${n(gate)} ${n(-height * 0.13)}V0Z`,
      niche,
    ) +
    shape(
      `M${n(-gate)} 0V${n(-height * 0.13)}C${n(-gate)} ${n(-height * 0.2)} ${n(gate)} ${n(-height * 0.2)} ${n(gate)} ${n(-height * 0.13)}V0`,
      { colour: gold, width: width * 0.012 },
    ) +
    shape(
      `M${n(-top * 0.5)} ${n(-body)}C${n(-top * 0.7)} ${n(-body - vault * 1.1)} ${n(-top * 0.42)} ${n(-body - vault)} ${n(-top * 0.36)} ${n(-body - vault)}H${n(top * 0.36)}C${n(top * 0.42)} ${n(-body - vault)} ${n(top * 0.7)} ${n(-body - vault * 1.1)} ${n(top * 0.5)} ${n(-body)}Z`,
      wall,
    ) +
    [-0.36, 0, 0.36]
      .map((x) =>
        at(
          x * top,
          -body - vault * 0.42,
          circle(0, 0, vault * 0.34, gold) +
            circle(0, 0, vault * 0.22, niche) +
            circle(0, 0, vault * 0.08, gold),
        ),
      )
      .join('') +
    rect(-top * 0.5, -body - 4, top, 8, gold, 2) +
    [-0.3, -0.15, 0, 0.15, 0.3]
      .map((x) => at(x * top, -body - vault * 0.98, kalasam(height * 0.042, gold)))
      .join('')
  );
}

/** A standing brass lamp (kuthuvilakku) on the origin, about 110 wide and 300 high, its wicks burning. */
export const brassLamp = (brass: string, dark: string): string => {
  const flame = (x: number, y: number) =>
    circle(x, y - 12, 20, '#ffe08a66') +
    at(x, y, shape(petal(30, 9), '#f28a1c') + shape(petal(18, 5), '#fff0b8'));
  const ring = (y: number, w: number, h: number) =>
    ellipse(0, y, w, h, brass) + ellipse(0, y - h * 0.3, w * 0.7, h * 0.4, dark);
  return (
    ellipse(0, -6, 56, 11, dark) +
    shape('M-54 -8C-46 -34 -14 -34 -12 -46H12C14 -34 46 -34 54 -8Z', brass) +
    rect(-6, -226, 12, 184, brass) +
    ring(-62, 15, 7) +
    ring(-104, 12, 6) +
    ring(-146, 16, 8) +
    ring(-186, 12, 6) +
    shape('M-58 -232C-44 -200 44 -200 58 -232Z', brass) +
    ellipse(0, -232, 58, 8, dark) +
    rect(-5, -276, 10, 46, brass) +
    shape('M-12 -270C-14 -288 -4 -296 0 -312C4 -296 14 -288 12 -270Z', brass) +
    flame(-54, -234) +
    flame(54, -234) +
    flame(-24, -228) +
    flame(24, -228)
  );
};

/** A kolam of rice flour around the origin, `r` its radius: one line in loops around a grid of dots. */
export function kolam(r: number, colour: string, width: number): string {
  const line = { colour, width };
  const step = r * 0.25;
  const dots = [-3, -2, -1, 0, 1, 2, 3].flatMap((x) =>
    [-3, -2, -1, 0, 1, 2, 3]
      .filter((y) => Math.abs(x) + Math.abs(y) <= 3)
      .map((y) => circle(x * step, y * step, width * 1.05, colour)),
  );
  const loop = `M0 ${n(-step * 0.5)}C${n(-step * 1.15)} ${n(-step * 1.3)} ${n(-step * 0.7)} ${n(-step * 3.5)} 0 ${n(-step * 3.6)}C${n(step * 0.7)} ${n(-step * 3.5)} ${n(step * 1.15)} ${n(-step * 1.3)} 0 ${n(-step * 0.5)}Z`;
  const side = `M0 ${n(-step * 0.5)}C${n(-step * 0.5)} ${n(-step * 1.1)} ${n(-step * 0.5)} ${n(-step * 1.6)} 0 ${n(-step * 1.7)}C${n(step * 0.5)} ${n(-step * 1.6)} ${n(step * 0.5)} ${n(-step * 1.1)} 0 ${n(-step * 0.5)}Z`;
  const weave = `M${n(-step * 2.5)} ${n(-step * 1.9)}C${n(-step * 1.6)} ${n(-step * 3.1)} ${n(-step * 0.6)} ${n(-step * 1.6)} 0 ${n(-step * 2.45)}C${n(step * 0.6)} ${n(-step * 1.6)} ${n(step * 1.6)} ${n(-step * 3.1)} ${n(step * 2.5)} ${n(-step * 1.9)}`;
  return (
    around(4, shape(loop, line) + shape(weave, line)) +
    around(4, shape(loop, line) + shape(side, line), { from: 45 }) +
    circle(0, 0, step * 0.52, line) +
    dots.join('')
  );
}

/** A drawing laid on the floor: seen from the front, so much flatter. */
export const laid = (x: number, y: number, drawing: string, flat = 0.42): string =>
  `<g transform="translate(${n(x)} ${n(y)}) scale(1 ${n(flat)})">${drawing}</g>`;
