import type { Browser, Page } from '@playwright/test';
import { inviteGuest } from './support/invited.ts';
import { api } from './support/people.ts';
import { expect, test } from './support/test.ts';
import * as givingWords from '#messages/collaboration/by-link/en.ts';
import { replyWords } from '#messages/guests/reply/by-language.ts';
import type { Language } from '#messages/language.ts';

/*
 * An answer that was given elsewhere while a page was open, by the same link or by that of a guest who is the same person:
 * it stands above the form, which holds what was typed (docs/decisions/0101, 0112).
 */

const { en: reply, hi: replyHindi } = replyWords;
const NOTE = 'My mother is unwell';

/** A wedding with Meera on its list a second time, by a link of her own. */
async function inviteTwice(browser: Browser) {
  const invited = await inviteGuest(browser, { withFamily: true });
  const host = api(invited.hostBrowser);
  const params = { eventId: invited.eventId };
  await host.call('addGuest', {
    params,
    body: { firstName: 'Mira', lastName: 'Iyer', phone: '+919820012345', withFamily: true },
  });
  const { items } = await host.call('listGuests', { params, query: {} });
  const otherId = items.find(({ _id }) => _id !== invited.guestId)?._id ?? '';
  const { url } = await host.call('getPersonalLink', { params: { ...params, guestId: otherId } });
  const key = new URL(url).searchParams.get('key') ?? '';
  return {
    ...invited,
    other: {
      link: `/event/${invited.eventId}/rsvp/${otherId}/reply/email?key=${key}`,
      givingPage: `/event/${invited.eventId}/give/${otherId}?key=${key}`,
    },
    answer: (body: { rsvp: 'yes' | 'no'; adults?: number; note?: string }) =>
      host.call('setRsvp', {
        params: { ...params, guestId: invited.guestId },
        body: { ...body, key: invited.key },
      }),
    recorded: async () => {
      const { items: guests } = await host.call('listGuests', { params, query: {} });
      return guests.find(({ _id }) => _id === invited.guestId)?.reply;
    },
    join: async () => {
      const at = { ...params, guestId: invited.guestId };
      const { stays, goes } = await host.call('getGuestMerge', { params: at, query: { with: otherId } });
      await host.call('mergeGuests', {
        params: at,
        body: { with: otherId, versions: [stays.reply.version, goes.reply.version] },
      });
    },
  };
}

const answers = (page: Page) => page.locator('button[name=rsvp]');

/** Presses until it is taken: right after an answer a press counts as the second half of a double click. */
const answerOnce = (page: Page, answer: string, title: string) =>
  expect(async () => {
    await page.getByRole('button', { name: answer }).click({ timeout: 3000 });
    await expect(page.getByRole('heading', { name: title })).toBeVisible({ timeout: 3000 });
    await expect(page.getByRole('alert')).toBeHidden({ timeout: 3000 });
  }).toPass();

async function typeAndDecline(page: Page, language: Language): Promise<void> {
  const { card } = replyWords[language];
  await page.getByText(card.addNote).click();
  await page.getByLabel(card.noteLabel).fill(NOTE);
  await page.getByLabel(card.adults).selectOption('4');
  await page.getByRole('button', { name: card.answers.no }).click();
}

test('what is typed on a page whose guest was joined meanwhile is kept, beside the answer recorded', async ({
  page,
  browser,
  complaints,
}) => {
  complaints.allow(/409 \(Conflict\)/);
  const invited = await inviteTwice(browser);
  await page.goto(`${invited.other.link}&lang=hi`);
  await expect(answers(page)).toHaveCount(2);
  await invited.answer({ rsvp: 'yes', adults: 2 });
  await invited.join();

  await typeAndDecline(page, 'hi');
  await expect(page.getByRole('alert')).toContainText(replyHindi.answeredElsewhere);
  await expect(page.getByText(`${replyHindi.joined} ${replyHindi.headsComing(2, 0)}`)).toBeVisible();
  await expect(page.getByLabel(replyHindi.card.noteLabel)).toHaveValue(NOTE);
  await expect(page.getByLabel(replyHindi.card.adults)).toHaveValue('4');
  expect(await invited.recorded()).toMatchObject({ rsvp: 'yes', adults: 2, note: '' });

  await answerOnce(page, replyHindi.card.answers.no, replyHindi.card.titles.no);
  await expect.poll(() => invited.recorded()).toMatchObject({ rsvp: 'no', note: NOTE });
  // opened again it leads to the one invitation there is now
  await page.goto(invited.other.link);
  await expect(page).toHaveURL(new RegExp(`/rsvp/${invited.guestId}/`));
});

