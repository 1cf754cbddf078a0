import type { Page } from '@playwright/test';
import { YES } from './support/invited.ts';
import { api, newEmail, sandboxUrl, signInWithProfile } from './support/people.ts';
import { newPhone, phones } from './support/phones.ts';
import { expect, test } from './support/test.ts';

async function wedding(
  page: Page,
  guests: { firstName: string; lastName?: string; email?: string; phone?: string }[],
): Promise<string> {
  await signInWithProfile(page, newEmail('asha'));
  const { event } = await api(page).call('createEvent', {
    body: {
      eventType: 'wedding',
      eventName: 'Meera weds Rohan',
      date: '2031-02-14',
      time: '19:30',
      description: 'Come and celebrate.',
      guests,
    },
  });
  return event._id;
}

const list = (eventId: string) => `/event/${eventId}/invite`;
const guestRow = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Guest list' }).getByRole('listitem').filter({ hasText: name });

test('links are sent one guest after the other: open, come back, next; skipped ones come again, a mistake is undone, and it is resumed', async ({
  page,
  context,
}) => {
  const names = ['Meera', 'Kabir', 'Ravi'];
  const eventId = await wedding(
    page,
    names.map((firstName) => ({ firstName, lastName: 'Rao', phone: newPhone() })),
  );
  await page.goto(list(eventId));
  await page.getByText('How it goes out').click();
  await page.getByLabel('Send by').selectOption('Links for me to send');
  await page.getByRole('button', { name: 'Send invitations to 3 guests not invited yet' }).click();
  await expect(page.getByText('3 invitations ready for you to send by WhatsApp or SMS.')).toBeVisible();
  await page.getByRole('link', { name: 'Send 3 links yourself, one by one' }).click();

  await expect(page.getByRole('heading', { name: 'Meera Rao' })).toBeVisible();
  await expect(page.getByText('0 of 3 links sent')).toBeVisible();
  const open = page.getByRole('link', { name: 'Open WhatsApp for Meera' });
  const target = new URL((await open.getAttribute('href')) ?? '');
  expect(target.origin + target.pathname).toMatch(/^https:\/\/wa\.me\/919\d{9}$/);
  expect(target.searchParams.get('text')).toContain('Meera weds Rohan');
  await expect(page.getByText('Your own link').or(page.getByText('/reply/whatsapp?key='))).toBeVisible();
  await expect(page.getByRole('link', { name: 'Send as SMS instead' })).toHaveAttribute(
    'href',
    /^sms:\+919\d{9}\?body=/,
  );
  await page.getByRole('button', { name: 'Sent, next guest' }).click();

  await expect(page.getByText('Recorded: you sent the link to Meera Rao.')).toBeVisible();
  await expect(page.getByText('1 of 3 links sent')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Kabir Rao' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('heading', { name: 'Meera Rao' })).toBeVisible();
  await page.getByRole('button', { name: 'Skip' }).click();
  await expect(page.getByText('1 guest skipped')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Kabir Rao' })).toBeVisible();
  await page.getByRole('button', { name: 'Sent, next guest' }).click();
  await expect(page.getByRole('heading', { name: 'Ravi Rao' })).toBeVisible();

  // left, and taken up again in another window
  const later = await context.newPage();
  await later.goto(`${list(eventId)}/send-next`);
  await expect(later.getByRole('heading', { name: 'Ravi Rao' })).toBeVisible();
  await later.getByRole('button', { name: 'Sent, next guest' }).click();
  await expect(later.getByRole('heading', { name: 'Meera Rao' })).toBeVisible();
  await later.getByRole('button', { name: 'Sent, next guest' }).click();
  await expect(later.getByRole('heading', { name: 'All links are sent' })).toBeVisible();
  await later.getByRole('link', { name: 'Back to the guest list' }).click();
  for (const name of names)
    await expect(guestRow(later, `${name} Rao`).getByText('Sent by you')).toBeVisible();
  await page.goto(`${list(eventId)}/send-next`);
  await expect(page.getByText('3 of 3 links sent')).toBeVisible();
});

test('a WhatsApp invitation: it arrives, is read and answered; one that does not arrive is mended and sent again; STOP is honoured', async ({
  page,
  browser,
  complaints,
  withJs,
}) => {
  const [arrives, bounces, mended] = [newPhone(), newPhone('0000'), newPhone()];
  const eventId = await wedding(page, [
    { firstName: 'Priya', lastName: 'Nair', phone: arrives },
    { firstName: 'Ravi', lastName: 'Sen', phone: bounces },
  ]);
  await page.goto(list(eventId));
  await page.getByRole('button', { name: 'Send invitations to 2 guests not invited yet' }).click();
  await expect(page.getByText(/Sending 2 invitations\.|2 invitations sent/).first()).toBeVisible();
  await expect(async () => {
    await page.goto(list(eventId));
    await expect(guestRow(page, 'Priya Nair').getByText('Delivered')).toBeVisible({ timeout: 1000 });
    await expect(guestRow(page, 'Ravi Sen').getByText('Bounced')).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(guestRow(page, 'Ravi Sen')).toContainText('This number could not be reached on WhatsApp.');

  // the guest reads it on the phone and answers
  const phone = await (await browser.newContext({ javaScriptEnabled: withJs })).newPage();
  complaints.watch(phone);
  await phone.goto(sandboxUrl(`/phones?number=91${arrives}`));
  await expect(phone.getByRole('listitem').first()).toContainText('Namaste Priya ji!');
  await phone.getByRole('button', { name: 'Read it' }).click();
  await expect(phone.getByText('read ✓✓').first()).toBeVisible();
  const [message] = await phones(arrives);
  expect(message).toMatchObject({ via: 'WhatsApp', state: 'read' });
  const link = /http\S+\/reply\/whatsapp\?key=\S+/.exec(message?.text ?? '')?.[0] ?? '';
  await phone.goto(link);
  await phone.getByRole('button', { name: YES }).click();
  await expect(phone.getByRole('heading', { name: "You're Going!" })).toBeVisible();
  await expect(async () => {
    await page.goto(list(eventId));
    await expect(guestRow(page, 'Priya Nair').getByText('Read', { exact: true })).toBeVisible({
      timeout: 1000,
    });
  }).toPass();

  // fix and resend
  await guestRow(page, 'Ravi Sen').getByRole('link', { name: 'Manage Ravi Sen' }).click();
  await expect(page.getByText('by WhatsApp')).toBeVisible();
  await page.getByLabel('Phone').fill(mended);
  await page.getByRole('button', { name: 'Save name and contact' }).click();
  await expect(page.getByText('Name and contact are saved.')).toBeVisible();
  await page.getByLabel('Send by').selectOption('SMS');
  await page.getByRole('button', { name: 'Send again' }).click();
  await expect(page.getByText('Sending 1 invitation.')).toBeVisible();
  await expect.poll(async () => (await phones(mended)).map(({ via }) => via)).toEqual(['SMS']);
  const short = /http\S+\/g\/\S+/.exec((await phones(mended))[0]?.text ?? '')?.[0] ?? '';
  await phone.goto(short);
  await expect(phone).toHaveURL(/\/event\/.+\/rsvp\/.+\/reply\/sms\?key=/);
  await expect(phone.getByText('RSVP Requested')).toBeVisible();

  // and Priya wants no more of it
  await phone.goto(sandboxUrl(`/phones?number=91${arrives}`));
  await phone.getByLabel('Write back').fill('Stop');
  await phone.getByRole('button', { name: 'Send' }).click();
  await expect(async () => {
    await page.goto(list(eventId));
    await guestRow(page, 'Priya Nair').getByRole('link', { name: 'Manage Priya Nair' }).click();
    // the list has a choice of the same name
    await expect(page.getByRole('heading', { name: 'Priya Nair', level: 1 })).toBeVisible();
    await page.getByLabel('Send by').selectOption('WhatsApp');
    await page.getByRole('button', { name: 'Send again' }).click();
    await expect(page.getByText('1 guest asked for no more messages.')).toBeVisible({ timeout: 2000 });
  }).toPass();
});

test('news come by WhatsApp when they are chosen, and their tag says so', async ({ page, browser }) => {
  const phone = newPhone();
  const eventId = await wedding(page, [{ firstName: 'Tara', email: newEmail('tara') }]);
  const { user } = await api(page).call('getCurrentUser', {});
  const { firstName, lastName, email, city, state, country, profilePicture } = user;
  await api(page).call('updateProfile', {
    body: { firstName, lastName, email, city, state, country, profilePicture, phone },
  });
  await page.goto('/profile/mails');
  const coming = page.getByRole('group', { name: 'A guest is coming', exact: true });
  await expect(coming.getByLabel('E-mail')).toBeChecked();
  await expect(coming.getByLabel('WhatsApp')).not.toBeChecked();
  await coming.getByLabel('WhatsApp').check();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Your choice is saved.')).toBeVisible();
  await expect(coming.getByLabel('WhatsApp')).toBeChecked();

  const { items } = await api(page).call('listGuests', { params: { eventId }, query: {} });
  const guestId = items[0]?._id ?? '';
  const { url } = await api(page).call('getPersonalLink', { params: { eventId, guestId } });
  const guest = await (await browser.newContext()).newPage();
  await guest.goto(url);
  await guest.getByRole('button', { name: YES }).click();
  await expect(guest.getByRole('heading', { name: "You're Going!" })).toBeVisible();

  await expect
    .poll(async () => (await phones(phone)).map(({ text }) => text).join(), { timeout: 60_000 })
    .toContain('News on Shagun: A guest is coming');
  await expect(async () => {
    await page.goto('/notifications');
    await expect(page.getByRole('main').getByRole('listitem').first()).toContainText('WhatsApp', {
      timeout: 1000,
    });
  }).toPass();
});
