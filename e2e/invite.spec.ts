import type { Page } from '@playwright/test';
import * as progressWords from '#messages/invitations/progress/en.ts';
import { api, inbox, newEmail, signInWithProfile, waitForMail } from './support/people.ts';
import { expect, test } from './support/test.ts';

interface InviteeInput {
  'First name'?: string;
  Email?: string;
  Phone?: string;
}

async function createEvent(
  page: Page,
  guests: { firstName: string; email?: string; phone?: string; withFamily?: boolean }[] = [],
) {
  const { event } = await api(page).call('createEvent', {
    body: {
      eventType: 'wedding',
      eventName: 'Meera weds Rohan',
      date: '2031-02-14',
      time: '19:30',
      description: 'An evening of music and dinner.',
      venue: { name: 'The Grand', location: 'Baner Road, Pune' },
      guests,
    },
  });
  return event._id;
}

const row = (page: Page, number: number) => page.getByRole('group', { name: `Guest ${number}`, exact: true });

async function type(page: Page, number: number, values: InviteeInput) {
  for (const [label, value] of Object.entries(values)) await row(page, number).getByLabel(label).fill(value);
}

async function addRow(page: Page, number: number) {
  await page.getByRole('button', { name: 'Add another guest' }).click();
  await expect(row(page, number)).toBeVisible();
}

test.beforeEach(async ({ page }) => {
  await signInWithProfile(page, newEmail());
});

