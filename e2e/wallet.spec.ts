import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { cardsOf, getCard, give, wish } from './support/gift-cards.ts';
import { api, newEmail, signInWithProfile } from './support/people.ts';
import { expect, test } from './support/test.ts';

const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Wallet' }).getByRole('link', { name });
const facts = (page: Page, term: string) =>
  page
    .locator('dl > div')
    .filter({ has: page.getByText(term, { exact: true }) })
    .locator('dd');

test.beforeEach(async ({ page }) => {
  await signInWithProfile(page, newEmail(), 'Asha Rao');
});

test('an empty wallet says when something will appear', async ({ page }) => {
  await page.goto('/dashboard');
  await page.getByRole('region', { name: 'Quick Links' }).getByRole('link', { name: 'Wallet' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wallet');
  await expect(page.getByRole('region', { name: 'Balance' })).toContainText('₹0');
  await expect(page.getByRole('region', { name: 'Balance' })).toContainText('0 active cards');
  await expect(page.getByRole('heading', { name: 'No Gift Cards Yet' })).toBeVisible();
  await expect(
    page.getByText('Gift cards will appear here when guests make contributions to your events.'),
  ).toBeVisible();
  await tab(page, 'Earnings').click();
  await expect(page.getByRole('heading', { name: 'No earnings data yet' })).toBeVisible();
  await tab(page, 'Transaction History').click();
  await expect(page.getByRole('heading', { name: 'No transactions yet' })).toBeVisible();
});

test('what guests paid is on cards, in the earnings and in the history', async ({
  page,
  browser,
  withJs,
}) => {
  const params = await wish(page, 12_500);
  await give(browser, page, params, 'Kabir Shah', 5000);
  // which card is the newer one is asked below: the provider tells of each payment when it likes
  await cardsOf(page, 1);
  await give(browser, page, params, 'Meera Iyer', 7500);
  await cardsOf(page, 2);

  await page.goto('/wallet');
  await expect(page.getByRole('region', { name: 'Balance' })).toContainText('₹12,500');
  await expect(page.getByRole('region', { name: 'Balance' })).toContainText('2 active cards');
  const cards = page.getByRole('list', { name: 'Gift cards' }).getByRole('listitem');
  await expect(cards).toHaveCount(2);
  const card = cards.filter({ hasText: '₹7,500' });
  await expect(card.getByRole('heading')).toHaveText(/•••• •••• •••• \d{4}/);
  // once for all cards of an event
  await expect(page.getByRole('heading', { name: 'Meera weds Rohan' })).toHaveCount(1);
  await expect(card).toContainText('Active');
  await expect(card).toContainText(/Expiry Date\s*\d{1,2} \w+ \d{4}/);
  await expect(card.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '0');

  await card.getByRole('link', { name: /Details/ }).click();
  await expect(page).toHaveURL(/card=/);
  const details = withJs
    ? page.getByRole('dialog', { name: 'Gift Card Details' })
    : page.getByRole('region', { name: 'Meera weds Rohan' });
  await expect(details).toContainText('₹7,500 of ₹7,500');
  const history = details.getByRole('region', { name: 'Transaction History' });
  await expect(history).toContainText('Meera Iyer gave for A kettle');
  await expect(history).toContainText('+₹7,500');
  await (
    withJs
      ? details.getByRole('button', { name: 'Close' })
      : page.getByRole('link', { name: 'All gift cards' })
  ).click();
  await expect(page).toHaveURL('/wallet');
  // the list names the event, too
  await expect(page.getByText('₹7,500 of ₹7,500')).toBeHidden();

  await tab(page, 'Earnings').click();
  await expect(facts(page, 'This Month')).toHaveText('₹12,500');
  await expect(facts(page, 'Total Earnings')).toHaveText('₹12,500');
  await expect(facts(page, 'Events')).toHaveText('1');
  await expect(page.getByRole('region', { name: 'By Event' })).toContainText(/Meera weds Rohan\s*₹12,500/);
  await expect(page.getByRole('region', { name: 'By Month' })).toContainText('₹12,500');

  await tab(page, 'Transaction History').click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download CSV' }).click(),
  ]);
  expect(await readFile(await file.path(), 'utf8')).toContain('Kabir Shah gave for A kettle');
  const lines = page.getByRole('main').getByRole('listitem').filter({ hasText: '+₹' });
  await expect(lines).toHaveCount(2);
  await expect(lines.first()).toContainText('Meera Iyer gave for A kettle');
  await lines
    .first()
    .getByRole('link', { name: /card \d{4}/ })
    .click();
  await expect(page.getByText('₹7,500 of ₹7,500')).toBeVisible();
});

