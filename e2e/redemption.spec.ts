import type { Page } from '@playwright/test';
import { cardsOf, getCard } from './support/gift-cards.ts';
import { api, inbox, newEmail, signInWithProfile, waitForMail } from './support/people.ts';
import { expect } from './support/test.ts';
import { test } from './support/voucher-shop.ts';

test.beforeEach(async ({ page }) => {
  await signInWithProfile(page, newEmail(), 'Asha Rao');
});

/** From the wallet to the confirmation of a voucher, as a person goes. */
async function choose(page: Page, brand: string, voucher: string): Promise<void> {
  await page.goto('/wallet');
  await page.getByRole('link', { name: /^Use Card/ }).click();
  await page.getByRole('list', { name: 'Brands' }).getByRole('link', { name: brand }).click();
  await page.getByRole('list', { name: 'Vouchers' }).getByRole('link', { name: voucher }).click();
  await expect(redeem(page)).toBeVisible();
}

const redeem = (page: Page) => page.getByRole('button', { name: 'Redeem', exact: true });
const amount = (page: Page) => page.getByLabel(/^Redemption amount/);
const recipient = (page: Page) => page.getByLabel(/^Recipient’s e-mail/);
const fact = (page: Page, term: string) =>
  page
    .locator('dl > div')
    .filter({ has: page.getByText(term, { exact: true }) })
    .locator('dd');
const sent = (page: Page) => page.getByRole('heading', { name: 'Your voucher is on its way' });

test('a card pays for a voucher that goes to somebody else', async ({ page, browser, withJs, shop: _ }) => {
  const card = await getCard(page, browser, 5000);
  const meera = newEmail('meera');
  await page.goto('/wallet');
  await page.getByRole('link', { name: /^Use Card/ }).click();
  const place = withJs ? page.getByRole('dialog', { name: 'Redeem Gift Card' }) : page.getByRole('main');
  await expect(place.getByRole('heading', { name: 'Choose a brand' })).toBeVisible();

  const brands = place.getByRole('list', { name: 'Brands' }).getByRole('listitem');
  await expect(brands.nth(5)).toBeVisible();
  await place.getByPlaceholder('Search brands...').fill('BRASSware');
  if (!withJs) await place.getByRole('button', { name: 'Search' }).click();
  await expect(brands).toHaveCount(1);
  await brands.getByRole('link', { name: 'Ghungroo Home' }).click();
  await expect(place.getByRole('listitem').filter({ hasText: 'festive voucher' })).toContainText(
    '₹500, ₹1,000, ₹2,000 or ₹5,000',
  );
  await place.getByRole('link', { name: /Ghungroo Home e-voucher/ }).click();

  await expect(fact(page, 'You buy')).toHaveText('Ghungroo Home e-voucher');
  await expect(fact(page, 'From your gift card')).toHaveText(
    `Meera weds Rohan · card ${card.cardNumber.slice(-4)}`,
  );
  await expect(amount(page)).toHaveAttribute('max', '5000');
  await expect(amount(page)).toHaveAttribute('step', '0.01');
  await amount(page).fill('2000');
  if (withJs) await expect(fact(page, 'Left on the card')).toHaveText('₹3,000');
  await recipient(page).fill(meera);
  await redeem(page).dblclick();
  await expect(sent(page)).toBeVisible();
  await expect(fact(page, 'Recipient e-mail')).toHaveText(meera);
  await expect(fact(page, 'Order ID')).toHaveText(/^\d+$/);
  const orderId = (await fact(page, 'Order ID').textContent()) ?? '';
  expect((await waitForMail(meera, /Ghungroo Home voucher worth ₹2,000/)).text).toContain(`Order ${orderId}`);
  expect(await inbox(meera)).toHaveLength(1);

  await page.getByRole('link', { name: 'Done' }).click();
  await expect(page).toHaveURL('/wallet');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('region', { name: 'Balance' })).toContainText('₹3,000');
  await page.getByRole('link', { name: /^Details/ }).click();
  await expect(page.getByText('₹3,000 of ₹5,000')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Transaction History' })).toContainText('−₹2,000');
  const vouchers = page.getByRole('region', { name: 'Vouchers Bought' }).getByRole('listitem');
  await expect(vouchers).toHaveCount(1);
  for (const text of ['Ghungroo Home e-voucher', '₹2,000', meera, `Order ID ${orderId}`, 'Sent'])
    await expect(vouchers).toContainText(text);
});

