import type { Browser, Page } from '@playwright/test';
import { api, newEmail, signIn, signInWithProfile, waitForMail } from './support/people.ts';
import { expect, test, type Complaints } from './support/test.ts';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';
const LINUX_FIREFOX = 'Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0';

const confirmation =
  'Are you sure you want to revoke all other sessions? This will log out all your other devices.';
const sessionsOn = (page: Page) => page.getByRole('list', { name: 'Active sessions' }).getByRole('listitem');
const loginsOn = (page: Page) => page.getByRole('list', { name: 'Recent logins' }).getByRole('listitem');

/** Another browser of the same person. */
async function otherBrowser(
  browser: Browser,
  email: string,
  { userAgent, withJs, complaints }: { userAgent: string; withJs: boolean; complaints: Complaints },
): Promise<Page> {
  const context = await browser.newContext({ userAgent, javaScriptEnabled: withJs });
  const page = await context.newPage();
  complaints.watch(page);
  await signIn(page, email, 'Asha Rao');
  return page;
}

/** Whether the browser is still signed in: what its next page says. */
async function expectSignedOut(page: Page): Promise<void> {
  await page.goto('/security');
  await expect(page).toHaveURL('/?returnTo=%2Fsecurity');
}

test('the security centre shows score, sessions, logins and what to do', async ({
  page,
  browser,
  withJs,
  complaints,
}) => {
  const email = newEmail();
  await signInWithProfile(page, email, 'Asha Rao');
  await page.goto('/dashboard');
  await page.getByRole('region', { name: 'Quick Links' }).getByRole('link', { name: 'Security' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Security');
  const score = page.getByRole('region', { name: 'Security Score' });
  await expect(score).toContainText('100 out of 100');
  await expect(score).toContainText('Good');
  await expect(score).toContainText('Low risk');
  await expect(page.getByText('Nothing needs your attention.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Revoke all other sessions' })).toHaveCount(0);

  await otherBrowser(browser, email, { userAgent: IPHONE, withJs, complaints });
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(page.getByText('Everything here is up to date.')).toBeVisible();
  await expect(score).toContainText('75 out of 100');
  await expect(score).toContainText('2 active sessions, 2 logins in the last 30 days');
  await expect(sessionsOn(page)).toHaveCount(2);
  await expect(sessionsOn(page).first()).toContainText('This session');
  // the address the test's proxy names, not the proxy's own
  await expect(sessionsOn(page).first()).toContainText(/IP address\s*10\.\d+\.\d+\.\d+/);
  const phone = sessionsOn(page).filter({ hasText: 'Safari on iOS' });
  await expect(phone).toContainText('Phone');
  await expect(phone).toContainText('Medium risk');
  await expect(phone).toContainText(/Last used\s*Just now/);
  await expect(phone).toContainText(/Duration\s*Less than a minute/);
  await expect(phone).not.toContainText('This session');
  await expect(loginsOn(page)).toHaveCount(2);
  await expect(loginsOn(page).first()).toContainText(/Safari on iOS.*IST.*Active/);
  const advice = page.getByRole('list', { name: 'Recommendations' }).getByRole('listitem');
  await expect(advice).toHaveCount(1);
  await expect(advice).toContainText('Warning');
  await advice.getByRole('link', { name: 'See active sessions' }).click();
  await expect(page).toHaveURL(/\/security#sessions$/);

  const mail = await waitForMail(email, /New sign-in/);
  expect(mail.subject).toBe('New sign-in: Safari on iOS');
  expect(mail.text).toContain('/security');

  await page.getByRole('link', { name: 'Back to Profile' }).click();
  await expect(page).toHaveURL('/profile');
  await page.getByRole('banner').getByRole('link', { name: 'Security' }).click();
  await expect(page).toHaveURL('/security');
});

test('a session in another browser is revoked and signed out there', async ({
  page,
  browser,
  withJs,
  complaints,
}) => {
  const email = newEmail();
  await signInWithProfile(page, email, 'Asha Rao');
  const phone = await otherBrowser(browser, email, { userAgent: IPHONE, withJs, complaints });
  const laptop = await otherBrowser(browser, email, { userAgent: LINUX_FIREFOX, withJs, complaints });
  await page.goto('/security');
  await sessionsOn(page)
    .filter({ hasText: 'Safari on iOS' })
    .getByRole('button', { name: /^Revoke: Safari on iOS/ })
    .click();
  await expect(page.getByText('The session was revoked. That device is signed out.')).toBeVisible();
  await expect(sessionsOn(page)).toHaveCount(2);
  await expect(sessionsOn(page).filter({ hasText: 'Safari on iOS' })).toHaveCount(0);
  await expect(loginsOn(page).filter({ hasText: 'Safari on iOS' })).toContainText('Ended');
  await expectSignedOut(phone);
  await laptop.goto('/security');
  await expect(laptop.getByRole('heading', { level: 1 })).toHaveText('Security');
});

test('a session that ended meanwhile is said to have ended', async ({
  page,
  browser,
  withJs,
  complaints,
}) => {
  const email = newEmail();
  await signInWithProfile(page, email, 'Asha Rao');
  const phone = await otherBrowser(browser, email, { userAgent: IPHONE, withJs, complaints });
  await page.goto('/security');
  await phone.goto('/auth/logout');
  await page.getByRole('button', { name: /^Revoke: Safari on iOS/ }).click();
  await expect(page.getByText('This session has already ended.')).toBeVisible();
  await expect(sessionsOn(page)).toHaveCount(1);
});

test('all other sessions are revoked after asking once more', async ({
  page,
  browser,
  withJs,
  complaints,
}) => {
  const email = newEmail();
  await signInWithProfile(page, email, 'Asha Rao');
  const phone = await otherBrowser(browser, email, { userAgent: IPHONE, withJs, complaints });
  const laptop = await otherBrowser(browser, email, { userAgent: LINUX_FIREFOX, withJs, complaints });
  await page.goto('/security');
  const ask = page.getByRole('link', { name: 'Revoke all other sessions' }).last();
  await ask.click();
  if (withJs) {
    const dialog = page.getByRole('dialog', { name: 'Revoke all other sessions' });
    await expect(dialog).toContainText(confirmation);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(ask).toBeFocused();
    await ask.click();
  } else {
    await expect(page).toHaveURL('/security/revoke-others');
    await expect(page.getByText(confirmation)).toBeVisible();
    await page.getByRole('link', { name: 'Keep them' }).click();
    await expect(sessionsOn(page)).toHaveCount(3);
    await ask.click();
  }
  await page.getByRole('button', { name: 'Revoke all other sessions' }).click();
  await expect(page.getByText('2 other sessions were revoked.')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(sessionsOn(page)).toHaveCount(1);
  await expectSignedOut(phone);
  await expectSignedOut(laptop);

  await page.goto('/security/revoke-others');
  await expect(page.getByText('This is your only session: there is nothing to revoke.')).toBeVisible();
});

test('revoking the current session signs out and leads to /login', async ({
  page,
  browser,
  withJs,
  complaints,
}) => {
  const email = newEmail();
  await signInWithProfile(page, email, 'Asha Rao');
  const phone = await otherBrowser(browser, email, { userAgent: IPHONE, withJs, complaints });
  await page.goto('/security');
  await sessionsOn(page)
    .first()
    .getByRole('button', { name: /^Revoke and sign out/ })
    .click();
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are signed out on this device.');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Get Started' })).toBeVisible();
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('shagun_session');
  expect((await page.request.get('/auth/me')).status()).toBe(401);
  expect((await api(phone).call('getCurrentUser', {})).user.email).toBe(email);

  await page.getByRole('link', { name: 'Sign in again' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL('/dashboard');
});

test('a visitor signs in first', async ({ page }) => {
  for (const path of ['/security', '/security/revoke-others']) {
    await page.goto(path);
    await expect(page).toHaveURL(`/?${new URLSearchParams({ returnTo: path })}`);
  }
});
