import type { Browser, Page } from '@playwright/test';
import type { Checkout } from '#contract/money/payments.ts';
import { siteName } from '#messages/site/guest-frame/en.ts';
import { inviteGuest } from './support/invited.ts';
import { api, newEmail, sandboxUrl, signInWithProfile } from './support/people.ts';
import { expect, test } from './support/test.ts';

/** A guest, signed in on `page`, who is about to pay 7,500.50 rupees towards a gift; stays on the event's page. */
async function beginPayment(page: Page, browser: Browser) {
  const { eventId } = await inviteGuest(browser);
  await signInWithProfile(page, newEmail('meera'), 'Meera Iyer');
  const guest = api(page);
  const [group] = await guest.call('getWishlist', { params: { eventId }, query: {} });
  const params = { eventId, giftId: group?.items[0]?._id ?? '' };
  await guest.call('enableCollaboration', { params });
  const { payment } = await guest.call('joinCollaboration', { params, body: { contributionAmount: 7500.5 } });
  if (payment?.checkout?.kind !== 'form') throw new Error('A payment begins with a form');
  await page.goto(`/event/${eventId}`);
  return {
    eventId,
    giftPage: `/event/${eventId}/gift/${params.giftId}`,
    paymentId: payment._id,
    checkout: payment.checkout,
  };
}

/** Puts the provider's form into our page and presses its button: the page's policy decides whether it may lead there. */
async function openHostedPage(
  page: Page,
  { action, fields }: Extract<Checkout, { kind: 'form' }>,
  withJs: boolean,
) {
  // React would take the form out again while it wakes the page up
  if (withJs)
    await page.waitForFunction(() =>
      Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__react')),
    );
  await page.evaluate(
    ({ action, fields }) => {
      const form = document.createElement('form');
      Object.assign(form, { method: 'post', action });
      for (const [name, value] of Object.entries(fields))
        form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }));
      form.append(Object.assign(document.createElement('button'), { textContent: 'To the payment page' }));
      document.querySelector('main')?.prepend(form);
    },
    { action, fields },
  );
  await page.getByRole('button', { name: 'To the payment page' }).click();
  await page.waitForURL((url) => url.origin === new URL(sandboxUrl()).origin);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('₹7,500.50');
}

const fact = (page: Page, term: string) => page.locator('dl > div').filter({ hasText: term }).locator('dd');
const title = (page: Page) => page.getByRole('heading', { level: 1 });

/** What a browser without scripts has to press itself on the provider's last page. */
async function returnToShop(page: Page, withJs: boolean) {
  if (!withJs) await page.getByRole('button', { name: 'Return to the shop' }).click();
}

