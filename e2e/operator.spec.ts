import { newId } from '#backend/platform/ids.ts';
import { cardsOf, giveByLink, wish } from './support/gift-cards.ts';
import { OPERATOR_EMAIL } from './support/operator-email.ts';
import { api, newEmail, signInUnseen, signInWithProfile } from './support/people.ts';
import { expect, test } from './support/test.ts';

test('to everybody else the console is an unknown page', async ({ page, complaints }) => {
  complaints.allow(/404/);
  const faceOf = async (path: string) => {
    const answer = await page.goto(path);
    return [answer?.status(), await page.title(), await page.getByRole('main').innerText()];
  };
  expect(await faceOf('/operator')).toEqual(await faceOf('/no-such-page'));
  await signInWithProfile(page, newEmail());
  for (const path of [
    '/operator',
    '/operator/people',
    '/operator/nowhere',
    '/operator/act?act=check_ledger&on=',
  ])
    expect(await faceOf(path), path).toEqual(await faceOf('/no-such-page'));
});

test('an operator who asks for a page that is none stays in the console', async ({ page }) => {
  await signInUnseen(page, OPERATOR_EMAIL, 'Olive Ops');
  const answer = await page.goto('/operator/nowhere');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('There’s no such page');
  await page.getByRole('navigation', { name: 'Console' }).getByRole('link', { name: 'Log' }).click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('There’s no such page');
});

test('an operator finds a person and changes their plan, and says why', async ({
  page,
  browser,
  complaints,
}) => {
  complaints.allow(/400 \(Bad Request\)/);
  const email = newEmail('leela');
  const other = await browser.newContext();
  await signInWithProfile(other, email, 'Leela Das');
  await signInUnseen(page, OPERATOR_EMAIL, 'Olive Ops');
  await page.goto('/operator');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Operator’s console');
  await expect(page.getByText('Mail server')).toBeVisible();
  const menu = page.getByRole('navigation', { name: 'Console' });

  await menu.getByRole('link', { name: 'People' }).click();
  await page.getByLabel('E-mail address').fill(email);
  await page.getByRole('button', { name: 'Find' }).click();
  await expect(page.getByRole('alert').first()).toContainText('Write down why, in at least ten characters.');
  await expect(page.getByLabel('E-mail address')).toHaveValue(email);
  await page.getByLabel('Reason').fill('She asked support for Premium');
  await page.getByRole('button', { name: 'Find' }).click();
  const found = page.getByRole('region', { name: 'Leela' });
  await expect(found).toContainText('Basic');
  expect(page.url()).not.toContain('leela');

  const change = page.getByRole('region', { name: 'Change the plan' });
  const reason = `Paid by bank transfer ${newId()}`;
  await change.getByLabel('New plan').selectOption('premium');
  await change.getByLabel('Reason').fill(reason);
  await change.getByRole('button', { name: 'Change the plan' }).click();
  await expect(page.getByText('The plan is Premium now.')).toBeVisible();
  expect((await api(other).call('getCurrentUser', {})).user.plan).toBe('premium');

  await menu.getByRole('link', { name: 'Log' }).click();
  const entry = page.getByRole('listitem').filter({ hasText: reason });
  await expect(entry).toContainText('Changed a plan');
  await expect(entry).toContainText(OPERATOR_EMAIL);
  await expect(page.getByRole('main')).not.toContainText(email);

  // in Hindi
  await page.goto('/operator/log?lang=hi');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('लॉग');
  await expect(page.getByRole('listitem').filter({ hasText: reason })).toContainText('प्लान बदला');
  await page.goto('/operator/log?lang=en');
});

test('an operator reads what became of a payment, and has the ledger checked', async ({ page, browser }) => {
  const organiser = await browser.newContext();
  await signInWithProfile(organiser, newEmail(), 'Asha Rao');
  const hostPage = await organiser.newPage();
  const params = await wish(hostPage, 12_500);
  await api(hostPage).call('addInvitees', {
    params,
    body: { newGuests: [{ firstName: 'Leela', lastName: 'Das', email: newEmail('leela') }] },
  });
  const { items } = await api(hostPage).call('listGuests', { params, query: {} });
  await giveByLink(browser, hostPage, params, {
    guestId: items[0]?._id ?? '',
    contributionAmount: 2173,
    blessing: 'Be happy',
  });
  await cardsOf(hostPage, 1);

  await signInUnseen(page, OPERATOR_EMAIL, 'Olive Ops');
  await page.goto('/operator/money');
  const payment = page
    .getByRole('list', { name: 'Money' })
    .getByRole('listitem')
    .filter({ hasText: '₹2,173.00' })
    .first();
  await expect(payment).toContainText('Paid');
  await expect(page.getByRole('main')).not.toContainText('Leela');
  await payment.getByRole('link', { name: 'Its story' }).click();
  await page.getByLabel('Reason').fill('The giver’s bank shows it twice');
  await page.getByRole('button', { name: 'Show the story' }).click();
  const story = page.getByRole('region', { name: 'What happened' });
  await expect(story).toContainText('of ₹2,173.00 begun by Leela (a guest by their personal link');
  await expect(page.getByRole('link', { name: 'Send the money back' })).toBeVisible();

  await page.getByRole('navigation', { name: 'Console' }).getByRole('link', { name: 'Ledger' }).click();
  await page.getByRole('link', { name: 'Check now' }).click();
  await page.getByLabel('Reason').fill('Before the month is closed');
  await page.getByRole('button', { name: 'Check now' }).click();
  // another test may have asked a moment ago
  await expect(page.getByText(/The check has begun|A check is under way already/)).toBeVisible();
  await expect(async () => {
    await page.goto('/operator/ledger');
    await expect(
      page.getByText(/Everything agrees|Not everything was compared|Differences/).first(),
    ).toBeVisible({
      timeout: 3000,
    });
  }).toPass();
});
