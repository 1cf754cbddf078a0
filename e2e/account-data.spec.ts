import { readFile } from 'node:fs/promises';
import { inDays } from './support/days.ts';
import { api, newEmail, signIn, signInWithProfile } from './support/people.ts';
import { expect, test } from './support/test.ts';

test('somebody downloads everything stored about them', async ({ page }) => {
  const email = newEmail('meera');
  await signInWithProfile(page, email, 'Meera Joshi');
  await page.goto('/profile');
  await page.getByRole('link', { name: /^Your data/ }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download my data' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^shagun-my-data-.+\.json$/);
  const data = JSON.parse(await readFile(await download.path(), 'utf8')) as {
    profile: { email: string };
    sessions: unknown[];
  };
  expect(data.profile.email).toBe(email);
  expect(data.sessions).toHaveLength(1);
});

test('an account with an upcoming event is kept; cancelled, it is deleted after its address was typed', async ({
  page,
}) => {
  const email = newEmail('meera');
  await signInWithProfile(page, email, 'Meera Joshi');
  await api(page).call('createEvent', {
    body: {
      eventType: 'birthday',
      eventName: 'Kabir turns five',
      date: inDays(30),
      description: 'Join us.',
      guests: [{ firstName: 'Ravi', phone: '9820012399' }],
    },
  });
  await page.goto('/profile/data');
  await page.getByRole('link', { name: 'Delete my account' }).click();
  await expect(page.getByRole('heading', { name: 'Your account cannot be deleted yet.' })).toBeVisible();
  await expect(page.getByRole('button', { name: /Delete/ })).toHaveCount(0);
  await page.getByRole('link', { name: 'Cancel Kabir turns five' }).click();
  await page.getByRole('button', { name: /cancel/i }).click();
  await expect(page).not.toHaveURL(/\/cancel$/);

  await page.goto('/profile/delete');
  await page.getByLabel(`Type ${email} to confirm`).fill('somebody@else.example');
  await page.getByRole('button', { name: 'Delete my account for good' }).click();
  await expect(page.getByRole('alert')).toContainText(`Type ${email} to confirm.`);
  await page.getByLabel(`Type ${email} to confirm`).fill(email);
  await page.getByRole('button', { name: 'Delete my account for good' }).click();
  await expect(page).toHaveURL(/\/goodbye$/);
  await expect(page.getByText('Your account has been deleted.')).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Get Started' })).toBeVisible();
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('shagun_session');

  await signIn(page, email, 'Meera Joshi');
  await expect(page.getByRole('heading', { name: 'Complete Your Profile' })).toBeVisible();
});
