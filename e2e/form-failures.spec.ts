import type { Page } from '@playwright/test';
import { inviteGuest, YES } from './support/invited.ts';
import { newEmail, signInWithProfile } from './support/people.ts';
import { expect, test } from './support/test.ts';

/*
 * A form whose answer is a failure keeps the page and what was typed, and is sent again with one press
 * (docs/decisions/0101). Without scripts: tests/site/failed-forms.served.test.ts.
 */

const tryAgain = 'Try again';

/** What something in between answers to whatever is sent from now on. */
const answerBare = (page: Page, body: string) =>
  page.route('**/*', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 500, contentType: 'text/html', body })
      : route.fallback(),
  );

test.beforeEach(({ complaints }) => complaints.allow(/500|SyntaxError|turbo-stream/));

for (const { by, open } of [
  { by: 'by the personal link', open: 'link' },
  { by: 'signed in', open: 'event' },
] as const)
  for (const body of ['', '<h1>Internal Server Error</h1>'])
    test(`an answer ${by} that meets a bare 500 (${body || 'empty'}) is kept, with the page @js`, async ({
      page,
      browser,
    }) => {
      const email = newEmail('meera');
      const invited = await inviteGuest(browser, { email, withFamily: true });
      if (open === 'event') await signInWithProfile(page, email, 'Meera Iyer');
      await page.goto(open === 'link' ? invited.link() : `/event/${invited.eventId}`);
      await page.getByLabel('Adults').selectOption('3');
      await page.getByText('Add a note').click();
      await page.getByLabel('Note to your host').fill('We bring the laddus');
      await answerBare(page, body);
      await page.getByRole('button', { name: YES }).click();
      const alert = page.getByRole('alert');
      await expect(alert).toContainText('Failed to update RSVP.');
      await expect(alert).not.toContainText('connection');
      await expect(page.getByText('Pressure cooker').first()).toBeVisible();
      await expect(page.getByLabel('Adults')).toHaveValue('3');
      await expect(page.getByLabel('Note to your host')).toHaveValue('We bring the laddus');
      await page.unrouteAll();
      await alert.getByRole('button', { name: tryAgain }).click();
      await expect(page.getByText('3 adults.')).toBeVisible();
      await expect
        .poll(() => invited.reply())
        .toMatchObject({ rsvp: 'yes', adults: 3, note: 'We bring the laddus' });
    });

test('any other form that meets a bare 500 stays as it was typed, and is sent again @js', async ({
  page,
}) => {
  await signInWithProfile(page, newEmail());
  await page.goto('/profile');
  await page.getByLabel('City').fill('Udaipur');
  for (const body of ['', '<h1>Bad Gateway</h1>']) {
    await answerBare(page, body);
    await page.getByRole('button', { name: 'Save profile' }).click();
    const alert = page.getByRole('alert').filter({ hasText: 'What you typed is still here' });
    await expect(alert).toBeVisible();
    await expect(page.getByLabel('City')).toHaveValue('Udaipur');
    await page.unrouteAll();
  }
  await page.getByRole('button', { name: tryAgain }).click();
  await expect(page.getByText('Profile updated successfully!')).toBeVisible();
  await expect(page.getByText('What you typed is still here')).toHaveCount(0);
  await expect(page.getByLabel('City')).toHaveValue('Udaipur');
});
