import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import * as creationWords from '#messages/events/creation/en.ts';
import * as eventTypeWords from '#messages/events/types/en.ts';
import * as functionWords from '#messages/functions/pages/en.ts';
import * as fileWords from '#messages/guests/file/en.ts';
import * as filterWords from '#messages/guests/filter/en.ts';
import * as importWords from '#messages/guests/import/en.ts';
import * as manyWords from '#messages/guests/many/en.ts';
import * as invitationWords from '#messages/invitations/en.ts';
import { Counted } from './support/counted.ts';
import { inDays } from './support/days.ts';
import { brideSide, familyWorkbook, groomSide } from './support/family-workbook.ts';
import { cardsOf, giveByLink, wish } from './support/gift-cards.ts';
import { inviteGuest, YES } from './support/invited.ts';
import {
  api,
  newEmail,
  onPlan,
  signInWithProfile,
  waitForMail,
  type ReceivedMail,
} from './support/people.ts';
import { expect, test } from './support/test.ts';

/*
 * What things take that everybody does for the first time, on a phone: presses, fields, pages. docs/journeys.md
 * has the numbers, and a journey that comes to need more fails. Who makes one shorter lowers its row.
 */
test.use({ viewport: { width: 360, height: 740 } });

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
  guest.isWithin('A guest answers from the mail');
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
  await guest.press(page.getByRole('link', { name: '₹501', exact: true }));
  await guest.press(page.getByRole('button', { name: 'Continue to payment' }));
  await guest.press(page.getByRole('button', { name: /^Pay/ }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Payment Successful!');
  guest.isWithin('A guest gives ₹501 from the mail');
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
  await organiser.press(page.getByRole('link', { name: eventTypeWords.typeNames.wedding }).first());
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
  organiser.isWithin('An organiser comes from the landing page to 48 sent invitations');
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
  organiser.isWithin('An organiser finds who has not answered');
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
  organiser.isWithin('An organiser thanks three givers');
});

const functionNames = ['Mehndi', 'Sangeet', 'Wedding', 'Reception'];
/** Those of them to which the workbook invites families alone. */
const forFamilies = ['Mehndi', 'Sangeet'];

