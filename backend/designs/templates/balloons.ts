import { calm, readable } from '#backend/designs/drawing/colour.ts';
import { festive } from '#backend/designs/drawing/flowers.ts';
import { divider } from '#backend/designs/drawing/motifs.ts';
import { balloon, bunting, cake, confetti, present, scallopedEdge } from '#backend/designs/drawing/party.ts';
import { around, at, circle, faded, hanging, rect, shape, n } from '#backend/designs/drawing/shapes.ts';
import type { Canvas, Drawing, Template } from './template.ts';
import { framedPhoto, roundOutline } from './photo.ts';

const flags = [festive.rani, festive.marigold, festive.peacock, festive.sun, festive.rose];
const paper = [festive.rani, festive.marigold, festive.peacock, festive.sun, festive.rose, festive.gold];

/** The birthday: balloons in tied-cloth prints, flags, cake and presents on a cloth with a scalloped edge. */
export const balloons: Template = (canvas) => (canvas.wide ? wide(canvas) : tall(canvas));

function style({ colours }: Canvas, size: number) {
  return {
    names: { voice: 'script', size },
    title: { voice: 'display', size },
    body: 'sans',
    strong: 'bold',
    soft: 'italic',
    accent: readable(festive.rani, colours.background, colours.text),
    small: colours.text,
    rule: festive.marigold,
    divider: divider(280, festive.marigold, festive.peacock),
  } as const;
}

/** Light falling from the middle. */
function rays(x: number, y: number, length: number, light: string): string {
  const wedge = `M0 0L${n(-length * 0.09)} ${n(-length)}H${n(length * 0.09)}Z`;
  return at(x, y, around(18, shape(wedge, light)));
}

function bunch(
  places: readonly (readonly [number, number, number, number])[],
  clip: string,
  string: number,
): string {
  const looks = [
    [festive.rani, festive.blush, 'dots'],
    [festive.marigold, festive.cream, 'blossoms'],
    [festive.peacock, '#9fd4c8', 'waves'],
    [festive.sun, festive.marigoldDeep, 'dots'],
    [festive.rose, festive.cream, 'blossoms'],
  ] as const;
  return places
    .map(([x, y, r, look], index) => {
      const [colour, light, print] = looks[look % looks.length] ?? looks[0];
      return at(x, y, balloon(r, colour, light, print, string, `${clip}${index}`), {
        turn: (index % 3) * 5 - 3,
      });
    })
    .join('');
}

function photoIn(photo: string, x: number, y: number, r: number): string {
  return (
    at(
      x,
      y,
      around(28, circle(0, 0, r * 0.115, festive.rani), { distance: r * 1.05 }) +
        around(28, circle(0, 0, r * 0.045, festive.sun), { distance: r * 1.09 }),
    ) +
    circle(x, y, r * 1.03, festive.cream) +
    framedPhoto({
      photo,
      clip: 'photo',
      outline: roundOutline(x, y, r * 0.97),
      box: { x: x - r, y: y - r, size: r * 2 },
      line: { colour: festive.marigold, width: r * 0.035 },
    })
  );
}

function tall(canvas: Canvas): Drawing {
  const { width, height, colours, photo } = canvas;
  const foot = height - 96;
  const top = photo ? 566 : 330;
  const column = { x: 178, y: top, width: width - 356, height: foot - (photo ? 236 : 300) - top };
  const words = {
    x: column.x - 26,
    y: 180,
    width: column.width + 52,
    height: column.y + column.height + 10 - 180,
  };
  const inWords = (x: number, y: number) =>
    x > words.x && x < words.x + words.width && y > words.y && y < words.y + words.height;
  const art =
    rect(0, 0, width, height, colours.background) +
    rays(width / 2, height * 0.48, height, calm(colours, 0.45)) +
    confetti(width, foot, 110, paper, (x, y) => inWords(x, y) || y < 150) +
    bunch(
      [
        [84, 470, 74, 1],
        [122, 250, 58, 2],
        [66, 320, 84, 0],
        [40, 620, 58, 3],
      ],
      'left',
      foot - 780,
    ) +
    bunch(
      [
        [width - 84, 486, 76, 4],
        [width - 120, 254, 58, 3],
        [width - 64, 326, 84, 2],
        [width - 40, 634, 58, 0],
      ],
      'right',
      foot - 790,
    ) +
    bunting(hanging({ x: -20, y: 60 }, { x: width / 2, y: 30 }, 70, 76), 82, flags, festive.cream) +
    bunting(
      hanging({ x: width / 2, y: 30 }, { x: width + 20, y: 60 }, 70, 76),
      82,
      [...flags].reverse(),
      festive.cream,
    ) +
    scallopedEdge(width, foot, 130, 12, festive.rani, festive.goldLight) +
    at(width / 2, foot + 40, cake(), { scale: photo ? 0.72 : 0.94 }) +
    at(width / 2 - 250, foot + 26, present(120, 92, festive.peacock, festive.sun, '#3d9389')) +
    at(width / 2 - 356, foot + 40, present(84, 128, festive.marigold, festive.rani, festive.sun)) +
    at(width / 2 + 250, foot + 26, present(130, 104, festive.sun, festive.rani, festive.marigold)) +
    at(width / 2 + 360, foot + 40, present(84, 76, festive.rose, festive.cream, festive.blush)) +
    (photo ? photoIn(photo, width / 2, 360, 160) : '');
  return { art, column, style: style(canvas, 108) };
}

function wide(canvas: Canvas): Drawing {
  const { width, height, colours, photo } = canvas;
  const foot = height - 46;
  const column = photo
    ? { x: 490, y: 124, width: 444, height: foot - 40 - 124 }
    : { x: 268, y: 124, width: width - 536, height: foot - 44 - 124 };
  const inWords = (x: number, y: number) =>
    x > column.x - 20 && x < column.x + column.width + 20 && y > 100 && y < foot - 20;
  const overPhoto = (x: number, y: number) => photo !== null && Math.hypot(x - 310, y - 320) < 180;
  const art =
    rect(0, 0, width, height, colours.background) +
    rays(column.x + column.width / 2, height * 0.5, width, calm(colours, 0.45)) +
    faded(
      0.95,
      confetti(width, foot, 90, paper, (x, y) => inWords(x, y) || overPhoto(x, y) || y < 90, 0.8),
    ) +
    bunch(
      [
        [62, 268, 54, 0],
        [146, 196, 46, 2],
        [40, 372, 42, 3],
        [128, 318, 48, 1],
      ],
      'left',
      240,
    ) +
    bunch(
      [
        [width - 62, 268, 54, 2],
        [width - 146, 200, 46, 3],
        [width - 40, 376, 42, 0],
        [width - 130, 322, 48, 4],
      ],
      'right',
      240,
    ) +
    bunting(hanging({ x: -12, y: 34 }, { x: width / 2, y: 16 }, 40, 52), 52, flags, festive.cream) +
    bunting(
      hanging({ x: width / 2, y: 16 }, { x: width + 12, y: 34 }, 40, 52),
      52,
      [...flags].reverse(),
      festive.cream,
    ) +
    scallopedEdge(width, foot, 70, 22, festive.rani, festive.goldLight) +
    (photo ? photoIn(photo, 310, 320, 146) : at(188, foot + 20, cake(), { scale: 0.52 })) +
    at(width - 210, foot + 16, present(84, 64, festive.peacock, festive.sun, '#3d9389')) +
    at(width - 130, foot + 22, present(70, 92, festive.marigold, festive.rani, festive.sun));
  return { art, column, style: style(canvas, 66) };
}
