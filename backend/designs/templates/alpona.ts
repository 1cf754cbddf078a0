import { isDark, mix, readable } from '#backend/designs/drawing/colour.ts';
import { festive, marigold } from '#backend/designs/drawing/flowers.ts';
import { alponaOf, fish, paddy, vine, type Paste } from '#backend/designs/drawing/rice-paste.ts';
import { around, at, circle, rect, shape } from '#backend/designs/drawing/shapes.ts';
import type { Canvas, Drawing, Template } from './template.ts';
import { framedPhoto, roundOutline } from './photo.ts';

/** The Bengali wedding: rice paste on red, an alpona above, paddy, vines, and two fish for luck. */
export const alpona: Template = (canvas) => (canvas.wide ? wide(canvas) : tall(canvas));

const pasteOn = ({ colours: { background } }: Canvas): Paste => ({
  paste: isDark(background) ? '#fffaf0' : '#a3151f',
  ground: background,
});
const sun = (ground: string) => (isDark(ground) ? '#ffd27a' : '#8a4b08');

function style(canvas: Canvas, size: number) {
  const { background, text } = canvas.colours;
  const { paste } = pasteOn(canvas);
  return {
    names: { voice: 'display', size },
    title: { voice: 'display', size: size * 0.88 },
    body: 'serif',
    strong: 'display',
    soft: 'italic',
    accent: readable(isDark(background) ? '#ffffff' : '#8c0f19', background, text),
    small: readable(sun(background), background, text),
    rule: mix(background, paste, 0.7),
    divider:
      [-1, 1].map((side) => at(side * 26, 0, vine(108, 8, pasteOn(canvas)), { flip: side < 0 })).join('') +
      around(8, shape('M0 0L-3 -9L0 -13L3 -9Z', paste)) +
      circle(0, 0, 3.4, sun(background)),
  } as const;
}

/** The frame: two lines of paste, a vine running between them, a small alpona at each corner. */
function frame(width: number, height: number, inset: number, band: number, look: Paste): string {
  const bend = band * 0.27;
  const line = { colour: look.paste, width: 3 };
  const outer = inset;
  const inner = inset + band;
  const middle = inset + band / 2;
  const corner = (x: number, y: number) =>
    circle(x, y, band * 0.98, look.ground) + at(x, y, alponaOf(band * 0.95, look));
  return (
    rect(outer, outer, width - outer * 2, height - outer * 2, line) +
    rect(inner, inner, width - inner * 2, height - inner * 2, line) +
    rect(inner + 8, inner + 8, width - inner * 2 - 16, height - inner * 2 - 16, { ...line, width: 1.4 }) +
    at(middle + band, middle, vine(width - 2 * (middle + band), bend, look)) +
    at(middle + band, height - middle, vine(width - 2 * (middle + band), bend, look)) +
    at(middle, middle + band, vine(height - 2 * (middle + band), bend, look), { turn: 90 }) +
    at(width - middle, middle + band, vine(height - 2 * (middle + band), bend, look), { turn: 90 }) +
    corner(middle, middle) +
    corner(width - middle, middle) +
    corner(middle, height - middle) +
    corner(width - middle, height - middle)
  );
}

function photoIn(photo: string, x: number, y: number, r: number, look: Paste): string {
  return (
    at(x, y, alponaOf(r * 1.5, look)) +
    circle(x, y, r * 1.07, look.ground) +
    framedPhoto({
      photo,
      clip: 'photo',
      outline: roundOutline(x, y, r),
      box: { x: x - r, y: y - r, size: r * 2 },
      line: { colour: look.paste, width: r * 0.045 },
    })
  );
}

const sheaves = (x: number, y: number, size: number, colour: string): string =>
  [24, 48]
    .map(
      (turn, place) =>
        at(x, y, paddy(size * (1 - place * 0.16), colour), { turn }) +
        at(x, y, at(0, 0, paddy(size * (1 - place * 0.16), colour), { flip: true }), { turn: -turn }),
    )
    .join('');

function tall(canvas: Canvas): Drawing {
  const { width, height, colours, photo } = canvas;
  const centre = width / 2;
  const look = pasteOn(canvas);
  const grain = sun(colours.background);
  const art =
    rect(0, 0, width, height, colours.background) +
    frame(width, height, 22, 74, look) +
    sheaves(centre, photo ? 400 : 372, photo ? 400 : 360, grain) +
    (photo
      ? circle(centre, 320, 205, colours.background) + photoIn(photo, centre, 320, 132, look)
      : circle(centre, 280, 168, colours.background) + at(centre, 280, alponaOf(164, look))) +
    at(centre - 122, height - 196, fish(look), { scale: 0.9 }) +
    at(centre + 122, height - 196, fish(look), { scale: 0.9, flip: true }) +
    marigold(centre, height - 196, 17);
  const top = photo ? 540 : 466;
  return {
    art,
    column: { x: 158, y: top, width: width - 316, height: height - 272 - top },
    style: style(canvas, 94),
  };
}

function wide(canvas: Canvas): Drawing {
  const { width, height, colours, photo } = canvas;
  const look = pasteOn(canvas);
  const middle = height / 2;
  const art =
    rect(0, 0, width, height, colours.background) +
    frame(width, height, 14, 48, look) +
    (photo
      ? photoIn(photo, 276, middle, 122, look)
      : at(276, middle, alponaOf(178, look)) + circle(276, middle, 20, festive.marigold)) +
    at(width - 138, height - 140, fish(look), { scale: 0.42, flip: true, turn: 90 }) +
    at(width - 138, 140, fish(look), { scale: 0.42, turn: 90 });
  return { art, column: { x: 500, y: 84, width: 520, height: height - 168 }, style: style(canvas, 60) };
}
