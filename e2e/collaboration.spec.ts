import type { Page } from '@playwright/test';
import * as togetherWords from '#messages/collaboration/en.ts';
import { beginGiving, beginToGive, beginWithMeera, give, payThere } from './support/giving.ts';
import { api, newEmail, signInWithProfile } from './support/people.ts';
import { expect, test } from './support/test.ts';

const requestsPanel = (page: Page) => page.getByRole('region', { name: 'Collaboration requests' });
/** What somebody gives, in the list of those who give. */
const giver = (page: Page, name: string) => page.locator('dl > div').filter({ hasText: name });

/** From the gift's page, asks the person named. */
async function ask(page: Page, name: string, message: string) {
  await page.getByLabel(name).check();
  await page.getByLabel('Message').fill(message);
  await page.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByText('Collaboration request sent successfully!')).toBeVisible();
}

test('a guest asks to join, is let in on the event page and gives with the amount hidden; the gift is bought and arrives', async ({
  page,
  browser,
  complaints,
  withJs,
}) => {
  test.slow();
  const { organiser, meera, kabir, event, gift } = await beginGiving(
    { page, browser, complaints, withJs },
    { withPicture: true },
  );
  await meera.goto(event);
  await meera.getByRole('link', { name: 'Give together Pressure cooker' }).click();
  await meera.getByRole('button', { name: 'Enable collaboration' }).click();
  await expect(meera.getByText('₹0 of ₹12,500 collected')).toBeVisible();
  await expect(
    meera.getByText(/The organiser receives whatever is collected, even if it is less than the price\./),
  ).toBeVisible();
  await give(meera, '5000', { withJs });

  await kabir.goto(event);
  await expect(requestsPanel(kabir)).toHaveCount(0);
  await kabir.getByRole('link', { name: 'Ask to join Pressure cooker' }).click();
  await expect(
    kabir.getByText('Others are already giving this together. Ask one of them to let you join.'),
  ).toBeVisible();
  await expect(kabir.getByLabel('Amount in rupees')).toHaveCount(0);
  await kabir.getByRole('link', { name: 'Request to join' }).click();
  await ask(kabir, 'Meera Iyer', 'May I join you?');
  await expect(kabir.getByRole('region', { name: 'Requests you sent' })).toContainText('Pending');
  await expect(kabir.getByText('Your request is waiting for an answer.')).toBeVisible();
  await kabir.goto(event);
  await expect(requestsPanel(kabir)).toContainText('You asked Meera Iyer about Pressure cooker.');
  await expect(requestsPanel(kabir).getByRole('button')).toHaveCount(0);

  await meera.goto(event);
  await expect(requestsPanel(meera)).toContainText(
    'Kabir Khan would like to give Pressure cooker together with you.',
  );
  await expect(requestsPanel(meera)).toContainText('“May I join you?”');
  await requestsPanel(meera).getByRole('button', { name: 'Accept' }).click();
  await expect(meera.getByText('Collaboration request accepted successfully!')).toBeVisible();
  await expect(requestsPanel(meera)).toHaveCount(0);

  await kabir.goto(event);
  await expect(requestsPanel(kabir)).toContainText('Accepted');
  await kabir.getByRole('link', { name: 'Contribute Pressure cooker' }).click();
  await expect(kabir.getByText('₹7,500 remaining', { exact: true })).toBeVisible();
  await give(kabir, '7500', { withJs, hidden: true });
  await kabir.goto(gift);
  await expect(kabir.getByText('You have given ₹7,500 so far.')).toBeVisible();
  await expect(giver(kabir, 'Meera Iyer')).toContainText('₹5,000');
  await expect(kabir.getByText('The full amount for this gift has already been collected.')).toBeVisible();

  await meera.goto(gift);
  await expect(giver(meera, 'Kabir Khan')).toContainText('Amount hidden');
  await expect(meera.getByText('₹7,500')).toHaveCount(0);
  await organiser.goto(gift);
  await expect(giver(organiser, 'Meera Iyer')).toContainText('₹5,000');
  await expect(giver(organiser, 'Kabir Khan')).toContainText('₹7,500');
  await organiser.goto(event);
  await expect(organiser.getByText('₹12,500 of ₹12,500 collected, ₹0 remaining')).toBeVisible();
  await expect(organiser.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100');
  await expect(organiser.getByRole('img', { name: 'Kabir Khan' })).toBeVisible();

  await meera.getByRole('link', { name: 'Mark as purchased' }).click();
  await meera.getByLabel('Purchase confirmation').fill('Ordered at the corner shop, number 4711');
  await meera.getByRole('button', { name: 'Mark as purchased' }).click();
  await expect(meera.getByText('Pressure cooker is marked as purchased.')).toBeVisible();
  await expect(meera.getByText('“Ordered at the corner shop, number 4711”')).toBeVisible();
  await kabir.goto(event);
  await expect(kabir.getByText('Purchased')).toBeVisible();

  await organiser.goto(gift);
  await expect(organiser.getByText('Bought by Meera Iyer')).toBeVisible();
  await organiser.getByRole('button', { name: 'Mark as delivered' }).click();
  await expect(organiser.getByText('Pressure cooker is marked as delivered.')).toBeVisible();
  const visitor = await (await browser.newContext({ javaScriptEnabled: withJs })).newPage();
  await visitor.goto(event);
  await expect(
    visitor.getByRole('listitem').filter({ hasText: 'Pressure cooker' }).getByText('Delivered'),
  ).toBeVisible();
  await expect(visitor.getByText('Meera')).toHaveCount(0);
});

test('two guests pool a gift that the organiser opened to all guests', async ({
  page,
  browser,
  complaints,
  withJs,
}) => {
  const { organiser, meera, kabir, event, gift } = await beginGiving({ page, browser, complaints, withJs });
  await organiser.goto(event);
  await organiser.getByRole('link', { name: 'Give together' }).click();
  await organiser.getByRole('button', { name: 'Enable collaboration' }).click();
  await expect(organiser.getByText('₹0 of ₹12,500 collected')).toBeVisible();
  await expect(organiser.getByLabel('Amount in rupees')).toHaveCount(0);
  await meera.goto(gift);
  await give(meera, '5000', { withJs, hidden: true });

  await kabir.goto(gift);
  await expect(
    kabir.getByText('Others are already giving this together. Ask one of them to let you join.'),
  ).toBeVisible();
  // a guest reads who gives, and of no amount
  await expect(giver(kabir, 'Meera Iyer')).toBeVisible();
  await expect(giver(kabir, 'Meera Iyer')).not.toContainText('₹');
  await organiser.reload();
  await organiser.getByRole('link', { name: 'Who can join, and until when' }).click();
  await organiser.getByLabel('Open it to all guests').check();
  await organiser.getByRole('button', { name: 'Save' }).click();
  await expect(organiser.getByText('All guests can now join.')).toBeVisible();

  await kabir.reload();
  await expect(kabir.getByText('₹7,500 remaining', { exact: true })).toBeVisible();
  await expect(kabir.getByText(togetherWords.amountHelp('₹7,500'))).toBeVisible();
  await kabir.getByLabel('Amount in rupees').fill('0');
  await kabir.getByRole('button', { name: 'Contribute' }).click();
  // whoever takes part already is not told how to join, and of no amount as long as they gave nothing
  await expect(kabir.getByText(togetherWords.amountHelpAgain('₹7,500'), { exact: true })).toBeVisible();
  await expect(giver(kabir, 'Meera Iyer')).toBeVisible();
  await expect(giver(kabir, 'Meera Iyer')).not.toContainText(togetherWords.amountHidden);
  await give(kabir, '7500', { withJs });
  await kabir.goto(gift);
  await expect(kabir.getByText('You have given ₹7,500 so far.')).toBeVisible();
  await expect(giver(kabir, 'Meera Iyer')).toContainText('Amount hidden');
  await expect(kabir.getByText('₹5,000')).toHaveCount(0);

  await organiser.goto(gift);
  await expect(giver(organiser, 'Meera Iyer')).toContainText('₹5,000');
  await organiser.getByRole('link', { name: 'All contributions' }).click();
  await expect(organiser.getByRole('listitem').filter({ hasText: 'Kabir Khan' })).toContainText(
    '₹7,500 Paid',
  );
});

test('a gift that was bought while its page was open says so to whoever presses there', async ({
  page,
  browser,
  complaints,
  withJs,
}) => {
  complaints.allow(/status of 409/);
  const { organiser, meera, gift, place } = await beginWithMeera({ page, browser, complaints, withJs });
  const buying = await meera.context().newPage();
  await buying.goto(`${gift}/purchase`);
  await meera.goto(gift);
  await api(organiser).call('markGiftPurchased', { params: place, body: {} });
  await meera.getByLabel('Amount in rupees').fill('100');
  await meera.getByRole('button', { name: 'Contribute' }).click();
  await expect(meera.getByText(togetherWords.purchased)).toBeVisible();
  await buying.getByRole('button', { name: 'Mark as purchased' }).click();
  await expect(buying.getByText(togetherWords.purchased)).toBeVisible();
});

test('a rejected request lets nobody in, and the second press changes nothing', async ({
  page,
  browser,
  complaints,
  withJs,
  baseURL,
}) => {
  const { meera, kabir, gift, place } = await beginWithMeera({ page, browser, complaints, withJs });
  await kabir.goto(gift);
  await kabir.getByRole('link', { name: 'Request to join' }).click();
  await ask(kabir, 'Meera Iyer', '');
  await meera.goto(gift);
  await expect(meera.getByText('Kabir Khan would like to give this gift together with you.')).toBeVisible();
  const { requests } = await api(meera).call('listCollaborationRequests', {
    params: { eventId: place.eventId },
  });
  await meera.getByRole('button', { name: 'Reject' }).click();
  await expect(meera.getByText('Collaboration request rejected successfully!')).toBeVisible();
  await expect(meera.getByRole('button', { name: 'Accept' })).toHaveCount(0);
  const again = (status: string) =>
    meera.request.post(`/event/${place.eventId}/collaboration-requests/${requests[0]?._id}`, {
      form: { status, gift: place.giftId },
      headers: { Origin: baseURL ?? '' },
    });
  expect(await (await again('rejected')).text()).toContain('Collaboration request rejected successfully!');
  const refused = await (await again('accepted')).text();
  expect(refused).toContain('This request has already been rejected.');
  expect(refused).not.toContain('Failed to');

  await kabir.goto(gift);
  await expect(kabir.getByRole('region', { name: 'Requests you sent' })).toContainText('Rejected');
  await expect(kabir.getByRole('link', { name: 'Request to join' })).toBeVisible();
  await expect(kabir.getByLabel('Amount in rupees')).toHaveCount(0);
});

test('one who gives invites another guest, who accepts and may contribute', async ({
  page,
  browser,
  complaints,
  withJs,
}) => {
  const { meera, kabir, event, gift } = await beginWithMeera({ page, browser, complaints, withJs });
  await meera.goto(gift);
  await meera.getByRole('link', { name: 'Invite another guest' }).click();
  await ask(meera, 'Kabir Khan', 'Shall we share it?');
  await kabir.goto(event);
  await requestsPanel(kabir).getByRole('button', { name: 'Accept' }).click();
  await expect(kabir.getByText('Collaboration request accepted successfully!')).toBeVisible();
  await kabir.getByRole('link', { name: 'Contribute Pressure cooker' }).click();
  await kabir.getByLabel('Amount in rupees').fill('0');
  await kabir.getByRole('button', { name: 'Contribute' }).click();
  await expect(kabir.getByText('2 people are giving this gift together.')).toBeVisible();
});

test('a request without anybody chosen is not sent, and the message stays @no-js', async ({
  page,
  browser,
  complaints,
  withJs,
}) => {
  complaints.allow(/status of 400/);
  const { kabir, gift } = await beginWithMeera({ page, browser, complaints, withJs });
  const answer = await kabir.request.post(`${gift}/ask`, {
    form: { message: 'May I join?' },
    headers: { Origin: process.env.E2E_APP_URL ?? '' },
  });
  expect(answer.status()).toBe(400);
  const html = await answer.text();
  expect(html).toContain('Choose who to ask.');
  expect(html).toContain('May I join?</textarea>');
});

test('after the last day nobody contributes', async ({ page, browser, complaints, withJs }) => {
  // between these two zones it is always another day: what is today in one is past in the other
  const [behind, ahead] = ['Pacific/Pago_Pago', 'Pacific/Kiritimati'];
  const { organiser, kabir, gift, place } = await beginGiving(
    { page, browser, complaints, withJs },
    { timeZone: behind },
  );
  await organiser.goto(gift);
  await organiser.getByRole('button', { name: 'Enable collaboration' }).click();
  await organiser.getByRole('link', { name: 'Who can join, and until when' }).click();
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: behind }).format(new Date());
  await organiser.getByLabel('Last day to contribute').fill(today);
  await organiser.getByRole('button', { name: 'Save' }).click();
  await expect(organiser.getByText(/Last day to contribute: /)).toBeVisible();
  await kabir.goto(gift);
  await expect(kabir.getByText(/Last day to contribute: /)).toBeVisible();
  await expect(kabir.getByLabel('Amount in rupees')).toBeVisible();

  const { event } = await api(organiser).call('getEditableEvent', { params: { eventId: place.eventId } });
  await api(organiser).call('updateEvent', {
    params: { eventId: place.eventId },
    body: { ...event, timeZone: ahead },
  });
  await kabir.reload();
  await expect(kabir.getByText('The last day to contribute to this gift has passed.')).toBeVisible();
  await expect(kabir.getByLabel('Amount in rupees')).toHaveCount(0);
  await organiser.goto(gift);
  await organiser.getByRole('link', { name: 'Who can join, and until when' }).click();
  await organiser.getByLabel('Last day to contribute').fill('');
  await organiser.getByRole('button', { name: 'Save' }).click();
  await expect(organiser.getByText('From now on, people ask the givers before joining.')).toBeVisible();
  await kabir.reload();
  await expect(kabir.getByLabel('Amount in rupees')).toBeVisible();
});