test('rows are added, removed and sent; each has its result and the mail arrives', async ({
  page,
  withJs,
}) => {
  const eventId = await createEvent(page);
  const [neha, gone] = [newEmail('neha'), newEmail('bounce')];
  await page.goto(`/event/${eventId}/invite`);
  await type(page, 1, { 'First name': 'Neha', Email: neha });
  await addRow(page, 2);
  await type(page, 2, { 'First name': 'Mistake' });
  await addRow(page, 3);
  await type(page, 3, { 'First name': 'Priya', Phone: '98200 54321' });
  await page.getByRole('button', { name: 'Remove guest 2' }).click();
  await expect(row(page, 3)).toHaveCount(0);
  await expect(row(page, 1).getByLabel('Email')).toHaveValue(neha);
  await expect(row(page, 2).getByLabel('First name')).toHaveValue('Priya');
  await addRow(page, 3);
  await type(page, 3, { 'First name': 'Ravi', Email: gone });

  // Enter sends, and does not press the button that removes a row
  await row(page, 3).getByLabel('Email').press('Enter');
  const results = page.getByRole('region', { name: '3 guests invited' });
  await expect(results.getByRole('listitem')).toHaveCount(3);
  await expect(results.getByRole('listitem').filter({ hasText: 'Priya' })).toContainText(
    'The invitation is on its way by WhatsApp.',
  );
  await expect(row(page, 1).getByLabel('Email')).toHaveValue('');

  // they stay while the page follows how far sending gets
  await waitForMail(neha, /Meera weds Rohan/);
  if (withJs) await expect(page.getByText(progressWords.titles.invitation)).toBeHidden();
  await expect(results.getByRole('listitem')).toHaveCount(3);
  await expect(async () => {
    await page.goto(`/event/${eventId}/invite?delivery=undelivered`);
    await expect(page.getByText('1 guest found')).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(page.getByRole('listitem').filter({ hasText: gone })).toContainText('Bounced');
});

test('the form for more guests stays open from row to row, after a sending, and while the list is filtered', async ({
  page,
  withJs,
}) => {
  const eventId = await createEvent(page, [{ firstName: 'Old', email: newEmail('old') }]);
  await page.goto(`/event/${eventId}/invite`);
  await expect(row(page, 1)).toBeHidden();
  await page.getByText('Invite more guests').click();
  await type(page, 1, { 'First name': 'Neha', Email: newEmail('neha') });
  await addRow(page, 2);
  await type(page, 2, { 'First name': 'Ravi', Email: newEmail('ravi') });
  await page.getByRole('button', { name: 'Send the invitations', exact: true }).click();
  await expect(page.getByRole('region', { name: '2 guests invited' })).toBeVisible();
  await expect(row(page, 1)).toBeVisible();
  if (!withJs) return;
  await type(page, 1, { 'First name': 'Tara' });
  await page.getByRole('searchbox').fill('Old');
  await page.getByRole('searchbox').press('Enter');
  await expect(page.getByText('1 guest found')).toBeVisible();
  await expect(row(page, 1).getByLabel('First name')).toHaveValue('Tara');
  await expect(row(page, 1)).toBeVisible();
});

test('a form sent twice adds and writes to its guests once', async ({ page, baseURL }) => {
  const eventId = await createEvent(page);
  const email = newEmail('neha');
  await page.goto(`/event/${eventId}/invite`);
  const form = {
    requestId: await page.locator('input[name=requestId]').inputValue(),
    'newGuests[0].firstName': 'Neha',
    'newGuests[0].email': email,
  };
  const press = () =>
    page.request.post(`/event/${eventId}/invite`, { form, headers: { Origin: baseURL ?? '' } });
  const [first, second] = await Promise.all([press(), press()]);
  for (const answer of [first, second])
    expect(await answer.text()).toContain('The invitation is on its way by e-mail.');
  await waitForMail(email);
  // the mail arrives a moment before its delivery is written down
  await expect
    .poll(async () => (await api(page).call('listGuests', { params: { eventId }, query: {} })).counts)
    .toMatchObject({ total: 1, sending: 0, sent: 1 });
  expect(await inbox(email)).toHaveLength(1);
});

test('the page follows the sending by itself @js', async ({ page }) => {
  const eventId = await createEvent(page, [{ firstName: 'Neha', email: newEmail('later') }]);
  await page.goto(`/event/${eventId}/invite`);
  // the sandbox's mail server asks to come back later for this address, so it stays on the way
  await page.getByRole('button', { name: 'Send the invitation to 1 guest not invited yet' }).click();
  await expect(page.getByText('0 of 1 sent')).toBeVisible();
  const email = newEmail('ravi');
  await api(page).call('addInvitees', {
    params: { eventId },
    body: { newGuests: [{ firstName: 'Ravi', email }] },
  });
  await waitForMail(email);
  // the other one may have been tried again by now
  await expect(page.getByText(/1 of 2 sent|2 invitations sent/).first()).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Ravi' })).toContainText('Sent');
});

test('on a narrow phone all tabs and parts are in view', async ({ page }) => {
  const eventId = await createEvent(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`/event/${eventId}/invite`);
  for (const name of ['Guest Management', 'Invitation Design', 'Messages']) {
    await expect(page.getByRole('link', { name, exact: true })).toBeInViewport({ ratio: 1 });
  }
});

test('a name of one long word widens no page of an event on a phone', async ({ page }) => {
  const eventId = await createEvent(page, [{ firstName: 'Meera', email: newEmail('meera') }]);
  const { event } = await api(page).call('getEditableEvent', { params: { eventId } });
  await api(page).call('updateEvent', {
    params: { eventId },
    body: { ...event, eventName: "Venkatanarasimharaju's Shashtipoorthi" },
  });
  await page.setViewportSize({ width: 360, height: 740 });
  for (const part of ['invite', 'invite/design', 'invite/reminders', 'invite/print', 'wishlist']) {
    await page.goto(`/event/${eventId}/${part}`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), part).toBe(360);
  }
});

test('a form with nobody to reach is refused with the typed names kept; removing the last row leaves a blank one', async ({
  page,
  complaints,
}) => {
  complaints.allow(/status of 400/);
  await page.goto(`/event/${await createEvent(page)}/invite`);
  await type(page, 1, { 'First name': 'Kavya' });
  await page.getByRole('button', { name: 'Send the invitation' }).click();
  await expect(page.getByRole('alert')).toContainText(
    'Please add at least one guest with an email or phone number.',
  );
  await expect(row(page, 1).getByLabel('First name')).toHaveValue('Kavya');
  await page.getByRole('button', { name: 'Remove guest 1' }).click();
  await expect(row(page, 1).getByLabel('First name')).toHaveValue('');
  await expect(row(page, 2)).toHaveCount(0);
});

test('somebody without a contact is added by hand and gets a link to pass on', async ({
  page,
  browser,
  baseURL,
  complaints,
}) => {
  complaints.allow(/status of 400/);
  const eventId = await createEvent(page);
  await page.goto(`/event/${eventId}/invite`);
  await type(page, 1, { 'First name': 'Nani' });
  await row(page, 1).getByLabel('Invited with family').check();
  await addRow(page, 2);
  await type(page, 2, { 'First name': 'Neha', Email: newEmail('neha') });
  await page.getByRole('button', { name: 'Send the invitations', exact: true }).click();
  const nani = page.getByRole('listitem').filter({ hasText: 'Not added: there is no e-mail or phone.' });
  await nani.getByRole('link', { name: 'Add Nani without sending' }).click();

  // with what was typed, and a mistake loses nothing of it
  await expect(page.getByRole('heading', { name: 'Add somebody without sending' })).toBeVisible();
  await expect(page.getByLabel('First name')).toHaveValue('Nani');
  await expect(page.getByLabel('Invited with family')).toBeChecked();
  await page.getByLabel('Tags').fill('family');
  await page.getByLabel('Maximum number of people').fill('99');
  await page.getByRole('button', { name: 'Add to the list' }).click();
  await expect(page.getByText('Enter a number from 1 to 30').first()).toBeVisible();
  await expect(page.getByLabel('Tags')).toHaveValue('family');
  await page.getByLabel('Maximum number of people').fill('3');
  await page.getByRole('button', { name: 'Add to the list' }).click();

  await expect(page.getByText('Nani is on the list. Nothing was sent')).toBeVisible();
  const link = await page.getByRole('textbox', { name: 'Link' }).inputValue();
  const context = await browser.newContext({ baseURL });
  const guest = await context.newPage();
  complaints.watch(guest);
  await guest.goto(link);
  await expect(guest.getByText('Meera weds Rohan').first()).toBeVisible();
  await context.close();

  await page.goto(`/event/${eventId}/invite`);
  await expect(page.getByRole('link', { name: 'Manage Nani' })).toBeVisible();
  await page.getByText('Invite more guests').click();
  await page.getByRole('link', { name: 'Add somebody without sending' }).click();
  await expect(page.getByLabel('First name')).toHaveValue('');
});

test('a made-up row number is refused at once instead of being counted up to @no-js', async ({
  page,
  baseURL,
}) => {
  const address = `/event/${await createEvent(page)}/invite`;
  const row = 'newGuests[4000000000].email';
  const intent = JSON.stringify({
    type: 'update',
    payload: { name: 'newGuests', index: 4_000_000_000, value: {} },
  });
  const forms: Record<string, string>[] = [
    { [row]: 'neha@example.in' },
    { __intent__: intent },
    { __intent__: 'no JSON' },
  ];
  for (const form of forms) {
    const answer = await page.request.post(address, {
      form,
      headers: { Origin: baseURL ?? '' },
      timeout: 30_000,
    });
    expect(answer.status()).toBe(400);
  }
});

test('guests not invited yet are invited with one press; the list is searched and filtered in the address', async ({
  page,
  withJs,
}) => {
  const email = newEmail('neha');
  const eventId = await createEvent(page, [
    { firstName: 'Neha', email },
    { firstName: 'Ravi', phone: '9811111111' },
  ]);
  await page.goto(`/event/${eventId}/invite`);
  await page.getByRole('button', { name: 'Send invitations to 2 guests not invited yet' }).click();
  await expect(page.getByText(/Sending 2 invitations\.|2 invitations sent/).first()).toBeVisible();
  await waitForMail(email);
  // ended, the page tells what became of it, and no longer that it is being sent
  await expect(async () => {
    if (!withJs) await page.reload();
    await expect(page.getByText('2 invitations sent')).toBeVisible({ timeout: 3000 });
  }).toPass();
  await expect(page.getByText('Sending 2 invitations.')).toHaveCount(0);

  await page.getByLabel('Search').fill('RAVI');
  await page.getByLabel('Search').press('Enter');
  await expect(page.getByText('1 guest found')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Manage Ravi' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Manage Neha' })).toHaveCount(0);
  await expect(page).toHaveURL(/search=RAVI/);
});

