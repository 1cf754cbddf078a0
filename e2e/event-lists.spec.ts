import { inDays } from './support/days.ts';
import { api, newEmail, signInWithProfile } from './support/people.ts';
import { expect, test } from './support/test.ts';
import type { Page } from '@playwright/test';

async function create(page: Page, eventName: string, days: number, more: object = {}) {
  await api(page).call('createEvent', {
    body: { eventType: 'birthday', eventName, date: inDays(days), description: 'Join us.', ...more },
  });
}

test('organised events are searched, sorted and filtered in the address', async ({ page }) => {
  await signInWithProfile(page, newEmail());
  await page.goto('/organised-events');
  await expect(page.getByRole('heading', { name: 'No events organized' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Create New Event' })).toHaveAttribute('href', '/dashboard');

  await create(page, 'Kabir turns five', 30, { venue: { name: 'Neel Terrace', location: 'Pune' } });
  await create(page, 'Our wedding', 60, { eventType: 'wedding' });
  await page.goto('/organised-events');
  const names = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(names).toHaveText(['Our wedding', 'Kabir turns five']);

  await page.getByLabel('Sort', { exact: true }).selectOption('Oldest First');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(names).toHaveText(['Kabir turns five', 'Our wedding']);
  await expect(page).toHaveURL(/sort=oldest/);

  await page.getByLabel('Search').fill('neel');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(names).toHaveText(['Kabir turns five']);
  await page.reload();
  await expect(page.getByLabel('Search')).toHaveValue('neel');

  await page.goto('/organised-events?type=reception');
  await expect(page.getByRole('heading', { name: 'No events match' })).toBeVisible();
  await page.getByRole('link', { name: 'Show all events' }).click();
  await expect(names).toHaveCount(2);
});

test('an event somebody is invited to shows three wishes and how many more', async ({
  page,
  browser,
  baseURL,
  javaScriptEnabled,
  complaints,
}) => {
  const guest = newEmail('ravi');
  await signInWithProfile(page, newEmail());
  const giftsWanted = [1, 2, 3, 4, 5].map((index) => ({ name: `Wish ${index}`, price: 125_000 * index }));
  await create(page, 'Kabir turns five', 30, { guests: [{ firstName: 'Ravi', email: guest }], giftsWanted });

  const context = await browser.newContext({ baseURL, javaScriptEnabled });
  const other = await context.newPage();
  complaints.watch(other);
  await signInWithProfile(other, guest, 'Ravi Rao');
  await other.goto('/attending-events');
  const card = other.getByRole('listitem').filter({ hasText: 'Kabir turns five' });
  await expect(card).toContainText('Guest');
  await expect(card).toContainText('₹1,25,000');
  await expect(card).toContainText('Wish 3');
  await expect(card).not.toContainText('Wish 4');
  await expect(card).toContainText('+2 more items');
  await context.close();

  await page.goto('/attending-events');
  await expect(
    page.getByText("You haven't joined any events yet. When you receive invitations, they'll appear here."),
  ).toBeVisible();
});

test('addresses the spec links to lead to the lists', async ({ page }) => {
  for (const [from, to] of [
    ['/joined-events?sort=oldest', '/attending-events?sort=oldest'],
    ['/events', '/organised-events'],
  ]) {
    const answer = await page.request.get(from ?? '', { maxRedirects: 0 });
    expect([answer.status(), answer.headers().location]).toEqual([301, to]);
  }
  const login = await page.request.get('/login', { maxRedirects: 0 });
  expect([login.status(), login.headers().location]).toEqual([302, '/auth/login']);
});
