import { isDark, mix } from '#backend/designs/drawing/colour.ts';
import { petal } from '#backend/designs/drawing/flowers.ts';
import { mandala } from '#backend/designs/drawing/motifs.ts';
import { around, at, circle, n, rect, shape, type Stroke } from '#backend/designs/drawing/shapes.ts';
import type { Canvas, Drawing, Template } from './template.ts';
import { framedPhoto } from './photo.ts';

/** The company's evening: a stone screen cut in stars, half a mandala rising from the edge, all in fine gold. */
export const jaali: Template = (canvas) => (canvas.wide ? wide(canvas) : tall(canvas));

const goldOn = (ground: string) => (isDark(ground) ? '#d9b25f' : '#8a6420');

function style({ colours }: Canvas, size: number) {
  const gold = goldOn(colours.background);
  return {
    names: { voice: 'display', size: size * 0.9 },
    title: { voice: 'display', size },
    body: 'sans',
    strong: 'bold',
    soft: 'sans',
    accent: colours.text,
    small: colours.text,
    rule: gold,
    divider:
      shape('M-130 0H-20M20 0H130', { colour: gold, width: 2 }) +
      around(4, shape(petal(15, 6), gold)) +
      around(4, shape(petal(9, 3.4), mix(gold, '#ffffff', 0.4)), { from: 45 }) +
      circle(-134, 0, 3.4, gold) +
      circle(134, 0, 3.4, gold),
  } as const;
}

/** One tile of the screen: an eight-pointed star and the bands between stars. */
function tile(size: number, line: Stroke): string {
  const r = size * 0.36;
  const points = Array.from({ length: 16 }, (_, place) => {
    const angle = (place / 16) * Math.PI * 2;
    const reach = place % 2 ? r * 0.72 : r;
    return `${n(Math.sin(angle) * reach)} ${n(-Math.cos(angle) * reach)}`;
  });
  const arms = around(8, shape(`M0 ${n(-r)}V${n(-size * 0.5)}`, line));
  return (
    shape(`M${points.join('L')}Z`, line) +
    arms +
    around(8, shape(petal(r * 0.46, r * 0.16), line), { from: 22.5 }) +
    circle(0, 0, r * 0.08, line)
  );
}

/** The screen within a shape: `path` is what it is cut to. */
function screen(
  path: string,
  clip: string,
  box: { x: number; y: number; width: number; height: number },
  size: number,
  line: Stroke,
): string {
  const tiles: string[] = [];
  for (let x = box.x; x <= box.x + box.width + size / 2; x += size) {
    for (let y = box.y; y <= box.y + box.height + size / 2; y += size) tiles.push(at(x, y, tile(size, line)));
  }
  return `<clipPath id="${clip}"><path d="${path}"/></clipPath><g clip-path="url(#${clip})">${tiles.join('')}</g>`;
}

/** A rectangle whose corners are cut in steps, as of a carved frame. */
function stepped(x: number, y: number, width: number, height: number, step: number): string {
  const s = step;
  return (
    `M${n(x + 2 * s)} ${n(y)}H${n(x + width - 2 * s)}v${n(s)}h${n(s)}v${n(s)}h${n(s)}V${n(y + height - 2 * s)}h${n(-s)}v${n(s)}h${n(-s)}v${n(s)}` +
    `H${n(x + 2 * s)}v${n(-s)}h${n(-s)}v${n(-s)}h${n(-s)}V${n(y + 2 * s)}h${n(s)}v${n(-s)}h${n(s)}Z`
  );
}

/** A photo in a frame with slanted corners. */
function photoIn(photo: string, x: number, y: number, half: number, gold: string): string {
  const cut = half * 0.28;
  const outline = (h: number) => {
    const c = cut * (h / half);
    return `M${n(x - h + c)} ${n(y - h)}H${n(x + h - c)}L${n(x + h)} ${n(y - h + c)}V${n(y + h - c)}L${n(x + h - c)} ${n(y + h)}H${n(x - h + c)}L${n(x - h)} ${n(y + h - c)}V${n(y - h + c)}Z`;
  };
  return (
    framedPhoto({
      photo,
      clip: 'photo',
      outline: outline(half),
      box: { x: x - half, y: y - half, size: half * 2 },
      line: { colour: gold, width: 3 },
    }) + shape(outline(half * 1.07), { colour: gold, width: 1.6 })
  );
}

