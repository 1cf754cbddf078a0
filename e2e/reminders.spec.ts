import type { Page } from '@playwright/test';
import { api, inbox, newEmail, signInOnPremium, signInWithProfile, waitForMail } from './support/people.ts';
import { expect, test } from './support/test.ts';

/** A zone where it is noon, more or less: reminders go out by day. */
const zoneAtNoon = (): string => {
  const ahead = 12 - new Date().getUTCHours();
  // its sign is the other way round, by POSIX
  return `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`;
};

/** A wedding of an organiser on the Premium plan, whose guests are invited and can be reminded. */
async function premiumWedding(
  page: Page,
  guests: { firstName: string; lastName: string; email: string }[],
): Promise<{ eventId: string; reminders: string }> {
  await signInOnPremium(page);
  const { event } = await api(page).call('createEvent', {
    body: {
      eventType: 'wedding',
      eventName: 'Meera weds Rohan',
      date: '2031-02-14',
      time: '19:30',
      timeZone: zoneAtNoon(),
      description: 'Come and celebrate.',
      guests,
    },
  });
  const reminders = `/event/${event._id}/invite/reminders`;
  await api(page).call('sendInvitations', {
    params: { eventId: event._id },
    body: { guests: 'not-invited' },
  });
  for (const { email } of guests) await waitForMail(email, /invites you/);
  // the mail arrives a moment before its delivery is written down
  await expect
    .poll(
      async () => (await api(page).call('getReminders', { params: { eventId: event._id } })).reminder.told,
    )
    .toBe(guests.length);
  return { eventId: event._id, reminders };
}

/** The identifier of a guest of the list. */
async function guestCalled(page: Page, eventId: string, firstName: string): Promise<string> {
  const { items } = await api(page).call('listGuests', { params: { eventId }, query: {} });
  return items.find((guest) => guest.firstName === firstName)?._id ?? '';
}

/** Lets a guest of the list say that they come. */
async function answerYes(page: Page, eventId: string, firstName: string): Promise<void> {
  const guestId = await guestCalled(page, eventId, firstName);
  const { url } = await api(page).call('getPersonalLink', { params: { eventId, guestId } });
  await api(page).call('setRsvp', {
    params: { eventId, guestId },
    body: { rsvp: 'yes', key: new URL(url).searchParams.get('key') ?? '' },
  });
}

/** The reminders' page of a wedding on Premium to which Ravi comes, while Priya has not answered. */
async function remindersOfTwo(page: Page) {
  const [priya, ravi] = [newEmail('priya'), newEmail('ravi')];
  const wedding = await premiumWedding(page, [
    { firstName: 'Priya', lastName: 'Nair', email: priya },
    { firstName: 'Ravi', lastName: 'Sen', email: ravi },
  ]);
  await answerYes(page, wedding.eventId, 'Ravi');
  await page.goto(wedding.reminders);
  return { priya, ravi, ...wedding };
}

/** A wedding of an organiser on the free plan, with one guest whose invitation is on its way. */
async function wedding(page: Page, email: string): Promise<{ eventId: string; reminders: string }> {
  await signInWithProfile(page, newEmail('asha'));
  const { event } = await api(page).call('createEvent', {
    body: {
      eventType: 'wedding',
      eventName: 'Meera weds Rohan',
      date: '2031-02-14',
      time: '19:30',
      description: 'Come and celebrate.',
      guests: [{ firstName: 'Priya', lastName: 'Nair', email }],
    },
  });
  return { eventId: event._id, reminders: `/event/${event._id}/invite/reminders` };
}

