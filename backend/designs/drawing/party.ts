import { blossom, festive, marigold } from './flowers.ts';
import { around, at, circle, ellipse, n, rect, scatter, shape, type Point } from './shapes.ts';

type Print = 'dots' | 'blossoms' | 'waves' | 'plain';

/** A balloon around the origin with a print like tied cloth, `r` its radius; `string` hangs that far down. */
export function balloon(
  r: number,
  colour: string,
  light: string,
  print: Print,
  string: number,
  clip: string,
): string {
  const body = `M0 ${n(-r * 1.12)}C${n(r * 1.12)} ${n(-r * 1.12)} ${n(r * 1.2)} ${n(r * 0.42)} 0 ${n(r * 1.2)}C${n(-r * 1.2)} ${n(r * 0.42)} ${n(-r * 1.12)} ${n(-r * 1.12)} 0 ${n(-r * 1.12)}Z`;
  const sway = string * 0.09;
  return (
    shape(
      `M0 ${n(r * 1.28)}C${n(sway)} ${n(r * 1.28 + string * 0.3)} ${n(-sway)} ${n(r * 1.28 + string * 0.65)} ${n(sway * 0.4)} ${n(r * 1.28 + string)}`,
      { colour: festive.gold, width: Math.max(1.4, r * 0.022) },
    ) +
    shape(`M${n(-r * 0.1)} ${n(r * 1.3)}L0 ${n(r * 1.14)}L${n(r * 0.1)} ${n(r * 1.3)}Z`, colour) +
    shape(body, colour) +
    `<clipPath id="${clip}"><path d="${body}"/></clipPath><g clip-path="url(#${clip})">${printed(r, light, print)}<ellipse cx="${n(r * 0.55)}" cy="${n(r * 0.35)}" rx="${n(r * 0.75)}" ry="${n(r)}" fill="#000000" fill-opacity="0.06"/></g>` +
    `<path d="M${n(-r * 0.62)} ${n(-r * 0.22)}C${n(-r * 0.64)} ${n(-r * 0.6)} ${n(-r * 0.42)} ${n(-r * 0.86)} ${n(-r * 0.18)} ${n(-r * 0.9)}" fill="none" stroke="#ffffff" stroke-opacity="0.65" stroke-width="${n(r * 0.08)}" stroke-linecap="round"/>`
  );
}

function printed(r: number, light: string, print: Print): string {
  if (print === 'plain') return '';
  if (print === 'waves') {
    const zigzag = (y: number) =>
      `M${n(-r * 1.2)} ${n(y)}${Array.from({ length: 12 }, (_, place) => `l${n(r * 0.1)} ${n(r * (place % 2 ? 0.1 : -0.1))}l${n(r * 0.1)} 0`).join('')}`;
    return [-0.45, -0.1, 0.25, 0.6]
      .map((y) => shape(zigzag(y * r), { colour: light, width: r * 0.055 }))
      .join('');
  }
  const places: Point[] = [];
  for (let row = -4; row <= 4; row += 1)
    for (let column = -4; column <= 4; column += 1)
      places.push({ x: (column + (row % 2 ? 0.5 : 0)) * r * 0.42, y: row * r * 0.32 });
  return places
    .map(({ x, y }) =>
      print === 'dots'
        ? circle(x, y, r * 0.055, light) + circle(x, y, r * 0.1, { colour: light, width: r * 0.018 })
        : at(x, y, blossom(r * 0.12, light, festive.gold)),
    )
    .join('');
}

/** A string of little flags between two points, printed by turns. */
export function bunting(
  points: readonly Point[],
  size: number,
  colours: readonly string[],
  light: string,
): string {
  const cord = shape(`M${points.map(({ x, y }) => `${n(x)} ${n(y)}`).join('L')}`, {
    colour: festive.gold,
    width: Math.max(2, size * 0.05),
  });
  const flags = points.slice(0, -1).map((point, place) => {
    const next = points[place + 1] ?? point;
    const turn = (Math.atan2(next.y - point.y, next.x - point.x) * 180) / Math.PI;
    const half = Math.hypot(next.x - point.x, next.y - point.y) * 0.45;
    const colour = colours[place % colours.length] ?? festive.rani;
    const flag =
      shape(`M${n(-half)} 0H${n(half)}L0 ${n(size)}Z`, colour) +
      shape(`M${n(-half * 0.72)} ${n(size * 0.1)}H${n(half * 0.72)}L0 ${n(size * 0.8)}Z`, {
        colour: light,
        width: size * 0.026,
      }) +
      (place % 2
        ? circle(0, size * 0.3, size * 0.09, light)
        : at(0, size * 0.31, blossom(size * 0.15, light, colour)));
    return at((point.x + next.x) / 2, (point.y + next.y) / 2, flag, { turn });
  });
  return cord + flags.join('');
}

