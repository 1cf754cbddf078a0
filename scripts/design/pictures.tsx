import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from '@playwright/test';
import tailwindcss from '@tailwindcss/vite';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { build } from 'vite';
import { findChromium } from '#scripts/lib/chromium.ts';
import { ComponentSheet, sectionNames } from '#scripts/design/sheet.tsx';
import { withTables } from '#scripts/design/tables.ts';

const root = path.resolve(import.meta.dirname, '../..');
const PLACE = 'http://sheet.localhost';
const MOST_BYTES = 60_000;

/** The styles of every page, as a build makes them. */
async function styles(): Promise<string> {
  const made = await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [tailwindcss()],
    build: { write: false, rollupOptions: { input: path.join(root, 'app/styles/main.css') } },
  });
  const output = 'output' in made ? made.output : [];
  return output
    .map((file) => (file.type === 'asset' && file.fileName.endsWith('.css') ? String(file.source) : ''))
    .join('');
}

/** The light picture with the dark one beside it. */
async function sideBySide(light: Buffer, dark: Buffer): Promise<Buffer> {
  const { width, height } = await sharp(light).metadata();
  const both = sharp({ create: { width: width * 2, height, channels: 3, background: '#000' } });
  return both
    .composite([
      { input: light, left: 0, top: 0 },
      { input: dark, left: width, top: 0 },
    ])
    .webp({ quality: 78, effort: 6 })
    .toBuffer();
}

/**
 * Draws every component, light and dark, into docs/images and writes the tables of
 * docs/design.md anew. Nothing is served: the pictures a component shows come from public/.
 */
export async function drawComponents(): Promise<void> {
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><style>${await styles()}</style>${renderToStaticMarkup(<ComponentSheet />)}</html>`;
  const browser = await chromium.launch(findChromium().launch);
  try {
    const page = await browser.newPage({ viewport: { width: 700, height: 900 }, reducedMotion: 'reduce' });
    await page.route(`${PLACE}/**`, async (route) => {
      const { pathname } = new URL(route.request().url());
      if (pathname === '/') await route.fulfill({ contentType: 'text/html', body: html });
      else
        await route.fulfill({
          contentType: 'image/svg+xml',
          body: await readFile(path.join(root, 'public', pathname)),
        });
    });
    const draw = async (colorScheme: 'light' | 'dark', name: string) => {
      await page.emulateMedia({ colorScheme });
      await page.locator(`#${name}`).scrollIntoViewIfNeeded();
      return page.locator(`#${name}`).screenshot();
    };
    await page.goto(PLACE, { waitUntil: 'networkidle' });
    for (const name of sectionNames) {
      const picture = await sideBySide(await draw('light', name), await draw('dark', name));
      if (picture.length > MOST_BYTES)
        throw new Error(`design-${name}.webp has ${picture.length} bytes; its limit is ${MOST_BYTES}.`);
      await writeFile(path.join(root, `docs/images/design-${name}.webp`), picture);
    }
  } finally {
    await browser.close();
  }
  const document = path.join(root, 'docs/design.md');
  await writeFile(document, withTables(await readFile(document, 'utf8')));
}