test('without a recipient the voucher goes to the own address, worth the only amount there is', async ({
  page,
  browser,
  shop: _,
}) => {
  await getCard(page, browser, 5000);
  const { user } = await api(page).call('getCurrentUser', {});
  await choose(page, 'Bartan Junction', 'Bartan Junction cooker voucher');
  await expect(amount(page)).toHaveValue('2000');
  await expect(recipient(page)).toHaveAttribute('placeholder', /empty.*own e-mail/);
  await redeem(page).click();
  await expect(sent(page)).toBeVisible();
  await expect(fact(page, 'Recipient e-mail')).toHaveText(user.email);
  await waitForMail(user.email, /Bartan Junction voucher worth ₹2,000/);
});

test('a shop that refuses takes nothing, and everything typed stays', async ({
  page,
  browser,
  shop,
  complaints,
}) => {
  complaints.allow(/503/);
  await getCard(page, browser, 5000);
  const meera = newEmail('meera');
  await choose(page, 'Ghungroo Home', 'Ghungroo Home e-voucher');
  await amount(page).fill('1234.50');
  await recipient(page).fill(meera);
  await shop.behave({ mode: 'insufficient-balance', times: 1 });
  await redeem(page).click();
  await expect(page.getByRole('alert')).toHaveText(
    'Redemption failed: The voucher shop cannot be reached right now. Nothing was taken from your gift card. Please try again in a few minutes.',
  );
  await expect(amount(page)).toHaveValue('1234.50');
  await expect(recipient(page)).toHaveValue(meera);
  expect((await cardsOf(page, 1))[0]?.amount).toBe(5000);

  // the same again is another request
  await redeem(page).click();
  await expect(sent(page)).toBeVisible();
  await expect(fact(page, 'Amount')).toHaveText('₹1,234.50');
  expect((await cardsOf(page, 1))[0]?.amount).toBe(3765.5);
});

test('a shop that took the order and said nothing is asked until it says so', async ({
  page,
  browser,
  shop,
  withJs,
}) => {
  // the provider's own patience, and a job that asks some seconds later
  test.setTimeout(240_000);
  await getCard(page, browser, 5000);
  const meera = newEmail('meera');
  await choose(page, 'Bartan Junction', 'Bartan Junction voucher');
  await amount(page).fill('2500');
  await recipient(page).fill(meera);
  await shop.behave({ mode: 'accept-then-silence', times: 1 });
  await redeem(page).click();
  await expect(page.getByText('The money is set aside on your gift card.')).toBeVisible({ timeout: 30_000 });
  await expect(sent(page)).toBeHidden();
  await expect(async () => {
    if (!withJs && (await page.getByRole('link', { name: 'Check again' }).isVisible()))
      await page.getByRole('link', { name: 'Check again' }).click();
    await expect(sent(page)).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 60_000 });
  await expect(fact(page, 'Order ID')).toHaveText(/^\d+$/);
  await waitForMail(meera);
  expect(await inbox(meera)).toHaveLength(1);
  expect((await cardsOf(page, 1))[0]).toMatchObject({
    amount: 2500,
    redemptions: [{ status: 'completed', recipientEmail: meera }],
  });
});

test('what a form cannot be sent with is said beside it', async ({ page, browser, withJs, shop: _ }) => {
  await getCard(page, browser, 500);
  await choose(page, 'Ghungroo Home', 'Ghungroo Home e-voucher');
  if (withJs) {
    await expect(redeem(page)).toBeDisabled();
    await amount(page).fill('500.01');
    await expect(redeem(page)).toBeDisabled();
    await expect(page.getByText('This gift card holds ₹500. Enter that or less.')).toBeVisible();
    await amount(page).fill('500');
    await expect(redeem(page)).toBeEnabled();
    await expect(fact(page, 'Left on the card')).toHaveText('₹0');
    await amount(page).fill('');
    await expect(redeem(page)).toBeDisabled();
    return;
  }
  const form = page.locator('form[method=post]').filter({ has: redeem(page) });
  // a browser that checks nothing
  const post = async (values: Record<string, string>) => {
    const requestKey = await form.locator('[name=requestKey]').inputValue();
    return page.request.post(page.url(), {
      form: { requestKey, ...values },
      headers: { Origin: process.env.E2E_APP_URL ?? '' },
    });
  };
  const empty = await post({ amount: '', recipientEmail: '' });
  expect([empty.status(), await empty.text()]).toEqual([
    400,
    expect.stringMatching(/Enter the amount, ₹[\d,]+ or more\./),
  ]);
  const odd = await post({ amount: '100', recipientEmail: 'nobody' });
  expect([odd.status(), await odd.text()]).toEqual([
    400,
    expect.stringContaining('Enter an e-mail address like asha@example.in, or leave it empty.'),
  ]);
  const above = await post({ amount: '500.01', recipientEmail: '' });
  expect([above.status(), await above.text()]).toEqual([
    400,
    expect.stringContaining('This gift card holds ₹500. Enter that or less.'),
  ]);
  expect((await cardsOf(page, 1))[0]).toMatchObject({ amount: 500, redemptions: [] });
});

