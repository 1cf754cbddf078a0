import { describe, expect, it } from 'vitest';

import { partPairs, textPairs } from '#scripts/design/pairs.ts';
import { contrastRatio, readTokens } from '#scripts/design/tokens.ts';

const tokens = readTokens();

describe.each([
  ['light', tokens.light],
  ['dark', tokens.dark],
])('%s theme', (_theme, colours) => {
  const colour = (name: string): string => {
    const hex = colours.get(`color-${name}`);
    if (!hex) throw new Error(`tokens.css has no --color-${name} in this theme`);
    return hex;
  };

  it.each(textPairs)('%s is readable on %s', (text, ground) => {
    expect(contrastRatio(colour(text), colour(ground))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(partPairs)('%s stands out from %s', (part, ground) => {
    expect(contrastRatio(colour(part), colour(ground))).toBeGreaterThanOrEqual(3);
  });
});

it('the dark theme names a value for every colour of the light one, save the veil, which darkens both', () => {
  const colours = (theme: Map<string, string>) =>
    [...theme.keys()].filter((name) => name.startsWith('color-')).sort();
  expect(colours(tokens.dark)).toEqual(colours(tokens.light).filter((name) => name !== 'color-veil'));
});
