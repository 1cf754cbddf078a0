import type { Browser, Page } from '@playwright/test';
import { inviteToGive } from './support/invited.ts';
import { api, signInWithProfile, waitForMail } from './support/people.ts';
import { expect, test } from './support/test.ts';
import * as togetherWords from '#messages/collaboration/en.ts';
import { giftByLinkWords } from '#messages/collaboration/by-link/by-language.ts';
import * as validationHindi from '#messages/validation/hi.ts';
import * as paymentWords from '#messages/payments/en.ts';

/* A form for money whose payment came to nothing: it says so, and holds what was typed (docs/decisions/0009, 0101). */

const words = giftByLinkWords.en;

/** A wedding whose guests give together, with the page where its guest gives a shagun by their link. */
async function givingTogether(browser: Browser) {
  const invited = await inviteToGive(browser);
  const host = api(invited.hostBrowser);
  const params = { eventId: invited.eventId };
  await host.call('sendInvitations', { params, body: { guests: 'not-invited' } });
  await waitForMail(invited.email, /invites you/);
  const [group] = await host.call('getWishlist', { params, query: {} });
  return {
    ...invited,
    giftPage: `/event/${invited.eventId}/gift/${group?.items[0]?._id ?? ''}`,
    shagunPage: `/event/${invited.eventId}/give/${invited.guestId}?key=${invited.key}`,
  };
}

async function fillIn(page: Page): Promise<void> {
  await page.getByLabel(words.other, { exact: true }).check();
  await page.getByLabel(words.otherLabel).fill('751');
  await page.getByLabel(words.blessingLabel).fill('Always together');
  await page.getByRole('button', { name: words.submit }).click();
}

async function expectFilledIn(page: Page): Promise<void> {
  await expect(page.getByLabel(words.other, { exact: true })).toBeChecked();
  await expect(page.getByLabel(words.otherLabel)).toHaveValue('751');
  await expect(page.getByLabel(words.blessingLabel)).toHaveValue('Always together');
}

/** Cancels the payment of the step that a page shows, in a second tab. */
async function cancelElsewhere(page: Page, action: string): Promise<void> {
  const fields = await page
    .locator(`form[action="${action}"] input`)
    .evaluateAll((inputs) =>
      inputs.map((input) => [input.getAttribute('name'), input.getAttribute('value')]),
    );
  const { cancel_url: cancelUrl } = Object.fromEntries(fields) as Record<string, string>;
  const other = await page.context().newPage();
  await other.goto(cancelUrl ?? '');
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(paymentWords.cancelled);
  await other.close();
}

const actionOf = async (page: Page, button: string) =>
  (await page.locator('form').filter({ hasText: button }).first().getAttribute('action')) ?? '';

test('a form whose payment was cancelled is not taken for paid, and begins another @no-js', async ({
  page,
  browser,
}) => {
  const invited = await givingTogether(browser);
  await page.goto(invited.shagunPage);
  await fillIn(page);
  await cancelElsewhere(page, await actionOf(page, words.pay));
  await page.reload();
  await expect(page.getByText(words.cameToNothing('₹751'))).toBeVisible();
  await expectFilledIn(page);
  await page.getByRole('button', { name: words.submit }).click();
  await page.getByRole('button', { name: words.pay }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('₹751');
  await page.getByRole('button', { name: /^Pay/ }).click();
  await page.getByRole('button', { name: 'Return to the shop' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Payment Successful!');
});

test('the same on the page of a gift, signed in @no-js', async ({ page, browser }) => {
  const invited = await givingTogether(browser);
  await signInWithProfile(page, invited.email, 'Meera Iyer');
  await page.goto(invited.giftPage);
  await page.getByLabel(togetherWords.amountLabel).fill('100');
  await page.getByLabel(togetherWords.hideLabel).check();
  await page.getByRole('button', { name: togetherWords.contribute, exact: true }).click();
  await cancelElsewhere(page, await actionOf(page, togetherWords.pay));
  await page.reload();
  await expect(page.getByText(togetherWords.cameToNothing('₹100'))).toBeVisible();
  await expect(page.getByLabel(togetherWords.amountLabel)).toHaveValue('100');
  await expect(page.getByLabel(togetherWords.hideLabel)).toBeChecked();
  await page.getByRole('button', { name: togetherWords.contribute, exact: true }).click();
  await expect(page.getByRole('heading', { name: togetherWords.payTitle('₹100') })).toBeVisible();
});

for (const way of ['by their own link', 'on the page of their account'] as const)
  test(`whoever gives up signed in, ${way}, has the form again as it was`, async ({
    page,
    browser,
    withJs,
  }) => {
    const invited = await givingTogether(browser);
    await signInWithProfile(page, invited.email, 'Meera Iyer');
    await page.goto(way === 'by their own link' ? invited.shagunPage : `/event/${invited.eventId}/shagun`);
    await fillIn(page);
    if (!withJs) await page.getByRole('button', { name: words.pay }).click();
    await page.getByRole('button', { name: 'Cancel and go back' }).click();
    const again = page.getByRole('link', { name: paymentWords.tryAgain });
    // a step back leads to the provider's page, where there is one and scripts take it
    await page.goto((await again.getAttribute('href')) ?? '');
    await expectFilledIn(page);
  });

test('a browser that says nothing of where a form was gives by link, and reads in their language what it sent twice @no-js', async ({
  request,
  browser,
}) => {
  const invited = await givingTogether(browser);
  const given = await request.post(invited.shagunPage, { form: { choice: '501', blessing: 'Be happy' } });
  expect(await given.text()).toContain('Be happy');
  expect(given.status()).toBe(200);
  const elsewhere = await request.post(invited.shagunPage, {
    form: { choice: '501' },
    headers: { 'Sec-Fetch-Site': 'cross-site' },
  });
  expect(elsewhere.status()).toBe(403);

  // a field that stands there twice is refused in the reader's language
  const twice = await request.post(`${invited.shagunPage}&lang=hi`, {
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    data: 'choice=501&choice=1100',
  });
  expect(twice.status()).toBe(400);
  expect(await twice.text()).toContain(validationHindi.text);
});
