import { expect, test } from './support/test.ts';
import { newEmail, signInUnseen } from './support/people.ts';

test('a key is made, shown once, used and revoked', async ({ page, request, baseURL }) => {
  await signInUnseen(page, newEmail('asha'));
  await page.goto('/security');
  const keys = page.getByRole('region', { name: 'API keys' });
  await expect(keys).toContainText('You have no API key.');
  await keys.getByRole('link', { name: 'Make a key' }).click();

  // nothing typed, nothing ticked: all of it is said at once
  await page.getByLabel('See events and guests').uncheck();
  await page.getByRole('button', { name: 'Make the key' }).click();
  await expect(page.getByRole('alert').first()).toContainText('Give the key a name.');
  await expect(page.getByRole('alert').first()).toContainText('Choose at least one thing the key may do.');

  await page.getByLabel('Name').fill('Seating plan');
  await page.getByLabel('See events and guests').check();
  await page.getByLabel('One year').check();
  await page.getByRole('button', { name: 'Make the key' }).click();
  await expect(page.getByRole('heading', { name: 'The key “Seating plan” was made.' })).toBeVisible();
  const secret = await page.getByLabel('Your key').inputValue();
  expect(secret).toMatch(/^shagun_[\w-]{43}$/);

  const ask = () =>
    request.get(`${baseURL}/events/my-events`, { headers: { Authorization: `Bearer ${secret}` } });
  expect((await ask()).status()).toBe(200);
  await page.getByRole('link', { name: 'I have copied it' }).click();
  await expect(keys).toContainText('Seating plan');
  expect(await page.content()).not.toContain(secret);

  await keys.getByRole('link', { name: 'Revoke Seating plan' }).click();
  await page.getByRole('button', { name: 'Revoke the key' }).click();
  await expect(page.getByRole('status').first()).toContainText('“Seating plan” was revoked');
  expect((await ask()).status()).toBe(401);
  await expect(keys).toContainText('No longer working');
});
