import type { Page } from '@playwright/test';
import { inviteGuest } from './support/invited.ts';
import { api } from './support/people.ts';
import { expect, test } from './support/test.ts';

/** How much the page is wider than the screen, and on how many lines the gift's name stands. */
const measured = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const name = document.querySelector('.gift-name')!;
    const range = document.createRange();
    range.selectNodeContents(name);
    return {
      tooWide: Math.max(0, scrollWidth - clientWidth),
      lines: new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size,
    };
  });

for (const { called, width, root } of [
  { called: '360 px at 200 % zoom', width: 180, root: 16 },
  { called: '360 px with letters twice as large', width: 360, root: 32 },
])
  test(`answer and gifts can be read at ${called} (WCAG 1.4.4, 1.4.10) @js`, async ({ page, browser }) => {
    const invited = await inviteGuest(browser, { withFamily: true });
    const host = api(invited.hostBrowser);
    const [group] = await host.call('getWishlist', { params: { eventId: invited.eventId }, query: {} });
    const params = { eventId: invited.eventId, giftId: group?.items[0]?._id ?? '' };
    await host.call('enableCollaboration', { params });
    await page.setViewportSize({ width, height: 640 });
    for (const path of [invited.link(), `/event/${invited.eventId}`]) {
      await page.goto(path);
      await page.evaluate((px) => document.documentElement.style.setProperty('font-size', `${px}px`), root);
      await expect(page.getByText('Pressure cooker').first()).toBeVisible();
      const { tooWide, lines } = await measured(page);
      expect(tooWide, path).toBe(0);
      // 'Pressure cooker': a word a line is as narrow as it may get
      expect(lines, path).toBeLessThanOrEqual(2);
    }
  });