test('a contribution is taken back after a question; the organiser sees it returned', async ({
  page,
  browser,
  complaints,
  withJs,
}) => {
  const { organiser, kabir, gift, place } = await beginGiving({ page, browser, complaints, withJs });
  await api(organiser).call('enableCollaboration', { params: place });
  await kabir.goto(gift);
  await give(kabir, '2000', { withJs });
  await kabir.goto(gift);
  const own = kabir.getByRole('region', { name: 'What you gave' });
  await expect(own).toContainText('₹2,000 Paid');
  await own.getByRole('link', { name: 'Take back ₹2,000' }).click();
  await kabir.getByRole('link', { name: 'Keep my contribution' }).click();
  await own.getByRole('link', { name: 'Take back ₹2,000' }).click();
  await expect(kabir.getByRole('heading', { level: 1 })).toHaveText('Take back ₹2,000?');
  await kabir.getByRole('button', { name: 'Take back ₹2,000' }).click();
  await expect(kabir.getByText(/₹2,000 (is on its way|has gone) back to you\./)).toBeVisible();
  await expect(kabir.getByText('₹12,500 remaining', { exact: true })).toBeVisible();
  await expect(own.getByRole('link')).toHaveCount(0);

  await organiser.goto(`${gift}/contributions`);
  await expect(async () => {
    await organiser.reload();
    await expect(organiser.getByRole('listitem').filter({ hasText: 'Kabir Khan' })).toContainText(
      'Returned',
      { timeout: 1000 },
    );
  }).toPass();
});

