import { siteName } from '#messages/site/guest-frame/en.ts';
import { newEmail, signInWithProfile } from './support/people.ts';
import { expect, test } from './support/test.ts';

test('a page that takes its time is announced in the words of the specification', async ({
  page,
  javaScriptEnabled,
}) => {
  test.skip(javaScriptEnabled === false, 'without scripts the browser itself says that a page is on its way');
  await signInWithProfile(page, newEmail());
  await page.goto('/dashboard');
  let answer = () => {};
  const hold = async (address: string) => {
    const held = new Promise<void>((resolve) => (answer = resolve));
    await page.route(address, async (route) => {
      await held;
      await route.continue();
    });
  };
  await hold('**/profile.data*');
  await page
    .getByText(/^Asha Rao$/)
    .first()
    .click();
  await page.getByRole('link', { name: 'Profile', exact: true }).click();
  await expect(page.getByText('Loading your profile...')).toBeVisible();
  answer();
  await expect(page.getByRole('heading', { level: 1, name: 'Your Profile' })).toBeVisible();
  await expect(page.getByText('Loading your profile...')).toBeHidden();

  // the logo leads whoever is signed in to the dashboard
  await hold('**/_root.data*');
  await page.getByRole('link', { name: siteName }).first().click();
  await expect(page.getByText('Loading your dashboard')).toBeVisible();
  answer();
  await expect(page).toHaveURL('/dashboard');
});
