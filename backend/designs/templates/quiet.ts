import { isDark, mix, readable, tinted } from '#backend/designs/drawing/colour.ts';
import { at, circle, n, rect, shape } from '#backend/designs/drawing/shapes.ts';
import { petal } from '#backend/designs/drawing/flowers.ts';
import type { Canvas, Drawing, Template } from './template.ts';
import { framedPhoto, roundOutline } from './photo.ts';

/** Quiet and modern: much paper, one lotus in a single line, one vermilion sun. */
export const quiet: Template = (canvas) => (canvas.wide ? wide(canvas) : tall(canvas));

const vermilion = '#c8452b';
const sunOn = ({ colours }: Canvas) => (isDark(colours.background) ? '#f08a6a' : vermilion);

function style({ colours }: Canvas, size: number) {
  const { background, text } = colours;
  const sun = isDark(background) ? '#f08a6a' : vermilion;
  return {
    names: { voice: 'serif', size },
    title: { voice: 'serif', size: size * 0.9 },
    body: 'sans',
    strong: 'sans',
    soft: 'sans',
    accent: text,
    small: readable(isDark(background) ? '#f6b39c' : '#9c3018', background, text),
    rule: mix(background, text, 0.28),
    divider:
      circle(0, 0, 6, sun) + shape('M-64 0H-22M22 0H64', { colour: mix(background, text, 0.5), width: 1.4 }),
  } as const;
}

/** A lotus in outline, standing on the origin, about 1.5 `size` wide, with its reflection's ripples. */
function lineLotus(size: number, colour: string, width: number): string {
  const line = { colour, width };
  const leaf = (turn: number, length: number, wide: number) =>
    at(0, 0, shape(petal(size * length, size * wide), line), { turn });
  return (
    leaf(0, 1, 0.25) +
    [22, 46, 72]
      .map((turn, place) => leaf(turn, 0.94 - place * 0.1, 0.2) + leaf(-turn, 0.94 - place * 0.1, 0.2))
      .join('') +
    shape(
      `M${n(-size * 0.92)} ${n(size * 0.1)}C${n(-size * 0.4)} ${n(size * 0.2)} ${n(size * 0.4)} ${n(size * 0.2)} ${n(size * 0.92)} ${n(size * 0.1)}M${n(-size * 0.5)} ${n(size * 0.25)}C${n(-size * 0.2)} ${n(size * 0.31)} ${n(size * 0.2)} ${n(size * 0.31)} ${n(size * 0.5)} ${n(size * 0.25)}M${n(-size * 0.2)} ${n(size * 0.36)}H${n(size * 0.2)}`,
      line,
    )
  );
}

function photoIn(photo: string, x: number, y: number, r: number, sun: string): string {
  return (
    circle(x + r * 0.16, y + r * 0.12, r, sun) +
    framedPhoto({
      photo,
      clip: 'photo',
      outline: roundOutline(x, y, r),
      box: { x: x - r, y: y - r, size: r * 2 },
      line: { colour: '#ffffff', width: r * 0.02 },
    })
  );
}

function tall(canvas: Canvas): Drawing {
  const { width, height, colours, photo } = canvas;
  const centre = width / 2;
  const sun = sunOn(canvas);
  const ink = mix(colours.background, colours.text, 0.86);
  const top = photo ? 500 : 432;
  const art =
    rect(0, 0, width, height, colours.background) +
    circle(centre, height + 560, 680, tinted(colours, sun, 0.1)) +
    (photo
      ? photoIn(photo, centre, 286, 164, sun)
      : circle(centre, 214, 96, sun) + at(centre, 338, lineLotus(130, ink, 3.2))) +
    shape(
      `M64 64H144M64 64V144M${width - 64} 64H${width - 144}M${width - 64} 64V144M64 ${height - 64}H144M64 ${height - 64}V${height - 144}M${width - 64} ${height - 64}H${width - 144}M${width - 64} ${height - 64}V${height - 144}`,
      {
        colour: ink,
        width: 1.6,
      },
    );
  return {
    art,
    column: { x: 150, y: top, width: width - 300, height: height - 120 - top },
    style: style(canvas, 100),
  };
}

function wide(canvas: Canvas): Drawing {
  const { width, height, colours, photo } = canvas;
  const sun = sunOn(canvas);
  const ink = mix(colours.background, colours.text, 0.86);
  const art =
    rect(0, 0, width, height, colours.background) +
    (photo
      ? photoIn(photo, 262, height / 2, 176, sun)
      : circle(262, 232, 112, sun) + at(262, 408, lineLotus(160, ink, 3))) +
    shape(`M478 130V${height - 130}`, { colour: mix(colours.background, colours.text, 0.3), width: 1.6 });
  return { art, column: { x: 528, y: 56, width: 580, height: height - 112 }, style: style(canvas, 66) };
}
