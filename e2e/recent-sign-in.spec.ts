import type { Page } from '@playwright/test';
import { oldSessions } from './support/old-sessions.ts';
import { api } from './support/people.ts';
import { expect, test } from './support/test.ts';

/** Signs in again in a tab of its own, where the page says so. */
async function signInAgain(page: Page, email: string) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Please sign in again');
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'Sign in again, in a new tab' }).click();
  const tab = await opened;
  await tab.getByLabel('Email').fill(email);
  await tab.getByRole('button', { name: 'Sign in', exact: true }).click();
  await tab.waitForURL((url) => url.origin === process.env.E2E_APP_URL);
  await tab.close();
}

test('who signed in a while ago signs in again to change their e-mail, and nothing typed is lost', async ({
  page,
  context,
  complaints,
}, { project, retry }) => {
  complaints.allow(/status of 403/);
  const person = oldSessions.find((each) => each.project === project.name && each.retry === retry);
  if (!person) throw new Error('Nobody signed in a while ago for this try');
  const url = process.env.E2E_APP_URL ?? '';
  await context.addCookies([
    { name: 'shagun_session', value: person.token, url, httpOnly: true, sameSite: 'Lax' },
  ]);

  // the file of everything is asked for on the page that led to it
  await page.goto('/profile/data');
  await page.getByRole('link', { name: 'Download my data' }).click();
  await expect(page.getByText('please sign in again before you download your data')).toBeVisible();

  // what costs nothing and lasts no longer than it is wanted is saved at once
  await page.goto('/profile');
  await page.getByLabel('City').fill('Nashik');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Profile updated successfully!')).toBeVisible();

  await page.getByLabel('City').fill('Thiruvananthapuram');
  await page.getByLabel('Email').fill(`new.${person.email}`);
  await page.getByRole('button', { name: 'Save' }).click();
  await signInAgain(page, person.email);
  expect((await api(page).call('getCurrentUser', {})).user).toMatchObject({
    city: 'Nashik',
    pendingEmail: '',
  });
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/profile/);
  await expect(page.getByLabel('City')).toHaveValue('Thiruvananthapuram');
  expect((await api(page).call('getCurrentUser', {})).user).toMatchObject({
    city: 'Thiruvananthapuram',
    email: person.email,
    pendingEmail: `new.${person.email}`,
  });

  // and now the file comes
  await page.goto('/profile/data');
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download my data' }).click();
  expect((await download).suggestedFilename()).toMatch(/^shagun-my-data-/);
});
