import { calm, readable, tinted } from '#backend/designs/drawing/colour.ts';
import {
  blossom,
  festive,
  leaf,
  lotus,
  marigold,
  strand,
  threaded,
  toran,
} from '#backend/designs/drawing/flowers.ts';
import { arch, divider, diya, mandala, paisley } from '#backend/designs/drawing/motifs.ts';
import { around, at, circle, faded, hanging, rect, scatter, shape } from '#backend/designs/drawing/shapes.ts';
import type { Canvas, Drawing, Template } from './template.ts';
import { framedPhoto, roundOutline } from './photo.ts';

const field = festive.raniDeep;

/** The wedding: a palace window of ivory in rani silk, hung with marigolds, lotus and lamps at its foot. */
export const mandap: Template = (canvas) => (canvas.wide ? wide(canvas) : tall(canvas));

const kairi = paisley({
  body: festive.rani,
  inner: festive.marigold,
  heart: festive.cream,
  line: festive.goldLight,
});

function style({ colours }: Canvas, size: number) {
  const accent = readable(festive.rani, colours.background, colours.text);
  return {
    names: { voice: 'script', size },
    title: { voice: 'script', size: size * 0.86 },
    body: 'serif',
    strong: 'display',
    soft: 'italic',
    accent: colours.text,
    small: accent,
    rule: festive.gold,
    divider: divider(300, festive.gold, festive.rani),
  } as const;
}

function silk(width: number, height: number): string {
  const sprigs: string[] = [];
  for (let y = 30, row = 0; y < height; y += 62, row += 1) {
    for (let x = row % 2 ? 62 : 26; x < width; x += 72)
      sprigs.push(at(x, y, blossom(9, festive.goldLight, festive.marigold)));
  }
  return rect(0, 0, width, height, field) + faded(0.34, sprigs.join(''));
}

function frame(width: number, height: number, inset: number): string {
  return (
    rect(inset, inset, width - inset * 2, height - inset * 2, { colour: festive.gold, width: 5 }) +
    rect(inset + 11, inset + 11, width - (inset + 11) * 2, height - (inset + 11) * 2, {
      colour: festive.goldLight,
      width: 1.6,
    })
  );
}

function photoIn(photo: string, x: number, y: number, r: number): string {
  const ring =
    around(26, marigold(0, 0, r * 0.105, 'orange'), { distance: r * 1.1 }) +
    around(13, marigold(0, 0, r * 0.106, 'yellow'), { distance: r * 1.1 });
  const leaves = around(13, leaf(r * 0.3), { distance: -r * 1.08 });
  return (
    at(x, y, leaves) +
    framedPhoto({
      photo,
      clip: 'photo',
      outline: roundOutline(x, y, r),
      box: { x: x - r, y: y - r, size: r * 2 },
      line: { colour: festive.gold, width: 6 },
    }) +
    at(x, y, ring)
  );
}

/** Heaped marigolds from one side to the other, lower towards the ends. */
function heap(x: number, y: number, width: number, r: number): string {
  const random = scatter(7);
  const rows = [0, 1, 2].map((row) => {
    const count = Math.round(width / (r * 1.5)) - row * 4;
    return Array.from({ length: count }, (_, place) => {
      const t = (place + 0.5) / count;
      const reach = width * (1 - row * 0.16);
      return marigold(
        x - reach / 2 + reach * t,
        y - row * r * 0.95 - Math.sin(t * Math.PI) * r * 1.2 + (random() - 0.5) * r * 0.4,
        r * (0.9 + random() * 0.25),
        random() > 0.62 ? 'yellow' : 'orange',
        random() * 90,
      );
    });
  });
  return rows.reverse().flat().join('');
}

