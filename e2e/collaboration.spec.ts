import type { Page } from '@playwright/test';
import { api, newEmail, signInWithProfile } from './support/people.ts';
import { expect, test } from './support/test.ts';

/** An event with one gift, by the signed-in organiser. */
async function createGift(page: Page, price = 12_500) {
  const { event } = await api(page).call('createEvent', {
    body: { eventType: 'wedding', eventName: 'Meera weds Rohan', date: '2031-02-14', description: 'An evening of music.', guests: [], giftsWanted: [{ name: 'Pressure cooker', price }] },
  });
  const [group] = await api(page).call('getWishlist', { params: { eventId: event._id } });
  return { event: `/event/${event._id}`, gift: `/event/${event._id}/gift/${group?.items[0]?._id}` };
}

/** Contributes and pays on the provider's page, as a person does. */
async function give(page: Page, amount: string, withJs: boolean) {
  await page.getByLabel('Amount in rupees').fill(amount);
  await page.getByRole('button', { name: 'Contribute' }).click();
  if (!withJs) await page.getByRole('button', { name: 'Continue to payment' }).click();
  await page.getByRole('button', { name: /^Pay ₹/ }).click();
  if (!withJs) await page.getByRole('button', { name: 'Return to the shop' }).click();
  await page.waitForURL(/\/payment-success/);
}

test('two guests pool a gift: the event page shows it collected', async ({ page, browser, complaints, withJs }) => {
  await signInWithProfile(page, newEmail());
  const { event, gift } = await createGift(page);
  await page.goto(event);
  await page.getByRole('link', { name: 'Give together' }).click();
  await page.getByRole('button', { name: 'Enable collaboration' }).click();
  await expect(page.getByText('₹0 of ₹12,500 collected')).toBeVisible();
  await expect(page.getByLabel('Amount in rupees')).toHaveCount(0);

  const guest = async (name: string) => {
    const context = await browser.newContext({ javaScriptEnabled: withJs });
    const theirs = await context.newPage();
    complaints.watch(theirs);
    await signInWithProfile(theirs, newEmail(), name);
    await theirs.goto(gift);
    return theirs;
  };
  const meera = await guest('Meera Iyer');
  await expect(meera.getByText('What has been collected is the gift, also when the price is not reached.')).toBeVisible();
  await give(meera, '5000', withJs);

  const kabir = await guest('Kabir Khan');
  await expect(kabir.getByText('Others are already giving this together. Ask one of them whether you may join.')).toBeVisible();
  await expect(kabir.getByText('Meera Iyer')).toHaveCount(0);
  await page.reload();
  await page.getByRole('button', { name: 'Open it to everyone' }).click();
  await expect(page.getByText('Everybody can join now.')).toBeVisible();

  await kabir.reload();
  await expect(kabir.getByText('₹7,500 remaining', { exact: true })).toBeVisible();
  await give(kabir, '7500', withJs);
  await kabir.goto(gift);
  await expect(kabir.getByText('You gave ₹7,500 so far.')).toBeVisible();
  await expect(kabir.getByText('The whole amount for this gift has been collected already.')).toBeVisible();
  await expect(kabir.getByText('₹5,000')).toHaveCount(0);

  await page.goto(gift);
  await expect(page.locator('dl > div').filter({ hasText: 'Meera Iyer' })).toContainText('₹5,000');
  await expect(page.locator('dl > div').filter({ hasText: 'Kabir Khan' })).toContainText('₹7,500');
  await page.goto(event);
  await expect(page.getByText('₹12,500 of ₹12,500 collected, ₹0 remaining')).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100');
});

test('an amount that is refused stays typed; 0 joins without paying', async ({ page, browser, complaints, withJs }) => {
  complaints.allow(/status of 400/);
  await signInWithProfile(page, newEmail());
  const { gift } = await createGift(page, 1000);
  const context = await browser.newContext({ javaScriptEnabled: withJs });
  const guest = await context.newPage();
  await signInWithProfile(guest, newEmail(), 'Meera Iyer');
  await guest.goto(gift);
  await guest.getByRole('button', { name: 'Enable collaboration' }).click();
  await guest.getByLabel('Amount in rupees').fill('1000.01');
  await guest.getByRole('button', { name: 'Contribute' }).click();
  await expect(guest.getByRole('alert')).toContainText('That is more than this gift still needs. You can contribute up to ₹1,000.');
  await expect(guest.getByLabel('Amount in rupees')).toHaveValue('1000.01');
  await guest.getByLabel('Amount in rupees').fill('0');
  await guest.getByRole('button', { name: 'Contribute' }).click();
  await expect(guest.getByText('You joined.')).toBeVisible();
  await expect(guest.getByText('1 person gives this gift.')).toBeVisible();
});

test('a visitor signs in first', async ({ page, browser }) => {
  await signInWithProfile(page, newEmail());
  const { event, gift } = await createGift(page);
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(event);
  await expect(visitor.getByText('Pressure cooker')).toBeVisible();
  await expect(visitor.getByRole('link', { name: 'Give together' })).toHaveCount(0);
  await visitor.goto(gift);
  await expect(visitor).toHaveURL(/\/\?returnTo=%2Fevent%2F/);
});
