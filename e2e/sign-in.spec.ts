import * as accountHi from '#messages/accounts/hi.ts';
import * as eventHi from '#messages/events/hi.ts';
import { api, newEmail, signIn, signInWithProfile } from './support/people.ts';
import { expect, test } from './support/test.ts';

test('a person signs in, is known, and signs out again', async ({ page }) => {
  const email = newEmail('meera');
  await signIn(page, email, 'Meera Iyer');
  await expect(page).toHaveURL(/\/dashboard$/);
  const { user } = await api(page).call('getCurrentUser', {});
  expect(user).toMatchObject({ email, firstName: 'Meera', lastName: 'Iyer' });

  await page.goto('/auth/logout');
  await expect(page).toHaveURL('/');
  expect((await page.request.get('/auth/me')).status()).toBe(401);
});

test('someone who goes back without signing in is told that nothing changed', async ({ page }) => {
  await page.goto('/auth/login');
  await page.getByRole('button', { name: 'Go back without signing in' }).click();
  await expect(page.getByText('You left before signing in. Nothing was changed.')).toBeVisible();
});

test('the language chosen in the header is that of every page, and goes with the account', async ({
  page,
  browser,
}) => {
  const email = newEmail('sunita');
  await signInWithProfile(page, email, 'सुनीता शर्मा');
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'हिन्दी' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi-IN');
  // without a new document
  await page.getByRole('link', { name: accountHi.linkOrganised }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(eventHi.organisedTitle);

  const elsewhere = await (await browser.newContext()).newPage();
  await signIn(elsewhere, email, 'सुनीता शर्मा');
  await expect(elsewhere.locator('html')).toHaveAttribute('lang', 'hi-IN');
  await elsewhere.getByRole('button', { name: 'English' }).click();
  await expect(elsewhere.locator('html')).toHaveAttribute('lang', 'en-IN');
  expect((await api(elsewhere).call('getCurrentUser', {})).user.language).toBe('en');
});
