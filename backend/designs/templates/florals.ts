import { readable } from '#backend/designs/drawing/colour.ts';
import { eucalyptus, rose, whiteRose } from '#backend/designs/drawing/blooms.ts';
import { petal } from '#backend/designs/drawing/flowers.ts';
import { around, at, circle, ellipse, n, rect, shape } from '#backend/designs/drawing/shapes.ts';
import type { Canvas, Drawing, Template } from './template.ts';
import { framedPhoto } from './photo.ts';

const sage = ['#9db39a', '#7f9b81'] as const;
const pale = ['#c3d1bf', '#adc0aa'] as const;
const gold = '#b89a5b';

/** The church wedding: white roses and eucalyptus around a thin golden window, on paper. */
export const florals: Template = (canvas) => (canvas.wide ? wide(canvas) : tall(canvas));

function style({ colours }: Canvas, size: number) {
  const { background, text } = colours;
  return {
    names: { voice: 'script', size },
    title: { voice: 'script', size: size * 0.84 },
    body: 'serif',
    strong: 'display',
    soft: 'italic',
    accent: text,
    small: readable('#76602c', background, text),
    rule: gold,
    divider:
      [-1, 1]
        .map((side) => at(side * 16, 0, at(0, 0, eucalyptus(110, sage), { turn: 84 }), { flip: side < 0 }))
        .join('') + at(0, 0, rose(19, whiteRose)),
  } as const;
}

/** A small wild flower with five round petals. */
const wildFlower = (r: number): string =>
  around(
    5,
    `<ellipse cx="0" cy="${n(-r * 0.52)}" rx="${n(r * 0.4)}" ry="${n(r * 0.48)}" fill="#ffffff" stroke="#cbbd9f" stroke-width="${n(Math.max(0.8, r * 0.04))}"/>`,
  ) +
  circle(0, 0, r * 0.2, '#e9c25c') +
  around(8, circle(0, 0, r * 0.035, '#b98a2e'), { distance: r * 0.28 });

/** Flowers and leaves that spread from a corner at the origin to the right and down, about `size` along both edges. */
function bouquet(size: number): string {
  const s = (share: number) => size * share;
  const branch = (
    x: number,
    y: number,
    length: number,
    turn: number,
    colours: readonly [string, string],
    flip = false,
  ) => at(s(x), s(y), eucalyptus(s(length), colours), { turn, flip });
  const fern = (x: number, y: number, length: number, turn: number) =>
    at(
      s(x),
      s(y),
      [0.2, 0.32, 0.44, 0.56, 0.68, 0.8]
        .map(
          (share) =>
            at(
              0,
              -s(length) * share,
              shape(petal(s(length) * 0.26 * (1.1 - share), s(length) * 0.05), '#5f7f68'),
              { turn: -52 },
            ) +
            at(
              0,
              -s(length) * share,
              shape(petal(s(length) * 0.26 * (1.1 - share), s(length) * 0.05), '#6d8d74'),
              { turn: 52 },
            ),
        )
        .join('') + shape(`M0 0V${n(-s(length))}`, { colour: '#5f7f68', width: s(0.006) }),
      { turn },
    );
  return (
    branch(0.18, 0.18, 0.84, 98, pale) +
    branch(0.18, 0.18, 0.8, 172, pale, true) +
    branch(0.2, 0.12, 0.66, 112, sage) +
    branch(0.12, 0.22, 0.64, 158, sage, true) +
    fern(0.26, 0.2, 0.52, 124) +
    fern(0.2, 0.26, 0.52, 146) +
    branch(0.24, 0.24, 0.4, 135, pale) +
    at(s(0.6), s(0.11), wildFlower(s(0.06))) +
    at(s(0.12), s(0.58), wildFlower(s(0.06))) +
    at(s(0.43), s(0.31), wildFlower(s(0.048))) +
    at(s(0.42), s(0.14), rose(s(0.105), whiteRose), { turn: 20 }) +
    at(s(0.13), s(0.41), rose(s(0.11), whiteRose), { turn: 70 }) +
    at(s(0.3), s(0.3), rose(s(0.085), whiteRose), { turn: 130 }) +
    at(s(0.19), s(0.17), rose(s(0.17), whiteRose)) +
    [
      [0.7, 0.2],
      [0.53, 0.26],
      [0.24, 0.52],
      [0.18, 0.7],
    ]
      .map(
        ([x = 0, y = 0]) =>
          circle(s(x), s(y), s(0.014), '#ffffff') +
          circle(s(x), s(y), s(0.014), { colour: '#cbbd9f', width: 1.2 }),
      )
      .join('')
  );
}

