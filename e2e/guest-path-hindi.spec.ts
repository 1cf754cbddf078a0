import type { Page } from '@playwright/test';
import * as calendars from '#messages/events/calendars/en.ts';
import * as event from '#messages/events/page/hi.ts';
import * as frame from '#messages/site/guest-frame/hi.ts';
import * as reply from '#messages/guests/reply/hi.ts';
import * as unsubscribing from '#messages/invitations/unsubscribe/hi.ts';
import { inviteGuest, YES, YES_IN_HINDI } from './support/invited.ts';
import { api, newEmail, signInWithProfile, waitForMail } from './support/people.ts';
import { expect, test } from './support/test.ts';
import { latinWords, visibleTexts } from './support/visible-text.ts';

/* The guest's path for somebody whose browser asks for Hindi first. */
test.use({ locale: 'hi-IN' });

const { answers, titles } = reply.card;
/** What the event of these tests holds, and names; `Shagun` is the name in the title of pages, STOP the word that ends messages to a phone. */
const DATA = [
  'Asha and Rohan',
  'Rohan Deshpande',
  'Meera Iyer',
  'Come and dance with us.',
  'Laxmi Lawns',
  'Magarpatta Road, Pune',
  'Pressure cooker',
  'shop.example.in',
  'Shagun',
  'STOP',
  calendars.googleCalendar,
];

const heading = (page: Page, name: string) => page.getByRole('heading', { name });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const expectHindi = (page: Page) => expect(page.locator('html')).toHaveAttribute('lang', 'hi-IN');
async function expectNoLatinWord(page: Page, data: string[] = DATA): Promise<void> {
  await expectHindi(page);
  const texts = await visibleTexts(page);
  expect(texts.length).toBeGreaterThan(5);
  expect(latinWords(texts, data)).toEqual([]);
}

test('the personal link speaks Hindi; an answer is given, changed and kept', async ({ page, browser }) => {
  const invited = await inviteGuest(browser);
  await page.goto(invited.link('yes', 'whatsapp'));
  await expectHindi(page);
  await expect(page.getByText(`${reply.namaste('Meera जी')} ${reply.notSentYet}`)).toBeVisible();
  await expect(page.getByText(/(सुबह|दोपहर|शाम|रात) \d+(:\d\d)? बजे/).first()).toBeVisible();
  await page.getByText(reply.card.addNote).click();
  await page.getByLabel(reply.card.noteLabel).fill('मूँगफली नहीं, कृपया');
  await button(page, YES_IN_HINDI).click();
  await expect(heading(page, titles.yes)).toBeVisible();
  await expect(page.getByText(reply.yourNote('मूँगफली नहीं, कृपया'))).toBeVisible();
  await expect
    .poll(() => invited.reply())
    .toMatchObject({ rsvp: 'yes', rsvpSource: 'whatsapp', note: 'मूँगफली नहीं, कृपया' });

  // right after an answer a press counts as the second half of a double click
  await page.reload();
  await button(page, reply.card.changeResponse).click();
  await expect(heading(page, titles.pending)).toBeVisible();
  await page.reload();
  await expect(page.getByText(`${reply.namaste('Meera जी')} ${reply.noneNowNorSent}`)).toBeVisible();
  await expect(page.getByLabel(reply.card.noteLabel)).toHaveValue('मूँगफली नहीं, कृपया');
  await button(page, answers.no).click();
  await expect(heading(page, titles.no)).toBeVisible();
  await expect(page.getByText(reply.declined)).toBeVisible();
  await expectHindi(page);
  await expect.poll(() => invited.reply()).toMatchObject({ rsvp: 'no', note: 'मूँगफली नहीं, कृपया' });
});

test('a party too large is refused in Hindi, and what was typed stays', async ({
  page,
  browser,
  complaints,
}) => {
  complaints.allow(/400 \(Bad Request\)/);
  const invited = await inviteGuest(browser, { withFamily: true });
  await page.goto(invited.link('yes', 'email'));
  await page.getByLabel(reply.card.adults).selectOption('8');
  await page.getByLabel(reply.card.children).selectOption('5');
  await page.getByText(reply.card.addNote).click();
  await page.getByLabel(reply.card.noteLabel).fill('साथ में दादी जी');
  await button(page, YES_IN_HINDI).click();
  await expect(page.getByRole('alert')).toContainText(reply.partyTooLarge(10));
  await expectHindi(page);
  await expect(page.getByLabel(reply.card.adults)).toHaveValue('8');
  await expect(page.getByLabel(reply.card.children)).toHaveValue('5');
  await expect(page.getByLabel(reply.card.noteLabel)).toHaveValue('साथ में दादी जी');
  expect(await invited.reply()).toMatchObject({ rsvp: 'pending' });
});

