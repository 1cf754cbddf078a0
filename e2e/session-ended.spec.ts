import type { Page } from '@playwright/test';
import { api, newEmail, signInWithProfile } from './support/people.ts';
import { expect, test } from './support/test.ts';
import * as creationWords from '#messages/events/creation/en.ts';
import * as fileWords from '#messages/guests/file/en.ts';

const LONG = 'An evening of music under the old banyan tree.\nPlease bring your songs, and your grandmother.';

async function concert(page: Page): Promise<string> {
  const { event } = await api(page).call('createEvent', {
    body: {
      eventType: 'getTogether',
      eventName: 'Songs on the roof',
      date: '2031-02-14',
      description: 'Songs.',
    },
  });
  return event._id;
}

/** Signs in again where the page says, in a tab of its own, and sends what was typed from the first one. */
async function signInAndSend(page: Page, email: string) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You were signed out');
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'Sign in again, in a new tab' }).click();
  const tab = await opened;
  await tab.getByLabel('Email').fill(email);
  await tab.getByRole('button', { name: 'Sign in', exact: true }).click();
  await tab.waitForURL((url) => url.origin === process.env.E2E_APP_URL);
  await tab.close();
  await page.getByRole('button', { name: 'Send it now' }).click();
}

test.beforeEach(({ complaints }) => {
  complaints.allow(/status of (400|401|409)/);
});

test('what was typed about an event is sent after signing in again', async ({ page, context }) => {
  const email = newEmail();
  await signInWithProfile(page, email);
  const eventId = await concert(page);
  await page.goto(`/event/${eventId}/edit`);
  await page.getByLabel('Description').fill(LONG);
  await context.clearCookies();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await signInAndSend(page, email);
  await expect(page).toHaveURL(new RegExp(`/event/${eventId}$`));
  const { event } = await api(page).call('getEditableEvent', { params: { eventId } });
  expect(event.description.replaceAll('\r\n', '\n')).toBe(LONG);
});

test('a form that is refused for what it lacks is kept as well, with all it holds', async ({
  page,
  context,
  withJs,
}) => {
  test.skip(withJs, 'with scripts the page itself says what is missing, and sends nothing yet');
  const email = newEmail();
  await signInWithProfile(page, email);
  const eventId = await concert(page);
  await page.goto(`/event/${eventId}/edit`);
  await page.getByLabel('Description').fill(LONG);
  await page.getByLabel('Event name').fill('');
  await context.clearCookies();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await signInAndSend(page, email);
  await expect(page.getByLabel('Description')).toHaveValue(LONG);
  await expect(page.getByText('Enter a name for the event.').first()).toBeVisible();
});

test('a profile is not written into the account of who has signed in meanwhile', async ({
  page,
  context,
}) => {
  const email = newEmail();
  await signInWithProfile(page, email);
  await page.goto('/profile');
  await page.getByLabel('City').fill('Thiruvananthapuram');
  await context.clearCookies();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You were signed out');
  // pressed too early, nothing is lost either
  await page.getByRole('button', { name: 'Send it now' }).click();
  const ravi = newEmail('ravi');
  await signInAndSend(page, ravi);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Somebody else is signed in');
  expect((await api(page).call('getCurrentUser', {})).user).toMatchObject({ city: '', pendingEmail: '' });

  await context.clearCookies();
  await page.getByRole('button', { name: 'Send it now' }).click();
  await signInAndSend(page, email);
  await expect(page.getByLabel('City')).toHaveValue('Thiruvananthapuram');
  const { user } = await api(page).call('getCurrentUser', {});
  expect(user).toMatchObject({ city: 'Thiruvananthapuram', email });
});

test('what was typed for a new event is sent after signing in again', async ({ page, context }) => {
  const email = newEmail();
  await signInWithProfile(page, email);
  await page.goto('/create-event/wedding');
  await page.getByLabel('Event name').fill('Asha and Rohan');
  await page.getByLabel('Description').fill(LONG);
  await context.clearCookies();
  await page.getByRole('button', { name: 'Save draft' }).click();
  await signInAndSend(page, email);
  await expect(page.getByText('Your draft is saved.')).toBeVisible();
  await expect(page.getByLabel('Event name')).toHaveValue('Asha and Rohan');
  await expect(page.getByLabel('Description')).toHaveValue(LONG);
});

test('a press is not done for who has signed in meanwhile in another tab', async ({ page, context }) => {
  const email = newEmail();
  await signInWithProfile(page, email);
  await page.goto('/profile');
  await page.getByLabel('Email').fill(`new.${email}`);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('button', { name: 'Do not use this address' })).toBeVisible();
  const calendar = await context.newPage();
  await calendar.goto('/calendar');

  await context.clearCookies();
  const tab = await context.newPage();
  await signInWithProfile(tab, newEmail('ravi'));
  await calendar.getByRole('button', { name: 'Make an address' }).click();
  await expect(calendar.getByRole('heading', { level: 1 })).toHaveText('Somebody else is signed in');
  expect(await api(tab).call('getCalendarFeed', {})).toMatchObject({ made: false });
  // a button whose address has no page of its own
  await page.getByRole('button', { name: 'Do not use this address' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Somebody else is signed in');
});

test('the page of a new event saves nothing into the draft of who has signed in meanwhile', async ({
  page,
  context,
  withJs,
}) => {
  test.skip(!withJs, 'without scripts a page sends nothing by itself');
  await signInWithProfile(page, newEmail());
  await page.goto('/create-event/birthday');
  await page.getByLabel('Event name').fill('A surprise for Ravi');
  await expect(page.getByText('Draft saved at')).toBeVisible();

  await context.clearCookies();
  const tab = await context.newPage();
  await signInWithProfile(tab, newEmail('ravi'));
  const draft = { params: { eventType: 'birthday' } } as const;
  const { turn } = await api(tab).call('getEventDraft', draft);
  const entries: [string, string][] = [['eventName', 'Ravi’s own party']];
  await api(tab).call('saveEventDraft', { ...draft, body: { entries, turn } });

  const saving = page.waitForResponse((response) => response.url().endsWith('/create-event/birthday/draft'));
  await page.getByLabel('Description').fill('He knows nothing of it.');
  expect((await saving).status()).toBe(409);
  await expect(page.getByText(creationWords.draftOtherAccount)).toBeVisible();
  // a change asks for another saving
  const again = page.waitForResponse((response) => response.url().endsWith('/create-event/birthday/draft'));
  await page.getByLabel('Event name').fill('A surprise for Ravi, our brother');
  expect((await again).status()).toBe(409);

  const list = page.waitForResponse((response) => response.url().endsWith('/events/drafts/birthday/import'));
  await page
    .getByLabel(fileWords.importFile, { exact: true })
    .first()
    .setInputFiles({
      name: 'guests.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from('Name,Phone\nMeera Rao,9820012345\n'),
    });
  await page.getByRole('button', { name: 'Import file' }).click();
  expect((await list).status()).toBe(409);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Somebody else is signed in');
  expect(await api(tab).call('getEventDraft', draft)).toMatchObject({ entries, pendingImport: null });
});
