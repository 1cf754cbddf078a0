import type { Page } from '@playwright/test';
import { fillDetails, openWeddingForm } from './support/event-form.ts';
import { inviteGuest } from './support/invited.ts';
import { newEmail } from './support/people.ts';
import { expect, test } from './support/test.ts';

const HOSTILE = '<script>alert(1)</script><img src=x onerror=alert(1)> \u202eनमस्ते';
test.use({ viewport: { width: 360, height: 740 } });

const fold = (page: Page) => page.getByText('Name and description in a second language');
const other = (page: Page, label: string) => page.locator('#second-language').getByLabel(label);
async function expectToFit(page: Page): Promise<void> {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(360);
}

test('a host adds Hindi words to an event; guests who read Hindi see them', async ({
  page,
  browser,
  complaints,
  withJs,
}) => {
  const invited = await inviteGuest(browser);
  const host = await invited.hostPage(withJs);
  complaints.watch(host);
  await host.setViewportSize({ width: 360, height: 740 });
  await host.goto(`/event/${invited.eventId}/edit`);
  await expect(other(host, 'What it is called')).toBeHidden();
  await fold(host).click();
  await other(host, 'What it is called').fill('आशा और रोहन');
  await other(host, 'What guests should know').fill(HOSTILE);
  await expectToFit(host);
  await host.getByRole('button', { name: 'Save changes' }).click();
  await expect(host).toHaveURL(new RegExp(`/event/${invited.eventId}(?!/edit)`));
  // hosts read the main words
  await expect(host.getByText('Asha and Rohan').first()).toBeVisible();
  await expect(host.getByText('आशा')).toHaveCount(0);
  await host.goto(`/event/${invited.eventId}/edit`);
  await expect(other(host, 'What it is called')).toBeVisible();

  await page.goto(invited.link());
  await expect(page).toHaveTitle(/^Asha and Rohan/);
  await expect(page.getByText('Come and dance with us.')).toBeVisible();
  await page.getByRole('link', { name: 'हिन्दी' }).click();
  await expect(page).toHaveTitle(/^आशा और रोहन/);
  await expect(page.getByRole('heading', { name: 'आशा और रोहन' })).toBeVisible();
  await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', 'आशा और रोहन');
  await expect(page.getByText('<script>alert(1)</script>')).toBeVisible();
  await expect(page.locator('[onerror]')).toHaveCount(0);
  await expectToFit(page);
});

test('a couple that writes Hindi first adds English on the creation form', async ({ page, browser }) => {
  await openWeddingForm(page, newEmail());
  await fillDetails(page);
  await page.getByLabel('Event name').fill('आशा की शादी');
  await fold(page).click();
  await page.getByLabel('Second language', { exact: true }).selectOption('English');
  await other(page, 'What it is called').fill('Wedding of Asha');
  await expectToFit(page);
  await page.getByRole('button', { name: 'Create Event' }).click();
  await expect(page).toHaveURL(/\/event\/[\w-]+/);
  await expect(page.getByText('आशा की शादी').first()).toBeVisible();
  const address = new URL(page.url()).pathname;

  for (const [locale, name] of [
    ['en-IN', 'Wedding of Asha'],
    ['hi-IN', 'आशा की शादी'],
  ] as const) {
    const guest = await (await browser.newContext({ locale })).newPage();
    await guest.goto(address);
    await expect(guest).toHaveTitle(new RegExp(`^${name}`));
    // given in one language alone
    await expect(guest.getByText('Dinner by the lake.')).toBeVisible();
  }
});
