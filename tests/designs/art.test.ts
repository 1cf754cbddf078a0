import { readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { calm, tinted } from '#backend/designs/art/colour.ts';
import { filledDrawing } from '#backend/designs/art/drawing.ts';
import { layouts } from '#backend/designs/art/layouts.ts';
import { pixels } from '#backend/designs/card.ts';
import { designIds, designOf, type DesignId } from '#contract/designs/design-list.ts';
import { contrast, designSizes, MIN_CONTRAST } from '#contract/designs/designs.ts';

const art = path.resolve(import.meta.dirname, '../../backend/designs/art');
const files = [...designSizes, 'divider'] as const;
const textOf = (design: DesignId, file: (typeof files)[number]) =>
  readFileSync(path.join(art, design, `${file}.svg`), 'utf8');
const found = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, part = '']) => part);
const idsIn = (text: string) => found(text, /\sid="([^"]*)"/g);
const targetsIn = (text: string) => found(text, /(?:url\(|href=")#([^)"]+)/g);
const defaults = (design: DesignId) => {
  const { backgroundColor: background, textColor: text } = designOf(design).colours;
  return { background, text };
};
/** Every colour a drawing may ask for. */
const slotsOf = (design: DesignId, chosen = defaults(design)): Record<string, string> => ({
  ...chosen,
  ...layouts[design].colours(chosen),
});

const rgb = fc.integer({ min: 0, max: 0xffffff }).map((number) => `#${number.toString(16).padStart(6, '0')}`);
const chosenColours = fc
  .record({ background: rgb, text: rgb })
  .filter(({ background, text }) => contrast(background, text) >= MIN_CONTRAST);

describe.each(designIds)('the files of %s', (design) => {
  test.each(files)('%s opens by itself, whole, and loads, runs and links nothing', async (file) => {
    const text = textOf(design, file);
    const { width, height } = await sharp(path.join(art, design, `${file}.svg`)).metadata();
    if (file !== 'divider') expect({ width, height }).toEqual(pixels[file]);
    expect(text).not.toMatch(
      /<(?!\/?(svg|defs|linearGradient|stop|use|g|path|circle|ellipse|rect|clipPath|image)\b)/,
    );
    expect(text).not.toMatch(/\s(on\w+|style|class)=|javascript:|NaN|undefined/i);
    expect(found(text, /href="([^#"][^"]*)"/g)).toEqual(file === 'divider' ? [] : ['../photo.jpg']);
    expect(new Set(idsIn(text)).size).toBe(idsIn(text).length);
    expect(targetsIn(text).filter((target) => !idsIn(text).includes(target))).toEqual([]);
  });

  test('name a sample of each colour they use, as the card has it unless others are chosen', () => {
    const problems = files.flatMap((file) => {
      const text = textOf(design, file);
      const samples = found(text, /<linearGradient id="([^"]*)"/g);
      expect(
        Object.fromEntries(samples.map((name, place) => [name, found(text, /stop-color="([^"]*)"/g)[place]])),
        file,
      ).toEqual(Object.fromEntries(samples.map((name) => [name, slotsOf(design)[name]])));
      return samples;
    });
    const { accent: _, small: __, rule: ___, text: ____, ...forDrawings } = slotsOf(design);
    expect(Object.keys(forDrawings).filter((name) => !problems.includes(name))).toEqual([]);
  });

  test('are filled whole, with a photo and without', () => {
    const photo = 'data:image/jpeg;base64,AAAA';
    const slots = slotsOf(design);
    for (const size of designSizes)
      for (const shown of [null, photo]) {
        const card =
          filledDrawing(design, size, slots, shown) + filledDrawing(design, 'divider', slots, shown);
        const ids = idsIn(card);
        expect(new Set(ids).size).toBe(ids.length);
        expect(targetsIn(card).filter((target) => !ids.includes(target))).toEqual([]);
        expect(found(card, /href="([^#"][^"]*)"/g)).toEqual(shown ? [shown] : []);
        expect(ids.some((id) => id.startsWith('photo'))).toBe(shown !== null);
        expect(card).not.toMatch(/display=|\.\.\/photo|<linearGradient/);
      }
  });

  test('have readable words in whatever colours', () => {
    fc.assert(
      fc.property(chosenColours, (chosen) => {
        const slots = slotsOf(design, chosen);
        for (const name of ['accent', 'small'])
          expect(contrast(slots[name] ?? '', chosen.background)).toBeGreaterThanOrEqual(MIN_CONTRAST);
        for (const colour of Object.values(slots)) expect(colour).toMatch(/^#[0-9a-f]{6}$/);
      }),
    );
  });
});

test('a ground moved towards another colour or made calmer stays one the words can be read on', () => {
  fc.assert(
    fc.property(chosenColours, rgb, fc.double({ min: 0, max: 1, noNaN: true }), (chosen, towards, share) => {
      for (const ground of [tinted(chosen, towards, share), calm(chosen, share)])
        expect(contrast(ground, chosen.text)).toBeGreaterThanOrEqual(MIN_CONTRAST);
    }),
  );
});
