import * as functionPageMessages from '#messages/functions/pages/en.ts';
import * as functionReply from '#messages/functions/reply/en.ts';
import type { Browser, Page } from '@playwright/test';
import * as reply from '#messages/guests/reply/en.ts';
import { inDays } from './support/days.ts';
import { inviteGuest, sendAnswers, YES } from './support/invited.ts';
import { api, newEmail } from './support/people.ts';
import { expect, test } from './support/test.ts';

// the weddings here are in 90 days

/** A wedding in the host's own browser, with scripts or without. */
async function hosted(browser: Browser, withJs: boolean) {
  const invited = await inviteGuest(browser, { withFamily: true });
  return {
    ...invited,
    page: await invited.hostPage(withJs),
    host: api(invited.hostBrowser),
    params: { eventId: invited.eventId },
  };
}

const figure = (page: Page, name: string, term: string) =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name, exact: true }) })
    .locator('dl > div')
    .filter({ has: page.getByText(term, { exact: true }) })
    .getByRole('definition');

test('a host makes three functions, orders and changes them, and deletes one', async ({
  browser,
  complaints,
  withJs,
}) => {
  const { page, eventId } = await hosted(browser, withJs);
  complaints.watch(page);
  await page.goto(`/event/${eventId}/invite`);
  await page.getByRole('link', { name: 'Settings', exact: true }).click();
  await page.getByRole('link', { name: 'Functions', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'No functions yet' })).toBeVisible();

  await page.getByRole('link', { name: 'Mehndi', exact: true }).click();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Mehndi');
  // the day of the event is where most families begin to count
  await expect(page.getByLabel('Date')).toHaveValue(inDays(90));
  await page.getByLabel('Date').fill(inDays(88));
  await page.getByLabel('Time').fill('16:00');
  await page.getByLabel('Guests I choose').check();
  await page.getByLabel('Venue name').fill('Haveli Gardens');
  await page.getByLabel('Venue address').fill('Fateh Sagar Road, Udaipur');
  await page.getByRole('button', { name: 'Save the function' }).click();
  // who is invited is the next thing to say
  await expect(page.getByRole('heading', { level: 1, name: 'Who is invited to Mehndi' })).toBeVisible();
  await page.getByRole('link', { name: 'Functions', exact: true }).click();

  await page.getByRole('link', { name: 'Wedding', exact: true }).click();
  await page.getByRole('button', { name: 'Save the function' }).click();
  await expect(page.getByText('Wedding is on the list.')).toBeVisible();
  await expect(page.getByText('At the event’s venue: Laxmi Lawns, Magarpatta Road, Pune')).toBeVisible();

  await page.getByRole('link', { name: 'Another one' }).click();
  await page.getByLabel('Name', { exact: true }).fill('  ');
  await page.getByRole('button', { name: 'Save the function' }).click();
  await expect(page.getByText('Give the function a name.').first()).toBeVisible();
  // with scripts the page says first what it sees itself
  const day = await page.getByLabel('Date').inputValue();
  await page.getByLabel('Name', { exact: true }).fill('mehndi');
  await page.getByLabel('Date').fill('');
  await page.getByRole('button', { name: 'Save the function' }).click();
  await expect(page.getByText('Enter a date.').first()).toBeVisible();
  await page.getByLabel('Date').fill(day);
  await page.getByRole('button', { name: 'Save the function' }).click();
  await expect(page.getByText('A function with this name is already on the list.').first()).toBeVisible();
  await page.getByLabel('Name', { exact: true }).fill('Cocktails');
  await page.getByLabel('Date').fill(day);
  await page.getByRole('button', { name: 'Save the function' }).click();
  await expect(page.getByText('Cocktails is on the list.')).toBeVisible();

  const names = page.locator('ol h2');
  await expect(names).toHaveText(['Mehndi', 'Wedding', 'Cocktails']);
  await page.getByRole('button', { name: 'Up: Cocktails' }).click();
  await expect(names).toHaveText(['Mehndi', 'Cocktails', 'Wedding']);
  await page.getByRole('link', { name: 'Edit: Cocktails' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Cocktail evening');
  await page.getByRole('button', { name: 'Save the function' }).click();
  await expect(names).toHaveText(['Mehndi', 'Cocktail evening', 'Wedding']);

  await page.getByRole('link', { name: 'Delete: Cocktail evening' }).click();
  await expect(page.getByText('No guest has answered for it yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Delete the function' }).click();
  await expect(names).toHaveText(['Mehndi', 'Wedding']);

  // they stand on the event's page, with the way back to them
  await page.goto(`/event/${eventId}`);
  const functions = page.getByRole('region', { name: 'Functions' });
  await expect(functions.getByText('Haveli Gardens')).toBeVisible();
  await expect(functions.getByText('0 yes · 1 yet to answer')).toBeVisible();
  await page.getByText('More', { exact: true }).click();
  await page.getByRole('link', { name: 'Functions', exact: true }).click();
  await expect(names).toHaveText(['Mehndi', 'Wedding']);
  await page.context().close();
});

test('the place of a function is searched for as that of an event, everything typed stays, and guests are led to it', async ({
  page: guestPage,
  browser,
  complaints,
  withJs,
}) => {
  const { page, eventId, host, params, link } = await hosted(browser, withJs);
  complaints.watch(page);
  await page.goto(`/event/${eventId}/functions/new?begin=haldi`);
  await page.getByLabel('Time').fill('09:30');
  await page.getByLabel('Search for the venue').fill('amber hav');
  if (withJs) {
    await page.getByRole('option', { name: 'Amber Haveli' }).click();
  } else {
    await page.getByRole('button', { name: 'Search venue' }).click();
    await page.getByRole('radio', { name: 'Amber Haveli' }).check();
    await page.getByRole('button', { name: 'Use this venue' }).click();
  }
  await expect(page.getByLabel('Venue name')).toHaveValue('Amber Haveli');
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Haldi');
  await expect(page.getByLabel('Time')).toHaveValue('09:30');
  await page.getByRole('button', { name: 'Save the function' }).click();
  await expect(page.getByText('Haldi is on the list.')).toBeVisible();
  const { functions } = await host.call('listFunctions', { params });
  expect(functions).toMatchObject([
    { time: '09:30', everyone: true, venue: { name: 'Amber Haveli', placeId: 'ChIJAmber_Haveli' } },
  ]);
  await guestPage.goto(link());
  await expect(
    guestPage
      .getByRole('region', { name: 'You are invited to' })
      .getByRole('link', { name: 'Show on a map' }),
  ).toHaveAttribute('href', /query_place_id=ChIJAmber_Haveli$/);
  await page.context().close();
});

test('guests are invited to different functions, answer each for itself and change it; the host sees it in totals, file, list and calendar', async ({
  page,
  browser,
  complaints,
  withJs,
}) => {
  const { page: hostPage, host, params, eventId, guestId, link, key } = await hosted(browser, withJs);
  complaints.watch(hostPage);
  const add = async (body: {
    name: string;
    date: string;
    time?: string;
    venue?: { name: string; location: string };
    everyone: boolean;
  }) => (await host.call('addFunction', { params, body })).function._id;
  const mehndi = await add({
    name: 'Mehndi',
    date: inDays(88),
    time: '16:00',
    venue: { name: 'Haveli Gardens', location: 'Udaipur' },
    everyone: false,
  });
  const ceremony = await add({ name: 'Ceremony', date: inDays(90), everyone: true });
  const reception = await add({ name: 'Reception', date: inDays(91), time: '20:00', everyone: false });
  await host.call('addInvitees', {
    params,
    body: { newGuests: [{ firstName: 'Kabir', lastName: 'Shah', email: newEmail('kabir') }] },
  });

  // Meera to the mehndi by its list, Kabir to the reception on his own page
  await hostPage.goto(`/event/${eventId}/functions/${mehndi}/guests`);
  await expect(hostPage.getByLabel('Kabir Shah')).not.toBeChecked();
  await hostPage.getByLabel('Meera Iyer').check();
  await hostPage.getByRole('button', { name: 'Save these guests' }).click();
  await expect(hostPage.getByText('1 guest is invited to Mehndi.')).toBeVisible();
  await expect(hostPage.getByLabel('Meera Iyer')).toBeChecked();
  await hostPage.goto(`/event/${eventId}/invite`);
  await hostPage.getByRole('link', { name: 'Manage Kabir Shah' }).click();
  await hostPage.getByLabel('Reception').check();
  await hostPage.getByRole('button', { name: 'Save the functions' }).click();
  await expect(hostPage.getByText('Saved: the functions Kabir Shah is invited to.')).toBeVisible();

  // the guest of the mehndi comes with two others, to the ceremony alone
  await page.goto(link());
  const invitedTo = page.getByRole('region', { name: 'You are invited to' });
  await expect(invitedTo.getByRole('term')).toHaveText(['Mehndi', 'Ceremony']);
  await expect(invitedTo.getByRole('definition')).toContainText(['Haveli Gardens', 'Laxmi Lawns']);
  const adults = (name: string) => page.getByLabel(`${name}: Adults`, { exact: true });
  // both ticked, for all who come
  await expect(page.getByRole('checkbox', { name: 'Mehndi', checked: true })).toBeVisible();
  await expect(adults('Mehndi').locator('option:checked')).toHaveText(functionReply.all);
  await page.getByLabel('Adults').first().selectOption('3');
  await adults('Ceremony').selectOption('1');
  await page.getByRole('button', { name: YES }).click();
  await expect(page.getByText('3 adults. See you there!')).toBeVisible();
  await expect(page.getByText('Mehndi: 3 people')).toContainText('Ceremony: 1 person');

  // and changes it
  await page.reload();
  await page.getByText(reply.tellWho).click();
  await expect(adults('Mehndi').locator('option')).toHaveText(['0', '1', '2', '3']);
  await page.getByRole('checkbox', { name: 'Mehndi' }).uncheck();
  await sendAnswers(page, 'Mehndi: Not coming');

  // the other one comes alone: yes or no
  const { items } = await host.call('listGuests', { params, query: { search: 'Kabir' } });
  const kabir = items[0]?._id ?? '';
  const { url } = await host.call('getPersonalLink', { params: { ...params, guestId: kabir } });
  await page.goto(url);
  await expect(page.getByRole('region', { name: 'You are invited to' }).getByRole('term')).toHaveText([
    'Ceremony',
    'Reception',
  ]);
  await expect(page.getByLabel(/: Adults$/)).toHaveCount(0);
  await page.getByRole('checkbox', { name: 'Ceremony' }).uncheck();
  await page.getByRole('button', { name: YES }).click();
  await expect(page.getByText('Ceremony: Not coming')).toBeVisible();

  await hostPage.goto(`/event/${eventId}/functions`);
  const totals = { Mehndi: [1, 0, 1], Ceremony: [2, 1, 1], Reception: [1, 1, 0] };
  for (const [name, [invited, people, notComing]] of Object.entries(totals)) {
    await expect(figure(hostPage, name, 'Invited')).toHaveText(String(invited));
    await expect(figure(hostPage, name, 'People coming')).toHaveText(new RegExp(`^${people}`));
    await expect(figure(hostPage, name, 'Not coming')).toHaveText(String(notComing));
    await expect(figure(hostPage, name, 'No answer yet')).toHaveText('0');
  }

  const file = await (await hostPage.request.get(`/events/${eventId}/guests.csv`)).text();
  const [head = '', ...rows] = file.trim().split('\r\n');
  const column = (row: string | undefined, name: string) => row?.split(',')[head.split(',').indexOf(name)];
  const [meera, kabirs] = ['Meera', 'Kabir'].map((name) => rows.find((row) => row.includes(name)));
  expect(['Mehndi', 'Ceremony', 'Reception'].map((name) => column(meera, name))).toEqual([
    '0',
    '1',
    'Not invited',
  ]);
  expect(['Mehndi', 'Ceremony', 'Reception'].map((name) => column(kabirs, name))).toEqual([
    'Not invited',
    '0',
    '1',
  ]);

  await hostPage.getByRole('link', { name: functionPageMessages.doorListOf('Ceremony') }).click();
  await expect(
    hostPage.getByRole('heading', { level: 1, name: 'Guests of Ceremony, Asha and Rohan' }),
  ).toBeVisible();
  await expect(hostPage.getByRole('row', { name: /Meera Iyer Confirmed 1/ })).toBeVisible();
  await expect(hostPage.getByRole('row', { name: /Kabir Shah Declined/ })).toBeVisible();
  await hostPage.getByLabel('Guests of').selectOption('Reception');
  await hostPage.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(hostPage.getByRole('row', { name: /Kabir Shah Confirmed 1/ })).toBeVisible();
  await expect(hostPage.getByRole('row', { name: /Meera Iyer/ })).toHaveCount(0);

  // one entry each for what they come to, and nothing of the rest
  await page.goto(link());
  const calendar = await page.getByRole('link', { name: 'Add to calendar' }).getAttribute('href');
  expect(calendar).toContain(key);
  const entries = await (await page.request.get(calendar ?? '')).text();
  expect(entries.match(/^UID:.*$/gm)?.map((line) => line.trim().slice(4).split('@')[0])).toEqual([ceremony]);
  const others = await (await page.request.get(`/events/${eventId}/calendar.ics`)).text();
  for (const id of [mehndi, ceremony, reception]) expect(others).not.toContain(String(id));
  expect(guestId).not.toBe(kabir);
  await hostPage.context().close();
});

test('functions that changed while the page was open are not answered; the page shows them as they are', async ({
  page,
  browser,
  complaints,
}) => {
  complaints.allow(/409 \(Conflict\)/);
  const invited = await inviteGuest(browser, { withFamily: true });
  const host = api(invited.hostBrowser);
  const params = { eventId: invited.eventId };
  const { function: mehndi } = await host.call('addFunction', {
    params,
    body: { name: 'Mehndi', date: inDays(88), everyone: true },
  });
  await host.call('addQuestion', { params, body: { kind: 'text', text: 'Which song?' } });
  await host.call('setRsvp', {
    params: { ...params, guestId: invited.guestId },
    body: { rsvp: 'yes', adults: 2, key: invited.key },
  });
  await page.goto(invited.link());
  await page.getByLabel('Which song?').fill('Kajra Re');
  await page.getByLabel('Mehndi: Adults').selectOption('1');
  await host.call('updateFunction', {
    params: { ...params, functionId: mehndi._id },
    body: { name: 'Mehndi', date: inDays(87), version: mehndi.version },
  });
  await page.getByRole('button', { name: 'Send my answers' }).click();
  await expect(page.getByRole('alert')).toContainText(
    'Your host has just changed the functions. Please look at them again.',
  );
  await expect(page.getByLabel('Which song?')).toHaveValue('Kajra Re');
  await expect(page.getByLabel('Mehndi: Adults').locator('option:checked')).toHaveText('1');
  await sendAnswers(page, 'Mehndi: 1 person');
  const { functions } = await host.call('getGuest', { params: { ...params, guestId: invited.guestId } });
  expect(functions).toMatchObject([{ people: 1, date: inDays(87) }]);
});

test('functions come in the guest’s language, and who is invited to none sees the event alone', async ({
  page,
  browser,
}) => {
  const invited = await inviteGuest(browser, { withFamily: true });
  const host = api(invited.hostBrowser);
  const params = { eventId: invited.eventId };
  const { function: mehndi } = await host.call('addFunction', {
    params,
    body: { name: 'Mehndi', date: inDays(88), everyone: false },
  });
  await host.call('setRsvp', {
    params: { ...params, guestId: invited.guestId },
    body: { rsvp: 'yes', adults: 2, key: invited.key },
  });
  await page.goto(`${invited.link()}&lang=hi`);
  await expect(page.getByRole('heading', { name: 'आपकी हाँ दर्ज हो गई!' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'आप इन कार्यक्रमों में आमंत्रित हैं' })).toHaveCount(0);
  await expect(page.getByText('मेहंदी')).toHaveCount(0);

  await host.call('changeGuestFunctions', {
    params: { ...params, guestId: invited.guestId },
    body: { shown: [mehndi._id], invited: [mehndi._id] },
  });
  await page.reload();
  await expect(page.getByRole('region', { name: 'आप इन कार्यक्रमों में आमंत्रित हैं' }).getByRole('term')).toHaveText(
    'मेहंदी',
  );
  await expect(page.getByLabel('मेहंदी: बड़े').locator('option')).toHaveText(['0', '1', '2']);
});

test('the host invites everybody a search finds, and records what a guest says of the functions on the phone', async ({
  browser,
  complaints,
  withJs,
}) => {
  const { page, host, params, eventId, guestId } = await hosted(browser, withJs);
  complaints.watch(page);
  const newGuests = Array.from({ length: 30 }, (_, index) => ({
    firstName: `Guest${index}`,
    lastName: index < 26 ? 'Sharma' : 'Sen',
    email: newEmail(`guest${index}`),
  }));
  await host.call('addInvitees', { params, body: { newGuests } });
  const { function: sangeet } = await host.call('addFunction', {
    params,
    body: { name: 'Sangeet', date: inDays(89), everyone: false },
  });

  await page.goto(`/event/${eventId}/functions/${sangeet._id}/guests`);
  await page.getByLabel('Search').fill('sharma');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('26 guests found')).toBeVisible();
  await page.getByRole('button', { name: 'Invite all 26 guests' }).click();
  await expect(page.getByText('26 guests are invited to Sangeet.')).toBeVisible();
  // page by page: a box taken out of the first page stays out, the second keeps its own
  await page.getByLabel('Guest3 Sharma').uncheck();
  await page.getByRole('button', { name: 'Save and next page' }).click();
  await expect(page.getByText('25 guests are invited to Sangeet.')).toBeVisible();
  await expect(page).toHaveURL(/search=sharma/);
  await expect(page).toHaveURL(/page=2/);
  await expect(page.getByRole('checkbox')).toHaveCount(1);
  await expect(page.getByRole('checkbox')).toBeChecked();
  await page.getByRole('button', { name: 'Invite everybody' }).click();
  await expect(
    page.getByText('Everybody on the guest list is invited, and guests you add later, too.'),
  ).toBeVisible();

  await page.goto(`/event/${eventId}/invite/guests/${guestId}`);
  await page.getByRole('radio', { name: 'Confirmed' }).check();
  await page.getByLabel('Adults').fill('2');
  await page.getByLabel(/^Sangeet, .*: how many are coming/).selectOption('3 people');
  await page.getByRole('button', { name: 'Record this reply' }).click();
  await expect(
    page.getByText('For Sangeet, choose at most 2: as many as are coming in all.').first(),
  ).toBeVisible();
  await page.getByLabel(/^Sangeet, .*: how many are coming/).selectOption('2 people');
  await page.getByRole('button', { name: 'Record this reply' }).click();
  await expect(page.getByText('Recorded: Meera Iyer is coming, 2 people in all.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Functions' }).getByText('2 people')).toBeVisible();
  await page.context().close();
});