test('a date to answer by is set, shown to the guest in mail and on the page, and mended when it is wrong', async ({
  page,
  browser,
  complaints,
  withJs,
}) => {
  const email = newEmail('priya');
  const { eventId, reminders } = await wedding(page, email);
  await page.goto(`/event/${eventId}/invite`);
  await page.getByRole('link', { name: 'Messages' }).click();
  await expect(page.getByText('1 guest has not answered yet.')).toBeVisible();
  await expect(page.getByText('1 guest has not been invited yet.')).toBeVisible();

  const date = page.getByLabel('Please answer by');
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await date.evaluate((input) => input.removeAttribute('max'));
  await date.fill('2031-02-15');
  await save.click();
  await expect(page.getByText('Choose a day on or before the day of the event.').first()).toBeVisible();
  await expect(date).toHaveValue('2031-02-15');
  await date.fill('2031-02-07');
  await save.click();
  await expect(page.getByText('Saved. Guests see the date you need their answer by.')).toBeVisible();
  await page.goto(reminders);
  await expect(date).toHaveValue('2031-02-07');

  await api(page).call('sendInvitations', { params: { eventId }, body: { guests: 'not-invited' } });
  const mail = await waitForMail(email, /invites you/);
  expect(mail.text).toContain('Please answer by Friday, 7 February 2031.');
  const link = /http\S+\/reply\/email\?key=\S+/.exec(mail.text)?.[0] ?? '';
  const context = await browser.newContext({ javaScriptEnabled: withJs });
  const guest = await context.newPage();
  complaints.watch(guest);
  await guest.goto(link);
  await expect(guest.getByText('Please answer by 7 Feb 2031.')).toBeVisible();
  await guest.goto(`${link}&lang=hi`);
  await expect(guest.getByText('कृपया 7 फ़र॰ 2031 तक जवाब दें।')).toBeVisible();
  await context.close();
});