test('a brand or a voucher that is no more is said, with a way on', async ({ page, browser }) => {
  const card = await getCard(page, browser, 500);
  expect((await page.goto(`/wallet/redeem/${card._id}/999`))?.status()).toBe(404);
  await expect(page.getByText('This brand no longer has vouchers. Choose another one.')).toBeVisible();
  expect((await page.goto(`/wallet/redeem/${card._id}/11/999`))?.status()).toBe(404);
  await expect(page.getByText('This voucher is no longer sold. Choose another one.')).toBeVisible();
  await page.getByRole('link', { name: 'All brands' }).click();
  await expect(page.getByRole('heading', { name: 'Choose a brand' })).toBeVisible();
  await page.goto(`/wallet/redeem/${card._id}?search=nothing+like+it`);
  await page.getByRole('link', { name: 'Show all brands' }).click();
  await expect(page.getByRole('list', { name: 'Brands' }).getByRole('listitem').nth(5)).toBeVisible();
});

test('somebody else’s card, voucher and a used card cannot be redeemed', async ({
  page,
  browser,
  shop: _,
}) => {
  const card = await getCard(page, browser, 500);
  await choose(page, 'Ghungroo Home', 'Ghungroo Home festive voucher');
  await expect(page.getByRole('radio', { name: '₹500' })).toBeEnabled();
  await expect(page.getByRole('radio', { name: /₹1,000/ })).toBeDisabled();
  await page.getByRole('radio', { name: '₹500' }).check();
  await redeem(page).click();
  await expect(sent(page)).toBeVisible();
  const result = page.url();
  await page.goto('/wallet');
  await expect(page.getByRole('list', { name: 'Gift cards' })).toContainText('Used');
  await expect(page.getByRole('link', { name: /^Use Card/ })).toHaveCount(0);
  await page.goto(`/wallet/redeem/${card._id}`);
  await expect(
    page.getByRole('heading', { name: 'Only an active gift card can be redeemed.' }),
  ).toBeVisible();

  await page.context().clearCookies();
  await signInWithProfile(page, newEmail('meera'), 'Meera Iyer');
  for (const address of [`/wallet/redeem/${card._id}`, `/wallet/redeem/${card._id}/11/101`, result]) {
    expect((await page.goto(address))?.status()).toBe(404);
  }
});

test('the dialog is left and gone back in by keyboard and by the browser’s own buttons @js', async ({
  page,
  browser,
  shop: _,
}) => {
  const card = await getCard(page, browser, 5000);
  await page.goto('/wallet');
  const use = page.getByRole('link', { name: /^Use Card/ });
  const dialog = page.getByRole('dialog', { name: 'Redeem Gift Card' });
  await use.focus();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('heading', { name: 'Choose a brand' })).toBeFocused();
  // all the way round: the focus stays inside
  const links = await dialog.getByRole('link').count();
  for (let step = 0; step < links + 5; step += 1) {
    await page.keyboard.press('Tab');
    expect(await dialog.evaluate((box) => box.contains(document.activeElement))).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/wallet');
  await expect(use).toBeFocused();

  await page.keyboard.press('Enter');
  await dialog.getByPlaceholder('Search brands...').fill('kitchen');
  // the links carry the search once the list shows what it found
  await expect(dialog.getByRole('list', { name: 'Brands' }).getByRole('listitem')).toHaveCount(1);
  await dialog.getByRole('link', { name: 'Bartan Junction' }).click();
  await expect(dialog.getByRole('heading', { name: 'Bartan Junction' })).toBeFocused();
  await dialog.getByRole('link', { name: 'Bartan Junction cooker voucher' }).click();
  await expect(amount(page)).toHaveValue('2000');
  await dialog.getByRole('link', { name: 'Cancel' }).click();
  await expect(dialog.getByRole('list', { name: 'Vouchers' })).toBeVisible();
  await dialog.getByRole('link', { name: 'All brands' }).click();
  await expect(dialog.getByPlaceholder('Search brands...')).toHaveValue('kitchen');
  await expect(dialog.getByRole('list', { name: 'Brands' }).getByRole('listitem')).toHaveCount(1);
  await page.goBack();
  await expect(dialog.getByRole('list', { name: 'Vouchers' })).toBeVisible();

  // by address each step has the page to itself
  await page.goto(`/wallet/redeem/${card._id}/12/104`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bartan Junction cooker voucher');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('link', { name: 'Vouchers of Bartan Junction' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bartan Junction');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
