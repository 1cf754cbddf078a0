import { randomBytes } from 'node:crypto';
import * as eventTypeWords from '#messages/events/types/en.ts';
import { inDays } from './support/days.ts';
import { YES } from './support/invited.ts';
import { inbox, newEmail, signIn, waitForMail } from './support/people.ts';
import { expect, test } from './support/test.ts';

/** The product's main job, from an empty browser to a reply the organiser sees. Runs with JavaScript off and on. */
test('a wedding’s guests are imported, invited by e-mail, and one of them answers', async ({
  page,
  browser,
  baseURL,
  javaScriptEnabled,
  complaints,
}) => {
  test.setTimeout(180_000);
  // both modes share the mailbox, and the guests of the workbook have the same addresses in each
  const eventName = `Meera weds Arjun ${randomBytes(4).toString('hex')}`;
  const subject = new RegExp(eventName);
  await signIn(page, newEmail('meera'), 'Meera Joshi');

  await test.step('the profile comes first', async () => {
    await expect(page.getByRole('heading', { name: 'Complete Your Profile' })).toBeVisible();
    await page.getByLabel('Phone').fill('98200 12345');
    await page.getByLabel('City').fill('Udaipur');
    await page.getByLabel('State').fill('Rajasthan');
    await page.getByRole('button', { name: 'Save profile' }).click();
    await expect(page.getByText('Profile Complete', { exact: true })).toBeVisible();
  });

  await test.step('a wedding with 48 guests from a workbook', async () => {
    await page.getByRole('link', { name: eventTypeWords.typeNames.wedding }).first().click();
    await page.getByLabel('Event name').fill(eventName);
    await page.getByLabel('Date').fill(inDays(60));
    await page.getByLabel('Description').fill('With joy we invite you to our wedding.');
    await page
      .getByLabel('File', { exact: true })
      .setInputFiles('tests/fixtures/guest-lists/wedding-48.xlsx');
    await page.getByRole('button', { name: 'Import file' }).click();
    await page.getByRole('button', { name: 'Add 48 guests' }).click();
    await expect(page.getByText('48 guests added.')).toBeVisible();
    await page.getByRole('button', { name: 'Create Event' }).click();
    await expect(page).toHaveURL(/\/event\/[\w-]{8,}$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(eventName);
  });

  const invited = await test.step('the invitations go out', async () => {
    await page.getByRole('link', { name: /invite guests/i }).click();
    await page.getByRole('button', { name: 'Send invitations to 48 guests not invited yet' }).click();
    await expect(page.getByText(/Sending 48 invitations\.|48 invitations sent/).first()).toBeVisible();
    const first =
      (await page.locator('a[href^="mailto:"]').first().getAttribute('href'))?.replace('mailto:', '') ?? '';
    await waitForMail(first, subject);
    return first;
  });

  await test.step('the guest answers from the e-mail, without an account', async () => {
    const mail = await waitForMail(invited, subject);
    const link = linkTo(mail.html, '/yes/email');
    const context = await browser.newContext({
      baseURL,
      javaScriptEnabled,
      viewport: { width: 360, height: 740 },
    });
    const phone = await context.newPage();
    complaints.watch(phone);
    await phone.goto(link);
    await expect(phone.getByText('RSVP Requested')).toBeVisible();
    await phone.getByRole('button', { name: YES }).click();
    await expect(phone.getByText("You're Going!")).toBeVisible();
    await context.close();
  });

  await test.step('the organiser sees it', async () => {
    await page.goto(`${page.url().split('?')[0]}?${new URLSearchParams({ search: invited })}`);
    await expect(page.getByRole('listitem').getByText('Confirmed', { exact: true })).toBeVisible();
    // the invitation once, and the mail that confirms the answer
    const links = (await inbox(invited)).filter((mail) => mail.html.includes('/yes/email'));
    expect(links.filter((mail) => subject.test(mail.subject))).toHaveLength(1);
  });
});

function linkTo(html: string, ending: string): string {
  const link = [...html.matchAll(/href="([^"]+)"/g)]
    .map((match) => (match[1] ?? '').replaceAll('&amp;', '&'))
    .find((href) => href.includes(ending));
  if (!link) throw new Error(`The mail has no link with ${ending}`);
  return link;
}