test('an amount that is refused stays typed; 0 joins without paying', async ({
  page,
  browser,
  complaints,
  withJs,
}) => {
  complaints.allow(/status of 400/);
  const { meera, gift } = await beginGiving({ page, browser, complaints, withJs }, { price: 1000 });
  await meera.goto(gift);
  await meera.getByRole('button', { name: 'Enable collaboration' }).click();
  await meera.getByLabel('Amount in rupees').fill('1000.01');
  await meera.getByLabel('Hide my amount from other guests').check();
  await meera.getByRole('button', { name: 'Contribute' }).click();
  await expect(meera.getByRole('alert')).toContainText(
    'That is more than this gift still needs. You can contribute up to ₹1,000.',
  );
  await expect(meera.getByLabel('Amount in rupees')).toHaveValue('1000.01');
  await expect(meera.getByLabel('Hide my amount from other guests')).toBeChecked();
  await meera.getByLabel('Amount in rupees').fill('0');
  await meera.getByRole('button', { name: 'Contribute' }).click();
  await expect(meera.getByText('You have joined.')).toBeVisible();
  await expect(meera.getByText('1 person is giving this gift.')).toBeVisible();
});

test('a visitor signs in first', async ({ page, browser, complaints, withJs }) => {
  const { event, gift } = await beginGiving({ page, browser, complaints, withJs });
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(event);
  await expect(visitor.getByText('Pressure cooker')).toBeVisible();
  await expect(visitor.getByRole('link', { name: 'Give together' })).toHaveCount(0);
  await visitor.goto(gift);
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Pressure cooker');
  await expect(visitor.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
    'href',
    /^\/auth\/login\?returnTo=%2Fevent%2F.*%2Fgift%2F/,
  );
  // what only givers may open leads to the landing page, as every such page does
  await visitor.goto(`${gift}/contributions`);
  await expect(visitor).toHaveURL(/\/\?returnTo=%2Fevent%2F/);
});

