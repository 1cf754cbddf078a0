import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';

import sharp from 'sharp';
import { describe, expect, it } from 'vitest';

import { eventTypes } from '#contract/events/event-types.ts';
import { illustrationFiles } from '#scripts/art/illustrations.ts';
import { portraitFiles } from '#scripts/art/portraits.ts';

const publicFolder = path.resolve(import.meta.dirname, '../../public');
const inPublic = (file: string) => path.join(publicFolder, file);

describe('pictures in public/', () => {
  it('has 24 different portraits and a default, each as the script draws it', () => {
    const drawn = portraitFiles();
    expect(drawn.size).toBe(25);
    expect(new Set(drawn.values()).size).toBe(25);
    for (const [name, svg] of drawn) expect(readFileSync(inPublic(`avatars/${name}`), 'utf8')).toBe(svg);
  });

  it.each(eventTypes)('has an illustration and a link preview for %s', async (type) => {
    expect(readFileSync(inPublic(`illustrations/${type}.svg`), 'utf8')).toBe(
      illustrationFiles().get(`${type}.svg`),
    );
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