test('an answer changed elsewhere is refused in Hindi', async ({ page, browser, context, complaints }) => {
  complaints.allow(/409 \(Conflict\)/);
  const invited = await inviteGuest(browser);
  await page.goto(invited.link('yes', 'email'));
  const other = await context.newPage();
  await other.goto(invited.link('no', 'email'));
  await button(other, answers.no).click();
  await expect(heading(other, titles.no)).toBeVisible();

  await button(page, YES_IN_HINDI).click();
  await expect(page.getByRole('alert')).toHaveText(reply.answeredElsewhere);
  await expect(heading(page, titles.no)).toBeVisible();
  expect(await invited.reply()).toMatchObject({ rsvp: 'no', version: 1 });
});

test('the page is read in English and in Hindi again; the choice is remembered', async ({
  page,
  browser,
}) => {
  const invited = await inviteGuest(browser);
  await page.goto(invited.link('yes', 'email'));
  await page.getByRole('link', { name: 'Read this in English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-IN');
  await expect(heading(page, 'RSVP Requested')).toBeVisible();
  // the link itself says nothing of a language
  await page.goto(invited.link('yes', 'email'));
  await expect(heading(page, 'RSVP Requested')).toBeVisible();
  await button(page, YES).click();
  await expect(heading(page, "You're Going!")).toBeVisible();

  await page.getByRole('link', { name: frame.inOtherLanguage }).click();
  await expectHindi(page);
  await expect(heading(page, titles.yes)).toBeVisible();
  await page.goto(`/event/${invited.eventId}`);
  await expectHindi(page);
  await expect(page.getByText(event.visitor.explanation)).toBeVisible();
});

test('what is written to a guest who answered in Hindi is Hindi; English before', async ({
  page,
  browser,
}) => {
  const email = newEmail('meera');
  const invited = await inviteGuest(browser, { email });
  const host = api(invited.hostBrowser);
  const params = { eventId: invited.eventId };
  await host.call('sendInvitations', { params, body: { guests: 'not-invited' } });
  expect((await waitForMail(email)).html).toContain('lang="en-IN"');

  await page.goto(invited.link('yes', 'email'));
  await button(page, YES_IN_HINDI).click();
  await expect(heading(page, titles.yes)).toBeVisible();
  const hostPage = await invited.hostBrowser.newPage();
  await hostPage.goto(`/event/${invited.eventId}/edit`);
  await hostPage.getByLabel('Venue name').fill('Rose Garden');
  await hostPage.getByRole('button', { name: 'Save changes' }).click();
  await expect(hostPage).toHaveURL(new RegExp(`/event/${invited.eventId}(\\?|$)`));
  const mail = await waitForMail(email, /^बदलाव: Asha and Rohan$/);
  expect(mail.html).toContain('lang="hi-IN"');
  expect(mail.text).toContain('Rose Garden');
});

test('a guest for whom Hindi was chosen reads and is refused in Hindi whatever the browser asks for', async ({
  browser,
  withJs,
  complaints,
}) => {
  complaints.allow(/400 \(Bad Request\)/);
  const email = newEmail('meera');
  const invited = await inviteGuest(browser, { email, withFamily: true });
  const { eventId, guestId } = invited;
  await api(invited.hostBrowser).call('updateGuest', {
    params: { eventId, guestId },
    body: { firstName: 'Meera', lastName: 'Iyer', email, withFamily: true, language: 'hi' },
  });
  const context = await browser.newContext({ locale: 'en-IN', javaScriptEnabled: withJs });
  const page = await context.newPage();
  complaints.watch(page);
  await page.goto(invited.link('yes', 'email'));
  await expectHindi(page);
  await page.getByLabel(reply.card.adults).selectOption('10');
  await page.getByLabel(reply.card.children).selectOption('1');
  await button(page, YES_IN_HINDI).click();
  await expect(page.getByRole('alert')).toContainText(reply.partyTooLarge(10));
  await page.getByLabel(reply.card.children).selectOption('0');
  await button(page, YES_IN_HINDI).click();
  await expect(heading(page, titles.yes)).toBeVisible();
  const { items } = await api(invited.hostBrowser).call('listGuests', { params: { eventId }, query: {} });
  expect(items[0]).toMatchObject({ language: 'hi', reply: { rsvp: 'yes', adults: 10 } });
  await context.close();
});

test('no word is left in English: the reply, open, answered, refused and closed', async ({
  page,
  browser,
  complaints,
}) => {
  complaints.allow(/40[049] \(/);
  const invited = await inviteGuest(browser, { withFamily: true });
  await page.goto(invited.link('reply', 'email'));
  await expect(heading(page, titles.pending)).toBeVisible();
  await expectNoLatinWord(page);
  await page.getByLabel(reply.card.adults).selectOption('10');
  await page.getByLabel(reply.card.children).selectOption('9');
  await button(page, YES_IN_HINDI).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expectNoLatinWord(page);
  await page.getByLabel(reply.card.children).selectOption('0');
  await button(page, YES_IN_HINDI).click();
  await expect(heading(page, titles.yes)).toBeVisible();
  await expectNoLatinWord(page);
  await page.goto(invited.link('no', 'email'));
  await expect(page.getByText(reply.stillYes)).toBeVisible();
  await expectNoLatinWord(page);
  await button(page, reply.card.changeResponse).click();
  await expect(heading(page, titles.pending)).toBeVisible();
  await page.reload();
  await button(page, answers.no).click();
  await expect(heading(page, titles.no)).toBeVisible();
  await expectNoLatinWord(page);

  await api(invited.hostBrowser).call('cancelEvent', { params: { eventId: invited.eventId } });
  await page.goto(invited.link());
  await expect(page.getByText(event.cancelled)).toBeVisible();
  // behind the other language and before the invitation, which asks nobody to come
  await expect(page.locator('article > :nth-child(2)')).toContainText(event.cancelled);
  await expect(page.getByText('सादर प्रार्थनीय है')).toHaveCount(0);
  await expectNoLatinWord(page);
});

test('no word is left in English: visitor, missing event, unsubscribing', async ({
  page,
  browser,
  complaints,
}) => {
  complaints.allow(/404 \(Not Found\)/);
  const email = newEmail('meera');
  const invited = await inviteGuest(browser, { email });
  await page.goto(`/event/${invited.eventId}`);
  await expect(page.getByText(event.visitor.explanation)).toBeVisible();
  await expectNoLatinWord(page);
  for (const missing of [
    '/event/thereisnosuchevent',
    invited.link().replace(invited.eventId, 'thereisnosuchevent'),
  ]) {
    expect((await page.goto(missing))?.status()).toBe(404);
    await expect(heading(page, event.notFoundTitle)).toBeVisible();
    await expectNoLatinWord(page);
  }

  await api(invited.hostBrowser).call('sendInvitations', {
    params: { eventId: invited.eventId },
    body: { guests: 'not-invited' },
  });
  const stop = /<(.+)>/.exec((await waitForMail(email)).headers['list-unsubscribe'] ?? '')?.[1] ?? '';
  await page.goto(stop);
  await expect(heading(page, unsubscribing.title)).toBeVisible();
  // of the address only its first letter is told
  const data = [...DATA, 'm•••'];
  await expectNoLatinWord(page, data);
  await page.getByRole('link', { name: 'Read this in English' }).click();
  await expect(heading(page, 'Stop these e-mails?')).toBeVisible();
  await page.getByRole('link', { name: frame.inOtherLanguage }).click();
  await button(page, unsubscribing.stop).click();
  await expect(page.getByText(unsubscribing.doneForEvent)).toBeVisible();
  await expectNoLatinWord(page, data);
  expect((await page.goto('/u/not-a-real-token'))?.status()).toBe(404);
  await expect(page.getByText(unsubscribing.linkInvalid)).toBeVisible();
  await expectNoLatinWord(page);

  await page.goto(`/g/${'x'.repeat(22)}`);
  await expect(heading(page, event.deadLink.title)).toBeVisible();
  await expectNoLatinWord(page);
});

test('no word is left in English for a guest who signed in', async ({ page, browser }) => {
  const email = newEmail('meera');
  const invited = await inviteGuest(browser, { email });
  await signInWithProfile(page, email, 'Meera Iyer');
  // she signed in here without a browser's wish
  await api(page).call('setLanguage', { body: { language: 'hi' } });
  await page.goto(`/event/${invited.eventId}`);
  await expect(heading(page, titles.pending)).toBeVisible();
  await expectNoLatinWord(page);
});
