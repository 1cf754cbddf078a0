import { inbox, newEmail, signInWithProfile } from './support/people.ts';
import { expect, test } from './support/test.ts';

test('a visitor’s message reaches the support; what was typed stays when something is missing', async ({
  page,
}) => {
  const writer = newEmail('ravi');
  await page.goto('/contact?topic=sales');
  const support = (await page.getByRole('main').locator('a[href^="mailto:"]').textContent()) ?? '';
  await expect(page.getByLabel('What is it about?')).toHaveValue('sales');
  await page.getByLabel('Your name').fill('Ravi Iyer');
  await page.getByLabel('Your e-mail address').fill(writer);
  await page.getByLabel('Your message').fill('   ');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('alert')).toContainText('Enter your message.');
  await expect(page.getByLabel('Your e-mail address')).toHaveValue(writer);
  await expect(page.getByLabel('What is it about?')).toHaveValue('sales');

  const words = `How much is Premium for ${writer}?`;
  await page.getByLabel('Your message').fill(words);
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you' })).toBeVisible();
  // the same test without scripts writes to the same mailbox
  const mail = async () => (await inbox(support)).find(({ text }) => text.includes(words));
  await expect
    .poll(async () => (await mail())?.subject, { timeout: 60_000 })
    .toContain('Plans and sales: Ravi Iyer');
  expect((await mail())?.headers['reply-to']).toContain(writer);
});

test('somebody signed in finds their name and address filled in', async ({ page }) => {
  const email = newEmail('meera');
  await signInWithProfile(page, email, 'Meera Joshi');
  await page.goto('/contact');
  await expect(page.getByLabel('Your name')).toHaveValue('Meera Joshi');
  await expect(page.getByLabel('Your e-mail address')).toHaveValue(email);
});

test('nobody comes across the field for programs', async ({ page }) => {
  await page.goto('/contact');
  await expect(page.getByLabel('Your name')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Leave this empty' })).toHaveCount(0);
  await page.getByLabel('Your message').focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Send message' })).toBeFocused();
});