/** A small gold lotus, the mark above the words. */
const crest = (size: number, gold: string): string =>
  [-64, 64, -40, 40, -19, 19, 0]
    .map(
      (turn) =>
        `<g transform="rotate(${turn})">${shape(petal(size * (1 - Math.abs(turn) / 240), size * 0.2), gold)}</g>`,
    )
    .join('') +
  shape(`M${n(-size * 0.9)} ${n(size * 0.14)}H${n(size * 0.9)}`, { colour: gold, width: size * 0.04 });

function tall(canvas: Canvas): Drawing {
  const { width, height, colours, photo } = canvas;
  const gold = goldOn(colours.background);
  const deep = isDark(colours.background)
    ? mix(colours.background, '#000000', 0.22)
    : mix(colours.background, gold, 0.12);
  const centre = width / 2;
  const line: Stroke = { colour: gold, width: 1.7, opacity: 0.62 };
  const band = 132;
  const inner = stepped(band, band, width - band * 2, height - band * 2, 24);
  const art =
    rect(0, 0, width, height, deep) +
    screen(`M0 0H${width}V${height}H0Z`, 'screen', { x: 0, y: 0, width, height }, 90, line) +
    shape(inner, colours.background) +
    `<clipPath id="hall"><path d="${inner}"/></clipPath><g clip-path="url(#hall)">` +
    at(centre, band, mandala(330, { colour: gold, width: 2, opacity: photo ? 0.55 : 0.8 })) +
    (photo ? '' : at(centre, height - band, mandala(150, { colour: gold, width: 1.6, opacity: 0.6 }))) +
    '</g>' +
    shape(inner, { colour: gold, width: 5 }) +
    shape(stepped(band + 15, band + 15, width - (band + 15) * 2, height - (band + 15) * 2, 24), {
      colour: gold,
      width: 1.6,
    }) +
    rect(22, 22, width - 44, height - 44, { colour: gold, width: 3 }) +
    rect(34, 34, width - 68, height - 68, { colour: gold, width: 1.2 }) +
    (photo
      ? photoIn(photo, centre, 388, 138, gold)
      : circle(centre, band + 200, 66, colours.background) +
        circle(centre, band + 200, 66, { colour: gold, width: 2.4 }) +
        circle(centre, band + 200, 58, { colour: gold, width: 1 }) +
        at(centre, band + 218, crest(50, gold)));
  const top = photo ? 566 : 474;
  return {
    art,
    column: { x: 218, y: top, width: width - 436, height: height - band - (photo ? 60 : 166) - top },
    style: style(canvas, 76),
  };
}

function wide(canvas: Canvas): Drawing {
  const { width, height, colours, photo } = canvas;
  const gold = goldOn(colours.background);
  const deep = isDark(colours.background)
    ? mix(colours.background, '#000000', 0.22)
    : mix(colours.background, gold, 0.12);
  const line: Stroke = { colour: gold, width: 1.3, opacity: 0.6 };
  const inner = stepped(84, 50, width - 168, height - 100, 16);
  const art =
    rect(0, 0, width, height, deep) +
    screen(`M0 0H${width}V${height}H0Z`, 'screen', { x: 0, y: 0, width, height }, 63, line) +
    shape(inner, colours.background) +
    `<clipPath id="hall"><path d="${inner}"/></clipPath><g clip-path="url(#hall)">` +
    (photo ? '' : at(84, height / 2, mandala(190, { colour: gold, width: 1.5, opacity: 0.75 }))) +
    at(width - 84, height / 2, mandala(photo ? 160 : 190, { colour: gold, width: 1.5, opacity: 0.75 })) +
    '</g>' +
    shape(inner, { colour: gold, width: 3.6 }) +
    shape(stepped(94, 60, width - 188, height - 120, 16), { colour: gold, width: 1.2 }) +
    rect(12, 12, width - 24, height - 24, { colour: gold, width: 2.4 }) +
    (photo ? photoIn(photo, 290, height / 2, 148, gold) : '');
  const column = photo
    ? { x: 468, y: 90, width: 474, height: height - 180 }
    : { x: 290, y: 90, width: width - 580, height: height - 180 };
  return { art, column, style: style(canvas, 54) };
}
