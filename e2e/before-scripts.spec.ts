import type { Page } from '@playwright/test';
import { openWeddingForm, weddingForm } from './support/event-form.ts';
import { expect, test } from './support/test.ts';

/*
 * On a slow phone people begin before the page's scripts do. What they type and press
 * meanwhile counts.
 */
declare global {
  interface Window {
    /** What the page's data waits for. */
    held?: (() => void)[];
    /** What the search held as soon as the cursor was in it: what a key pressed then is added to. */
    heldWhenFocused?: string;
  }
}

/** The search with suggestions, which takes the plain one's place once scripts run. */
const searchBox = (page: Page) => page.getByRole('combobox', { name: 'Search for the venue' });

test.describe('before scripts run', { tag: '@js' }, () => {
  test('keys pressed while the page’s data is still on its way break nothing', async ({ page }) => {
    await openWeddingForm(page);
    const assigned = 'streamController = controller';
    await page.route(
      (url) => url.pathname + url.search === weddingForm,
      async (route) => {
        const answer = await route.fetch();
        const html = await answer.text();
        expect(html).toContain(assigned);
        const hold =
          'streamController = { enqueue: (part) => window.held.push(() => controller.enqueue(part)), close: () => window.held.push(() => controller.close()) }';
        await route.fulfill({ response: answer, body: html.replace(assigned, `${hold}; window.held = []`) });
      },
    );
    await page.goto(weddingForm, { waitUntil: 'commit' });
    await page.waitForLoadState('networkidle');
    await page.getByLabel('Event name').pressSequentially('Asha and Rohan');
    await page.evaluate(() => {
      for (const release of window.held ?? []) release();
    });
    await expect(searchBox(page)).toBeVisible();
    await expect(page.getByLabel('Event name')).toHaveValue('Asha and Rohan');
  });

  test('a venue typed meanwhile is searched for, and the cursor stays in the search', async ({ page }) => {
    await openWeddingForm(page);
    let runScripts = () => {};
    const wanted = new Promise<void>((resolve) => (runScripts = resolve));
    await page.route('**/assets/*.js', async (route) => {
      await wanted;
      await route.continue();
    });
    await page.goto(weddingForm, { waitUntil: 'commit' });
    await page.getByLabel('Search for the venue').pressSequentially('lake p');
    await page.evaluate(() =>
      document.addEventListener('focusin', ({ target }) => {
        if (target instanceof HTMLInputElement && target.role === 'combobox')
          queueMicrotask(() => (window.heldWhenFocused = target.value));
      }),
    );
    runScripts();
    await expect(searchBox(page)).toBeFocused();
    expect(await page.evaluate(() => window.heldWhenFocused)).toBe('lake p');
    await page.keyboard.type('al');
    await expect(searchBox(page)).toHaveValue('lake pal');
    await expect(page.getByText('2 suggestions')).toBeVisible();
  });
});