function tall(canvas: Canvas): Drawing {
  const { width, height, colours, photo } = canvas;
  const centre = width / 2;
  const foot = height - 118;
  const window = { x: 92, y: 92, width: width - 184, height: foot - 92, rise: 330 };
  const outer = arch(window);
  const inner = arch({
    x: window.x + 22,
    y: window.y + 30,
    width: window.width - 44,
    height: window.height - 44,
    rise: window.rise - 12,
  });
  const ground = calm(colours, 0.35);
  const lace = tinted(colours, festive.gold, 0.36);
  const lamp = diya(festive.rani, festive.goldLight);
  const art =
    silk(width, height) +
    frame(width, height, 24) +
    at(150, 196, kairi, { turn: -24, scale: 0.98, flip: true }) +
    at(width - 150, 196, kairi, { turn: 24, scale: 0.98 }) +
    shape(outer.d, colours.background) +
    shape(inner.d, ground) +
    faded(0.5, at(centre, height * 0.46, mandala(350, { colour: lace, width: 2.2 }))) +
    shape(outer.d, { colour: festive.gold, width: 9 }) +
    shape(inner.d, { colour: festive.gold, width: 2.4 }) +
    outer.cusps
      .map((point, place) => marigold(point.x, point.y, 19, place % 2 ? 'yellow' : 'orange'))
      .join('') +
    lamps(centre, window) +
    toran({ x: 24, y: 26, width: width - 48, swags: 4, sag: 46, r: 14.5, strands: 0 }) +
    strand(47, 26, 13, 17) +
    strand(width - 47, 26, 13, 17) +
    at(centre, window.y + 4, leaf(62), { turn: 128 }) +
    at(centre, window.y + 4, leaf(62), { turn: -128 }) +
    marigold(centre, window.y + 6, 30) +
    at(170, foot + 34, lamp, { scale: 0.86 }) +
    at(width - 170, foot + 34, lamp, { scale: 0.86 }) +
    heap(centre, foot + 44, 560, 25) +
    at(centre - 150, foot + 12, lotus(84), { turn: -14 }) +
    at(centre + 150, foot + 12, lotus(84), { turn: 14 }) +
    at(centre, foot + 8, lotus(122)) +
    threaded(hanging({ x: 24, y: height - 30 }, { x: width - 24, y: height - 30 }, 0, 31), 15) +
    (photo ? photoIn(photo, centre, 348, 132) : '');
  const top = photo ? 546 : 326;
  return {
    art,
    column: { x: window.x + 84, y: top, width: window.width - 168, height: foot - (photo ? 128 : 150) - top },
    style: style(canvas, photo ? 116 : 146),
  };
}

/** Two strings of flowers inside the window, framing what stands there. */
function lamps(centre: number, window: { x: number; y: number; width: number }): string {
  return (
    [-1, 1]
      .map(
        (side) =>
          strand(centre + side * (window.width / 2 - 148), window.y + 112, 3, 11) +
          strand(centre + side * (window.width / 2 - 98), window.y + 190, 2, 11),
      )
      .join('') + circle(centre, window.y + 96, 0.1, field)
  );
}

function wide(canvas: Canvas): Drawing {
  const { width, height, colours, photo } = canvas;
  const centre = width / 2;
  const window = { x: 74, y: 44, width: width - 148, height: height - 100, rise: 128 };
  const outer = arch({ ...window, foils: 6 });
  const inner = arch({
    x: window.x + 14,
    y: window.y + 16,
    width: window.width - 28,
    height: window.height - 28,
    rise: window.rise - 8,
    foils: 6,
  });
  const ground = calm(colours, 0.35);
  const lace = tinted(colours, festive.gold, 0.36);
  const corner =
    heap(0, 16, 250, 15) + lotus(70) + at(92, 2, diya(festive.rani, festive.goldLight), { scale: 0.5 });
  const text = photo ? { x: 462, width: 552 } : { x: 230, width: width - 460 };
  const art =
    silk(width, height) +
    frame(width, height, 14) +
    at(112, 104, kairi, { turn: -38, scale: 0.62, flip: true }) +
    at(width - 112, 104, kairi, { turn: 38, scale: 0.62 }) +
    shape(outer.d, colours.background) +
    shape(inner.d, ground) +
    faded(
      0.5,
      at(photo ? text.x + text.width / 2 : centre, height * 0.54, mandala(232, { colour: lace, width: 1.8 })),
    ) +
    shape(outer.d, { colour: festive.gold, width: 6 }) +
    shape(inner.d, { colour: festive.gold, width: 1.8 }) +
    outer.cusps
      .map((point, place) => marigold(point.x, point.y, 12, place % 2 ? 'yellow' : 'orange'))
      .join('') +
    toran({ x: 14, y: 16, width: width - 28, swags: 6, sag: 22, r: 9.5, strands: 0 }) +
    strand(36, 16, 11, 12) +
    strand(width - 36, 16, 11, 12) +
    marigold(centre, window.y + 4, 17) +
    at(centre - 420, height - 62, corner) +
    (photo
      ? at(centre + 480, height - 62, heap(0, 16, 130, 15) + lotus(62))
      : at(centre + 420, height - 62, corner, { flip: true })) +
    threaded(hanging({ x: 14, y: height - 20 }, { x: width - 14, y: height - 20 }, 0, 21), 10) +
    (photo ? photoIn(photo, 292, 318, 130) : '');
  return {
    art,
    column: { x: text.x, y: 122, width: text.width, height: height - 122 - 84 },
    style: style(canvas, 92),
  };
}