test('the organiser looks at what goes out, sends a test to nobody else, and then sends it', async ({
  page,
}) => {
  const [own, guest] = [newEmail('asha'), newEmail('neha')];
  await page.context().clearCookies();
  await signInWithProfile(page, own);
  const eventId = await createEvent(page, [
    { firstName: 'Neha', email: guest },
    { firstName: 'Ravi', phone: '9811111111' },
  ]);
  await page.goto(`/event/${eventId}/invite`);
  await page.getByRole('button', { name: 'Preview and test' }).click();
  const who = page.getByRole('region', { name: 'Who gets it' });
  await expect(who.getByText('1 guest by e-mail')).toBeVisible();
  await expect(who.getByText('1 guest by WhatsApp')).toBeVisible();
  await expect(page.getByRole('region', { name: 'The e-mail' })).toContainText('Meera weds Rohan');
  await expect(page.getByRole('region', { name: 'The WhatsApp message' })).toContainText('invites you to');

  await page.getByRole('button', { name: 'Send me a test' }).click();
  await expect(page.getByText(`The test is on its way to ${own}.`)).toBeVisible();
  await waitForMail(own, /^Test: /);
  expect(await inbox(guest)).toHaveLength(0);

  await page.getByRole('button', { name: 'Send 2 invitations' }).click();
  await expect(page).toHaveURL(new RegExp(`/event/${eventId}/invite(\\?|$)`));
  await waitForMail(guest, /Meera weds Rohan/);
});