test('an organiser makes a wedding with four functions, brings 300 guests of two sides, and has the invitations in front of her @js', async ({
  page,
  browser,
}, testInfo) => {
  const email = newEmail('kavita');
  await signInWithProfile(page, email, 'Kavita Iyer');
  await onPlan(browser, email, 'professional');
  const host = api(page);

  const maker = new Counted(page);
  await page.goto('/dashboard');
  await maker.press(page.getByRole('link', { name: eventTypeWords.typeNames.wedding }).first());
  await maker.write(page.getByLabel('Event name'), 'Kavita weds Arjun');
  await maker.write(page.getByLabel('Date'), inDays(60));
  await maker.write(page.getByLabel('Description'), 'Come and celebrate with us.');
  await maker.press(page.locator('summary', { hasText: creationWords.functionsTitle }));
  for (const [index, name] of functionNames.entries()) {
    await maker.press(page.getByRole('button', { name, exact: true }));
    const row = page.getByRole('group', { name: creationWords.functionTitle(index + 1) });
    await expect(row.getByLabel(functionWords.nameLabel, { exact: true })).toHaveValue(name);
    // everybody is invited to the others, on the day of the wedding
    if (!forFamilies.includes(name)) continue;
    await maker.write(row.getByLabel(functionWords.dateLabel), inDays(58 + index));
    await maker.select(row.getByLabel(functionWords.whoLabel), { label: creationWords.chosenLater });
  }
  await maker.press(page.getByRole('button', { name: 'Create Event' }));
  await expect(page).toHaveURL(/\/event\/[\w-]{8,}$/);
  maker.isWithin('An organiser makes a wedding with four functions');

  const eventId = new URL(page.url()).pathname.split('/')[2] ?? '';
  const params = { eventId };
  const workbook = testInfo.outputPath('Guest list final.xlsx');
  writeFileSync(workbook, familyWorkbook());

  // what the page of the wedding still does is none of the next walk
  await page.goto('about:blank');
  const organiser = new Counted(page);
  await page.goto(`/event/${eventId}/invite`);
  await organiser.press(page.getByRole('link', { name: importWords.importList }).first());
  await organiser.choose(page.getByLabel(fileWords.importFile, { exact: true }), workbook);
  await organiser.press(page.getByRole('button', { name: fileWords.importRead }));
  // what was found stands there: of each side as many as the workbook has, and every column was of use
  const found = { read: 300, added: 300, listed: 0, changed: 0, leftOut: 0 };
  await expect(page.getByText(importWords.foundIn(found))).toBeVisible();
  await expect(
    page.getByText(
      fileWords.listsRead([
        { name: 'Bride side', guests: brideSide.length },
        { name: 'Groom side', guests: groomSide.length },
      ]),
    ),
  ).toBeVisible();
  await expect(page.getByText('We didn’t use')).toHaveCount(0);
  await organiser.press(page.getByRole('button', { name: fileWords.importAdd(300) }));
  await expect(page.getByText('300 guests added.')).toBeVisible();

  // the workbook says who comes to what: they are found by it, and invited
  const families = [...brideSide, ...groomSide].filter(({ functions }) =>
    functions.includes('Sangeet'),
  ).length;
  await organiser.press(page.getByRole('search').getByText(invitationWords.moreFilters));
  for (const name of forFamilies) {
    await organiser.select(page.getByLabel(filterWords.tag, { exact: true }), { label: name });
    await organiser.press(page.getByRole('link', { name: manyWords.changeFound(families) }));
    await expect(page.getByLabel(manyWords.allFound(families))).toBeInViewport();
    await organiser.select(page.getByLabel(manyWords.what), { label: manyWords.invite(name) });
    await organiser.press(page.getByRole('button', { name: manyWords.go }));
    await expect(page.getByText(manyWords.invited(name, families))).toBeVisible();
  }
  await organiser.press(page.getByRole('button', { name: invitationWords.review }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(invitationWords.reviewTitle);
  const who = page.getByRole('region', { name: invitationWords.reviewWho });
  await expect(who.getByRole('listitem')).toHaveText([
    invitationWords.reviewWays.whatsapp(300),
    ...functionNames.map((name) => {
      const isForFamilies = forFamilies.includes(name);
      return invitationWords.reviewFunctionGuests(name, isForFamilies ? families : 300, !isForFamilies);
    }),
  ]);
  await expect(who.getByRole('button', { name: invitationWords.reviewSend(300) })).toBeVisible();
  organiser.isWithin(
    'An organiser brings 300 guests of two sides and four functions and reviews the invitations',
  );

  for (const [side, households] of [
    ['bride', brideSide],
    ['groom', groomSide],
  ] as const) {
    const { items, total } = await host.call('listGuests', { params, query: { side } });
    expect(total, side).toBe(households.length);
    expect(
      items.slice(3, 6).map(({ title, firstName, lastName, partyLimit, tags }) => ({
        name: `${title} ${firstName} ${lastName}`.trim(),
        partyLimit,
        tags,
      })),
    ).toEqual([
      { name: 'Mr & Mrs Lakshmi Sharma', partyLimit: 2, tags: ['Office', 'Wedding', 'Reception'] },
      { name: 'Imran Sharma', partyLimit: 4, tags: ['Neighbours', 'Wedding', 'Reception'] },
      { name: 'Pooja Sharma', partyLimit: 3, tags: ['Family', 'Mehndi', 'Sangeet', 'Wedding', 'Reception'] },
    ]);
    // of two numbers in a cell the second is kept beside the first
    expect(items.slice(3, 6).map(({ otherContacts }) => otherContacts !== '')).toEqual([false, false, true]);
  }
});
