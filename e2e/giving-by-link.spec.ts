import { fillDetails, gift, openWeddingForm } from './support/event-form.ts';
import { expect, test } from './support/test.ts';
import { inviteGuest, inviteToGive, YES } from './support/invited.ts';
import { api, newEmail, waitForMail } from './support/people.ts';
import * as englishShagun from '#messages/shagun/en.ts';
import * as hindi from '#messages/collaboration/by-link/hi.ts';
import * as hindiPayment from '#messages/payments/hi.ts';
import { latinWords, visibleTexts } from './support/visible-text.ts';
import type { Browser } from '@playwright/test';

/** A wedding with a gift that is open to everybody, and its guest's personal link. */
async function openGift(browser: Browser) {
  const email = newEmail('meera');
  const invited = await inviteGuest(browser, { email });
  const host = api(invited.hostBrowser);
  const [group] = await host.call('getWishlist', { params: { eventId: invited.eventId }, query: {} });
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
  await api(invited.hostBrowser).call('sendInvitations', {
    params: { eventId: invited.eventId },
    body: { guests: 'not-invited' },
  });
  await waitForMail(invited.email, /invites you/);
  await page.goto(invited.link());
  await page.getByRole('link', { name: 'Give towards this Pressure cooker' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Give your shagun');

  // two amounts are none; what was typed stays
  const own = page.getByLabel('Your amount in rupees');
  await expect(own).toBeHidden();
  await page.getByLabel('₹1,100', { exact: true }).check();
  await expect(own).toBeHidden();
  await page.getByLabel('Another amount').check();
  await own.fill('751');
  await page.getByLabel('₹1,100', { exact: true }).check();
  await page.getByLabel('Your blessing for them').fill('Be happy <b>always</b>');
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(page.getByRole('alert').first()).toContainText('You chose ₹1,100 and also typed 751.');
  await expect(page.getByLabel('Your blessing for them')).toHaveValue('Be happy <b>always</b>');
  await expect(own).toHaveValue('751');
  await expect(own).toBeVisible();
  await page.getByLabel('Another amount').check();
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  if (!withJs) {
    await expect(page.getByRole('region', { name: '₹751 for Pressure cooker' })).toContainText(
      '“Be happy <b>always</b>”',
    );
    // the amount may still be another
    await page.getByRole('button', { name: 'Change the amount' }).click();
    await expect(page.getByLabel('Another amount')).toBeChecked();
    await expect(own).toHaveValue('751');
    await expect(page.getByLabel('Your blessing for them')).toHaveValue('Be happy <b>always</b>');
    await expect(page.getByRole('alert')).toBeHidden();
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    await page.getByRole('button', { name: 'Go to the payment page' }).click();
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('₹751');
  await page.getByRole('button', { name: /^Pay/ }).click();
  if (!withJs) await page.getByRole('button', { name: 'Return to the shop' }).click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Payment Successful!');
  await expect(page.getByText('You gave ₹751')).toBeVisible();
  await expect(page.getByText('“Be happy <b>always</b>”')).toBeVisible();
  await expect(page.getByText('A receipt is on its way')).toBeVisible();
  const pagePaid = page.url();
  expect(pagePaid).not.toContain(invited.key);
  const receipt = await waitForMail(invited.email, /₹751/);
  expect(receipt.subject).toBe('Thank you! You gave ₹751 for Asha and Rohan');
  // to their own page: the link came to this very address
  expect(receipt.html).toContain(
    `/event/${invited.eventId}/rsvp/${invited.guestId}/reply/email?key=${invited.key}`,
  );

  // back on their own page, still without an account; another browser is not led there
  await page.getByRole('link', { name: 'Back to the invitation' }).click();
  await expect(page).toHaveURL(
    new RegExp(`/event/${invited.eventId}/rsvp/${invited.guestId}/.*key=${invited.key}`),
  );
  await expect(page.getByRole('link', { name: 'Give towards this Pressure cooker' })).toBeVisible();

  const host = await invited.hostBrowser.newPage();
  await host.goto(new URL(pagePaid).pathname + new URL(pagePaid).search);
  await expect(host.getByRole('link', { name: 'Back to Event' })).toBeVisible();
  await host.goto(`/event/${invited.eventId}/gift/${invited.place.giftId}`);
  await expect(host.getByText('Given by personal link: Meera Iyer')).toBeVisible();
  await host.goto(`/event/${invited.eventId}/gift/${invited.place.giftId}/contributions`);
  await expect(host.getByText('Meera Iyer')).toBeVisible();
  await expect(host.getByText('“Be happy <b>always</b>”')).toBeVisible();
});

test('a guest gives a shagun by their personal link, and the host reads who gave it', async ({
  page,
  browser,
  withJs,
  complaints,
}) => {
  complaints.allow(/400 \(Bad Request\)/);
  const invited = await inviteToGive(browser);
  // who had no mail of the event reads of their money in plain words alone
  await api(invited.hostBrowser).call('sendInvitations', {
    params: { eventId: invited.eventId },
    body: { guests: 'not-invited' },
  });
  await waitForMail(invited.email, /invites you/);
  await page.goto(invited.link());
  // an amount that is pressed there is chosen here, and may still be another
  await page.getByRole('link', { name: '₹2,100', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Give a shagun');
  await expect(page.getByLabel('₹2,100', { exact: true })).toBeChecked();
  await expect(page.getByText(/^It reaches .+ as gift cards, good for a year\.$/)).toBeVisible();
  await page.getByLabel('Another amount').check();
  await page.getByLabel('Your amount in rupees').fill('1,5');
  await page.getByLabel('Your blessing for them').fill('Always together');
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(page.getByRole('alert').first()).toContainText('Enter the amount in rupees as a number');
  await page.getByLabel('Your amount in rupees').fill('१,०५१');
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  if (!withJs) await page.getByRole('button', { name: 'Go to the payment page' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('₹1,051');
  await page.getByRole('button', { name: /^Pay/ }).click();
  if (!withJs) await page.getByRole('button', { name: 'Return to the shop' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Payment Successful!');
  await page.getByRole('link', { name: 'Back to the invitation' }).click();
  await expect(page.getByRole('link', { name: englishShagun.give })).toBeVisible();
  expect((await waitForMail(invited.email, /₹1,051/)).subject).toBe(
    'Thank you! You gave ₹1,051 for Asha and Rohan',
  );

  const host = await invited.hostBrowser.newPage();
  await host.goto(`/event/${invited.eventId}`);
  await host.getByRole('link', { name: 'Shagun received' }).click();
  await expect(host.getByRole('heading', { level: 1 })).toHaveText('Shagun received');
  await expect(host.getByRole('heading', { name: 'Meera Iyer' })).toBeVisible();
  await expect(host.getByText('“Always together”')).toBeVisible();
  await expect(host.getByRole('definition').filter({ hasText: '₹1,051' })).toBeVisible();
  await expect(host.getByRole('definition').filter({ hasText: '1 person' })).toBeVisible();
  await host.getByRole('link', { name: 'Say thank you to Meera Iyer' }).click();
  await expect(host).toHaveURL(/\/thank-yous\/[\w-]+$/);
});

test.describe('in Hindi', () => {
  test.use({ locale: 'hi-IN' });

  test('the way from the gift to the thanks', async ({ page, browser, withJs }) => {
    const invited = await openGift(browser);
    await page.goto(invited.link());
    await page.getByRole('link', { name: hindi.give }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'hi-IN');
    expect(
      latinWords(await visibleTexts(page), [
        'Asha and Rohan',
        'Pressure cooker',
        'Rohan Deshpande',
        'Shagun',
      ]),
    ).toEqual([]);
    await page.getByLabel('₹501', { exact: true }).check();
    await page.getByRole('button', { name: hindi.submit }).click();
    if (!withJs) await page.getByRole('button', { name: hindi.pay }).click();
    await page.getByRole('button', { name: /^Pay/ }).click();
    if (!withJs) await page.getByRole('button', { name: 'Return to the shop' }).click();
    await expect(page.getByText(hindiPayment.byLink.thanks)).toBeVisible();
  });
});

test('pages about a payment speak the language chosen for the guest, and offer the other', async ({
  page,
  browser,
  withJs,
}) => {
  const invited = await openGift(browser);
  await api(invited.hostBrowser).call('setGuestLanguage', {
    params: { eventId: invited.eventId },
    body: { language: 'hi' },
  });
  await page.goto(invited.link());
  await page.getByRole('link', { name: hindi.give }).click();
  await page.getByLabel('₹501', { exact: true }).check();
  await page.getByRole('button', { name: hindi.submit }).click();
  if (!withJs) await page.getByRole('button', { name: hindi.pay }).click();
  await page.getByRole('button', { name: 'Cancel and go back' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(hindiPayment.cancelled);
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi-IN');
  await page.getByRole('link', { name: hindiPayment.tryAgain }).click();
  await page.getByRole('button', { name: hindi.submit }).click();
  if (!withJs) await page.getByRole('button', { name: hindi.pay }).click();
  await page.getByRole('button', { name: /^Pay/ }).click();
  if (!withJs) await page.getByRole('button', { name: 'Return to the shop' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(hindiPayment.paid);
  await page.getByRole('link', { name: 'Read this in English' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Payment Successful!');
});

test('a gift that is not open leads by the guest’s own link to a sign-in that comes back to it', async ({
  page,
  browser,
}) => {
  const invited = await openGift(browser);
  const host = api(invited.hostBrowser);
  await host.call('updateCollaboration', { params: invited.place, body: { openToAll: false } });
  await page.goto(invited.link());
  await expect(page.getByRole('link', { name: 'Give towards this' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Ask to join' }).click();
  await expect(page.getByRole('link', { name: 'Sign in', exact: true })).toHaveAttribute(
    'href',
    `/auth/login?${new URLSearchParams({ returnTo: `/event/${invited.eventId}/gift/${invited.place.giftId}` })}`,
  );
  await page.getByRole('link', { name: 'Back to the invitation' }).click();
  await expect(page.getByRole('button', { name: YES })).toBeVisible();
});

test.describe('without having signed in', () => {
  test.use({ locale: 'hi-IN' });

  test('a gift says what it is and whose in the reader’s language, and leads to sign-in and back', async ({
    page,
    browser,
    complaints,
  }) => {
    complaints.allow(/404 \(Not Found\)/);
    const { eventId, place, hostBrowser } = await openGift(browser);
    const gift = `/event/${eventId}/gift/${place.giftId}`;
    await page.goto(gift);
    await expect(page).toHaveURL(new RegExp(`${gift}$`));
    await expect(page.locator('html')).toHaveAttribute('lang', 'hi-IN');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pressure cooker');
    await expect(page.getByText(hindi.signInFirst)).toBeVisible();
    expect(
      latinWords(await visibleTexts(page), [
        'Asha and Rohan',
        'Pressure cooker',
        'Shagun',
        'Read this in English',
      ]),
    ).toEqual([]);
    await expect(page.getByRole('link', { name: hindi.signIn })).toHaveAttribute(
      'href',
      `/auth/login?${new URLSearchParams({ returnTo: gift })}`,
    );
    await page.goto(`/event/${eventId}/gift/not-a-gift-here`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(hindi.giftGone);

    // no more than there is to do: nobody signs in to read that it is over
    await api(hostBrowser).call('markGiftPurchased', { params: place, body: {} });
    await page.goto(gift);
    await expect(page.getByText(hindi.purchased)).toBeVisible();
    await expect(page.getByText(hindi.signInFirst)).toBeHidden();
    await api(hostBrowser).call('cancelEvent', { params: { eventId } });
    await page.goto(gift);
    await expect(page.getByText(hindi.eventCancelled)).toBeVisible();
    await expect(page.getByRole('link', { name: hindi.signIn })).toBeHidden();
  });
});

test('a guest who gives up is led back to the form they came from', async ({ page, browser, withJs }) => {
  const invited = await inviteToGive(browser);
  await page.goto(`/event/${invited.eventId}/give/${invited.guestId}?key=${invited.key}`);
  await page.getByLabel('Another amount').check();
  await page.getByLabel('Your amount in rupees').fill('751');
  await page.getByLabel('Your blessing for them').fill('Always together');
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  if (!withJs) await page.getByRole('button', { name: 'Go to the payment page' }).click();
  await page.getByRole('button', { name: 'Cancel and go back' }).click();
  await expect(page.getByText('₹751 was not taken.')).toBeVisible();
  await page.getByRole('link', { name: 'Try Payment Again' }).click();
  await expect(page).toHaveURL(
    new RegExp(`/event/${invited.eventId}/give/${invited.guestId}\\?key=${invited.key}`),
  );
  await expect(page.getByLabel('Your amount in rupees')).toHaveValue('751');
  await expect(page.getByLabel('Your blessing for them')).toHaveValue('Always together');

  // filled in for whoever came back from paying alone: not for another browser, nor for a host, who may read the payment
  for (const other of [await browser.newPage(), await invited.hostBrowser.newPage()]) {
    for (const address of [page.url(), page.url().replace(/token=[^&]*/, 'token=foreign')]) {
      await other.goto(address);
      await expect(other.getByLabel('Your blessing for them')).toHaveValue('');
      await expect(other.getByLabel('Your amount in rupees')).toHaveValue('');
    }
    await other.close();
  }
});

test('a form whose sending fails while the browser takes itself to be online stays as it is, and is sent once @js', async ({
  page,
  browser,
  complaints,
}) => {
  complaints.allow(/ERR_CONNECTION_RESET|ERR_TIMED_OUT/);
  const invited = await inviteToGive(browser);
  await page.goto(`/event/${invited.eventId}/give/${invited.guestId}?key=${invited.key}`);
  await page.getByLabel('Another amount').check();
  await page.getByLabel('Your amount in rupees').fill('751');
  await page.getByLabel('Your blessing for them').fill('Always together');
  const press = () => page.getByRole('button', { name: 'Continue to payment' }).click();
  const lost = page.getByRole('alert').filter({ hasText: 'You seem to be offline.' });
  for (const failure of ['connectionreset', 'timedout'] as const) {
    // what it says goes with the next press
    await page.route('**/give/**', async (route) => {
      if (route.request().method() !== 'POST') return route.fallback();
      await expect(lost).toBeHidden();
      return route.abort(failure);
    });
    await press();
    await expect(lost).toBeVisible();
    await expect(page.getByLabel('Your amount in rupees')).toHaveValue('751');
    await expect(page.getByLabel('Your blessing for them')).toHaveValue('Always together');
    await page.unrouteAll();
  }
  // the server took it, and its answer is lost: pressed again, it is the same payment
  await page.route('**/give/**', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    await route.fetch();
    return route.abort('connectionreset');
  });
  await press();
  await expect(lost).toBeVisible();
  await page.unrouteAll();
  await press();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('₹751');
  await page.getByRole('button', { name: /^Pay/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Payment Successful!');
});

test('the form asks whether guests give together, with no answer beforehand; a yes later opens every gift', async ({
  page,
}) => {
  await openWeddingForm(page);
  await fillDetails(page);
  await gift(page, 1).getByLabel('Name').fill('Kettle');
  await gift(page, 1).getByLabel('Price').fill('1500');
  const question = page.getByRole('group', { name: 'Can your guests give gifts together?' });
  const [yes, no] = [question.getByLabel(/^Yes/), question.getByLabel(/^No/)];
  await expect(yes).not.toBeChecked();
  await expect(no).not.toBeChecked();
  await page.getByRole('button', { name: 'Create Event' }).click();
  await expect(page).toHaveURL(/\/event\/[\w-]{8,}$/);
  const eventId = page.url().split('/').pop() ?? '';
  const flags = async () =>
    (await api(page).call('getWishlist', { params: { eventId }, query: {} }))
      .flatMap(({ items }) => items)
      .map(({ isCollaborative, openToAll }) => [isCollaborative, openToAll]);
  expect(await flags()).toEqual([[false, false]]);

  await page.goto(`/event/${eventId}/edit`);
  await expect(yes).not.toBeChecked();
  await expect(no).not.toBeChecked();
  await yes.check();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page).toHaveURL(/\/event\/[\w-]+$/);
  await page.goto(`/event/${eventId}/edit`);
  await expect(yes).toBeChecked();
  await page.goto(`/event/${eventId}/wishlist`);
  await expect(page.getByRole('link', { name: 'Shagun received' })).toBeVisible();
  expect(await flags()).toEqual([[true, true]]);
});

test('the answer is kept in the draft', async ({ page }) => {
  await openWeddingForm(page);
  await fillDetails(page);
  const no = page.getByRole('group', { name: 'Can your guests give gifts together?' }).getByLabel(/^No/);
  await no.check();
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByText('Your draft is saved.')).toBeVisible();
  await page.goto('/create-event/wedding');
  await expect(no).toBeChecked();
  await page.getByRole('button', { name: 'Create Event' }).click();
  await expect(page).toHaveURL(/\/event\/[\w-]{8,}$/);
  const eventId = page.url().split('/').pop() ?? '';
  const { event } = await api(page).call('getEditableEvent', { params: { eventId } });
  expect(event.giveTogether).toBe(false);
});

test('a link that is not valid any more says so', async ({ page, browser, complaints }) => {
  complaints.allow(/404 \(Not Found\)/);
  const { eventId, guestId, place } = await openGift(browser);
  await page.goto(`/event/${eventId}/give/${guestId}/${place.giftId}?key=wrong`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link no longer works');
  await expect(page.getByRole('button', { name: 'Continue to payment' })).toHaveCount(0);
});
