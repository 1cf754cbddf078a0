import { isDark, mix, readable } from '#backend/designs/drawing/colour.ts';
import { petal } from '#backend/designs/drawing/flowers.ts';
import { chandelier, fairyLights } from '#backend/designs/drawing/lights.ts';
import { mandala } from '#backend/designs/drawing/motifs.ts';
import { around, at, circle, n, rect, scatter, shape } from '#backend/designs/drawing/shapes.ts';
import { laid } from '#backend/designs/drawing/temple.ts';
import type { Canvas, Drawing, Template } from './template.ts';
import { framedPhoto, roundOutline } from './photo.ts';

const gold = '#dcb35c';
const velvet = { light: '#a01e4c', mid: '#7e1540', dark: '#5a0d2e' };

/** The reception: an evening hall, velvet drawn aside, chandeliers burning over a floor of light. */
export const chandeliers: Template = (canvas) => (canvas.wide ? wide(canvas) : tall(canvas));

const metalOn = (ground: string) => (isDark(ground) ? gold : '#946a16');

function style({ colours }: Canvas, size: number) {
  const { background, text } = colours;
  const metal = metalOn(background);
  return {
    names: { voice: 'script', size },
    title: { voice: 'script', size: size * 0.86 },
    body: 'serif',
    strong: 'display',
    soft: 'italic',
    accent: readable(isDark(background) ? '#ffe3a0' : '#6b4a08', background, text),
    small: readable(isDark(background) ? '#f0c987' : '#7a5410', background, text),
    rule: metal,
    divider:
      shape('M-150 0C-100 -9 -70 7 -24 0M24 0C70 7 100 -9 150 0', { colour: metal, width: 2.2 }) +
      around(8, shape(petal(16, 4), metal)) +
      circle(0, 0, 4, '#fff3d2'),
  } as const;
}

/** A curtain drawn to the left edge and tied, `width` wide at the top. */
function curtain(width: number, height: number): string {
  const tie = height * 0.6;
  const folds = [1, 0.8, 0.6, 0.4, 0.2];
  return (
    folds
      .map((share, place) => {
        const w = width * share;
        return shape(
          `M0 0H${n(w)}C${n(w)} ${n(tie * 0.55)} ${n(w * 0.52)} ${n(tie * 0.84)} ${n(w * 0.4)} ${n(tie)}C${n(w * 0.62)} ${n(tie + (height - tie) * 0.3)} ${n(w * 0.7)} ${n(height * 0.9)} ${n(w * 0.66)} ${height}H0Z`,
          [velvet.mid, velvet.dark, velvet.light, velvet.mid, velvet.dark][place] ?? velvet.mid,
        );
      })
      .join('') +
    shape(
      `M0 ${n(tie - 16)}C${n(width * 0.2)} ${n(tie + 6)} ${n(width * 0.34)} ${n(tie + 4)} ${n(width * 0.43)} ${n(tie - 14)}L${n(width * 0.43)} ${n(tie + 14)}C${n(width * 0.34)} ${n(tie + 30)} ${n(width * 0.2)} ${n(tie + 32)} 0 ${n(tie + 12)}Z`,
      gold,
    ) +
    circle(width * 0.42, tie + 4, width * 0.055, '#f3d98a') +
    shape(
      `M${n(width * 0.42)} ${n(tie + 10)}L${n(width * 0.37)} ${n(tie + width * 0.4)}H${n(width * 0.47)}Z`,
      gold,
    )
  );
}

/** The valance over the stage: swags of velvet with a gold hem. */
const valance = (width: number, depth: number, count: number): string => {
  const step = width / count;
  const swag = (fill: string, shift: number) =>
    Array.from({ length: count }, (_, place) =>
      shape(
        `M${n(place * step)} ${n(-shift)}C${n((place + 0.2) * step)} ${n(depth * 1.36 - shift)} ${n((place + 0.8) * step)} ${n(depth * 1.36 - shift)} ${n((place + 1) * step)} ${n(-shift)}Z`,
        fill,
      ),
    ).join('');
  return (
    swag(gold, 0) +
    swag(velvet.mid, depth * 0.08) +
    swag(velvet.light, depth * 0.36) +
    swag(velvet.mid, depth * 0.56) +
    rect(0, -2, width, depth * 0.16, velvet.dark) +
    rect(0, depth * 0.12, width, 4, gold)
  );
};

