import { readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

/** What app/styles/tokens.css declares; values as they are written there. */
export interface Tokens {
  /** Every declared name without its dashes, such as `color-rani` or `text-sm`. */
  names: string[];
  light: Map<string, string>;
  dark: Map<string, string>;
  /** The comment behind a token. */
  notes: Map<string, string>;
}

/** Reads the tokens from the style sheet itself. */
export function readTokens(): Tokens {
  const css = readFileSync(path.join(root, 'app/styles/tokens.css'), 'utf8');
  const [lightCss = '', darkCss = ''] = css.split('prefers-color-scheme: dark');
  const declared = (text: string) => [
    ...text.matchAll(/^\s*--([a-z0-9-]+): ([^;]+);(?:[^\S\n]*\/\* (.+?) \*\/)?$/gm),
  ];
  const own = declared(lightCss).filter(([, , value]) => value !== 'initial');
  return {
    names: own.map(([, name = '']) => name).filter((name) => !name.includes('--')),
    light: new Map(own.map(([, name = '', value = '']) => [name, value])),
    dark: new Map(declared(darkCss).map(([, name = '', value = '']) => [name, value])),
    notes: new Map(own.flatMap(([, name = '', , note]) => (note ? [[name, note] as const] : []))),
  };
}

/** Relative luminance as WCAG 2.2 defines it. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Contrast of two colours written `#rrggbb`, 1 to 21, as WCAG 2.2 defines it. */
export function contrastRatio(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}