test('an address that looks mistyped is asked about where guests are invited, before sending and on the guest’s page', async ({
  page,
}) => {
  const [neha, ravi] = [newEmail('neha').split('@')[0], newEmail('ravi').split('@')[0]];
  const eventId = await createEvent(page, [
    { firstName: 'Neha', email: `${neha}@gmial.com` },
    { firstName: 'Ravi', email: `${ravi}@yahooo.com` },
  ]);
  await page.goto(`/event/${eventId}/invite`);
  await page.getByRole('button', { name: 'Send invitations to 2 guests not invited yet' }).click();
  await expect(page.getByText('Nothing was sent yet: 2 e-mail addresses look mistyped.')).toBeVisible();
  await expect(page.getByText('2 e-mail addresses to look at before you send')).toBeVisible();
  await page.getByRole('button', { name: `Change to …@gmail.com: ${neha}@gmail.com` }).click();
  await expect(page.getByText(`Neha now has the e-mail ${neha}@gmail.com.`)).toBeVisible();
  await page.getByRole('link', { name: 'Ravi' }).first().click();
  await expect(page.getByText(`did you mean ${ravi}@yahoo.com?`)).toBeVisible();
  await page.getByRole('button', { name: `Leave it as it is: ${ravi}@yahooo.com` }).click();
  await expect(page.getByText(`${ravi}@yahooo.com stays as it is.`)).toBeVisible();
  await expect(page.getByText('did you mean')).toHaveCount(0);
  await page.goto(`/event/${eventId}/invite/review`);
  await expect(page.getByRole('region', { name: 'Who gets it' })).toBeVisible();
  await expect(page.getByText(/to look at before you send/)).toHaveCount(0);

  await page.goto(`/event/${eventId}/invite`);
  await page.getByText('Invite more guests').click();
  await type(page, 1, { 'First name': 'Tara', Email: `${newEmail('tara').split('@')[0]}@hotmial.com` });
  await page.getByRole('button', { name: 'Send the invitation', exact: true }).click();
  // asked before anybody is added: a press takes what was meant, pressing again sends
  await expect(row(page, 1)).toContainText('Did you mean tara');
  await expect(page.getByRole('region', { name: '1 guest invited' })).toHaveCount(0);
  await row(page, 1)
    .getByRole('button', { name: /^Change to …@hotmail\.com: tara/ })
    .click();
  await expect(row(page, 1).getByLabel('Email')).toHaveValue(/@hotmail\.com$/);
  await row(page, 1)
    .getByLabel('Email')
    .fill(`${newEmail('tara').split('@')[0]}@gail.con`);
  await row(page, 1)
    .getByLabel('Email')
    .fill(`${newEmail('tara').split('@')[0]}@gmial.com`);
  await page.getByRole('button', { name: 'Send the invitation', exact: true }).click();
  await expect(row(page, 1)).toContainText('Did you mean tara');
  await page.getByRole('button', { name: 'Send the invitation', exact: true }).click();
  await expect(page.getByRole('region', { name: '1 guest invited' })).toContainText('Tara');
});