test('a note that is too long is kept where its guest was joined meanwhile', async ({
  page,
  browser,
  complaints,
}) => {
  complaints.allow(/400 \(Bad Request\)/);
  const invited = await inviteTwice(browser);
  await page.goto(invited.other.link);
  await invited.answer({ rsvp: 'yes', adults: 2 });
  await invited.join();
  const long = NOTE.repeat(40);
  await page.getByText(reply.card.addNote).click();
  await page.locator('#note').evaluate((field) => field.removeAttribute('maxlength'));
  await page.getByLabel(reply.card.noteLabel).fill(long);
  await page.getByRole('button', { name: reply.card.answers.no }).click();
  await expect(page.getByRole('alert')).toContainText(reply.noteTooLong);
  await expect(page.getByLabel(reply.card.noteLabel)).toHaveValue(long);
});

test('an amount and a blessing are kept where their guest was joined meanwhile', async ({
  page,
  browser,
  withJs,
}) => {
  const invited = await inviteTwice(browser);
  const host = api(invited.hostBrowser);
  const params = { eventId: invited.eventId };
  const { event } = await host.call('getEditableEvent', { params });
  await host.call('updateEvent', { params, body: { ...event, giveTogether: true } });
  await page.goto(`${invited.other.givingPage}&amount=501`);
  await invited.join();
  await page.getByLabel('₹2,100', { exact: true }).check();
  await page.getByLabel(givingWords.blessingLabel).fill('Be happy');
  await page.getByRole('button', { name: givingWords.submit }).click();
  if (!withJs) {
    await expect(page.getByText('“Be happy”')).toBeVisible();
    await page.getByRole('button', { name: givingWords.pay }).click();
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('₹2,100');
  await page.getByRole('button', { name: 'Cancel and go back' }).click();
  await page.getByRole('link', { name: 'Try Payment Again' }).click();
  await expect(page.getByLabel('₹2,100', { exact: true })).toBeChecked();
  await expect(page.getByLabel(givingWords.blessingLabel)).toHaveValue('Be happy');
});

test('what is typed is kept where another holder of the link answered meanwhile', async ({
  page,
  browser,
  complaints,
}) => {
  complaints.allow(/409 \(Conflict\)/);
  const invited = await inviteTwice(browser);
  await page.goto(invited.link());
  await invited.answer({ rsvp: 'yes', adults: 2, note: 'With my sister' });
  await typeAndDecline(page, 'en');
  await expect(page.getByRole('alert')).toContainText(reply.answeredElsewhere);
  await expect(page.getByRole('heading', { name: reply.card.titles.yes })).toBeVisible();
  await expect(page.getByText(reply.yourNote('With my sister'))).toBeVisible();
  await expect(page.getByText(reply.notSentYet)).toBeVisible();
  await expect(page.getByLabel(reply.card.noteLabel)).toHaveValue(NOTE);
  await expect(page.getByLabel(reply.card.adults)).toHaveValue('4');
  // the button that was pressed comes first
  await expect(answers(page)).toHaveText([reply.card.answers.no, reply.card.answers.yes]);
  await answerOnce(page, reply.card.answers.yes, reply.card.titles.yes);
  await expect(page.getByText(reply.headsComing(4, 0))).toBeVisible();
  await expect.poll(() => invited.recorded()).toMatchObject({ rsvp: 'yes', adults: 4, note: NOTE });
});