test('a card opens wherever it is pressed, with the keyboard as well; its buttons still do what they say', async ({
  page,
  browser,
  withJs,
}) => {
  const params = await wish(page, 2000);
  // once with paise: decimals stand only where there are some
  for (const [name, amount] of [
    ['Kabir Shah', 99.5],
    ['Meera Iyer', 700],
  ] as const)
    await give(browser, page, params, name, amount);
  await cardsOf(page, 2);
  await page.goto('/wallet');
  await expect(page.getByRole('region', { name: 'Balance' })).toContainText('₹799.50');
  const card = page.getByRole('listitem').filter({ hasText: 'Current Balance' }).filter({ hasText: '₹700' });
  await expect(card).not.toContainText('.00');

  // its corner, a number on it
  const details = withJs ? page.getByRole('dialog', { name: 'Gift Card Details' }) : page.getByRole('main');
  const history = details.getByRole('region', { name: 'Transaction History' });
  for (const at of [
    { x: 6, y: 6 },
    { x: 60, y: 90 },
  ]) {
    await card.click({ position: at });
    await expect(history).toContainText('Meera Iyer gave for A kettle');
    expect(await history.evaluate((box) => getComputedStyle(box).maxHeight)).toBe('192px');
    await history.focus();
    await expect(history).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL('/wallet');
  }
  await card.getByRole('link', { name: /Details/ }).press('Enter');
  await expect(history).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/wallet');
  await card.getByRole('link', { name: /Use Card/ }).click();
  await expect(page).toHaveURL(/\/redeem/);
});

test('what went back to its givers was not earned', async ({ page, browser }) => {
  const params = await wish(page, 500);
  await give(browser, page, params, 'Kabir Shah', 500);
  const [card] = await cardsOf(page, 1);
  await page.goto('/wallet?tab=earnings');
  await expect(facts(page, 'Total Earnings')).toHaveText('₹500');
  await api(page).call('cancelEvent', { params: { eventId: params.eventId } });
  await expect.poll(async () => (await cardsOf(page, 1))[0]?.amount).toBe(0);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'No earnings data yet' })).toBeVisible();
  await page.goto(`/wallet?card=${card?._id}`);
  await expect(page.getByRole('region', { name: 'Transaction History' })).toContainText('−₹500');
});

test('a card that is somebody else’s, or no card, is not found', async ({ page, browser }) => {
  const address = `/wallet?card=${(await getCard(page, browser, 500))._id}`;
  await page.goto(address);
  await expect(page.getByText('₹500 of ₹500')).toBeVisible();

  await page.context().clearCookies();
  await signInWithProfile(page, newEmail('meera'), 'Meera Iyer');
  const refused = await page.goto(address);
  expect(refused?.status()).toBe(404);
  await expect(page.getByText('This gift card is not in your wallet.')).toBeVisible();
});

test('the whole number of a card is shown when it is asked for, and nowhere else', async ({
  page,
  browser,
  withJs,
}) => {
  const card = await getCard(page, browser, 500);
  const whole = /\d{4} \d{4} \d{4} (\d{4})/;
  const answer = await page.goto(`/wallet?card=${card._id}`);
  const last = card.cardNumber.slice(-4);
  await expect(facts(page, 'Card Number')).toContainText(`•••• ${last}`);
  expect(await answer?.text()).not.toMatch(new RegExp(`\\d{12}${last}`));

  const answered = page.waitForResponse(
    (response) => response.request().method() === 'POST' && response.url().includes('/number'),
  );
  await page.getByRole('button', { name: 'Show number' }).click();
  expect((await answered).headers()['cache-control']).toContain('no-store');
  await expect(page.getByText(whole)).toContainText(last);
  if (!withJs) {
    // the address alone shows nothing
    await page.goto(`/wallet/cards/${card._id}/number`);
    await expect(page.getByRole('button', { name: 'Show number' })).toBeVisible();
    await expect(page.getByText(whole)).toHaveCount(0);
  }

  await page.context().clearCookies();
  await signInWithProfile(page, newEmail('meera'), 'Meera Iyer');
  const refused = await page.goto(`/wallet/cards/${card._id}/number`);
  expect(refused?.status()).toBe(404);
});

test('a visitor signs in first', async ({ page }) => {
  await page.context().clearCookies();
  await page.goto('/wallet?tab=earnings');
  await expect(page).toHaveURL('/?returnTo=%2Fwallet%3Ftab%3Dearnings');
});
