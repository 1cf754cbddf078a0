import { mix, readable, tinted } from '#backend/designs/drawing/colour.ts';
import { festive, marigold, threaded, toran } from '#backend/designs/drawing/flowers.ts';
import { divider, rangoli } from '#backend/designs/drawing/motifs.ts';
import { around, at, circle, hanging, n, rect, shape } from '#backend/designs/drawing/shapes.ts';
import { books, cap, laurel, scroll } from '#backend/designs/drawing/study.ts';
import type { Canvas, Colours, Drawing, Template } from './template.ts';
import { framedPhoto, roundOutline } from './photo.ts';

const indigo = '#2b2a66';
const indigoLight = '#5a59a8';

/** The graduation: a morning sun with cap and laurel, books and scroll, a rangoli at the doorstep. */
export const sunrise: Template = (canvas) => (canvas.wide ? wide(canvas) : tall(canvas));

const mortarboard = cap(indigo, indigoLight, festive.marigold);
const powder = rangoli(300, [festive.rani, festive.marigold, festive.sun, '#fdf3e0'], '#ffffff');

function style({ colours }: Canvas, size: number) {
  return {
    names: { voice: 'script', size: size * 1.2 },
    title: { voice: 'display', size },
    body: 'serif',
    strong: 'display',
    soft: 'italic',
    accent: colours.text,
    small: readable(festive.rani, colours.background, colours.text),
    rule: festive.marigold,
    divider: divider(290, festive.marigoldDeep, indigoLight),
  } as const;
}

/** Rays of a sun at a point: two lengths by turns, ending in drops. */
function sun(x: number, y: number, r: number, reach: number, colours: Colours): string {
  const ray = (length: number, width: number, colour: string) =>
    shape(`M${n(-width)} 0L0 ${n(-length)}L${n(width)} 0Z`, colour);
  const ground = colours.background;
  const pale = tinted(colours, festive.sun, 0.3);
  const paler = tinted(colours, festive.marigold, 0.2);
  return at(
    x,
    y,
    around(24, ray(reach, r * 0.16, paler), { distance: 0 }) +
      around(24, ray(reach * 0.82, r * 0.13, pale), { from: 7.5 }) +
      circle(0, 0, r * 1.22, mix(ground, festive.sun, 0.55)) +
      around(36, circle(0, 0, r * 0.085, festive.marigold), { distance: r * 1.16 }) +
      circle(0, 0, r * 1.08, festive.sun) +
      circle(0, 0, r * 0.98, mix(festive.sun, '#ffffff', 0.45)),
  );
}

function framed(width: number, height: number, inset: number): string {
  return (
    rect(inset, inset, width - inset * 2, height - inset * 2, { colour: indigo, width: 4 }, 22) +
    rect(
      inset + 10,
      inset + 10,
      width - inset * 2 - 20,
      height - inset * 2 - 20,
      { colour: festive.marigold, width: 2 },
      15,
    )
  );
}

function emblem(x: number, y: number, r: number, photo: string | null): string {
  const left = at(x - r * 0.15, y + r * 1.42, laurel(r * 2.2, festive.leaf, festive.leafLight), {
    turn: -58,
  });
  const right = at(
    x + r * 0.15,
    y + r * 1.42,
    at(0, 0, laurel(r * 2.2, festive.leaf, festive.leafLight), { flip: true }),
    { turn: 58 },
  );
  if (!photo)
    return (
      left +
      right +
      at(x, y - r * 0.06, mortarboard, { scale: (r / 160) * 0.98 }) +
      marigold(x, y + r * 1.42, r * 0.17) +
      marigold(x - r * 0.26, y + r * 1.38, r * 0.12, 'yellow') +
      marigold(x + r * 0.26, y + r * 1.38, r * 0.12, 'yellow')
    );
  return (
    left +
    right +
    framedPhoto({
      photo,
      clip: 'photo',
      outline: roundOutline(x, y, r),
      box: { x: x - r, y: y - r, size: r * 2 },
      line: { colour: indigo, width: r * 0.045 },
    }) +
    at(x + r * 0.66, y - r * 0.82, mortarboard, { scale: (r / 160) * 0.56, turn: 14 }) +
    marigold(x, y + r * 1.42, r * 0.17) +
    marigold(x - r * 0.26, y + r * 1.38, r * 0.12, 'yellow') +
    marigold(x + r * 0.26, y + r * 1.38, r * 0.12, 'yellow')
  );
}

function tall(canvas: Canvas): Drawing {
  const { width, height, colours, photo } = canvas;
  const centre = width / 2;
  const ground = colours.background;
  const clip = `<clipPath id="sheet"><rect x="40" y="40" width="${width - 80}" height="${height - 80}" rx="16"/></clipPath>`;
  const art =
    rect(0, 0, width, height, mix(ground, festive.marigold, 0.16)) +
    rect(28, 28, width - 56, height - 56, ground, 22) +
    `${clip}<g clip-path="url(#sheet)">` +
    sun(centre, 290, 150, 720, colours) +
    at(centre, height - 40, powder, { scale: 0.74 }) +
    '</g>' +
    framed(width, height, 28) +
    toran({ x: 28, y: 30, width: width - 56, swags: 4, sag: 40, r: 13, strands: 2 }) +
    emblem(centre, 290, 140, photo) +
    at(186, height - 44, books([festive.rani, festive.peacock, festive.marigold], festive.cream), {
      scale: 1.02,
    }) +
    at(width - 186, height - 110, scroll('#fdf3e0', '#d8b878', festive.rani), { scale: 0.98, turn: -8 });
  const top = 530;
  return {
    art,
    column: { x: 138, y: top, width: width - 276, height: height - 284 - top },
    style: style(canvas, 82),
  };
}

function wide(canvas: Canvas): Drawing {
  const { width, height, colours, photo } = canvas;
  const ground = colours.background;
  const clip = `<clipPath id="sheet"><rect x="24" y="24" width="${width - 48}" height="${height - 48}" rx="12"/></clipPath>`;
  const art =
    rect(0, 0, width, height, mix(ground, festive.marigold, 0.16)) +
    rect(16, 16, width - 32, height - 32, ground, 16) +
    `${clip}<g clip-path="url(#sheet)">` +
    sun(268, 292, 138, 620, colours) +
    at(width - 24, height - 24, powder, { scale: 0.5 }) +
    at(268, height + 16, powder, { scale: 0.46 }) +
    '</g>' +
    framed(width, height, 16) +
    threaded(hanging({ x: 16, y: 18 }, { x: width - 16, y: 18 }, 0, 18), 8.6) +
    emblem(268, 292, 124, photo);
  return { art, column: { x: 500, y: 74, width: 580, height: height - 148 }, style: style(canvas, 62) };
}
