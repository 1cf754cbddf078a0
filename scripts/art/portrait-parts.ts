/** Parts of the preset portraits, drawn on a 96 by 96 square: the head stands at (48, 44), shoulders begin at 71. */

export const ink = '#2a1a16';
const gold = '#f2b632';

/** Skin: the face, and a deeper shade of it for neck and nose. */
export interface Skin {
  face: string;
  shade: string;
}

export const skins = {
  fair: { face: '#f3cba4', shade: '#dda878' },
  wheat: { face: '#e2aa79', shade: '#c78a58' },
  honey: { face: '#cb8d5b', shade: '#ad6f40' },
  brown: { face: '#a96c43', shade: '#8a5230' },
  deep: { face: '#845030', shade: '#663a20' },
  dark: { face: '#6d4329', shade: '#4f2e1a' },
} satisfies Record<string, Skin>;

const fill = (colour: string, d: string) => `<path fill="${colour}" d="${d}"/>`;
const line = (colour: string, width: number, d: string) =>
  `<path fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" d="${d}"/>`;
const dot = (colour: string, x: number, y: number, r: number) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${colour}"/>`;

export const body = {
  kurta: (main: string, trim: string) =>
    fill(main, 'M10 96q1-23 28-25 10 6 20 0 27 2 28 25z') + line(trim, 2.5, 'M38 71q10 10 20 0M48 78v18'),
  sari: (blouse: string, drape: string, border: string) =>
    fill(blouse, 'M10 96q1-23 28-25 10 7 20 0 27 2 28 25z') +
    fill(drape, 'M58 71q27 2 28 25H22Q52 92 58 71') +
    line(border, 3.5, 'M57 72q-6 19-34 23'),
  jacket: (shirt: string, jacket: string) =>
    fill(shirt, 'M10 96q1-23 28-25 10 6 20 0 27 2 28 25z') +
    fill(jacket, 'M22 96V75q8-4 15-4l10 11v14zM74 96V75q-8-4-15-4L49 82v14z'),
  tee: (main: string, band: string) =>
    fill(main, 'M14 96q0-23 25-25 9 7 18 0 25 2 25 25z') + line(band, 4, 'M17 87q31 6 62 0'),
  dupatta: (main: string, scarf: string) =>
    fill(main, 'M10 96q1-23 28-25 10 7 20 0 27 2 28 25z') + line(scarf, 7, 'M30 76q18 22 36 0'),
};

export function face(skin: Skin, ears = true): string {
  return (
    fill(skin.shade, 'M41 60h14v12q-7 8-14 0z') +
    (ears ? dot(skin.face, 28.5, 47, 4.5) + dot(skin.face, 67.5, 47, 4.5) : '') +
    fill(skin.face, 'M28 40a20 20 0 0 1 40 0v8a20 21 0 0 1-40 0z')
  );
}

export const eyes = {
  open:
    dot(ink, 40, 46, 2.8) + dot(ink, 56, 46, 2.8) + dot('#fff', 40.9, 45, 0.9) + dot('#fff', 56.9, 45, 0.9),
  smiling: line(ink, 2.4, 'M36.5 47q3.5-4.5 7 0M52.5 47q3.5-4.5 7 0'),
  big:
    dot(ink, 39.5, 48, 3.3) +
    dot(ink, 56.5, 48, 3.3) +
    dot('#fff', 40.6, 46.9, 1) +
    dot('#fff', 57.6, 46.9, 1),
};

export const brows = (colour: string) => line(colour, 2, 'M36 40q4-2.5 8-.5M52 39.5q4-2 8 .5');
export const nose = (skin: Skin) => line(skin.shade, 2, 'M48.5 48q-3 5 .5 5.5');
export const cheeks = `<g opacity=".35">${dot('#e0556b', 34.5, 54, 3.6)}${dot('#e0556b', 61.5, 54, 3.6)}</g>`;