/** Thrown paper: bits within a rectangle, none where `keepOut` says. */
export function confetti(
  width: number,
  height: number,
  count: number,
  colours: readonly string[],
  keepOut: (x: number, y: number) => boolean,
  size = 1,
): string {
  const random = scatter(11);
  const bits: string[] = [];
  for (let tries = 0; bits.length < count && tries < count * 12; tries += 1) {
    const [x, y, turn] = [random() * width, random() * height, random() * 180];
    const colour = colours[Math.floor(random() * colours.length)] ?? festive.sun;
    const kind = random();
    if (keepOut(x, y)) continue;
    const bit =
      kind < 0.35
        ? circle(0, 0, 5 * size, colour)
        : kind < 0.7
          ? rect(-8 * size, -3 * size, 16 * size, 6 * size, colour, 2)
          : shape(`M${n(-10 * size)} 0q${n(5 * size)} ${n(-8 * size)} ${n(10 * size)} 0t${n(10 * size)} 0`, {
              colour,
              width: 3.4 * size,
            });
    bits.push(at(x, y, bit, { turn }));
  }
  return bits.join('');
}

/** A cake of three tiers on a stand, about 320 wide, standing on the origin. */
export function cake(): string {
  const tier = (width: number, top: number, height: number, body: string, icing: string, dots: string) => {
    const drips = Math.round(width / 34);
    const step = width / drips;
    const edge = Array.from({ length: drips }, (_, place) => {
      const deep = [26, 15, 21][place % 3] ?? 18;
      return `v${n(deep - step / 2)}a${n(step / 2)} ${n(step / 2)} 0 0 1 ${n(-step)} 0v${n(-(deep - step / 2))}`;
    }).join('');
    return (
      rect(-width / 2, top, width, height, body, 10) +
      shape(
        `M${n(-width / 2)} ${n(top + 12)}v-2a10 10 0 0 1 10 -10h${n(width - 20)}a10 10 0 0 1 10 10v2${edge}Z`,
        icing,
      ) +
      Array.from({ length: drips - 1 }, (_, place) =>
        circle(-width / 2 + step * (place + 1), top + height - 15, 5.5, dots),
      ).join('')
    );
  };
  const candle = (x: number, colour: string) =>
    rect(x - 5, -312, 10, 46, colour, 3) +
    shape(`M${x - 5} -296l10 -6M${x - 5} -282l10 -6`, { colour: festive.cream, width: 3 }) +
    shape(
      `M${x} -344C${x + 12} -328 ${x + 10} -318 ${x} -314C${x - 10} -318 ${x - 12} -328 ${x} -344Z`,
      festive.marigold,
    ) +
    circle(x, -323, 4, '#fff3c4');
  return (
    shape('M-36 0L-24 -34H24L36 0Z', festive.gold) +
    ellipse(0, -34, 168, 14, festive.gold) +
    ellipse(0, -38, 168, 12, festive.goldLight) +
    tier(270, -128, 90, '#f7c6d2', festive.rani, festive.sun) +
    tier(200, -204, 78, '#fbe3b5', festive.marigold, festive.rani) +
    tier(130, -268, 66, '#bfe0d6', festive.peacock, festive.sun) +
    candle(-32, festive.rani) +
    candle(0, festive.marigoldDeep) +
    candle(32, festive.peacock) +
    [-100, -62, 62, 100].map((x, place) => marigold(x, -128, 13, place % 2 ? 'yellow' : 'orange')).join('')
  );
}

/** A wrapped present standing on the origin. */
export function present(width: number, height: number, paper: string, ribbon: string, print: string): string {
  const spots: string[] = [];
  for (let x = -width / 2 + 16; x < width / 2 - 6; x += 26)
    for (let y = -height + 16; y < -6; y += 26) spots.push(circle(x, y, 3, print));
  return (
    rect(-width / 2, -height, width, height, paper, 5) +
    spots.join('') +
    rect(-width * 0.08, -height, width * 0.16, height, ribbon) +
    rect(-width * 0.55, -height - 18, width * 1.1, 26, paper, 5) +
    rect(-width * 0.55, -height - 18, width * 1.1, 26, { colour: '#00000022', width: 1.2 }, 5) +
    rect(-width * 0.08, -height - 18, width * 0.16, 26, ribbon) +
    at(
      0,
      -height - 18,
      shape(
        'M0 0C-46 -6 -56 -44 -30 -46C-12 -46 -2 -20 0 0ZM0 0C46 -6 56 -44 30 -46C12 -46 2 -20 0 0Z',
        ribbon,
      ) + circle(0, -3, 8, ribbon),
      { scale: width / 120 },
    )
  );
}

/** A border of scallops along the foot of a card, as the edge of a cloth. */
export function scallopedEdge(
  width: number,
  y: number,
  height: number,
  count: number,
  colour: string,
  line: string,
): string {
  const step = width / count;
  const edge = Array.from({ length: count }, () => `a${n(step / 2)} ${n(step / 2)} 0 0 1 ${n(step)} 0`).join(
    '',
  );
  const beads = Array.from({ length: count }, (_, place) =>
    at(
      step * (place + 0.5),
      y + step * 0.12,
      around(7, circle(0, 0, step * 0.035, line), { distance: step * 0.22, sweep: 180, from: -90 }),
    ),
  ).join('');
  return (
    shape(`M0 ${n(y)}${edge}V${n(y + height)}H0Z`, colour) +
    beads +
    Array.from({ length: count }, (_, place) =>
      at(step * (place + 0.5), y + step * 0.12, blossom(step * 0.13, line, colour)),
    ).join('')
  );
}
