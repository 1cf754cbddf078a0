import { beginWithMeera } from './support/giving.ts';
import { getCard } from './support/gift-cards.ts';
import { button, guestList, newGuest, openWeddingForm } from './support/event-form.ts';
import { inDays } from './support/days.ts';
import { api, newEmail, signInWithProfile } from './support/people.ts';
import { expect } from './support/test.ts';
import { test } from './support/voucher-shop.ts';
import * as accountWords from '#messages/accounts/en.ts';
import * as fieldWords from '#messages/fields/en.ts';
import * as importWords from '#messages/guests/import/en.ts';
import * as notificationWords from '#messages/notifications/en.ts';

/*
 * What a page says is about what was done last (docs/decisions/0101): nothing of before stands beside it, and a page
 * that is looked at again says nothing of a press.
 */

const noFile = 'Please select a file.';
const isEmpty = 'The file appears to be empty or improperly formatted.';
const discarded = 'The file was discarded. Nobody was added.';

test('of a guest list file the form says what is wrong now, and nothing of the file before', async ({
  page,
  complaints,
}) => {
  complaints.allow(/status of 400/);
  await openWeddingForm(page);
  await button(page, 'Import file').click();
  await expect(page.getByText(noFile).last()).toBeVisible();

  await page.getByLabel('File').setInputFiles(guestList('only-header.csv'));
  await button(page, 'Import file').click();
  await expect(page.getByText(isEmpty).last()).toBeVisible();
  await expect(page.getByText(noFile)).toHaveCount(0);

  await page.getByLabel('File').setInputFiles([]);
  await button(page, 'Import file').click();
  await expect(page.getByText(noFile).last()).toBeVisible();
  await expect(page.getByText(isEmpty)).toHaveCount(0);

  await page.getByLabel('File').setInputFiles(guestList('wedding-48.xlsx'));
  await button(page, 'Import file').click();
  await expect(button(page, 'Discard')).toBeVisible();
  await expect(page.getByText(noFile)).toHaveCount(0);
  await button(page, 'Discard').click();
  await expect(page.getByText(discarded)).toBeVisible();

  await page.getByLabel('File').setInputFiles(guestList('only-header.csv'));
  await button(page, 'Import file').click();
  await expect(page.getByText(isEmpty).last()).toBeVisible();
  await expect(page.getByText(discarded)).toHaveCount(0);

  // what comes after it is said again
  await newGuest(page).getByLabel('First name').fill('Meera');
  await button(page, 'Add guest').click();
  await expect(page.getByText('Guest added.')).toBeVisible();
});

test('that a list for an event was discarded is not said beside what is wrong with the next one', async ({
  page,
  complaints,
}) => {
  complaints.allow(/status of 400/);
  await signInWithProfile(page, newEmail());
  const { event } = await api(page).call('createEvent', {
    body: { eventType: 'birthday', eventName: 'Kabir turns five', date: inDays(60), description: 'Cake.' },
  });
  await page.goto(`/event/${event._id}/invite/import`);
  const choose = async (file: string) => {
    await page.getByLabel('File').setInputFiles(guestList(file));
    await button(page, 'Import file').click();
  };
  await choose('wedding-48.xlsx');
  await button(page, 'Discard').click();
  await expect(page.getByText(importWords.discarded)).toBeVisible();
  await choose('only-header.csv');
  await expect(page.getByText(isEmpty).last()).toBeVisible();
  await expect(page.getByText(importWords.discarded)).toHaveCount(0);

  await page.getByLabel('File').setInputFiles([]);
  await button(page, 'Import file').click();
  await expect(page.getByText(noFile).last()).toBeVisible();
  await expect(page.getByText(isEmpty)).toHaveCount(0);
});

test('while a voucher is ordered again nothing is said of the order before @js', async ({
  page,
  browser,
  complaints,
  shop,
}) => {
  complaints.allow(/503/);
  await signInWithProfile(page, newEmail());
  await getCard(page, browser, 5000);
  await page.goto('/wallet');
  await page.getByRole('link', { name: /^Use Card/ }).click();
  await page.getByRole('list', { name: 'Brands' }).getByRole('link', { name: 'Ghungroo Home' }).click();
  await page
    .getByRole('list', { name: 'Vouchers' })
    .getByRole('link', { name: 'Ghungroo Home e-voucher' })
    .click();
  await page.getByLabel(/^Redemption amount/).fill('1000');
  await shop.behave({ mode: 'insufficient-balance', times: 1 });
  const redeem = button(page, 'Redeem');
  await redeem.click();
  const failure = page.getByText(/^Redemption failed: /);
  await expect(failure).toBeVisible();

  let goOn = (): void => undefined;
  const held = new Promise<void>((resolve) => (goOn = resolve));
  await page.route(/\.data(\?|$)/, async (route) => {
    if (route.request().method() === 'POST') await held;
    await route.continue();
  });
  await redeem.click();
  await expect(page.getByText('Processing your redemption...')).toBeVisible();
  await expect(failure).toBeHidden();
  goOn();
  await expect(page.getByRole('heading', { name: 'Your voucher is on its way' })).toBeVisible();
});