/** Sparks in the air of the hall, outside of the words. */
function sparks(
  width: number,
  height: number,
  count: number,
  colour: string,
  inWords: (x: number, y: number) => boolean,
): string {
  const random = scatter(5);
  return Array.from({ length: count }, () => {
    const [x, y, r] = [random() * width, random() * height, 1.2 + random() * 2.6];
    return inWords(x, y) ? '' : circle(x, y, r, `${colour}${r > 2.6 ? 'cc' : '77'}`);
  }).join('');
}

function photoIn(photo: string, x: number, y: number, r: number): string {
  return (
    circle(x, y, r * 1.13, { colour: gold, width: r * 0.02 }) +
    at(x, y, around(32, circle(0, 0, r * 0.03, '#fff0c2'), { distance: r * 1.13 })) +
    framedPhoto({
      photo,
      clip: 'photo',
      outline: roundOutline(x, y, r),
      box: { x: x - r, y: y - r, size: r * 2 },
      line: { colour: gold, width: r * 0.045 },
    })
  );
}

function tall(canvas: Canvas): Drawing {
  const { width, height, colours, photo } = canvas;
  const centre = width / 2;
  const floor = height - 190;
  const metal = metalOn(colours.background);
  const crystal = isDark(colours.background) ? '#e9f2ff' : '#8aa4c4';
  const top = photo ? 566 : 484;
  const column = { x: 196, y: top, width: width - 392, height: floor - 16 - top };
  const inWords = (x: number, y: number) => x > 170 && x < width - 170 && y > top - 30 && y < floor + 10;
  const light = (dx: number, drop: number, r: number) =>
    at(centre + dx, 60, chandelier(r, drop, metal, crystal));
  const art =
    rect(0, 0, width, height, colours.background) +
    sparks(width, floor, 120, '#ffe3a0', inWords) +
    rect(0, floor, width, height - floor, mix(colours.background, '#000000', 0.28)) +
    laid(centre, floor + 96, mandala(430, { colour: metal, width: 4, opacity: 0.8 }), 0.2) +
    rect(0, floor - 3, width, 4, metal) +
    (photo ? photoIn(photo, centre, 382, 146) : light(0, 110, 150)) +
    light(photo ? -250 : -262, photo ? 60 : 40, 84) +
    light(photo ? 250 : 262, photo ? 60 : 40, 84) +
    curtain(206, height) +
    at(width, 0, curtain(206, height), { flip: true }) +
    valance(width, 96, 5) +
    fairyLights({ x: 0, y: 128 }, { x: centre, y: 112 }, 34, metal, '#ffe7a0', 4.4) +
    fairyLights({ x: centre, y: 112 }, { x: width, y: 128 }, 34, metal, '#ffe7a0', 4.4);
  return { art, column, style: style(canvas, 122) };
}

function wide(canvas: Canvas): Drawing {
  const { width, height, colours, photo } = canvas;
  const floor = height - 74;
  const metal = metalOn(colours.background);
  const crystal = isDark(colours.background) ? '#e9f2ff' : '#8aa4c4';
  const column = photo
    ? { x: 500, y: 84, width: 500, height: floor - 14 - 84 }
    : { x: 338, y: 84, width: width - 676, height: floor - 14 - 84 };
  const inWords = (x: number, y: number) => x > column.x - 24 && x < column.x + column.width + 24 && y > 60;
  const art =
    rect(0, 0, width, height, colours.background) +
    sparks(width, floor, 100, '#ffe3a0', inWords) +
    rect(0, floor, width, height - floor, mix(colours.background, '#000000', 0.28)) +
    laid(
      column.x + column.width / 2,
      floor + 37,
      mandala(300, { colour: metal, width: 4, opacity: 0.8 }),
      0.11,
    ) +
    rect(0, floor - 2, width, 3, metal) +
    (photo
      ? photoIn(photo, 316, 306, 140)
      : at(240, 30, chandelier(86, 66, metal, crystal)) +
        at(width - 240, 30, chandelier(86, 66, metal, crystal))) +
    curtain(150, height) +
    at(width, 0, curtain(150, height), { flip: true }) +
    valance(width, 52, 9);
  return { art, column, style: style(canvas, 80) };
}
