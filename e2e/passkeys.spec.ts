import type { Page } from '@playwright/test';
import { startCodeApp } from './support/code-app.ts';
import { newEmail, waitForMail } from './support/people.ts';
import { expect, test } from './support/test.ts';

// one app for all of them, so one after the other
test.describe.configure({ mode: 'default' });
let app: Awaited<ReturnType<typeof startCodeApp>>;
test.beforeAll(async () => {
  app = await startCodeApp('email');
});
test.afterAll(() => app.stop());

async function signInByCode(page: Page, email: string, returnTo: string): Promise<void> {
  await page.goto(`${app.url}/auth/login?${new URLSearchParams({ returnTo })}`);
  await page.getByLabel('E-mail address').fill(email);
  await page.getByRole('button', { name: 'Send me a code' }).click();
  const { subject } = await waitForMail(email, /is your Shagun code/);
  await page.getByLabel('Code', { exact: true }).fill(/\d{8}/.exec(subject)?.[0] ?? '');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL(app.url + returnTo);
}

/** A phone's lock screen in software, as Chromium's developer tools offer it. `present`: whether somebody puts their finger on it. */
async function addAuthenticator(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    verify: (isUserVerified: boolean) =>
      devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
    present: (enabled: boolean) =>
      devtools.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled }),
    credentials: async () =>
      (await devtools.send('WebAuthn.getCredentials', { authenticatorId })).credentials,
  };
}

test('a passkey is added, signs in, and is removed @js', async ({ page, complaints }) => {
  const email = newEmail('asha');
  await signInByCode(page, email, '/security');
  const device = await addAuthenticator(page);
  const passkeys = page.getByRole('region', { name: 'Passkeys' });
  await expect(passkeys).toContainText('You have no passkey yet.');
  await passkeys.getByRole('link', { name: 'Add a passkey' }).click();
  await page.getByLabel('Name').fill('Asha’s phone');

  // the device asks and nobody unlocks it
  await device.verify(false);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByRole('alert')).toContainText('No passkey was made.');
  await device.verify(true);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page).toHaveURL(/\/security\?/);
  await expect(page.getByText('“Asha’s phone” was added.')).toBeVisible();
  await expect(passkeys.getByRole('listitem')).toContainText('Not used yet');
  expect(await device.credentials()).toMatchObject([{ rpId: 'localhost', isResidentCredential: true }]);
  expect((await waitForMail(email, /A passkey was added/)).text).toContain('Asha’s phone');

  // a device has one passkey for an account
  await passkeys.getByRole('link', { name: 'Add a passkey' }).click();
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByRole('alert')).toContainText('This device already has a passkey');

  // nothing is picked in the field by itself
  await device.present(false);
  await page.goto(`${app.url}/auth/logout`);
  await page.goto(`${app.url}/auth/login?returnTo=/security`);
  const signIn = page.getByRole('button', { name: 'Sign in with a passkey' });
  await expect(signIn).toBeVisible();
  await device.present(true);
  await signIn.click();
  await page.waitForURL(`${app.url}/security`);
  await expect(passkeys.getByRole('listitem')).not.toContainText('Not used yet');
  await expect(page.getByRole('region', { name: 'Active Sessions' })).toContainText('Passkey');

  await passkeys.getByRole('link', { name: 'Remove Asha’s phone' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Remove “Asha’s phone”?');
  await page.getByRole('button', { name: 'Remove the passkey' }).click();
  await expect(page.getByText('“Asha’s phone” was removed')).toBeVisible();
  await expect(passkeys).toContainText('You have no passkey yet.');

  // the device still offers it
  complaints.allow(/status of 404 .*passkeys\/sign-in/);
  await device.present(false);
  await page.goto(`${app.url}/auth/logout`);
  await page.goto(`${app.url}/auth/login?lang=hi`);
  await device.present(true);
  await page.getByRole('button', { name: 'पासकी से साइन इन करें' }).click();
  await expect(page.getByRole('alert').first()).toContainText('इस पासकी से यहाँ कोई खाता नहीं खुलता');
});

test('without scripts nothing speaks of passkeys on the sign-in page, and adding one says why not @no-js', async ({
  page,
}) => {
  const email = newEmail('meera');
  await signInByCode(page, email, '/security/passkeys/add');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByRole('alert')).toContainText('Adding a passkey needs JavaScript');
  await page.goto(`${app.url}/auth/logout`);
  await page.goto(`${app.url}/auth/login`);
  await expect(page.getByRole('button', { name: 'Send me a code' })).toBeVisible();
  await expect(page.getByText(/passkey/i)).toHaveCount(0);
});