test('who would get a reminder is seen before, with how it reads; the free plan is told what it lacks', async ({
  page,
}) => {
  const email = newEmail('priya');
  const { eventId, reminders } = await wedding(page, email);
  await api(page).call('sendInvitations', { params: { eventId }, body: { guests: 'not-invited' } });
  await waitForMail(email, /invites you/);
  await expect(async () => {
    await page.goto(reminders);
    await expect(page.getByText('1 guest has not answered yet.')).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(page.getByText(/would get a reminder now/)).toBeHidden();
  await expect(page.getByText('Your plan does not include reminders and messages.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Remind/ })).toHaveCount(0);
  await page.getByText('Preview').click();
  await expect(page.getByText('Can you come to Meera weds Rohan?')).toBeVisible();
  await page.getByRole('link', { name: 'See who' }).click();
  await expect(page.getByRole('heading', { name: 'Who gets a reminder' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Priya Nair' })).toContainText('By e-mail');
  // the address of a button, and of a page the plan has not
  await page.goto(`${reminders}/send`);
  await expect(page).toHaveURL(new RegExp(`${reminders}$`));
  await page.goto(`${reminders}/message`);
  await expect(page.getByText('Your plan does not include reminders and messages.')).toBeVisible();
  await page.goto(reminders);
  await page.getByRole('link', { name: 'Guests yet to answer' }).click();
  await expect(page.getByText('Priya Nair').first()).toBeVisible();
});

test('on Premium reminders go out two days before unless other days are chosen, and none when none are', async ({
  page,
}) => {
  const { reminders } = await premiumWedding(page, []);
  const days = page.getByRole('group', { name: 'Automatically remind those who have not answered' });
  const chosen = async () =>
    days
      .getByRole('checkbox', { checked: true })
      .evaluateAll((boxes) => boxes.map((box) => (box as HTMLInputElement).value));
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await page.goto(reminders);
  await expect(page.getByText('There are no guests yet.')).toBeVisible();
  expect(await chosen()).toEqual(['2']);
  await page.getByLabel('Please answer by').fill('2031-02-07');
  await save.click();
  await expect(
    page.getByText(/^Saved\. The next reminders go out on Wednesday, 5 February 2031, 9 am GMT/),
  ).toBeVisible();

  await days.getByLabel('7 days before').check();
  await days.getByLabel('1 day before').check();
  await days.getByLabel('2 days before').uncheck();
  await save.click();
  await expect(
    page.getByText(/^Saved\. The next reminders go out on Friday, 31 January 2031, 9 am GMT/),
  ).toBeVisible();
  await page.goto(reminders);
  expect(await chosen()).toEqual(['7', '1']);
  await expect(page.getByText(/^The next reminders go out on Friday, 31 January 2031/)).toBeVisible();

  for (const name of ['7 days before', '1 day before']) await days.getByLabel(name).uncheck();
  await save.click();
  await expect(page.getByText('No automatic reminders will go out.')).toBeVisible();
  expect(await chosen()).toEqual([]);

  // days count back from a date
  await page.getByLabel('Please answer by').fill('');
  await days.getByLabel('3 days before').check();
  await save.click();
  await expect(
    page.getByText('Set the date first: reminders go out some days before it.').first(),
  ).toBeVisible();
  expect(await chosen()).toEqual(['3']);
});

test('on Premium a reminder is looked at, then sent by one press; whoever got it gets none again that day', async ({
  page,
}) => {
  const { priya, ravi, reminders } = await remindersOfTwo(page);
  await expect(page.getByText('1 guest would get a reminder now.')).toBeVisible();
  await page.getByText('Preview').click();
  await expect(page.getByText('Can you come to Meera weds Rohan?')).toBeVisible();
  expect((await inbox(priya)).map(({ subject }) => subject)).not.toContainEqual(
    expect.stringMatching(/Can you come/),
  );

  await page.getByRole('button', { name: 'Remind 1 guest now' }).click();
  await expect(page.getByText('Reminding 1 guest.')).toBeVisible();
  const mail = await waitForMail(priya, /Can you come to Meera weds Rohan\?/);
  expect(mail.text).toMatch(/http\S+\/reply\/email\?key=\S+/);
  await expect(async () => {
    await page.goto(reminders);
    await expect(page.getByRole('region', { name: 'Sent so far' }).getByRole('listitem')).toContainText(
      '1 of 1 sent',
      { timeout: 1000 },
    );
  }).toPass();
  await expect(page.getByText('1 guest was reminded today.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Remind/ })).toHaveCount(0);
  expect((await inbox(ravi)).map(({ subject }) => subject)).not.toContainEqual(
    expect.stringMatching(/Can you come/),
  );
});

test('on Premium a message is written, seen, changed and sent to those who are coming, once', async ({
  page,
}) => {
  const { priya, ravi, reminders } = await remindersOfTwo(page);
  await page.getByRole('link', { name: 'Write a message' }).click();
  const words = page.getByLabel('Your message');
  const look = page.getByRole('button', { name: 'Preview before sending' });
  await page.getByLabel(/^Those who are coming/).check();
  await look.click();
  await expect(words).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel(/^Those who are coming/)).toBeChecked();

  await words.fill('Parking is behind the hall.');
  await look.click();
  await expect(page.getByRole('heading', { name: 'Send this message?' })).toBeVisible();
  await expect(page.getByText('Those who are coming: 1 guest will get this e-mail.')).toBeVisible();
  await expect(page.getByText('Parking is behind the hall.')).toBeVisible();
  await page.getByRole('button', { name: 'Edit the message' }).click();
  await expect(words).toHaveValue('Parking is behind the hall.');
  await words.fill('Parking is behind the hall.\n\nप्रवेश पूर्वी द्वार से है।');
  await look.click();
  await expect(page.getByRole('heading', { name: 'Send this message?' })).toBeVisible();
  expect(await inbox(ravi)).toHaveLength(1);
  const form = await page
    .locator('form:has([name=requestId]) input[type=hidden]')
    .evaluateAll((inputs) =>
      Object.fromEntries(
        inputs.map((input) => [input.getAttribute('name') ?? '', (input as HTMLInputElement).value]),
      ),
    );
  await page.getByRole('button', { name: 'Send to 1 guest' }).click();
  await expect(page.getByText('Your message is on its way to 1 guest.')).toBeVisible();
  await expect.poll(async () => (await inbox(ravi)).length).toBe(2);
  expect((await inbox(ravi))[0]?.text).toContain('Parking is behind the hall.\n\nप्रवेश पूर्वी द्वार से है।');

  // the same form once more, as by pressing twice
  const again = await page.request.post(`${reminders}/message`, {
    form: { ...form, intent: 'send' },
    headers: { Origin: process.env.E2E_APP_URL ?? '' },
  });
  expect((await again.text()).includes('You have already sent this message. Nobody gets it twice.')).toBe(
    true,
  );
  const sent = page.getByRole('region', { name: 'Sent so far' }).getByRole('listitem');
  await expect(async () => {
    await page.goto(reminders);
    await expect(sent).toContainText('1 of 1 sent', { timeout: 1000 });
  }).toPass();
  await expect(sent).toContainText('Parking is behind the hall.');
  expect([(await inbox(ravi)).length, (await inbox(priya)).length]).toEqual([2, 1]);
});

test('on Premium a message goes to the guests of one function, from the page of its guests', async ({
  page,
}) => {
  const { eventId, priya, ravi } = await remindersOfTwo(page);
  const add = async (name: string) =>
    (
      await api(page).call('addFunction', {
        params: { eventId },
        body: { name, date: '2031-02-13', time: '17:00', everyone: false },
      })
    ).function._id;
  const mehndi = await add('Mehndi');
  await add('Haldi');
  const chosen = [await guestCalled(page, eventId, 'Priya')];
  await api(page).call('changeFunctionGuests', {
    params: { eventId, functionId: mehndi },
    body: { change: 'ticked', shown: chosen, invited: chosen },
  });

  await page.goto(`/event/${eventId}/functions/${mehndi}/guests`);
  await page.getByRole('link', { name: 'Write to its guests' }).click();
  const whose = page.getByLabel('Guests of');
  const look = page.getByRole('button', { name: 'Preview before sending' });
  await expect(whose.locator('option:checked')).toHaveText('Mehndi');
  await look.click();
  await expect(page.getByLabel('Your message')).toHaveAttribute('aria-invalid', 'true');
  await expect(whose.locator('option:checked')).toHaveText('Mehndi');

  await page.getByLabel('Your message').fill('Mehndi begins an hour later.');
  await whose.selectOption('Haldi');
  await look.click();
  await expect(page.getByText('None of these guests can be reached by e-mail.')).toBeVisible();
  await page.getByRole('button', { name: 'Edit the message' }).click();
  await expect(whose.locator('option:checked')).toHaveText('Haldi');
  await whose.selectOption('Mehndi');
  await look.click();
  await expect(page.getByText('Mehndi · All guests: 1 guest will get this e-mail.')).toBeVisible();
  const who = await page.getByRole('link', { name: 'See who' }).getAttribute('href');
  await page.getByRole('button', { name: 'Send to 1 guest' }).click();
  await expect(page.getByText('Your message is on its way to 1 guest.')).toBeVisible();
  await waitForMail(priya, /^A message from .* about /);
  await expect(page.getByRole('region', { name: 'Sent so far' })).toContainText('Message · Mehndi');
  expect((await inbox(ravi)).map(({ subject }) => subject)).not.toContainEqual(
    expect.stringMatching(/^A message from .* about /),
  );

  await page.goto(who ?? '');
  await expect(page.getByRole('heading', { name: 'Who gets a message to all guests' })).toBeVisible();
  await expect(page.getByText('Mehndi', { exact: true })).toBeVisible();
  await expect(page.getByText('Meera weds Rohan', { exact: true })).toBeVisible();
  // the menu of the event is a list, too
  const listed = page.locator('main li:not(nav *)');
  await expect(listed).toHaveCount(1);
  await expect(listed).toContainText('Priya Nair');
});