test('somebody with the phone of a guest on the list is asked about, and nothing is sent until it is clear', async ({
  page,
}) => {
  const eventId = await createEvent(page, [{ firstName: 'Ramesh', phone: '9811111111' }]);
  await page.goto(`/event/${eventId}/invite`);
  await page.getByText('Invite more guests').click();
  await type(page, 1, { 'First name': 'Sunita', Phone: '98111 11111' });
  const send = page.getByRole('button', { name: 'Send the invitation', exact: true });
  await send.click();
  const question = row(page, 1).getByRole('group', { name: 'Who are the two?' });
  await expect(question).toContainText('Sunita has the same phone as Ramesh, who is on the list.');
  await expect(page.getByRole('link', { name: 'Manage Sunita' })).toHaveCount(0);
  await question.getByLabel('One household').check();
  await send.click();
  await expect(page.getByRole('region', { name: '1 guest invited' })).toContainText(
    'Sunita and Ramesh are one household now',
  );

  await page.goto(`/event/${eventId}/invite/guests/new`);
  await page.getByLabel('First name').fill('Pooja');
  await page.getByLabel('Phone').fill('98111 11111');
  await page.getByRole('button', { name: 'Add to the list' }).click();
  await page.getByRole('group', { name: 'Who are the two?' }).getByLabel('Two guests').check();
  await page.getByRole('button', { name: 'Add to the list' }).click();
  await expect(page.getByText('Pooja is on the list.')).toBeVisible();
  await page.getByLabel('Phone').fill('98111 11111');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('group', { name: 'Who are the two?' }).getByLabel('One household').check();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('They are a person of Ramesh’s household now')).toBeVisible();
  await expect(page.getByLabel('People, by name')).toHaveValue('Ramesh\nSunita\nPooja');
});

