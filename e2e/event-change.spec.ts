import type { Page } from '@playwright/test';
import * as eventWords from '#messages/events/en.ts';
import { api, inbox, newEmail, signInWithProfile, waitForMail } from './support/people.ts';
import { expect, test } from './support/test.ts';

const details = {
  eventName: 'Meera weds Rohan',
  date: '2031-02-14',
  time: '19:30',
  timeZone: 'Asia/Kolkata',
  description: 'An evening of music and dinner.',
  venue: { name: 'The Grand', location: 'Baner Road, Pune' },
};

/** An event with one guest who got the invitation. */
async function createWithGuest(page: Page) {
  const guest = newEmail('neha');
  const { event } = await api(page).call('createEvent', {
    body: { ...details, eventType: 'birthday', guests: [{ firstName: 'Neha', email: guest }] },
  });
  await api(page).call('sendInvitations', {
    params: { eventId: event._id },
    body: { guests: 'not-invited' },
  });
  await waitForMail(guest);
  return { eventId: event._id, guest };
}

test.beforeEach(async ({ page }) => {
  await signInWithProfile(page, newEmail());
});

test('a new venue is saved and told to guests already invited', async ({ page }) => {
  const { eventId, guest } = await createWithGuest(page);
  await page.goto(`/event/${eventId}/edit`);
  await page.getByLabel('Venue name').fill('Lake House');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page).toHaveURL(new RegExp(`/event/${eventId}$`));
  await expect(page.getByText('Your changes are saved.')).toBeVisible();
  await expect(page.getByText('Lake House').first()).toBeVisible();
  await expect.poll(async () => (await inbox(guest)).length, { timeout: 60_000 }).toBe(2);
});

test('a change made elsewhere is shown beside what was typed, and saving again works', async ({
  page,
  complaints,
}) => {
  complaints.allow(/status of 409/);
  const { eventId } = await createWithGuest(page);
  await page.goto(`/event/${eventId}/edit`);
  await page.getByLabel('Event name').fill('My own name for it');
  const { event } = await api(page).call('getEditableEvent', { params: { eventId } });
  await api(page).call('updateEvent', {
    params: { eventId },
    body: { ...details, eventName: 'Changed in another window', version: event.version },
  });

  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('alert')).toContainText(
    'This event was changed in another window while you were editing.',
  );
  await expect(page.getByRole('region', { name: 'Saved now' })).toContainText('Changed in another window');
  await expect(page.getByLabel('Event name')).toHaveValue('My own name for it');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page).toHaveURL(new RegExp(`/event/${eventId}$`));
  await expect(page.getByRole('heading', { level: 1 })).toContainText('My own name for it');
});

test('a date that has passed is refused with what was typed kept', async ({ page, complaints }) => {
  complaints.allow(/status of 400/);
  const { eventId } = await createWithGuest(page);
  await page.goto(`/event/${eventId}/edit`);
  await page.getByLabel('Event name').fill('Yesterday once more');
  await page.getByLabel('Date', { exact: true }).fill('2020-01-01');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Please select a future date for your event.').first()).toBeVisible();
  await expect(page.getByLabel('Event name')).toHaveValue('Yesterday once more');
});

test('a cancelled event says so, takes no change and tells its guests', async ({ page }) => {
  const { eventId, guest } = await createWithGuest(page);
  await page.goto(`/event/${eventId}/cancel`);
  await expect(page.getByText('Replies close: nobody can answer after that.')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel this event' }).click();
  await expect(page).toHaveURL(new RegExp(`/event/${eventId}$`));
  await waitForMail(guest, /cancel/i);

  await page.goto(`/event/${eventId}/edit`);
  await expect(page.getByText(eventWords.cancelledAlready)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save changes' })).toHaveCount(0);
  await page.goto(`/event/${eventId}/invite`);
  await expect(page.getByText(eventWords.cancelledAlready)).toBeVisible();
  await expect(page.getByRole('button', { name: /Send/ })).toHaveCount(0);
});

test('who cannot be told of a cancellation by us is left to the organiser, and not forgotten', async ({
  page,
}) => {
  const neha = newEmail('neha');
  const { event } = await api(page).call('createEvent', {
    body: {
      ...details,
      eventType: 'birthday',
      guests: [{ firstName: 'Neha', email: neha }, { firstName: 'Dadi' }],
    },
  });
  await api(page).call('sendInvitations', {
    params: { eventId: event._id },
    body: { guests: 'not-invited' },
  });
  await waitForMail(neha);
  await page.goto(`/event/${event._id}/cancel`);
  await page.getByRole('button', { name: 'Cancel this event' }).click();
  await expect(
    page.getByText('No message from us tells 1 guest that it is cancelled. Please tell them yourself.'),
  ).toBeVisible();
});