test('whose purchase a host took back reads why it is not for them, until a host allows it', async ({
  page,
  browser,
  complaints,
  withJs,
}) => {
  const { organiser, meera, gift, place } = await beginWithMeera({ page, browser, complaints, withJs });
  await api(meera).call('markGiftPurchased', { params: place, body: {} });
  await api(organiser).call('undoGiftPurchase', { params: place, body: {} });
  await meera.goto(gift);
  await expect(meera.getByText('so now only a host can mark it as purchased')).toBeVisible();
  await expect(meera.getByRole('link', { name: 'Mark as purchased' })).toHaveCount(0);
  await organiser.goto(gift);
  await organiser.getByRole('button', { name: 'Let people mark it as purchased' }).click();
  await expect(organiser.getByText('can mark it as purchased again.')).toBeVisible();
  await meera.goto(gift);
  await expect(meera.getByRole('link', { name: 'Mark as purchased' })).toBeVisible();
});

test('a host takes off the gift who gave nothing, after a question', async ({
  page,
  browser,
  complaints,
  withJs,
}) => {
  const { gift } = await beginWithMeera({ page, browser, complaints, withJs });
  await page.goto(gift);
  await page.getByRole('link', { name: 'Remove Meera Iyer' }).click();
  await page.getByRole('link', { name: 'Keep them' }).click();
  await page.getByRole('link', { name: 'Remove Meera Iyer' }).click();
  await expect(page.getByText('Meera Iyer will no longer be part of Pressure cooker.')).toBeVisible();
  await page.getByRole('button', { name: 'Remove from this gift' }).click();
  await expect(page.getByRole('status')).toContainText('Meera Iyer is no longer part of Pressure cooker.');
  await expect(page.getByRole('link', { name: 'Remove Meera Iyer' })).toHaveCount(0);
});

