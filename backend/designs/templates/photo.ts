import { n, shape, type Stroke } from '#backend/designs/drawing/shapes.ts';

/**
 * A photo inside an outline. `clip` names the cut within the card. The picture is square and
 * covers `box` whole.
 */
export function framedPhoto({
  photo,
  clip,
  outline,
  box,
  line,
}: {
  photo: string;
  clip: string;
  outline: string;
  box: { x: number; y: number; size: number };
  line: Stroke;
}): string {
  return (
    `<clipPath id="${clip}"><path d="${outline}"/></clipPath>` +
    `<g clip-path="url(#${clip})"><image x="${n(box.x)}" y="${n(box.y)}" width="${n(box.size)}" height="${n(box.size)}" preserveAspectRatio="xMidYMid slice" xlink:href="${photo}"/></g>` +
    shape(outline, line)
  );
}

/** The outline of a circle as a path. */
export const roundOutline = (x: number, y: number, r: number): string =>
  `M${n(x - r)} ${n(y)}A${n(r)} ${n(r)} 0 1 1 ${n(x + r)} ${n(y)}A${n(r)} ${n(r)} 0 1 1 ${n(x - r)} ${n(y)}Z`;
