import { readFileSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, it } from 'vitest';

const css = readFileSync(path.resolve(import.meta.dirname, '../../app/styles/tokens.css'), 'utf8');
const [lightCss = '', darkCss = ''] = css.split('prefers-color-scheme: dark');

function coloursIn(text: string): Map<string, string> {
  return new Map([...text.matchAll(/--color-([a-z-]+): (#[0-9a-f]{6});/g)].map(([, name = '', hex = '']) => [name, hex]));
}

/** Relative luminance and contrast as WCAG 2.2 defines them. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const grounds = ['paper', 'surface'];
const softGrounds = ['rani-soft', 'marigold-soft', 'peacock-soft', 'brick-soft'];

/** Every pair that a part of app/styles/parts.css or a page may set as text on ground. */
const textPairs: [text: string, ground: string][] = [
  ...[...grounds, ...softGrounds].flatMap((ground): [string, string][] => [['ink', ground]]),
  ...grounds.flatMap((ground): [string, string][] =>
    ['ink-soft', 'rani', 'rani-strong', 'peacock', 'brick'].map((text) => [text, ground]),
  ),
  ...['rani', 'peacock', 'brick'].flatMap((name): [string, string][] => [[name, `${name}-soft`], [`on-${name}`, name]]),
  ['ink-soft', 'rani-soft'],
  ['on-rani', 'rani-strong'],
];

/** Edges of controls, bars and the focus ring against what lies beside them. */
const partPairs: [part: string, ground: string][] = [
  ...grounds.flatMap((ground): [string, string][] => ['edge', 'focus', 'rani', 'peacock', 'brick'].map((part) => [part, ground])),
  ...softGrounds.map((ground): [string, string] => ['focus', ground]),
  ['rani', 'rani-soft'],
];

describe.each([
  ['light', coloursIn(lightCss)],
  ['dark', coloursIn(darkCss)],
])('%s theme', (_theme, colours) => {
  const colour = (name: string): string => {
    const hex = colours.get(name);
    if (!hex) throw new Error(`tokens.css has no --color-${name} in this theme`);
    return hex;
  };

  it.each(textPairs)('%s is readable on %s', (text, ground) => {
    expect(contrast(colour(text), colour(ground))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(partPairs)('%s stands out from %s', (part, ground) => {
    expect(contrast(colour(part), colour(ground))).toBeGreaterThanOrEqual(3);
  });
});

it('the dark theme names a value for every colour of the light one', () => {
  expect([...coloursIn(darkCss).keys()].sort()).toEqual([...coloursIn(lightCss).keys()].sort());
});
