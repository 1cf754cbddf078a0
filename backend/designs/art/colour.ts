import { contrast, MIN_CONTRAST } from '#contract/designs/designs.ts';
import type { Colours } from './layout.ts';

const parts = (colour: string): number[] =>
  [1, 3, 5].map((from) => parseInt(colour.slice(from, from + 2), 16));

/** A colour part of the way from `a` to `b`; all three as `#rrggbb`. */
export function mix(a: string, b: string, share: number): string {
  const other = parts(b);
  return `#${parts(a)
    .map((value, place) =>
      Math.round(value + ((other[place] ?? 0) - value) * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

/** Whether a ground needs light drawings on it. */
export const isDark = (colour: string): boolean => contrast(colour, '#ffffff') > contrast(colour, '#000000');

/** `wish` where it can be read on the ground, else the colour of the text, which certainly can. */
export const readable = ({ background, text }: Colours, wish: string): string =>
  contrast(wish, background) >= MIN_CONTRAST ? wish : text;

/** The ground of words, moved towards another colour only as far as the words stay readable on it. */
export function tinted({ background, text }: Colours, towards: string, share: number): string {
  for (let part = share; part > 0.01; part *= 0.75) {
    const ground = mix(background, towards, part);
    if (contrast(ground, text) >= MIN_CONTRAST) return ground;
  }
  return background;
}

/** A calmer ground, away from the colour of the words on it: lighter under dark words, darker under light ones. */
export const calm = ({ background, text }: Colours, share: number): string =>
  contrast(text, '#ffffff') > contrast(background, '#ffffff')
    ? mix(background, '#ffffff', share)
    : mix(background, '#000000', share * 0.3);
