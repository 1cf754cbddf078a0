import type { Page } from '@playwright/test';
import {
  allow,
  behave,
  connect,
  editIn,
  newAccount,
  openDesigns,
  tile,
  untilReady,
  untilShown,
} from './support/design-tool.ts';
import { newEmail, signIn } from './support/people.ts';
import { expect, test } from './support/test.ts';

const alert = (page: Page) => page.getByRole('alert');

test('an organiser connects Canva, begins a design, edits it there, uses it, changes it and disconnects', async ({
  page,
  context,
  withJs,
  complaints,
}) => {
  const account = newAccount();
  const { path } = await openDesigns(page);
  await expect(page.getByRole('heading', { name: 'Design with Canva' })).toBeVisible();
  await connect(page, account, withJs);
  await expect(tile(page, 'Sangeet evening')).toBeVisible();
  await expect(tile(page, 'Housewarming')).toBeVisible();
  // nothing of the connection is left in the browser: its session is enough
  const stored = (await context.storageState()).origins.flatMap(({ localStorage }) =>
    localStorage.map(({ name }) => name),
  );
  expect(stored).toEqual([]);

  await expect(page.getByLabel('Title of the design')).toHaveValue('Meera weds Rohan Invitation');
  await page.getByLabel('What it is for').selectOption('Wedding');
  await page.getByRole('button', { name: 'Create in Canva' }).click();
  await expect(
    page.getByRole('status').filter({ hasText: 'Meera weds Rohan Invitation is in your Canva account now.' }),
  ).toBeVisible();

  await editIn(
    page,
    'Meera weds Rohan Invitation',
    { Title: 'Meera and Rohan, at last', Background: '#0d3a3c', Text: '#fbf1d9' },
    complaints,
  );

  await page.goto(path);
  await expect(
    page.getByRole('region', { name: 'Your designs' }).getByRole('listitem').first(),
  ).toContainText('Meera and Rohan, at last');
  await tile(page, 'Meera and Rohan, at last')
    .getByRole('button', { name: 'Use as invitation: Meera and Rohan, at last' })
    .click();
  await expect(page.getByText('We have asked Canva for the picture.')).toBeVisible();
  await untilReady(page, withJs);
  const picture = page.getByRole('img', { name: 'The invitation’s picture: Meera and Rohan, at last' });
  await expect(picture).toHaveJSProperty('naturalWidth', 1200);
  await expect(picture).toHaveAttribute('src', /^\/events\/images\//);

  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download PNG: Meera and Rohan, at last' }).click();
  expect((await download).suggestedFilename()).toBe('invitation.png');

  await page.getByRole('button', { name: 'Change Design' }).click();
  await expect(page.getByText('The design is no longer used for the invitation.')).toBeVisible();
  await expect(picture).toBeHidden();
  await page.getByRole('button', { name: 'Use as invitation: Meera and Rohan, at last' }).first().click();
  await expect(picture).toBeVisible();

  await page.getByRole('button', { name: 'Disconnect Canva' }).click();
  await expect(page.getByText('Canva is disconnected. Pictures already in use stay.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Connect Canva', exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your designs' })).toBeHidden();
  await expect(picture).toBeVisible();
});

test('comes back to where connecting began, two seconds after Canva was connected in the page itself', async ({
  page,
  withJs,
}) => {
  const { path } = await openDesigns(page);
  await page.goto(`/design-tool/oauth/authorize?returnTo=${encodeURIComponent(path)}`);
  // two seconds may be over before anybody looks: the page it leads to comes when this one was seen
  let goOn = () => {};
  const seen = new Promise<void>((resolve) => (goOn = resolve));
  await page.route(`**${path}`, async (route) => {
    await seen;
    await route.continue();
  });
  await allow(page, newAccount());
  if (!withJs) {
    await expect(page.getByRole('heading', { name: 'Connecting to Canva...' })).toBeVisible();
    await page.getByRole('button', { name: 'Finish connecting' }).click();
  }
  await expect(page.getByRole('heading', { name: 'Successfully connected to Canva!' })).toBeVisible();
  goOn();
  await page.waitForURL(path);
  await expect(page.getByRole('heading', { name: 'Your designs' })).toBeVisible();
});

test('what may go wrong on the way back is said, with the way to the dashboard', async ({
  page,
  withJs,
  complaints,
}) => {
  complaints.allow(/status of 400/);
  await openDesigns(page);
  const finish = async () => {
    if (!withJs) await page.getByRole('button', { name: 'Finish connecting' }).click();
  };
  await page.goto('/design-tool/oauth/authorize');
  await page.getByRole('button', { name: 'Deny' }).click();
  await expect(alert(page)).toHaveText('Authentication failed: access_denied');
  await page.getByRole('link', { name: 'Back to Dashboard' }).click();
  await page.waitForURL('/dashboard');

  await page.goto('/design-tool/callback');
  await expect(alert(page)).toHaveText('Authorization code not received');
  await page.goto('/design-tool/callback?error=You%20won%20a%20prize');
  await expect(alert(page)).toHaveText('Authentication failed: unknown_error');
  await page.goto('/design-tool/callback?connected=1');
  await expect(alert(page)).toHaveText('Failed to connect. Please try again.');

  await page.goto(`/design-tool/callback?code=made-up&state=${'x'.repeat(43)}`);
  await finish();
  await expect(alert(page)).toHaveText('Invalid OAuth state');
  await expect(page.getByRole('link', { name: 'Back to Dashboard' })).toBeVisible();

  const account = newAccount();
  await behave(account, { mode: 'server-error', affects: 'tokens' });
  await page.goto('/design-tool/oauth/authorize');
  await allow(page, account);
  await finish();
  await expect(alert(page)).toHaveText('Failed to connect. Please try again.');
});

test('somebody else’s code and state connect nobody', async ({ page, browser, withJs, complaints }) => {
  complaints.allow(/status of 400/);
  await signIn(page, newEmail());
  await page.goto('/design-tool/oauth/authorize');
  // the answer is kept before it arrives, as an attacker would keep their own
  const consent = new URL(page.url());
  const form = { ...Object.fromEntries(consent.searchParams), account: newAccount(), decision: 'allow' };
  const answer = await page.request.post(consent.origin + consent.pathname, { form, maxRedirects: 0 });
  const caught = answer.headers().location ?? '';
  expect(caught).toContain('/design-tool/callback?code=');
  const victim = await (await browser.newContext({ javaScriptEnabled: withJs })).newPage();
  await signIn(victim, newEmail());
  await victim.goto(caught);
  if (!withJs) await victim.getByRole('button', { name: 'Finish connecting' }).click();
  await expect(alert(victim)).toHaveText('Invalid OAuth state');
  await victim.context().close();
});

test('the design tool’s troubles are told, nothing is lost, and trying again works', async ({
  page,
  withJs,
}) => {
  const account = newAccount();
  const { path } = await openDesigns(page);
  await connect(page, account, withJs);

  await behave(account, { mode: 'rate-limited', affects: 'designs' });
  await page.goto(path);
  await expect(alert(page)).toContainText('Failed to load your designs');
  await expect(alert(page)).toContainText('Failed to fetch designs: Too Many Requests');
  await page.getByRole('button', { name: 'Create in Canva' }).click();
  await expect(alert(page).filter({ hasText: 'Failed to use template. Please try again.' })).toBeVisible();
  await behave(account, { mode: 'garbage' });
  await page.goto(path);
  await expect(alert(page)).toHaveText(/^Failed to load your designs\s*Try again$/);
  await behave(account, { mode: 'normal' });
  await page.getByRole('link', { name: 'Try again' }).click();
  const design = tile(page, 'Housewarming');
  await expect(design).toBeVisible();

  await behave(account, { mode: 'server-error', affects: 'designs' });
  const opened = page.context().waitForEvent('page');
  await design.getByRole('link', { name: /^Edit/ }).click();
  const failed = await opened;
  await expect(alert(failed).first()).toHaveText('Failed to open design. Please try again.');
  await failed.close();
  await design.getByRole('button', { name: /^Export/ }).click();
  await expect(alert(page).first()).toHaveText('Failed to export design. Please try again.');

  await behave(account, { mode: 'normal', exportEnding: 'failed' });
  await page.goto(path);
  await design.getByRole('button', { name: /^Export/ }).click();
  const failure = page
    .getByRole('region', { name: 'Pictures from Canva' })
    .getByText('Failed to export design. Please try again.');
  await untilShown(page, failure, withJs);

  await behave(account, { exportEnding: 'success' });
  await behave(account, { action: 'revoke-consents' });
  await page.goto(path);
  await expect(page.getByText('Not connected', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Connect Canva again' })).toBeVisible();
  await connect(page, account, withJs);
  await expect(tile(page, 'Housewarming')).toBeVisible();
  await expect(page.getByText('Not connected', { exact: true })).toBeHidden();
});

test('designs come in pages', async ({ page, withJs }) => {
  const { path } = await openDesigns(page);
  await connect(page, newAccount(), withJs);
  await page.goto(`${path}?limit=1`);
  await expect(tile(page, 'Sangeet evening')).toBeVisible();
  await expect(tile(page, 'Housewarming')).toBeHidden();
  await page.getByRole('link', { name: 'Next page' }).click();
  await expect(tile(page, 'Housewarming')).toBeVisible();
  await expect(page.getByText('Page 2')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Next page' })).toBeHidden();
  await page.getByRole('link', { name: 'First page' }).click();
  await expect(tile(page, 'Sangeet evening')).toBeVisible();
});

test('the popup is 600 by 700, a closed one is noticed, and waiting ends after five minutes @js', async ({
  page,
}) => {
  await page.clock.install();
  await openDesigns(page);
  const link = page.getByRole('link', { name: 'Connect Canva' });
  const features: string[] = [];
  await page.exposeFunction('told', (text: string) => features.push(text));
  await page.evaluate(() => {
    const open = window.open.bind(window);
    window.open = (url, target, text) => {
      (window as unknown as { told: (text?: string) => void }).told(text);
      return open(url, target, text);
    };
  });
  const opened = page.waitForEvent('popup');
  await link.click();
  const popup = await opened;
  await expect.poll(() => features[0] ?? '').toMatch(/width=600,height=700/);
  await expect(page.getByText('Waiting for Canva...')).toBeVisible();
  await popup.close();
  await page.clock.runFor(1100);
  await expect(page.getByText('The window was closed before the connection was allowed.')).toBeVisible();

  // the five minutes begin with the press: opening a window takes as long as it takes
  await page.clock.pauseAt(Date.now() + 60_000);
  const again = page.waitForEvent('popup');
  await link.click();
  const second = await again;
  const closed = second.waitForEvent('close');
  await expect(page.getByText('Waiting for Canva...')).toBeVisible();
  await page.clock.fastForward(299_000);
  await expect(page.getByText('Failed to connect. Please try again.')).toBeHidden();
  await page.clock.fastForward(3000);
  await expect(page.getByText('Failed to connect. Please try again.')).toBeVisible();
  await closed;
});

test('where popups are blocked, connecting goes on in the page itself @js', async ({ page }) => {
  await openDesigns(page);
  await page.evaluate(() => {
    window.open = () => null;
  });
  await page.getByRole('link', { name: 'Connect Canva' }).click();
  await allow(page, newAccount());
  await expect(page.getByRole('heading', { name: 'Your designs' })).toBeVisible();
});
