import { randomBytes } from 'node:crypto';
import * as eventWords from '#messages/events/en.ts';
import { Counted, mostFor } from './support/counted.ts';
import { inDays } from './support/days.ts';
import { cardsOf, giveByLink, wish } from './support/gift-cards.ts';
import { inviteGuest, YES } from './support/invited.ts';
import { api, newEmail, signInWithProfile, waitForMail, type ReceivedMail } from './support/people.ts';
import { expect, test } from './support/test.ts';

/*
 * What five things take that everybody does for the first time, on a phone: presses, fields, pages. docs/journeys.md
 * has the numbers, and a journey that comes to need more fails. Who makes one shorter lowers its row.
 */
test.use({ viewport: { width: 360, height: 740 } });

const isWithin = (journey: string, counted: Counted) => {
  const { counts } = counted;
  counted.tellSeconds();
  const most = mostFor(journey);
  for (const what of ['presses', 'fields', 'pages'] as const)
    expect(counts[what], `${what} of ‘${journey}’ (docs/journeys.md)`).toBeLessThanOrEqual(most[what]);
};

const linkIn = ({ html }: ReceivedMail, part: string): string =>
  [...html.matchAll(/href="([^"]+)"/g)]
    .map((match) => (match[1] ?? '').replaceAll('&amp;', '&'))
    .find((href) => href.includes(part)) ?? '';

test('a guest answers from the mail @js', async ({ page, browser }) => {
  const email = newEmail('meera');
  const { hostBrowser, eventId } = await inviteGuest(browser, { email });
  const params = { eventId };
  await api(hostBrowser).call('sendInvitations', { params, body: { guests: 'not-invited' } });
  const mail = await waitForMail(email, /invites you/);
  const guest = new Counted(page);
  await guest.follow(linkIn(mail, '/yes/email'));
  await guest.press(page.getByRole('button', { name: YES }));
  await expect(page.getByText("You're Going!")).toBeVisible();
  isWithin('A guest answers from the mail', guest);
});

test('a guest gives ₹501 from the mail @js', async ({ page, browser }) => {
  const email = newEmail('meera');
  const { hostBrowser, eventId } = await inviteGuest(browser, { email });
  const params = { eventId };
  const host = api(hostBrowser);
  const { event } = await host.call('getEditableEvent', { params });
  await host.call('updateEvent', { params, body: { ...event, giveTogether: true } });
  await host.call('sendInvitations', { params, body: { guests: 'not-invited' } });
  const mail = await waitForMail(email, /invites you/);
  const guest = new Counted(page);
  await guest.follow(linkIn(mail, '/yes/email'));
  await guest.press(page.getByRole('link', { name: 'Give a shagun' }));
  await guest.press(page.getByLabel('₹501', { exact: true }));
  await guest.press(page.getByRole('button', { name: 'Continue to payment' }));
  await guest.press(page.getByRole('button', { name: /^Pay/ }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Payment Successful!');
  isWithin('A guest gives ₹501 from the mail', guest);
});

test('an organiser comes from the landing page to 48 sent invitations @js', async ({ page }) => {
  const name = `Meera weds Arjun ${randomBytes(4).toString('hex')}`;
  const organiser = new Counted(page);
  await page.goto('/');
  await organiser.press(page.getByRole('link', { name: 'Get Started' }).first());
  await organiser.write(page.getByLabel('Email'), newEmail('meera'));
  await organiser.write(page.getByLabel(/^Name/), 'Meera Joshi');
  await organiser.press(page.getByRole('button', { name: 'Sign in', exact: true }));
  for (const [label, text] of [
    ['Phone', '98200 12345'],
    ['City', 'Udaipur'],
    ['State', 'Rajasthan'],
  ] as const)
    await organiser.write(page.getByLabel(label), text);
  await organiser.press(page.getByRole('button', { name: 'Save profile' }));
  await organiser.press(page.getByRole('link', { name: eventWords.typeNames.wedding }).first());
  await organiser.write(page.getByLabel('Event name'), name);
  await organiser.write(page.getByLabel('Date'), inDays(60));
  await organiser.write(page.getByLabel('Description'), 'Come and celebrate with us.');
  await organiser.choose(
    page.getByLabel('File', { exact: true }),
    'tests/fixtures/guest-lists/wedding-48.xlsx',
  );
  await organiser.press(page.getByRole('button', { name: 'Import file' }));
  await organiser.press(page.getByRole('button', { name: 'Add 48 guests' }));
  await expect(page.getByText('48 guests added.')).toBeVisible();
  await organiser.press(page.getByRole('button', { name: 'Create Event' }));
  await expect(page).toHaveURL(/\/event\/[\w-]{8,}$/);
  await organiser.press(page.getByRole('link', { name: /invite guests/i }));
  await organiser.press(page.getByRole('button', { name: 'Send invitations to 48 guests not invited yet' }));
  await expect(page.getByText(/Sending 48 invitations\.|48 invitations sent/).first()).toBeVisible();
  isWithin('An organiser comes from the landing page to 48 sent invitations', organiser);
});

test('an organiser finds who has not answered @js', async ({ page, browser }) => {
  const { hostBrowser, eventId } = await inviteGuest(browser, { firstName: 'Tara', email: newEmail('tara') });
  const host = api(hostBrowser);
  const params = { eventId };
  await host.call('sendInvitations', { params, body: { guests: 'not-invited' } });
  await expect
    .poll(async () => (await host.call('listComingEvents', {})).events[0]?.nextStep)
    .toBe('waiting');
  await page.context().addCookies((await hostBrowser.storageState()).cookies);
  const organiser = new Counted(page);
  await page.goto('/dashboard');
  await organiser.press(page.getByRole('link', { name: 'See who hasn’t answered' }));
  await expect(page.getByRole('listitem').filter({ hasText: 'Tara' }).first()).toBeVisible();
  isWithin('An organiser finds who has not answered', organiser);
});

test('an organiser thanks three givers @js', async ({ page, browser }) => {
  await signInWithProfile(page, newEmail(), 'Asha Rao');
  const params = await wish(page, 12_500);
  const people = ['Leela', 'Bala', 'Kabir'];
  const newGuests = people.map((firstName) => ({ firstName, email: newEmail(firstName.toLowerCase()) }));
  await api(page).call('addInvitees', { params, body: { newGuests } });
  const { items } = await api(page).call('listGuests', { params, query: {} });
  for (const { _id: guestId } of items)
    await giveByLink(browser, page, params, { guestId, contributionAmount: 501 });
  await cardsOf(page, 3);
  const organiser = new Counted(page);
  await page.goto('/wallet');
  await organiser.press(page.getByRole('link', { name: 'Thank 3 people' }));
  for (const left of [3, 2, 1]) {
    const next = page.getByRole('link', { name: /^Say thank you to/ });
    await expect(next).toHaveCount(left);
    await organiser.press(next.first());
    await organiser.press(page.getByRole('button', { name: 'Send by e-mail' }));
  }
  await expect(page.getByRole('heading', { name: 'Everyone has been thanked' })).toBeVisible();
  isWithin('An organiser thanks three givers', organiser);
});
