import path from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { expect, test } from './support/test.ts';
import { prepareTour, type Seen, type Stop } from './support/tour.ts';

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

/** Goes to every page, each in the browser of whoever sees it. @returns what `look` found, with the page's name */
async function walk(browser: Browser, options: BrowserContextOptions, look: (page: Page, stop: Stop, status: number) => Promise<string[]>): Promise<string[]> {
  const { cookies, stops } = await prepareTour(browser);
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

test('every page on a phone in the dark and on a desktop is accessible, and nothing scrolls sideways at 320 px or 200 % zoom @js', async ({ browser, baseURL }) => {
  // some hundred pages and states, on whatever machine there is
  test.setTimeout(1_500_000);
  const [first] = views;
  const options = { viewport: { width: first.width, height: first.height }, colorScheme: first.colorScheme, reducedMotion: 'reduce', ...(baseURL ? { baseURL } : {}) } as const;
  const wrong = await walk(browser, options, async (page, { name, status: expected = 200 }, status) => {
    const seen = status === expected ? [] : [`${status} instead of ${expected}`];
    for (const { name: view, width, height, colorScheme } of views) {
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ colorScheme });
      const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
      if (pictures) await page.screenshot({ path: path.join(pictures, `${name}.${view}.png`), fullPage: true });
      seen.push(...violations.map(({ id, nodes }) => `${view}: ${id} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`), ...(await tooWide(page)));
    }
    // 640 px are what 1280 px show at 200 %
    for (const width of [640, 320]) {
      await page.setViewportSize({ width, height: 640 });
      seen.push(...(await tooWide(page)));
    }
    // the next page comes up as the first did
    await page.setViewportSize({ width: first.width, height: first.height });
    await page.emulateMedia({ colorScheme: first.colorScheme });
    return seen;
  });
  expect(wrong).toEqual([]);
});
