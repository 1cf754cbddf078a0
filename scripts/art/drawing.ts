/** Strokes, shapes and colours that the illustrations and link previews share. All hold on ivory and on aubergine. */

export const colours = {
  rani: '#d02568',
  raniDeep: '#a8124f',
  raniPale: '#f48fb1',
  marigold: '#f0921d',
  sun: '#ffc94d',
  peacock: '#1b9a8e',
  leaf: '#57a04b',
  wood: '#a5653a',
  clay: '#c0562f',
  cream: '#fff1d6',
} as const;

export const fill = (colour: string, d: string) => `<path fill="${colour}" d="${d}"/>`;

export const line = (colour: string, width: number, d: string) =>
  `<path fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" d="${d}"/>`;

/** A row of round flowers along a path: a dotted stroke with round ends. */
export const beads = (colour: string, width: number, step: number, d: string, offset = 0) =>
  `<path fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-dasharray="0 ${step}"` +
  `${offset ? ` stroke-dashoffset="${offset}"` : ''} d="${d}"/>`;

export const dot = (colour: string, x: number, y: number, r: number) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${colour}"/>`;

export const dots = (colour: string, r: number, places: readonly (readonly [number, number])[]) =>
  places.map(([x, y]) => dot(colour, x, y, r)).join('');

/** A marigold seen from above. */
export const bloom = (x: number, y: number, r: number, petals: string = colours.marigold) =>
  dot(petals, x, y, r) +
  `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${petals}" stroke-width="${r * 0.62}" stroke-linecap="round" stroke-dasharray="0 ${(r * 0.7854).toFixed(2)}"/>` +
  dot(colours.sun, x, y, r * 0.5);

/** The soft shadow things stand on. */
export const ground = (width = 104) =>
  `<ellipse cx="120" cy="158" rx="${width}" ry="11" fill="${colours.marigold}" opacity=".2"/>`;

/** A water pot with mango leaves and a coconut, standing on (x, y). */
export const kalash = (x: number, y: number, scale = 1) =>
  `<g transform="translate(${x} ${y}) scale(${scale})">` +
  fill(colours.leaf, 'M0-24q-14 0-16-13 13 0 16 13 3-13 16-13-2 13-16 13M0-24q-6-10 0-20 6 10 0 20') +
  fill(colours.wood, 'M-7-26q0-13 7-15 7 2 7 15z') +
  fill(colours.sun, 'M-9-26H9l-3 5q11 4 9 14-2 7-10 7H-5q-8 0-10-7-2-10 9-14z') +
  line(colours.rani, 2.4, 'M-13-10q13 5 26 0') +
  '</g>';

/** A lit clay lamp, its bowl centred on (x, y). */
export const landingDiya = (x: number, y: number, scale = 1) =>
  `<g transform="translate(${x} ${y}) scale(${scale})">` +
  fill(colours.marigold, 'M0-40q20 24 0 47-20-23 0-47') +
  fill(colours.sun, 'M0-21q9 13 0 26-9-13 0-26') +
  fill(colours.raniDeep, 'M-42 0Q0 16 42 0 40 30 8 30H-8Q-40 30-42 0') +
  beads(colours.sun, 4.5, 11, 'M-34 10Q0 24 34 10') +
  '</g>';

/** A four-pointed twinkle. */
export const spark = (colour: string, x: number, y: number, r: number) =>
  fill(
    colour,
    `M${x} ${y - r}q${r * 0.2} ${r * 0.8} ${r} ${r}-${r * 0.8} ${r * 0.2}-${r} ${r}-${r * 0.2}-${r * 0.8}-${r}-${r} ${r * 0.8}-${r * 0.2} ${r}-${r}`,
  );
