import path from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { expect, test } from './support/test.ts';
import { prepareTour, type Seen, type Stop, type Tour } from './support/tour.ts';

/*
 * Every page in its states, looked at by axe and measured: no violation of WCAG 2.2 A and
 * AA, nothing to scroll sideways. With SCREENSHOTS naming a folder each is also a picture
 * there (`npm run screenshots`).
 */

const views = [
  { name: 'phone-dark', width: 360, height: 780, colorScheme: 'dark' },
  { name: 'desktop', width: 1280, height: 800, colorScheme: 'light' },
  // its layout and its colours are those of the other two: for the pictures
  ...(process.env.SCREENSHOTS ? [{ name: 'phone', width: 360, height: 780, colorScheme: 'light' } as const] : []),
] as const;
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const pictures = process.env.SCREENSHOTS;

let tour: Tour | undefined;
/** The same for all tests of a worker: it takes a while to make. */
const tourOf = async (browser: Browser): Promise<Tour> => (tour ??= await prepareTour(browser));

/** Goes to every page, each in the browser of whoever sees it. @returns what `look` found, with the page's name */
async function walk(browser: Browser, options: BrowserContextOptions, look: (page: Page, stop: Stop, status: number) => Promise<string[]>): Promise<string[]> {
  const { cookies, stops } = await tourOf(browser);
  const pages = new Map<Seen, Page>();
  const wrong: string[] = [];
  for (const stop of stops) {
    const page = pages.get(stop.who) ?? (await (await browser.newContext({ storageState: cookies[stop.who], ...(stop.who === 'reader' ? { locale: 'hi-IN' } : {}), ...options })).newPage());
    pages.set(stop.who, page);
    const answer = await page.goto(stop.path);
    const stuck = await stop.act?.(page).catch((error: unknown) => String(error).slice(0, 300));
    if (stuck) wrong.push(`${stop.name}: ${stuck}`);
    wrong.push(...(await look(page, stop, answer?.status() ?? 0)).map((what) => `${stop.name}: ${what}`));
  }
  for (const page of pages.values()) await page.context().close();
  return wrong;
}

const tooWide = async (page: Page): Promise<string[]> => {
  const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  return over > 0 ? [`${over} px to scroll sideways at ${page.viewportSize()?.width} px`] : [];
};

for (const { name: view, width, height, colorScheme } of views) {
  test(`every page on a ${view} is accessible @js`, async ({ browser, baseURL }) => {
    // some hundred pages and states, on whatever machine there is
    test.setTimeout(1_500_000);
    const options = { viewport: { width, height }, colorScheme, reducedMotion: 'reduce', ...(baseURL ? { baseURL } : {}) } as const;
    const wrong = await walk(browser, options, async (page, { name, status: expected = 200 }, status) => {
      const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
      if (pictures) await page.screenshot({ path: path.join(pictures, `${name}.${view}.png`), fullPage: true });
      return [
        ...(status === expected ? [] : [`${status} instead of ${expected}`]),
        ...violations.map(({ id, nodes }) => `${id} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`),
        ...(await tooWide(page)),
      ];
    });
    expect(wrong).toEqual([]);
  });
}

test('nothing scrolls sideways at 320 px or 200 % zoom @js', async ({ browser, baseURL }) => {
  test.setTimeout(1_500_000);
  // 640 px are what 1280 px show at 200 %
  const wrong = await walk(browser, { viewport: { width: 640, height: 640 }, ...(baseURL ? { baseURL } : {}) }, async (page) => {
    const zoomed = await tooWide(page);
    await page.setViewportSize({ width: 320, height: 640 });
    const narrow = await tooWide(page);
    await page.setViewportSize({ width: 640, height: 640 });
    return [...zoomed, ...narrow];
  });
  expect(wrong).toEqual([]);
});
