import path from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import type { Browser } from '@playwright/test';
import { expect, test } from './support/test.ts';
import { prepareTour, type Tour } from './support/tour.ts';

/*
 * Every page in its states, looked at by axe and measured: no violation of WCAG 2.2 A and
 * AA, nothing to scroll sideways. With SCREENSHOTS naming a folder each is also a picture
 * there (`npm run screenshots`).
 */

const views = [
  { name: 'phone', width: 360, height: 780, colorScheme: 'light' },
  { name: 'phone-dark', width: 360, height: 780, colorScheme: 'dark' },
  { name: 'desktop', width: 1280, height: 800, colorScheme: 'light' },
] as const;
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const pictures = process.env.SCREENSHOTS;

let tour: Tour | undefined;
/** The same for all tests of a worker: it takes a while to make. */
const tourOf = async (browser: Browser): Promise<Tour> => (tour ??= await prepareTour(browser));

for (const view of views) {
  test(`every page on a ${view.name} is accessible @js`, async ({ browser, baseURL }) => {
    test.setTimeout(300_000);
    const { cookies, stops } = await tourOf(browser);
    const wrong: string[] = [];
    for (const { name, who, path: address, status = 200 } of stops) {
      const context = await browser.newContext({
        storageState: cookies[who],
        viewport: { width: view.width, height: view.height },
        colorScheme: view.colorScheme,
        reducedMotion: 'reduce',
        ...(baseURL ? { baseURL } : {}),
      });
      const page = await context.newPage();
      const answer = await page.goto(address);
      if (answer?.status() !== status) wrong.push(`${name}: ${answer?.status()} instead of ${status}`);
      // axe measures what is there: pictures and late scripts too
      await page.waitForLoadState('networkidle');
      const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
      for (const { id, nodes } of violations) wrong.push(`${name}: ${id} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
      const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      if (over > 0) wrong.push(`${name}: ${over} px to scroll sideways`);
      if (pictures) await page.screenshot({ path: path.join(pictures, `${name}.${view.name}.png`), fullPage: true });
      await context.close();
    }
    expect(wrong).toEqual([]);
  });
}

test('nothing scrolls sideways at 320 px or 200 % zoom @js', async ({ browser, baseURL }) => {
  test.setTimeout(200_000);
  const { cookies, stops } = await tourOf(browser);
  const wrong: string[] = [];
  for (const { name, who, path: address } of stops) {
    // 640 px at a device pixel ratio of 2 is what 1280 px show at 200 %
    for (const width of [320, 640]) {
      const context = await browser.newContext({ storageState: cookies[who], viewport: { width, height: 640 }, ...(baseURL ? { baseURL } : {}) });
      const page = await context.newPage();
      await page.goto(address);
      const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      if (over > 0) wrong.push(`${name} at ${width} px: ${over} px too wide`);
      await context.close();
    }
  }
  expect(wrong).toEqual([]);
});
