import { petal } from './flowers.ts';
import { around, at, circle, n, shape } from './shapes.ts';

/** A peacock facing right, standing on the origin, its train hanging down to the left; about 300 wide. */
export function peacock({
  body,
  wing,
  gold,
  train,
}: {
  body: string;
  wing: string;
  gold: string;
  train: string;
}): string {
  const eye = (size: number) =>
    shape(petal(size * 2.2, size * 0.86), gold) +
    at(0, -size * 0.34, shape(petal(size * 1.6, size * 0.58), train)) +
    circle(0, -size * 1.2, size * 0.34, body);
  const feathers = [
    [-150, 120, 236],
    [-128, 150, 228],
    [-98, 172, 220],
    [-64, 182, 210],
    [-170, 84, 246],
    [-176, 46, 256],
    [-118, 96, 232],
    [-84, 128, 220],
  ] as const;
  return (
    shape('M-4 -96C-70 -92 -160 -10 -196 60C-170 100 -120 150 -56 176C-30 110 14 20 30 -52Z', train) +
    feathers
      .map(
        ([x, y, turn]) =>
          shape(`M-6 -70Q${n(x * 0.4)} ${n(y * 0.2)} ${x} ${y}`, { colour: gold, width: 1.6 }) +
          at(x, y, eye(19), { turn: turn - 0 }),
      )
      .join('') +
    shape('M-14 -4L-18 34M8 -2L8 34', { colour: gold, width: 5 }) +
    shape(
      'M-44 -46C-50 -6 -4 16 26 -12C50 -34 46 -86 46 -118C46 -142 60 -150 68 -146C52 -176 14 -168 16 -126C18 -98 -38 -92 -44 -46Z',
      body,
    ) +
    shape('M-42 -44C-30 -78 12 -74 22 -46C12 -22 -20 -16 -42 -44Z', wing) +
    shape('M-30 -46C-14 -62 6 -58 16 -46M-22 -38C-10 -48 2 -46 10 -38', { colour: gold, width: 2.6 }) +
    circle(45, -150, 21, body) +
    shape('M62 -158L88 -146L62 -140Z', gold) +
    circle(51, -154, 8, '#fff8ec') +
    circle(52, -154, 4, '#2b1a16') +
    at(
      40,
      -168,
      around(5, shape('M0 0V-26', { colour: gold, width: 2 }) + circle(0, -29, 4.6, wing), {
        from: -36,
        sweep: 72,
      }),
    )
  );
}
