import { eventPageWords } from '#messages/events/page/by-language.ts';
import { notFoundWords } from '#messages/site/not-found/by-language.ts';
import { api, newEmail, signInWithProfile, waitForMail } from './support/people.ts';
import { expect, test } from './support/test.ts';

test('mails stop with one press on the page, or with the mail program’s own button', async ({
  page,
  baseURL,
  complaints,
}) => {
  complaints.allow(/status of 404/);
  const [neha, ravi, meera] = [newEmail('neha'), newEmail('ravi'), newEmail('meera')];
  await signInWithProfile(page, newEmail());
  const { event } = await api(page).call('createEvent', {
    body: {
      eventType: 'birthday',
      eventName: 'Ananya turns five',
      date: '2031-02-14',
      description: 'Cake at five.',
      guests: [
        { firstName: 'Neha', email: neha },
        { firstName: 'Ravi', email: ravi },
        { firstName: 'Meera', email: meera },
      ],
    },
  });
  const eventId = event._id;
  await api(page).call('sendInvitations', { params: { eventId }, body: { guests: 'not-invited' } });
  const stopLink = async (to: string) =>
    /<(.+)>/.exec((await waitForMail(to)).headers['list-unsubscribe'] ?? '')?.[1] ?? '';

  await page.context().clearCookies();
  await page.goto(await stopLink(neha));
  await expect(page.getByRole('heading', { name: 'Stop these e-mails?' })).toBeVisible();
  await expect(page.getByText('Event: Ananya turns five · E-mails to: n•••@')).toBeVisible();
  await page.getByRole('button', { name: 'Stop these e-mails' }).click();
  await expect(page.getByText('You will get no more e-mails about this event.')).toBeVisible();
  await page.getByRole('link', { name: 'Open the event page' }).click();
  await expect(page).toHaveURL(`${baseURL}/event/${eventId}`);

  const oneClick = await fetch(await stopLink(ravi), {
    method: 'POST',
    body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
  });
  expect(oneClick.status).toBe(200);
  expect(await oneClick.text()).toContain('You will get no more e-mails about this event.');

  // opened later, the link says that it is done already, and has the way back
  await page.goto(await stopLink(ravi));
  await expect(page.getByRole('heading', { name: 'No more e-mails' })).toBeVisible();
  await expect(page.getByText('You have already stopped the e-mails about this event.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Stop these e-mails' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Send me e-mails about this event again' }).click();
  await expect(page.getByText('Done. You will get e-mails about this event again.')).toBeVisible();
  await page.goto(await stopLink(ravi));
  await expect(page.getByRole('button', { name: 'Stop these e-mails' })).toBeVisible();

  const notMe = async (to: string) =>
    /<(\S+\/not-me\S*)>|(\S+\/not-me\S*)/
      .exec((await waitForMail(to)).text)
      ?.slice(1)
      .find(Boolean) ?? '';
  await page.goto(await notMe(meera));
  await expect(page.getByRole('heading', { name: 'Not for you?' })).toBeVisible();
  await page.getByRole('button', { name: 'This is not for me' }).click();
  await expect(page.getByText('Done. You will get no more e-mails about this event.')).toBeVisible();
  await page.getByRole('button', { name: 'हिन्दी में पढ़ें' }).click();
  await expect(page.getByText('हो गया। इस समारोह के बारे में आपको और ई-मेल नहीं मिलेंगे।')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi-IN');
  await page.getByRole('button', { name: 'Read this in English' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you for telling us' })).toBeVisible();

  await page.goto(`${baseURL}/u/not-a-real-token`);
  await expect(page.getByText('This link is incomplete or no longer valid.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link doesn’t work');
  await expect(page.getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', '/contact');
});

test.describe('in a browser that asks for Hindi', () => {
  test.use({ locale: 'hi-IN' });

  test('an address that is none says so in Hindi, and a personal link cut off what to do', async ({
    page,
    complaints,
  }) => {
    complaints.allow(/404 \(Not Found\)/);
    for (const [path, title] of [
      ['/nothing-here', notFoundWords.hi.title],
      ['/event/abc/rsvp/', eventPageWords.hi.deadLink.title],
    ] as const) {
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(404);
      await expect(page.locator('html')).toHaveAttribute('lang', 'hi-IN');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    }
  });
});
