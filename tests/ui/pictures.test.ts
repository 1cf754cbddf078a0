import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

import sharp from 'sharp';
import { describe, expect, it } from 'vitest';

import { eventTypes } from '#contract/events/event-types.ts';

const publicFolder = path.resolve(import.meta.dirname, '../../public');
const inPublic = (file: string) => path.join(publicFolder, file);

/** A drawing in whole XML that loads, runs and links nothing, with at most so many bytes. */
async function expectDrawing(svg: string, limit: number) {
  expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(limit);
  expect((await sharp(Buffer.from(svg)).metadata()).format).toBe('svg');
  expect(svg).not.toMatch(/<(script|image|foreignObject|a|text)\b|\son\w+=|href="(?!#)/i);
}

describe('pictures in public/', () => {
  it('has 24 different portraits and a default, none heavy', async () => {
    const names = Array.from({ length: 24 }, (_, place) => `avatar-${place + 1}.svg`);
    expect(readdirSync(inPublic('avatars')).sort()).toEqual([...names, 'default.svg'].sort());
    const drawn = [...names, 'default.svg'].map((name) => readFileSync(inPublic(`avatars/${name}`), 'utf8'));
    expect(new Set(drawn).size).toBe(25);
    for (const svg of drawn) await expectDrawing(svg, 3_000);
  });

  it.each(eventTypes)('has an illustration and a link preview for %s', async (type) => {
    await expectDrawing(readFileSync(inPublic(`illustrations/${type}.svg`), 'utf8'), 4_000);
    expect(await sharp(inPublic(`og/${type}.png`)).metadata()).toMatchObject({
      format: 'png',
      width: 1200,
      height: 630,
    });
    expect(statSync(inPublic(`og/${type}.png`)).size).toBeLessThan(60_000);
  });

  it('names only icons that exist in the manifest', () => {
    const manifest = JSON.parse(readFileSync(inPublic('site.webmanifest'), 'utf8')) as {
      icons: { src: string }[];
    };
    expect(manifest.icons.length).toBeGreaterThan(0);
    for (const icon of manifest.icons) expect(statSync(inPublic(icon.src)).size).toBeGreaterThan(0);
  });
});
