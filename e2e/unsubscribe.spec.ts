import { api, newEmail, signInWithProfile, waitForMail } from './support/people.ts';
import { expect, test } from './support/test.ts';

test('mails stop with one press on the page, or with the mail program’s own button', async ({ page, baseURL, complaints }) => {
  complaints.allow(/status of 404/);
  const [neha, ravi] = [newEmail('neha'), newEmail('ravi')];
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
      ],
    },
  });
  const eventId = event._id;
  await api(page).call('sendInvitations', { params: { eventId }, body: { guests: 'not-invited' } });
  const stopLink = async (to: string) => /<(.+)>/.exec((await waitForMail(to)).headers['list-unsubscribe'] ?? '')?.[1] ?? '';

  await page.context().clearCookies();
  await page.goto(await stopLink(neha));
  await expect(page.getByRole('heading', { name: 'Stop these e-mails?' })).toBeVisible();
  await page.getByRole('button', { name: 'Stop these e-mails' }).click();
  await expect(page.getByText('You will get no more mail about this event.')).toBeVisible();

  const oneClick = await fetch(await stopLink(ravi), { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) });
  expect(oneClick.status).toBe(200);
  expect(await oneClick.text()).toContain('You will get no more mail about this event.');

  await page.goto(`${baseURL}/u/not-a-real-token`);
  await page.getByRole('button', { name: 'Stop these e-mails' }).click();
  await expect(page.getByText('This link is not complete or no longer valid.')).toBeVisible();
});
