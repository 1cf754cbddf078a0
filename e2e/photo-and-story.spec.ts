import type { Page } from '@playwright/test';
import { inviteGuest } from './support/invited.ts';
import { photoOfTwo, putPhoto } from './support/photo.ts';
import { expect, test } from './support/test.ts';

const STORY = 'We met in the rain.\n<script>alert(1)</script><img src=x onerror=alert(1)> & two umbrellas.';

const photoOn = (page: Page) => page.getByRole('img', { name: /^(Photo|तस्वीर): Asha and Rohan$/ });

test('a host chooses a photo and writes a story; a guest sees both after the answer', async ({
  page,
  browser,
  complaints,
  withJs,
}) => {
  const invited = await inviteGuest(browser);
  await page.goto(invited.link());
  await expect(page.getByRole('heading', { name: 'Our story' })).toHaveCount(0);

  const host = await invited.hostPage(withJs);
  complaints.watch(host);
  await host.goto(`/event/${invited.eventId}/settings`);
  await host.getByRole('link', { name: 'Photo and story' }).click();
  await expect(host.getByText('There is no photo yet.')).toBeVisible();

  await host.getByRole('button', { name: 'Use this photo' }).click();
  await expect(host.getByText('Choose a photo first.')).toBeVisible();
  const field = host.getByLabel(/^Choose a/);
  await field.setInputFiles({
    name: 'us.png',
    mimeType: 'image/png',
    buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
  });
  await host.getByRole('button', { name: 'Use this photo' }).click();
  await expect(host.getByText('This file is not a picture we can read.')).toBeVisible();
  await field.setInputFiles(await photoOfTwo());
  await host.getByRole('button', { name: 'Use this photo' }).click();
  await expect(host.getByText('Your guests see this photo now.')).toBeVisible();
  const preview = host.getByRole('img', { name: 'The photo as your guests see it' });
  await expect(preview).toHaveAttribute('width', '1080');
  await expect(preview).toHaveAttribute('height', '720');

  await host.getByRole('link', { name: 'Write a story' }).click();
  await host.getByLabel(/^Story/).fill(STORY);
  await host.getByRole('button', { name: 'Save changes' }).click();
  await expect(host.getByText('We met in the rain.')).toBeVisible();

  await page.goto(invited.link());
  const story = page.locator('#story');
  await expect(story.getByRole('heading', { name: 'Our story' })).toBeVisible();
  await expect(story.locator('p')).toHaveText(STORY);
  await expect(story.locator('script, [onerror]')).toHaveCount(0);
  await expect(photoOn(page)).toHaveAttribute('loading', 'lazy');
  // after the answer and what there is to know, before the gifts
  const order = await page
    .locator('form, #details, #story, #wishlist')
    .evaluateAll((parts) => parts.map((part) => part.id || 'answer'));
  expect([
    order.indexOf('answer') < order.indexOf('story'),
    order.indexOf('details') < order.indexOf('story'),
  ]).toEqual([true, true]);
  await page.getByRole('link', { name: 'हिन्दी' }).click();
  await expect(story.getByRole('heading', { name: 'हमारी कहानी' })).toBeVisible();
  await expect(photoOn(page)).toHaveCount(1);

  await host.goto(`/event/${invited.eventId}/photo`);
  await host.getByRole('button', { name: 'Remove the photo' }).click();
  await expect(host.getByText('Your guests no longer see a photo.')).toBeVisible();
  await page.reload();
  await expect(photoOn(page)).toHaveCount(0);
  await expect(story).toContainText('We met in the rain.');
  await host.context().close();
});

test('nothing moves when the photo comes @js', async ({ page, browser }) => {
  const invited = await inviteGuest(browser);
  await putPhoto(invited.hostBrowser, invited.eventId);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.addInitScript(() => {
    const seen: number[] = [];
    Object.assign(window, { seen });
    new PerformanceObserver((list) =>
      list.getEntries().forEach((entry) => seen.push((entry as PerformanceEntry & { value: number }).value)),
    ).observe({ type: 'layout-shift', buffered: true });
  });
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/events/images/*', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(invited.link());
  await page.locator('#story').scrollIntoViewIfNeeded();
  const size = () => photoOn(page).boundingBox();
  const before = await size();
  expect(before?.height).toBeGreaterThan(150);
  release();
  await expect
    .poll(() => photoOn(page).evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
    .toBe(1080);
  expect(await size()).toEqual(before);
  expect(await page.evaluate(() => (window as unknown as { seen: number[] }).seen)).toEqual([]);
});