test('whoever paid reads what was paid and what the organiser got', async ({ page, browser, withJs }) => {
  const { checkout, giftPage, paymentId } = await beginPayment(page, browser);
  await openHostedPage(page, checkout, withJs);
  await page.getByRole('button', { name: /^Pay/ }).click();
  await returnToShop(page, withJs);
  await expect(title(page)).toHaveText('Payment Successful!');
  await expect(page.getByText('Your gift contribution has been processed successfully.')).toBeVisible();
  await expect(fact(page, 'Event')).toHaveText('Asha and Rohan');
  await expect(fact(page, 'Gift')).toHaveText('Pressure cooker');
  await expect(fact(page, 'Amount paid')).toHaveText('₹7,500.50');
  await expect(fact(page, 'Payment method')).toHaveText('Razorpay');
  await expect(fact(page, 'Transaction ID')).toHaveText(/^pay_\w+$/);
  await expect(fact(page, 'Payment date')).toHaveText(
    /^\w+day,? \d{1,2} \w+,? \d{4}.* \d{1,2}:\d{2} (am|pm) IST$/,
  );
  await expect(fact(page, 'Card number')).toHaveText(/^•••• •••• •••• \d{4}$/);
  await expect(fact(page, 'Value')).toHaveText('₹7,500.50');
  await expect(
    page.getByText('The organiser received this gift card. It can be used at partner stores.'),
  ).toBeVisible();
  await expect(page.getByRole('region', { name: 'What happens next?' }).getByRole('listitem')).toHaveCount(4);
  await expect(page.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');

  // the payer's own payment, without the way back from the provider
  await page.goto(`/payment-success?payment_id=${paymentId}`);
  await expect(title(page)).toHaveText('Payment Successful!');
  await page.goto(`/payment-cancel?payment_id=${paymentId}`);
  await expect(title(page)).toHaveText('Payment Successful!');
  await page.getByRole('link', { name: 'View All Events' }).click();
  await expect(page).toHaveURL(/-events$/);

  await page.goto(`/payment-success?payment_id=${paymentId}`);
  await page.getByRole('link', { name: 'Back to the Gift' }).click();
  await expect(page).toHaveURL(giftPage);
  await expect(page.getByText('You have given ₹7,500.50 so far.')).toBeVisible();
});

test('whoever gives up reads that nothing was charged, and can try again', async ({
  page,
  browser,
  withJs,
}) => {
  const { checkout, eventId, giftPage } = await beginPayment(page, browser);
  await openHostedPage(page, checkout, withJs);
  await page.getByRole('button', { name: 'Cancel and go back' }).click();
  await expect(title(page)).toHaveText('Payment Cancelled');
  await expect(
    page.getByText('Your payment was cancelled. No charges were made to your account.'),
  ).toBeVisible();
  await expect(page.getByText('₹7,500.50 was not taken, and nothing was added to the gift.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Need help? Contact our support team.' })).toHaveAttribute(
    'href',
    '/contact?topic=payment',
  );
  await expect(page.getByRole('link', { name: 'Back to Event' })).toHaveAttribute(
    'href',
    `/event/${eventId}`,
  );
  await expect(page.getByRole('link', { name: 'Back to the Gift' })).toHaveAttribute('href', giftPage);
  await page.getByRole('link', { name: 'Try Payment Again' }).click();
  if (!withJs) return expect(page).toHaveURL(giftPage);
  await page.getByRole('button', { name: /^Pay/ }).click();
  await expect(title(page)).toHaveText('Payment Successful!');
});

test('a payment that failed says so, with no money taken', async ({ page, browser, withJs }) => {
  const { checkout } = await beginPayment(page, browser);
  await openHostedPage(page, checkout, withJs);
  await page.getByRole('button', { name: 'Let the payment fail' }).click();
  await returnToShop(page, withJs);
  await expect(title(page)).toHaveText('Payment Failed');
  await expect(
    page.getByText('Your payment did not go through. No charges were made to your account.'),
  ).toBeVisible();
});

test('a payment not confirmed yet is verified, and counts when it is', async ({ page, browser, withJs }) => {
  const { checkout, paymentId } = await beginPayment(page, browser);
  await page.goto(`/payment-success?payment_id=${paymentId}`);
  await expect(title(page)).toHaveText('Verifying your payment...');
  await expect(fact(page, 'Payment date')).toHaveText('Processing...');
  // it is paid in another window
  const other = await page.context().newPage();
  await other.goto('/guide');
  await openHostedPage(other, checkout, withJs);
  await other.getByRole('button', { name: /^Pay/ }).click();
  await returnToShop(other, withJs);
  await expect(title(other)).toHaveText('Payment Successful!');
  if (!withJs) await page.getByRole('link', { name: 'Check again' }).click();
  await expect(title(page)).toHaveText('Payment Successful!');
});

test('a payment nobody may see here is not found', async ({ page, browser }) => {
  const { paymentId } = await beginPayment(page, browser);
  await page.context().clearCookies();
  for (const query of [
    `?payment_id=${paymentId}`,
    `?order_id=${paymentId}&token=guessed`,
    '?order_id=order_unknown1',
    '?payment_id=x',
    '',
  ]) {
    const answer = await page.goto(`/payment-success${query}`);
    expect(answer?.status()).toBe(404);
    await expect(title(page)).toHaveText('We could not find this payment.');
    await expect(page.getByText('Asha and Rohan')).toHaveCount(0);
  }
  await page.goto('/payment-cancel');
  await expect(title(page)).toHaveText('Payment Cancelled');
  for (const path of ['/payment-cancel', '/payment-success']) {
    await page.goto(path);
    await expect(page.getByRole('banner').getByRole('link', { name: siteName })).toHaveAttribute('href', '/');
  }
});