/** A church window's outline: straight sides that meet in a pointed arch. */
const lancet = (x: number, y: number, width: number, foot: number): string => {
  const r = width * 0.78;
  const spring = y + width * 0.6;
  return `M${n(x)} ${n(foot)}V${n(spring)}A${n(r)} ${n(r)} 0 0 1 ${n(x + width / 2)} ${n(y)}A${n(r)} ${n(r)} 0 0 1 ${n(x + width)} ${n(spring)}V${n(foot)}Z`;
};

/** A thin cross with a ring of leaves. */
const cross = (size: number): string =>
  around(14, shape(petal(size * 0.2, size * 0.06), sage[1]), { distance: size * 0.5, from: 12 }) +
  shape(`M0 ${n(-size * 0.36)}V${n(size * 0.4)}M${n(-size * 0.22)} ${n(-size * 0.1)}H${n(size * 0.22)}`, {
    colour: gold,
    width: size * 0.05,
  });

function tall(canvas: Canvas): Drawing {
  const { width, height, colours, photo } = canvas;
  const centre = width / 2;
  const foot = height - 96;
  const top = photo ? 512 : 362;
  const art =
    rect(0, 0, width, height, colours.background) +
    ellipse(centre, height * 0.52, 430, 520, '#ffffff66') +
    shape(lancet(86, 78, width - 172, foot), { colour: gold, width: 3.4 }) +
    shape(lancet(102, 100, width - 204, foot - 16), { colour: gold, width: 1.4 }) +
    (photo
      ? framedPhoto({
          photo,
          clip: 'photo',
          outline: lancet(centre - 128, 168, 256, 486),
          box: { x: centre - 165, y: 160, size: 330 },
          line: { colour: gold, width: 5 },
        })
      : at(centre, 262, cross(122))) +
    at(-26, -26, bouquet(400)) +
    at(width + 26, height + 26, bouquet(340), { turn: 180 }) +
    at(width + 20, -20, bouquet(250), { flip: true }) +
    `<g transform="translate(-20 ${height + 20}) scale(1 -1)">${bouquet(280)}</g>`;
  return {
    art,
    column: { x: 216, y: top, width: width - 432, height: foot - 140 - top },
    style: style(canvas, 132),
  };
}

function wide(canvas: Canvas): Drawing {
  const { width, height, colours, photo } = canvas;
  const art =
    rect(0, 0, width, height, colours.background) +
    rect(34, 34, width - 68, height - 68, { colour: gold, width: 2.6 }) +
    rect(44, 44, width - 88, height - 88, { colour: gold, width: 1.2 }) +
    at(-22, -22, bouquet(photo ? 230 : 280)) +
    at(width + 22, height + 22, bouquet(300), { turn: 180 }) +
    (photo
      ? framedPhoto({
          photo,
          clip: 'photo',
          outline: lancet(182, 112, 290, 528),
          box: { x: 116, y: 108, size: 424 },
          line: { colour: gold, width: 4 },
        })
      : '');
  const column = photo
    ? { x: 512, y: 72, width: 430, height: height - 144 }
    : { x: 322, y: 72, width: width - 644, height: height - 144 };
  return { art, column, style: style(canvas, 86) };
}