for (const { place, path, button: save, message } of [
  {
    place: 'the profile',
    path: '/profile',
    button: accountWords.saveProfile,
    message: accountWords.profileUpdated,
  },
  {
    place: 'what is mailed',
    path: '/profile/mails',
    button: notificationWords.mailsSave,
    message: notificationWords.mailsSaved,
  },
])
  test(`${place} says that it was saved, and no more once it is looked at again`, async ({ page }) => {
    await signInWithProfile(page, newEmail());
    await page.goto(path);
    await button(page, save).click();
    await expect(page.getByText(message)).toBeVisible();
    await page.reload();
    await expect(button(page, save)).toBeVisible();
    await expect(page.getByText(message)).toHaveCount(0);
  });

test('a row with a phone that is none stays, with what is wrong beside it, and so do the others', async ({
  page,
  complaints,
}) => {
  complaints.allow(/status of 400/);
  await signInWithProfile(page, newEmail());
  const { event } = await api(page).call('createEvent', {
    body: { eventType: 'birthday', eventName: 'Kabir turns five', date: inDays(60), description: 'Cake.' },
  });
  const guests = async () =>
    (await api(page).call('listGuests', { params: { eventId: event._id }, query: {} })).items;
  await page.goto(`/event/${event._id}/invite`);
  const row = (number: number) => page.getByRole('group', { name: `Guest ${number}`, exact: true });
  const type = async (number: number, values: Record<string, string>) => {
    for (const [label, value] of Object.entries(values)) await row(number).getByLabel(label).fill(value);
  };
  await type(1, { 'First name': 'Neha', Email: newEmail('neha') });
  await button(page, 'Add another guest').click();
  await type(2, { 'First name': 'Priya', 'Last name': 'Nair', Phone: '123' });
  await row(2).getByLabel('Invited with family').check();
  await button(page, 'Add another guest').click();
  await type(3, { 'First name': 'Om', Phone: '98200 66666' });
  await button(page, 'Add another guest').click();
  await type(4, { 'First name': 'Ravi' });
  await button(page, /^Send the invitation/).click();

  await expect(row(2).getByLabel('Phone')).toHaveAttribute('aria-invalid', 'true');
  await expect(row(2).getByText(fieldWords.phone)).toBeVisible();
  for (const [number, name] of ['Neha', 'Priya', 'Om', 'Ravi'].entries())
    await expect(row(number + 1).getByLabel('First name')).toHaveValue(name);
  await expect(row(2).getByLabel('Phone')).toHaveValue('123');
  await expect(row(2).getByLabel('Invited with family')).toBeChecked();
  await expect(row(3).getByLabel('Phone')).toHaveValue('98200 66666');
  expect((await guests()).length).toBe(0);

  // a number of another country, which only the server can look up
  await row(2).getByLabel('Phone').fill('+44 20 7946');
  await button(page, /^Send the invitation/).click();
  await expect(row(2).getByText(fieldWords.phoneAbroad)).toBeVisible();
  await expect(row(1).getByLabel('First name')).toHaveValue('Neha');
  expect((await guests()).length).toBe(0);

  await row(2).getByLabel('Phone').fill('98200 54321');
  await button(page, /^Send the invitation/).click();
  await expect(page.getByRole('region', { name: '3 guests invited' })).toContainText('Priya');
  await expect(row(1).getByLabel('First name')).toHaveValue('');
  expect((await guests()).map(({ firstName }) => firstName).sort()).toEqual(['Neha', 'Om', 'Priya']);
});

test('a request about a gift that was bought or delivered can only be rejected', async ({
  page,
  browser,
  complaints,
  withJs,
  baseURL,
}) => {
  const { organiser, meera, kabir, event, gift, place } = await beginWithMeera({
    page,
    browser,
    complaints,
    withJs,
  });
  const { targets } = await api(kabir).call('listCollaborationTargets', { params: place });
  const targetId = targets.find(({ relation }) => relation === 'collaborator')?.user._id ?? '';
  await api(kabir).call('requestCollaboration', {
    params: { eventId: place.eventId },
    body: { giftId: place.giftId, targetUserId: targetId, message: '' },
  });
  for (const path of [event, gift]) {
    await meera.goto(path);
    await expect(button(meera, 'Accept')).toBeVisible();
  }
  const { requests } = await api(meera).call('listCollaborationRequests', {
    params: { eventId: place.eventId },
  });
  await api(organiser).call('markGiftPurchased', { params: place, body: {} });
  await api(organiser).call('markGiftDelivered', { params: place });
  for (const path of [event, gift]) {
    await meera.goto(path);
    await expect(button(meera, 'Reject')).toBeVisible();
    await expect(button(meera, 'Accept')).toHaveCount(0);
  }
  // on a page that was open before
  const answer = await meera.request.post(`${event}/collaboration-requests/${requests[0]?._id}`, {
    form: { status: 'accepted' },
    headers: { Origin: baseURL ?? '' },
  });
  const html = await answer.text();
  expect(html).toContain('This gift has already been bought.');
  expect(html).not.toContain('Failed to accepted');
});
