import type { Page } from '@playwright/test';
import { startCodeApp } from './support/code-app.ts';
import { newEmail, waitForMail } from './support/people.ts';
import { expect, test } from './support/test.ts';

// one app for all of them, so one after the other
test.describe.configure({ mode: 'default' });
let app: Awaited<ReturnType<typeof startCodeApp>>;
test.beforeAll(async () => {
  app = await startCodeApp('email,oidc');
});
test.afterAll(() => app.stop());

async function askForCode(page: Page, email: string, from = '/auth/login'): Promise<string> {
  await page.goto(app.url + from);
  await page.getByLabel('E-mail address').fill(email);
  await page.getByRole('button', { name: 'Send me a code' }).click();
  await expect(page.getByRole('heading', { name: 'Check your mail' })).toBeVisible();
  return /\d{8}/.exec((await waitForMail(email, /is your Shagun code/)).subject)?.[0] ?? '';
}

const other = (code: string) => String((Number(code) + 1) % 100_000_000).padStart(8, '0');

test('Get Started leads to a code by mail, and the code to the dashboard; signing out ends here', async ({
  page,
}) => {
  const email = newEmail('kavita');
  await page.goto(app.url);
  await page.getByRole('link', { name: 'Get Started' }).first().click();
  await expect(page.getByRole('heading', { name: 'Sign in to Shagun' })).toBeVisible();
  await expect(page).toHaveURL(/\/auth\/login/);
  await expect(page.getByRole('link', { name: /^Sign in with localhost/ })).toBeVisible();

  // what is no address is said beside the field, and stays there to be mended
  await page.getByLabel('E-mail address').fill('kavita');
  await page.getByRole('button', { name: 'Send me a code' }).click();
  await expect(page.getByRole('alert')).toContainText('looks like name@example.com');
  await expect(page.getByLabel('E-mail address')).toHaveValue('kavita');

  const code = await askForCode(page, email);
  await expect(page.getByText(`We sent an eight-digit code to ${email}.`)).toBeVisible();
  await page.getByLabel('Code', { exact: true }).fill(other(code));
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('That is not the code. You have 4 more tries.');
  // one wrong digit is no reason to type all eight again
  await expect(page.getByLabel('Code', { exact: true })).toHaveValue(other(code));
  await page.getByLabel('Code', { exact: true }).fill(`${code.slice(0, 3)} ${code.slice(3)}`);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(`${app.url}/dashboard`);
  await expect(page.getByRole('heading', { name: 'Complete Your Profile' })).toBeVisible();

  await page.goto(`${app.url}/security`);
  await expect(page.getByText('Code by e-mail').first()).toBeVisible();
  await page.goto(`${app.url}/auth/logout`);
  await expect(page).toHaveURL(`${app.url}/`);
});

test('the link of the mail only fills the code in, and leads on to where one wanted to go', async ({
  page,
  browser,
}) => {
  const email = newEmail('lata');
  const code = await askForCode(page, email, '/auth/login?returnTo=/security');
  const mail = await waitForMail(email, /is your Shagun code/);
  const link = /http\S+\/auth\/code\?code=\d{8}/.exec(mail.text)?.[0] ?? '';
  // a scanner, or the mail read on another device
  const elsewhere = await (await browser.newContext({ javaScriptEnabled: true })).newPage();
  await elsewhere.goto(link);
  await expect(elsewhere.getByRole('heading', { name: 'Ask for a code first' })).toBeVisible();
  await elsewhere.context().close();

  await page.goto(link);
  await expect(page.getByLabel('Code', { exact: true })).toHaveValue(code);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(`${app.url}/security`);
  // going back to the page of a used code leads on
  await page.goto(`${app.url}/auth/code`);
  await expect(page).toHaveURL(`${app.url}/dashboard`);
});

test('a code with no tries left gives way to a new one', async ({ page }) => {
  const email = newEmail('meera');
  const code = await askForCode(page, email);
  for (const text of [
    '4 more tries',
    '3 more tries',
    '2 more tries',
    'one more try',
    'That was the last try',
  ]) {
    await page.getByLabel('Code', { exact: true }).fill(other(code));
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page.getByText(text).first()).toBeVisible();
  }
  await expect(page.getByRole('heading', { name: 'That code no longer works' })).toBeVisible();
  await expect(page.getByLabel('Code', { exact: true })).toHaveCount(0);
  // one at a time: half a minute lies between two
  await expect(async () => {
    await page.getByRole('button', { name: 'Send a new code' }).click();
    await expect(page.getByText('A new code is on its way.')).toBeVisible({ timeout: 5_000 });
  }).toPass();
  let renewed = code;
  await expect
    .poll(async () => {
      renewed = /\d{8}/.exec((await waitForMail(email, /is your Shagun code/)).subject)?.[0] ?? '';
      return renewed !== code;
    })
    .toBe(true);
  await page.getByLabel('Code', { exact: true }).fill(renewed);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(`${app.url}/dashboard`);
});

test('all of it in Hindi, with the mail', async ({ page }) => {
  const email = newEmail('sunita');
  await page.goto(`${app.url}/auth/login?lang=hi`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi-IN');
  await page.getByLabel('ई-मेल पता').fill(email);
  await page.getByRole('button', { name: 'कोड भेजें' }).click();
  await expect(page.getByRole('heading', { name: 'अपना ई-मेल देखें' })).toBeVisible();
  const mail = await waitForMail(email, /आपका शगुन कोड है/);
  expect(mail.html).toContain('lang="hi-IN"');
  const code = /\d{8}/.exec(mail.subject)?.[0] ?? '';
  await page.getByLabel('कोड', { exact: true }).fill(other(code));
  await page.getByRole('button', { name: 'साइन इन करें' }).click();
  await expect(page.getByRole('alert')).toContainText('यह कोड सही नहीं है।');
  await page.getByLabel('कोड', { exact: true }).fill(code);
  await page.getByRole('button', { name: 'साइन इन करें' }).click();
  await expect(page).toHaveURL(`${app.url}/dashboard`);
});
