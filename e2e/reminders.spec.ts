import type { Page } from '@playwright/test';
import { api, newEmail, signInWithProfile, waitForMail } from './support/people.ts';
import { expect, test } from './support/test.ts';

/** A wedding of an organiser on the free plan, with one guest whose invitation is on its way. */
async function wedding(page: Page, email: string): Promise<{ eventId: string; reminders: string }> {
  await signInWithProfile(page, newEmail('asha'));
  const { event } = await api(page).call('createEvent', {
    body: { eventType: 'wedding', eventName: 'Meera weds Rohan', date: '2031-02-14', time: '19:30', description: 'Come and celebrate.', guests: [{ firstName: 'Priya', lastName: 'Nair', email }] },
  });
  return { eventId: event._id, reminders: `/event/${event._id}/invite/reminders` };
}

test('a date to answer by is set, shown to the guest in mail and on the page, and mended when it is wrong', async ({ page, browser, complaints, withJs }) => {
  const email = newEmail('priya');
  const { eventId, reminders } = await wedding(page, email);
  await page.goto(`/event/${eventId}/invite`);
  await page.getByRole('link', { name: 'Reminders' }).click();
  await expect(page.getByText('Nobody would get a reminder now.')).toBeVisible();
  await expect(page.getByText('Not invited yet: 1')).toBeVisible();

  const date = page.getByLabel('Please answer by');
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await date.evaluate((input) => input.removeAttribute('max'));
  await date.fill('2031-02-15');
  await save.click();
  await expect(page.getByText('Choose a day on or before the day of the event.').first()).toBeVisible();
  await expect(date).toHaveValue('2031-02-15');
  await date.fill('2031-02-07');
  await save.click();
  await expect(page.getByText('Saved. Guests see until when you need their answer.')).toBeVisible();
  await page.goto(reminders);
  await expect(date).toHaveValue('2031-02-07');

  await api(page).call('sendInvitations', { params: { eventId }, body: { guests: 'not-invited' } });
  const mail = await waitForMail(email, /invites you/);
  expect(mail.text).toContain('Please answer by Friday, 7 February 2031.');
  const link = /http\S+\/reply\/email\?key=\S+/.exec(mail.text)?.[0] ?? '';
  const context = await browser.newContext({ javaScriptEnabled: withJs });
  const guest = await context.newPage();
  complaints.watch(guest);
  await guest.goto(link);
  await expect(guest.getByText('Please answer by Friday, 7 February 2031.')).toBeVisible();
  await guest.goto(`${link}&lang=hi`);
  await expect(guest.getByText('कृपया शुक्रवार, 7 फ़रवरी 2031 तक जवाब दें।')).toBeVisible();
  await context.close();
});

test('who would get a reminder is seen before, with how it reads; the free plan is told what it lacks', async ({ page }) => {
  const email = newEmail('priya');
  const { eventId, reminders } = await wedding(page, email);
  await api(page).call('sendInvitations', { params: { eventId }, body: { guests: 'not-invited' } });
  await waitForMail(email, /invites you/);
  await expect(async () => {
    await page.goto(reminders);
    await expect(page.getByText('1 guest would get a reminder now.')).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(page.getByText('Your plan has no reminders and messages yet.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Remind/ })).toHaveCount(0);
  await page.getByText('How it reads').click();
  await expect(page.getByText('Can you come to Meera weds Rohan?')).toBeVisible();
  await page.getByRole('link', { name: 'See who' }).click();
  await expect(page.getByRole('heading', { name: 'Who gets a reminder' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Priya Nair' })).toContainText('By mail');
  // the address of a button, and of a page the plan has not
  await page.goto(`${reminders}/send`);
  await expect(page).toHaveURL(new RegExp(`${reminders}$`));
  await page.goto(`${reminders}/message`);
  await expect(page.getByText('Your plan has no reminders and messages yet.')).toBeVisible();
});
