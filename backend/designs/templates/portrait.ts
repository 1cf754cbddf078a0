import { readable } from '#backend/designs/drawing/colour.ts';
import { peacock } from '#backend/designs/drawing/birds.ts';
import { blushRose, eucalyptus, redRose, rose } from '#backend/designs/drawing/blooms.ts';
import { around, at, circle, ellipse, n, rect, shape } from '#backend/designs/drawing/shapes.ts';
import { petal } from '#backend/designs/drawing/flowers.ts';
import type { Canvas, Drawing, Template } from './template.ts';
import { framedPhoto } from './photo.ts';

const copper = '#b5713f';
const leaves = ['#8ba58a', '#5f7f68'] as const;
const bird = peacock({ body: '#1d6f7c', wing: '#2f97a0', gold: '#e2b659', train: '#2a7a5d' });

/** The couple's own photo over the whole width, the words below it; until there is a photo, two peacocks at sunset. */
export const portrait: Template = (canvas) => (canvas.wide ? wide(canvas) : tall(canvas));

function style({ colours }: Canvas, size: number) {
  const { background, text } = colours;
  return {
    names: { voice: 'script', size },
    title: { voice: 'script', size: size * 0.84 },
    body: 'sans',
    strong: 'bold',
    soft: 'italic',
    accent: readable('#94304a', background, text),
    small: readable('#854a1e', background, text),
    rule: copper,
    divider:
      shape('M-140 0H-22M22 0H140', { colour: copper, width: 1.8 }) +
      around(6, shape(petal(15, 5), '#c45a6c')) +
      circle(0, 0, 3.6, copper),
  } as const;
}

/** What stands where the photo will be: sunset over a lake, two peacocks on a branch. Centred on `x`, standing on `y`. */
function sunset(x: number, y: number, scale: number): string {
  const branch =
    shape('M-420 50C-260 20 -120 60 0 40C120 60 260 20 420 50', { colour: '#6b4632', width: 15 }) +
    [-330, -230, -60, 60, 230, 330]
      .map((at_, place) =>
        at(at_, 44, eucalyptus(104, ['#5d8f63', '#3f7550']), {
          turn: place % 2 ? 26 : -26,
          flip: place % 2 === 0,
        }),
      )
      .join('') +
    [-290, -20, 20, 290]
      .map((at_, place) =>
        at(at_, 44, rose(place === 1 || place === 2 ? 30 : 23, place % 2 ? blushRose : redRose)),
      )
      .join('');
  return at(
    x,
    y,
    circle(0, -60, 300, '#ffcf8a') +
      circle(0, -60, 226, '#ffe0a6') +
      circle(0, -60, 160, '#fff0c9') +
      branch +
      at(-112, 14, bird) +
      at(112, 14, bird, { flip: true }),
    { scale },
  );
}

/** A posy in the middle of an edge. */
const posy = (size: number): string =>
  [-98, -74, 74, 98]
    .map((turn) => at(0, 0, eucalyptus(size * 1.5, leaves), { turn, flip: turn < 0 }))
    .join('') +
  [-1, 1]
    .map(
      (side) =>
        at(side * size * 0.86, size * 0.06, rose(size * 0.24, redRose)) +
        at(side * size * 0.5, -size * 0.05, rose(size * 0.34, blushRose)),
    )
    .join('') +
  at(0, 0, rose(size * 0.44, redRose));

function tall(canvas: Canvas): Drawing {
  const { width, height, colours, photo } = canvas;
  const centre = width / 2;
  const edge = height > 1400 ? 700 : 570;
  // the lower edge of the picture sinks towards the middle
  const outline = `M0 0H${width}V${edge - 70}C${n(width * 0.8)} ${edge + 24} ${n(width * 0.2)} ${edge + 24} 0 ${edge - 70}Z`;
  const curve = `M0 ${edge - 70}C${n(width * 0.2)} ${edge + 24} ${n(width * 0.8)} ${edge + 24} ${width} ${edge - 70}`;
  const art =
    rect(0, 0, width, height, colours.background) +
    (photo
      ? framedPhoto({
          photo,
          clip: 'photo',
          outline,
          box: { x: 0, y: (edge - width) * 0.42, size: width },
          line: { colour: copper, width: 0.1 },
        })
      : `<clipPath id="scene"><path d="${outline}"/></clipPath><g clip-path="url(#scene)">${rect(0, 0, width, edge + 20, '#f6a97a')}${ellipse(centre, edge - 60, 760, 330, '#fbbd86')}${sunset(centre, edge - 176, 1)}</g>`) +
    shape(curve, { colour: copper, width: 7 }) +
    at(0, 14, shape(curve, { colour: copper, width: 2 })) +
    at(centre, edge + 2, posy(92)) +
    at(
      -10,
      height + 10,
      at(0, 0, eucalyptus(230, leaves), { turn: 26 }) +
        at(0, 0, eucalyptus(190, leaves), { turn: 66 }) +
        at(34, -34, rose(48, blushRose)) +
        at(96, -18, rose(30, redRose)),
    ) +
    at(
      width + 10,
      height + 10,
      at(0, 0, eucalyptus(230, leaves), { turn: 26 }) +
        at(0, 0, eucalyptus(190, leaves), { turn: 66 }) +
        at(34, -34, rose(48, blushRose)) +
        at(96, -18, rose(30, redRose)),
      { flip: true },
    );
  const top = edge + 86;
  return {
    art,
    column: { x: 150, y: top, width: width - 300, height: height - 50 - top },
    style: style(canvas, 118),
  };
}

function wide(canvas: Canvas): Drawing {
  const { width, height, colours, photo } = canvas;
  const edge = 520;
  const outline = `M0 0H${edge - 40}C${edge + 16} ${n(height * 0.25)} ${edge + 16} ${n(height * 0.75)} ${edge - 40} ${height}H0Z`;
  const curve = `M${edge - 40} 0C${edge + 16} ${n(height * 0.25)} ${edge + 16} ${n(height * 0.75)} ${edge - 40} ${height}`;
  const art =
    rect(0, 0, width, height, colours.background) +
    (photo
      ? framedPhoto({
          photo,
          clip: 'photo',
          outline,
          box: { x: -55, y: 0, size: height },
          line: { colour: copper, width: 0.1 },
        })
      : `<clipPath id="scene"><path d="${outline}"/></clipPath><g clip-path="url(#scene)">${rect(0, 0, edge + 20, height, '#f6a97a')}${sunset(edge / 2 - 12, height * 0.62, 0.76)}</g>`) +
    shape(curve, { colour: copper, width: 5 }) +
    at(10, 0, shape(curve, { colour: copper, width: 1.6 })) +
    at(
      width + 8,
      height + 8,
      at(0, 0, eucalyptus(150, leaves), { turn: 26 }) +
        at(0, 0, eucalyptus(130, leaves), { turn: 66 }) +
        at(24, -24, rose(36, blushRose)) +
        at(70, -14, rose(22, redRose)),
      { flip: true },
    );
  return { art, column: { x: 574, y: 54, width: 500, height: height - 108 }, style: style(canvas, 82) };
}
