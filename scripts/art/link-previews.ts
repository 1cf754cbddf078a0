import { beads, bloom, colours as c, landingDiya, dot, fill, line } from '#scripts/art/drawing.ts';
import { illustrations } from '#scripts/art/illustrations.ts';

/** The product's name in strokes, 330 wide with its baseline at y = 100, so that no font is needed. */
const wordmark = (colour: string) =>
  line(
    colour,
    9,
    'M45 44q-7-10-21-10-17 0-17 15 0 12 19 16 21 5 21 19 0 16-21 16-15 0-22-11' +
      'M68 30v70M68 78q3-18 18-18 14 0 14 16v24' +
      'M158 61v39M158 80a19.5 19.5 0 1 1-39 0 19.5 19.5 0 1 1 39 0' +
      'M218 61v46q0 18-20 18-11 0-17-7M218 80a19.5 19.5 0 1 1-39 0 19.5 19.5 0 1 1 39 0' +
      'M240 61v22q0 17 16 17 15 0 17-17M274 61v39' +
      'M296 61v39M296 78q3-18 18-18 14 0 14 16v24',
  );

const garland =
  [100, 300, 500, 700, 900, 1100]
    .map((x) => fill(c.leaf, `M${x - 100} 30q24 36 0 84-24-48 0-84M${x} 86q22 30 0 62-22-32 0-62`))
    .join('') +
  fill(c.leaf, 'M1200 30q24 36 0 84-24-48 0-84') +
  [0, 200, 400, 600, 800, 1000]
    .map(
      (x) =>
        beads(c.marigold, 34, 31, `M${x} 14q100 116 200 0`) + beads(c.sun, 15, 31, `M${x} 14q100 116 200 0`),
    )
    .join('');

const grounds: Record<string, [paper: string, sun: string]> = {
  wedding: ['#fdeee6', '#fad9c8'],
  birthday: ['#fff5df', '#fde5b4'],
  getTogether: ['#f2f6e6', '#dfeac6'],
  reception: ['#fdeaf0', '#f9d0dd'],
  houseWarming: ['#eef6f0', '#d2e9df'],
  babyShower: ['#eaf4f6', '#cfe6ea'],
  engagement: ['#fbeef6', '#f3d6e8'],
  custom: ['#fff6e2', '#fde6b8'],
};

function frame(paper: string, content: string): string {
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630">' +
    `<rect width="1200" height="630" fill="${paper}"/>${content}${garland}</svg>`
  );
}

/** The name small at the foot, beside a lamp. */
const signature =
  `<g transform="translate(506 536) scale(.5)">${wordmark('#2a1a16')}</g>` + landingDiya(476, 572, 0.5);

function preview(kind: string): string {
  const [paper, sun] = grounds[kind] ?? ['#fffbf4', '#fdf0d9'];
  return frame(
    paper,
    dot(sun, 600, 350, 260) +
      `<g transform="translate(316 106) scale(2.36)">${illustrations[kind] ?? ''}</g>` +
      bloom(84, 566, 30) +
      bloom(150, 594, 20, c.rani) +
      bloom(1116, 566, 30) +
      bloom(1050, 594, 20, c.rani) +
      signature,
  );
}

const standard = frame(
  '#fffbf4',
  dot('#fdf0d9', 600, 380, 300) +
    landingDiya(600, 300, 2.6) +
    `<g transform="translate(352 388) scale(1.5)">${wordmark('#a8124f')}</g>` +
    bloom(120, 520, 44) +
    bloom(210, 570, 28, c.rani) +
    bloom(1080, 520, 44) +
    bloom(990, 570, 28, c.rani),
);

/** File names in public/og and the SVG each is rendered from, 1200 by 630. */
export function linkPreviews(): Map<string, string> {
  const kinds = Object.keys(illustrations).map((kind): [string, string] => [`${kind}.png`, preview(kind)]);
  return new Map([...kinds, ['default.png', standard]]);
}
