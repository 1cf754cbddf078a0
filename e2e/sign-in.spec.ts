import { api, newEmail, signIn } from './support/people.ts';
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