export const mouth = {
  smile: line('#7d2531', 2.3, 'M42 59q6 5 12 0'),
  grin: fill('#7d2531', 'M40.5 57.5h15q-.5 8-7.5 8t-7.5-8') + fill('#fff', 'M42 57.5h12v2.5H42z'),
  red: fill('#b3193f', 'M41.5 58.5q3-1.5 6.5-.5 3.5-1 6.5.5-2 5-6.5 5t-6.5-5'),
};

export const hair = {
  short: (c: string) => fill(c, 'M26.5 45Q23 16 48 16t21.5 29q-2-12-8-15-14 4-27-1-6 4-8 16'),
  sidePart: (c: string) => fill(c, 'M26.5 46Q21 14 50 15q23 2 19.5 31-1-11-7-16-17 2-25-6-8 8-11 22'),
  middlePart: (c: string) => fill(c, 'M26 50Q21 16 48 16t22 34q-1-17-22-26-21 9-22 26'),
  bun: (c: string) => dot(c, 48, 13, 9) + hair.middlePart(c),
  longBack: (c: string) => fill(c, 'M20 44q0-30 28-30t28 30q-1 20 4 34-32 10-64 0 5-14 4-34'),
  bobBack: (c: string) => fill(c, 'M22 42q0-27 26-27t26 27v24q-26 8-52 0z'),
  fringe: (c: string) => fill(c, 'M26 46q-3-29 22-29t22 29q-2-8-5-11-17 3-34 0-3 3-5 11'),
  curlyBack: (c: string) =>
    [
      [48, 18, 13],
      [34, 22, 12],
      [62, 22, 12],
      [25, 34, 11],
      [71, 34, 11],
      [23, 48, 10],
      [73, 48, 10],
      [26, 60, 9],
      [70, 60, 9],
    ]
      .map(([x = 0, y = 0, r = 0]) => dot(c, x, y, r))
      .join(''),
  curlyFront: (c: string) =>
    [
      [31, 29, 6],
      [39, 24, 6.5],
      [48, 23, 6.5],
      [57, 24, 6.5],
      [65, 29, 6],
    ]
      .map(([x = 0, y = 0, r = 0]) => dot(c, x, y, r))
      .join(''),
  spiky: (c: string) =>
    fill(c, 'M27 42q-2-8 1-15l4 2 2-10 7 5 5-10 6 9 8-6 2 9 6-2q3 9 1 18-3-8-6-10-15 3-30 0-4 3-6 10'),
  bald: (c: string) => fill(c, 'M27 50q-6-12 1-19 2 8 1 17zM69 50q6-12-1-19-2 8-1 17z'),
  pixie: (c: string) => fill(c, 'M26 48Q20 14 50 14q24 2 20 34-1-8-4-12-8 0-12-9-10 12-24 10-3 4-4 11'),
  tuft: (c: string) => line(c, 2.6, 'M48 21q-4-6 1-10M48 21q4-3 6-8M48 21q-6-1-7-6'),
  braid: (c: string, tie: string, x = 71) =>
    [60, 68, 76, 84].map((y, i) => dot(c, x + (i % 2), y, 6 - i * 0.5)).join('') + dot(tie, x, 90, 3.6),
};

export const beard = {
  full: (c: string) => fill(c, 'M28 45v4a20 23 0 0 0 40 0v-4q-1 9-6 9-14-5-28 0-5 0-6-9'),
  long: (c: string) => fill(c, 'M28 45v6q2 28 20 30 18-2 20-30v-6q-1 9-6 9-14-5-28 0-5 0-6-9'),
  goatee: (c: string) => fill(c, 'M40 62q8-4 16 0 0 9-8 10-8-1-8-10'),
  stubble: (c: string) => `<g opacity=".35">${beard.full(c)}</g>`,
  moustache: (c: string) => fill(c, 'M36.5 58q5-6 11.5-2.5 6.5-3.5 11.5 2.5-6 3-11.5.5-5.5 2.5-11.5-.5'),
  curled: (c: string) => line(c, 4, 'M48 56.5q-7 5-13 1-2-2-1-4M48 56.5q7 5 13 1 2-2 1-4'),
};

