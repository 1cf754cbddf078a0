import { expect, test } from './support/test.ts';
import { inviteGuest } from './support/invited.ts';
import { api, newEmail, waitForMail } from './support/people.ts';
import * as hindi from '#messages/collaboration/by-link/hi.ts';
import * as hindiPayment from '#messages/payments/hi.ts';
import { latinWords, saidOn } from './support/visible-text.ts';
import type { Browser } from '@playwright/test';

/** A wedding with a gift that is open to everybody, and its guest's personal link. */
async function openGift(browser: Browser) {
  const email = newEmail('meera');
  const invited = await inviteGuest(browser, { email });
  const host = api(invited.hostBrowser);
  const [group] = await host.call('getWishlist', { params: { eventId: invited.eventId } });
  const params = { eventId: invited.eventId, giftId: group?.items[0]?._id ?? '' };
  await host.call('enableCollaboration', { params });
  await host.call('updateCollaboration', { params, body: { openToAll: true } });
  return { ...invited, email, place: params };
}

test('a guest gives by their personal link, with a blessing, and the host reads both', async ({
  page,
  browser,
  withJs,
  complaints,
}) => {
  complaints.allow(/400 \(Bad Request\)/);
  const invited = await openGift(browser);
  await page.goto(invited.link());
  await page.getByRole('link', { name: 'Give towards this Pressure cooker' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Give your shagun');

  // two amounts are none; what was typed stays
  await page.getByLabel('₹1,100', { exact: true }).check();
  await page.getByLabel('Your amount in rupees').fill('751');
  await page.getByLabel('Your blessing for them').fill('Be happy <b>always</b>');
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(page.getByRole('alert').first()).toContainText('You chose ₹1,100 and also typed 751.');
  await expect(page.getByLabel('Your blessing for them')).toHaveValue('Be happy <b>always</b>');
  await page.getByLabel('Another amount').check();
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  if (!withJs) await page.getByRole('button', { name: 'Go to the payment page' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('₹751');
  await page.getByRole('button', { name: /^Pay/ }).click();
  if (!withJs) await page.getByRole('button', { name: 'Return to the shop' }).click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Payment Successful!');
  await expect(page.getByText('A receipt is on its way')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to Event' })).toHaveAttribute(
    'href',
    `/event/${invited.eventId}`,
  );
  const receipt = await waitForMail(invited.email, /₹751/);
  expect(receipt.subject).toBe('Thank you: ₹751 for Asha and Rohan');

  const host = await invited.hostBrowser.newPage();
  await host.goto(`/event/${invited.eventId}/gift/${invited.place.giftId}/contributions`);
  await expect(host.getByText('Meera Iyer')).toBeVisible();
  await expect(host.getByText('“Be happy <b>always</b>”')).toBeVisible();
});

test.describe('in Hindi', () => {
  test.use({ locale: 'hi-IN' });

  test('the way from the gift to the thanks', async ({ page, browser, withJs }) => {
    const invited = await openGift(browser);
    await page.goto(invited.link());
    await page.getByRole('link', { name: hindi.give }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'hi-IN');
    expect(
      latinWords(await saidOn(page), ['Asha and Rohan', 'Pressure cooker', 'Rohan Deshpande', 'Shagun']),
    ).toEqual([]);
    await page.getByLabel('₹501', { exact: true }).check();
    await page.getByRole('button', { name: hindi.submit }).click();
    if (!withJs) await page.getByRole('button', { name: hindi.pay }).click();
    await page.getByRole('button', { name: /^Pay/ }).click();
    if (!withJs) await page.getByRole('button', { name: 'Return to the shop' }).click();
    await expect(page.getByText(hindiPayment.byLink.thanks)).toBeVisible();
  });
});

test('a link that is not valid any more says so', async ({ page, browser, complaints }) => {
  complaints.allow(/404 \(Not Found\)/);
  const { eventId, guestId, place } = await openGift(browser);
  await page.goto(`/event/${eventId}/give/${guestId}/${place.giftId}?key=wrong`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link no longer works');
  await expect(page.getByRole('button', { name: 'Continue to payment' })).toHaveCount(0);
});