test('the owner sends back what a stranger gave', async ({ page, browser, complaints, withJs }) => {
  test.slow();
  const { gift, place } = await beginGiving({ page, browser, complaints, withJs });
  const stranger = await (await browser.newContext({ javaScriptEnabled: withJs })).newPage();
  complaints.watch(stranger);
  await signInWithProfile(stranger, newEmail('mallory'), 'Mallory Roy');
  await api(stranger).call('enableCollaboration', { params: place });
  await stranger.goto(gift);
  await give(stranger, '1', { withJs });
  await page.goto(gift);
  await expect(giver(page, 'Mallory Roy')).toContainText('Not on your guest list');
  await page.getByRole('link', { name: 'Remove Mallory Roy' }).click();
  await expect(
    page.getByText('The ₹1 they gave for it goes back to them and comes off your gift cards.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Remove from this gift' }).click();
  await expect(page.getByRole('status')).toContainText('Mallory Roy is no longer part of Pressure cooker.');
  await expect(page.getByText('₹0 of ₹12,500 collected')).toBeVisible();
});

test('a rupee from outside that comes when the gift is not given together any more is found by owner and giver', async ({
  page,
  browser,
  complaints,
  withJs,
}) => {
  test.slow();
  complaints.allow(/status of 409/);
  const { gift, place } = await beginGiving({ page, browser, complaints, withJs });
  const stranger = await (await browser.newContext({ javaScriptEnabled: withJs })).newPage();
  complaints.watch(stranger);
  await signInWithProfile(stranger, newEmail('mallory'), 'Mallory Roy');
  await api(stranger).call('enableCollaboration', { params: place });
  await stranger.goto(gift);
  await beginToGive(stranger, '1', { withJs });
  await api(page).call('answerGiveTogether', {
    params: { eventId: place.eventId },
    body: { giveTogether: false },
  });
  await payThere(stranger, { withJs });

  await stranger.goto(gift);
  const own = stranger.getByRole('region', { name: 'What you gave' });
  await expect(own.getByRole('link', { name: 'Take back ₹1' })).toBeVisible();

  await page.goto(`/event/${place.eventId}/wishlist/gifts/${place.giftId}/delete`);
  await page.getByRole('button', { name: 'Delete this gift' }).click();
  await expect(page.getByText('Money has been given for this gift, so it cannot be deleted.')).toBeVisible();
  await page.getByRole('link', { name: 'All contributions' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Mallory Roy' })).toContainText('₹1 Paid');
  await page.goto(gift);
  await page.getByRole('link', { name: 'All contributions' }).click();
  await page.getByRole('link', { name: 'Remove Mallory Roy' }).click();
  await page.getByRole('button', { name: 'Remove from this gift' }).click();
  await expect(page.getByRole('status')).toContainText('Mallory Roy is no longer part of Pressure cooker.');
});

test('pages of a gift are for those they are about', async ({ page, browser, complaints, withJs }) => {
  const { organiser, kabir, gift } = await beginWithMeera({ page, browser, complaints, withJs });
  await kabir.goto(`${gift}/settings`);
  await expect(
    kabir.getByText('Access denied - You can only change gifts of events you organized'),
  ).toBeVisible();
  // somebody who takes no part buys nothing, the organiser asks nobody: the gift's page says what they can do
  await kabir.goto(`${gift}/purchase`);
  await expect(kabir).toHaveURL(new RegExp(`${gift}$`));
  await organiser.goto(`${gift}/ask`);
  await expect(organiser).toHaveURL(new RegExp(`${gift}$`));
  await kabir.goto(`${gift}/contributions/no-such-contribution/withdraw`);
  await expect(kabir.getByRole('heading', { level: 1 })).toHaveText('We could not find this contribution.');
});