export const head = {
  turban: (c: string, fold: string) =>
    fill(c, 'M24 42q-8-32 24-34 32 2 24 34-8-10-24-17-16 7-24 17') +
    line(fold, 2.2, 'M26 32q10-10 22-13 12 3 22 13M29 22q12-8 28-10M67 22Q57 14 46 12'),
  patka: (c: string) => dot(c, 48, 12, 7) + fill(c, 'M26 42q-4-27 22-27t22 27q-22-14-44 0'),
  pagri: (c: string, fold: string) =>
    fill(fold, 'M58 14q2-12 14-12 0 12-8 16z') +
    fill(c, 'M22 38q-6-28 26-29 32 1 26 29-26-12-52 0') +
    line(fold, 3, 'M23 34q25-14 50 0M26 24q22-12 44 0') +
    dot(gold, 48, 26, 4),
  hijabBack: (c: string) =>
    fill(c, 'M48 12q-29 0-29 32 0 22-9 32 4 12 38 14 34-2 38-14-9-10-9-32 0-32-29-32'),
  hijabFront: (c: string, fold: string) =>
    fill(
      c,
      'M48 12q-29 0-27 34 4 30 27 33 23-3 27-33 2-34-27-34m0 10q19 0 19 24 0 22-19 23-19-1-19-23 0-24 19-24',
    ) + line(fold, 2, 'M29 62q12 18 38 12M26 70q16 14 36 10'),
  veilBack: (c: string) => fill(c, 'M48 8q-34 2-32 44-1 24-8 44h80q-7-20-8-44 2-42-32-44'),
  veilFront: (border: string) => line(border, 4, 'M22 66q-6-56 26-56t26 56'),
  taqiyah: (c: string, band: string) =>
    fill(c, 'M28 33q1-19 20-19t20 19q-20-6-40 0') + line(band, 2.5, 'M29 32q19-6 38 0'),
  topi: (c: string, fold: string) =>
    fill(c, 'M26 34q6-20 24-20 16 1 20 18-20-7-44 2') + line(fold, 2, 'M27 33q20-10 42-2'),
  band: (c: string) => line(c, 5, 'M27 34q21-18 42 0'),
  flowers: (c: string, x: number, y: number) => dot(c, x, y, 5) + dot('#ffd36b', x, y, 2),
  gajra:
    '<path fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round" stroke-dasharray="0 4.5" d="M39 20q9-5 18 0"/>',
};

export const extra = {
  bindi: (c: string, r = 1.9) => dot(c, 48, 37.5, r),
  tika: line(gold, 1.6, 'M48 22v10') + dot(gold, 48, 34, 3) + dot('#a8124f', 48, 34, 1.3),
  glasses: (c: string) =>
    `<g fill="#fff" fill-opacity=".25" stroke="${c}" stroke-width="2"><circle cx="39.5" cy="46.5" r="7"/><circle cx="56.5" cy="46.5" r="7"/></g>` +
    line(c, 2, 'M46.5 46q1.5-1.5 3 0'),
  jhumka:
    dot(gold, 28, 53, 2) +
    fill(gold, 'M24.5 60q3.5-6 7 0z') +
    dot(gold, 68, 53, 2) +
    fill(gold, 'M64.5 60q3.5-6 7 0z'),
  studs: dot(gold, 28, 52, 2.2) + dot(gold, 68, 52, 2.2),
  noseRing: `<circle cx="51" cy="54" r="2" fill="none" stroke="${gold}" stroke-width="1.4"/>`,
  sindoor: line('#c3202f', 2.6, 'M48 19v7'),
  hearingAid: line('#5b6b8c', 3, 'M69 42q5 3 2 10'),
  kajalDot: dot(ink, 61, 30, 2),
};