test('a guest is merged with somebody else from their own page', async ({ page }) => {
  const eventId = await createEvent(page, [
    { firstName: 'Nani', email: newEmail('nani') },
    { firstName: 'Naani', phone: '9811111111' },
    { firstName: 'Kamla', phone: '9811111112' },
  ]);
  const others = page.getByRole('link', { name: 'Same person as somebody else on the list?' });
  await page.goto(`/event/${eventId}/invite`);
  await page.getByRole('link', { name: 'Manage Naani' }).click();
  await others.click();
  await expect(page.getByRole('region', { name: 'Perhaps one of these' })).toContainText('Names sound alike');
  await page.getByRole('link', { name: 'Compare Naani and Nani', exact: true }).click();
  await page.getByRole('link', { name: 'No, keep both' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Naani' })).toBeVisible();

  // whoever is not likely is searched for
  await page.goto(`/event/${eventId}/invite`);
  await page.getByRole('link', { name: 'Manage Kamla' }).click();
  await others.click();
  await expect(page.getByRole('heading', { name: 'Who is the same person as Kamla?' })).toBeVisible();
  await expect(page.getByText('Perhaps one of these')).toHaveCount(0);
  await page.getByRole('searchbox').fill('nan');
  await page.getByRole('searchbox').press('Enter');
  await page.getByRole('link', { name: 'Compare Kamla and Nani', exact: true }).click();
  await page.getByRole('button', { name: 'Merge them' }).click();
  await expect(page.getByText('Nani was merged into Kamla.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Kamla' })).toBeVisible();
});

test('invitations are planned for a day, which the list says, and taken back', async ({
  page,
  complaints,
}) => {
  const guest = newEmail('neha');
  const eventId = await createEvent(page, [{ firstName: 'Neha', email: guest }]);
  await page.goto(`/event/${eventId}/invite/review`);
  await page.getByText('Send on a day you choose').click();
  await page.getByLabel('Day').fill('2031-02-01');
  await page.getByLabel('Time').fill('23:30');
  complaints.allow(/status of 400/);
  await page.getByRole('button', { name: 'Send on this day' }).click();
  // what is refused is said beside its field, and what was typed stays
  await expect(page.getByText('Choose a time between 9 in the morning').first()).toBeVisible();
  await expect(page.getByLabel('Day')).toHaveValue('2031-02-01');
  await page.getByLabel('Time').fill('10:30');
  await page.getByRole('button', { name: 'Send on this day' }).click();
  await expect(
    page.getByText('The invitations go out on Saturday, 1 February 2031, 10:30 am.'),
  ).toBeVisible();

  await page.goto(`/event/${eventId}/invite`);
  await expect(page.getByText('Invitations go out on Saturday, 1 February 2031, 10:30 am.')).toBeVisible();
  await page.getByRole('link', { name: 'Change when' }).click();
  await page.getByRole('button', { name: 'Don’t send automatically' }).click();
  await expect(page.getByText('The invitations won’t go out by themselves.')).toBeVisible();
  await page.goto(`/event/${eventId}/invite`);
  await expect(page.getByRole('button', { name: 'Preview and test' })).toBeVisible();
  await expect(page.getByText(/Invitations go out on/)).toHaveCount(0);
  expect(await inbox(guest)).toHaveLength(0);
});

test('the organiser records a reply, mends the contact, replaces the link and removes the guest', async ({
  page,
  complaints,
}) => {
  complaints.allow(/status of 400/);
  const eventId = await createEvent(page, [{ firstName: 'Neha', email: newEmail('neha'), withFamily: true }]);
  await page.goto(`/event/${eventId}/invite`);
  await page.getByRole('link', { name: 'Manage Neha' }).click();

  const reply = page.getByRole('region', { name: 'Record a reply' });
  await reply.getByLabel('Confirmed').check();
  await reply.getByLabel('Adults').fill('9');
  await reply.getByLabel('Children').fill('9');
  await reply.getByRole('button', { name: 'Record this reply' }).click();
  await expect(reply.getByRole('alert')).toContainText('up to 10 people');
  await reply.getByLabel('Adults').fill('2');
  await reply.getByLabel('Children').fill('1');
  await reply.getByRole('button', { name: 'Record this reply' }).click();
  await expect(page.getByText('Recorded: Neha is coming, 3 people in all.')).toBeVisible();

  const contact = page.getByRole('region', { name: 'Name and contact' });
  await contact.getByLabel('Phone').fill('098201 11111');
  await contact.getByRole('button', { name: 'Save name and contact' }).click();
  await expect(page.getByText('Name and contact are saved.')).toBeVisible();
  await expect(contact.getByLabel('Phone')).toHaveValue('+91 98201 11111');

  const link = page.getByRole('textbox', { name: 'Link' });
  const before = await link.inputValue();
  expect(before).toContain(`/event/${eventId}/rsvp/`);
  await page.getByText('Has the link got into the wrong hands?').click();
  await page.getByRole('button', { name: 'Replace the link' }).click();
  await expect(page.getByText('The personal link was replaced.')).toBeVisible();
  await expect(link).not.toHaveValue(before);

  await page.getByRole('link', { name: 'Remove from the list' }).click();
  await page.getByRole('button', { name: 'Remove this guest' }).click();
  await expect(page.getByText('Neha was taken off the list.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No guests yet' })).toBeVisible();
});

test('a guest is told why the page stays shut; to a stranger the event does not exist', async ({
  page,
  browser,
  baseURL,
  complaints,
}) => {
  const guest = newEmail('ravi');
  const eventId = await createEvent(page, [{ firstName: 'Ravi', email: guest }]);
  const context = await browser.newContext({ baseURL });
  const other = await context.newPage();
  complaints.watch(other);
  complaints.allow(/status of 40[34]/);
  await signInWithProfile(other, guest, 'Ravi Shah');
  expect((await other.goto(`/event/${eventId}/invite`))?.status()).toBe(403);
  await expect(
    other.getByText('Access denied - You can only manage invitations for events you organized'),
  ).toBeVisible();
  await expect(other.getByRole('link', { name: 'Back to Dashboard' })).toBeVisible();
  await context.clearCookies();
  await signInWithProfile(other, newEmail('stranger'), 'Some Body');
  expect((await other.goto(`/event/${eventId}/invite`))?.status()).toBe(404);
  await expect(other.getByRole('heading', { name: 'Event not found' })).toBeVisible();
  await expect(
    other.getByText("The event you're looking for doesn't exist or you don't have access to it."),
  ).toBeVisible();
  await context.close();
});
