import type { Page } from '@playwright/test';
import * as fileWords from '#messages/guests/file/en.ts';
import * as importWords from '#messages/guests/import/en.ts';
import * as fieldWords from '#messages/fields/en.ts';
import * as eventWords from '#messages/events/en.ts';
import { inDays } from './support/days.ts';
import { guestList } from './support/event-form.ts';
import { inviteGuest } from './support/invited.ts';
import { api, newEmail, signInWithProfile, waitForMail } from './support/people.ts';
import { expect, test } from './support/test.ts';

const choose = async (page: Page, file: string | { name: string; rows: string[] }) => {
  await page
    .getByLabel('File')
    .setInputFiles(
      typeof file === 'string'
        ? guestList(file)
        : { name: file.name, mimeType: 'text/csv', buffer: Buffer.from(file.rows.join('\r\n')) },
    );
  await page.getByRole('button', { name: 'Import file' }).click();
};

/** Everything of the address but what says how somebody came there. */
const pathOfPage = (page: Page) => new URL(page.url()).pathname;

test('an aunt’s list comes when the invitations have gone out: it is looked at, added and invited with one press', async ({
  browser,
  complaints,
  withJs,
}) => {
  complaints.allow(/status of (400|413)/);
  const [listed, fresh] = [newEmail('meera'), newEmail('lakshmi')];
  const invited = await inviteGuest(browser, { email: listed });
  const params = { eventId: invited.eventId };
  await api(invited.hostBrowser).call('sendInvitations', { params, body: { guests: 'not-invited' } });
  const page = await invited.hostPage(withJs);
  complaints.watch(page);
  await page.goto(`/event/${invited.eventId}/invite`);
  await page.getByText('Invite more guests').click();
  await page.getByRole('link', { name: 'Import a list' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Import a list');

  // nothing chosen, and files that are none: each is said, and asked for again
  await page.getByRole('button', { name: 'Import file' }).click();
  await expect(page.getByText('Please select a file.').last()).toBeVisible();
  await choose(page, 'not-a-spreadsheet.xlsx');
  await expect(page.getByText('Error parsing file.').last()).toBeVisible();
  await page
    .getByLabel('File')
    .setInputFiles({ name: 'large.csv', mimeType: 'text/csv', buffer: Buffer.alloc(11 * 1024 * 1024, 'a') });
  await page.getByRole('button', { name: 'Import file' }).click();
  await expect(page.getByText('This file is larger than 10 MB.').last()).toBeVisible();
  await choose(page, 'only-header.csv');
  await expect(page.getByText('The file appears to be empty or improperly formatted.').last()).toBeVisible();

  await choose(page, {
    name: 'aunt.csv',
    rows: [
      'Name,Contact,E-mail,With family,Shirt size',
      `Meera Iyer,,${listed},,`,
      `<b>Lakshmi</b> Rao,12,${fresh},हाँ,M`,
      'Om Das,98200 66666,,,XL',
      'Om Das,+91 9820066666,,,',
      ',99,,,',
    ],
  });
  await expect(page.getByRole('heading', { name: 'aunt.csv' })).toBeVisible();
  await expect(page.getByText('5 rows read: 2 new, 1 already on your list, 2 left out.')).toBeVisible();
  await expect(page.getByRole('row')).toHaveText([
    /^Row/,
    /^3\s*<b>Lakshmi<\/b> Rao.*Yes$/s,
    /^4\s*Om Das.*No$/s,
  ]);
  await expect(page.getByText('We didn’t use this column: Shirt size (2 rows).')).toBeVisible();
  await expect(page.getByText('3 rows to look at')).toBeVisible();
  for (const sentence of [
    `Row 3: phone “12” was left out. ${fieldWords.phone}`,
    'Row 5 (Om Das) was left out: it has the same phone as row 4.',
    `Row 6 was left out: phone “99” cannot be used. ${fieldWords.phone}`,
  ])
    await expect(page.getByText(sentence)).toBeVisible();
  await page.getByText('1 row already on your list').click();
  await expect(
    page.getByText('Row 2 was left out: a guest with the same e-mail is already on the list.'),
  ).toBeVisible();
  const preview = pathOfPage(page);
  expect((await api(page).call('listGuests', { params, query: {} })).counts.total).toBe(1);

  await expect(
    page.getByText('Your invitations have gone out. Should the new guests get theirs now?'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Add 2 guests and send invitations' }).click();
  await expect(page.getByText('2 guests added, 1 unchanged.')).toBeVisible();
  expect(pathOfPage(page)).toBe(`/event/${invited.eventId}/invite`);
  await expect(page.getByText('<b>Lakshmi</b> Rao')).toBeVisible();
  expect((await waitForMail(fresh)).subject).toContain('Asha and Rohan');

  // the page of the file was left behind: it adds nobody any more
  await page.goto(preview);
  await expect(page.getByText('The guests in this file have already been added.')).toBeVisible();
  expect((await api(page).call('listGuests', { params, query: {} })).counts.total).toBe(3);
  await page.context().close();
});

test('a workbook before anybody was invited: nothing is sent; brought in again it has nobody new, and more than the plan holds is said', async ({
  page,
}) => {
  await signInWithProfile(page, newEmail('asha'));
  const { event } = await api(page).call('createEvent', {
    body: {
      eventType: 'birthday',
      eventName: 'Kabir turns five',
      date: inDays(30),
      time: '17:00',
      description: 'Cake',
    },
  });
  const list = `/event/${event._id}/invite`;
  await page.goto(list);
  await page.getByRole('link', { name: 'Import a list' }).click();
  await choose(page, 'wedding-48.xlsx');
  await expect(page.getByText('Nothing is sent yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByText('The file was discarded. Nobody was added.')).toBeVisible();

  await choose(page, 'wedding-48.xlsx');
  await page.getByRole('button', { name: 'Add 48 guests' }).click();
  await expect(page.getByText('48 guests added.')).toBeVisible();
  await expect(page.getByRole('button', { name: /not invited yet/ })).toBeVisible();

  await page.goto(`${list}/import`);
  await choose(page, 'wedding-48.xlsx');
  await expect(page.getByText('Everybody in this file is on your list already')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Add/ })).toBeHidden();
  await page.getByRole('button', { name: 'Choose another file' }).click();

  await choose(page, 'large-2000.xlsx');
  await expect(
    page.getByText(/The Basic plan allows up to 50 guests per event\. Your list has 48/),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: /^Add/ })).toBeHidden();
});

test('nobody is brought into a cancelled event, and a co-host who only looks is told so', async ({
  page,
  browser,
  complaints,
}) => {
  complaints.allow(/status of 403/);
  const invited = await inviteGuest(browser);
  const params = { eventId: invited.eventId };
  const host = api(invited.hostBrowser);
  const email = newEmail('lata');
  await host.call('inviteHost', { params, body: { email, role: 'viewer' } });
  await signInWithProfile(page, email, 'Lata Iyer');
  const token = /\/co-host\/(\S+)/.exec((await waitForMail(email)).text)?.[1] ?? '';
  await api(page).call('acceptHostInvitation', { params: { token } });
  await page.goto(`/event/${invited.eventId}/invite`);
  await expect(page.getByRole('link', { name: 'Import a list' })).toBeHidden();
  await page.goto(`/event/${invited.eventId}/invite/import`);
  await expect(page.getByText('You help with this event as a viewer').first()).toBeVisible();
  await expect(page.getByLabel('File')).toBeHidden();

  const hostsPage = await invited.hostPage(true);
  await host.call('cancelEvent', { params });
  await hostsPage.goto(`/event/${invited.eventId}/invite/import`);
  await expect(hostsPage.getByText(eventWords.cancelledAlready).first()).toBeVisible();
  await expect(hostsPage.getByLabel('File')).toBeHidden();
  await hostsPage.context().close();
});

test('a list that changed is brought in again: what is missing comes with one press, what would be replaced where it is ticked', async ({
  browser,
  complaints,
  withJs,
}) => {
  const [meera, kabir] = [newEmail('meera'), newEmail('kabir')];
  const invited = await inviteGuest(browser, { email: meera });
  const host = api(invited.hostBrowser);
  const params = { eventId: invited.eventId };
  await host.call('addInvitees', {
    params,
    body: { newGuests: [{ firstName: 'Kabir', lastName: 'Rao', email: kabir }] },
  });
  await host.call('addInvitees', {
    params,
    body: { newGuests: [{ firstName: 'Deepak', lastName: 'Shah', phone: '98200 77771' }] },
  });
  const page = await invited.hostPage(withJs);
  complaints.watch(page);
  const list = {
    name: 'longer.csv',
    rows: [
      'Name,Mobile,E-mail,Side,Tags',
      `Meera Iyer,98200 77770,${meera},Bride,Office`,
      'Dipak Shah,98200 77771,,,',
      'Zoya Ali,98200 77772,,,',
    ],
  };
  await page.goto(`/event/${invited.eventId}/invite/import`);
  await choose(page, list);
  await expect(
    page.getByText('3 rows read: 1 new, 2 already on your list, 2 of them with changes.'),
  ).toBeVisible();
  await expect(
    page.getByText('1 guest on your list is not in this file, and stays as they are.'),
  ).toBeVisible();
  const added = page.getByRole('checkbox', { name: 'Meera Iyer · Row 2' });
  await expect(added).toBeChecked();
  await expect(added).toHaveAccessibleDescription(
    /Phone: none → \+91 98200 77770.*Side: none → Bride’s side.*Tags: none → Office/s,
  );
  const replaced = page.getByRole('checkbox', { name: 'Deepak Shah · Row 3' });
  await expect(replaced).not.toBeChecked();
  await expect(page.getByText('First name: Deepak → Dipak')).toBeVisible();
  await page.getByRole('button', { name: /^Add 1 guest, invite later/ }).click();
  await expect(page.getByText('1 guest added, 1 updated, 1 unchanged.')).toBeVisible();
  const names = async () =>
    (await host.call('listGuests', { params, query: {} })).items.map(
      ({ firstName, phone, tags }) => `${firstName} ${phone} ${tags.join()}`,
    );
  expect((await names()).sort()).toEqual([
    'Deepak +919820077771 ',
    'Kabir  ',
    'Meera +919820077770 Office',
    'Zoya +919820077772 ',
  ]);

  // once more: only what was not wanted then differs, and is taken now
  await page.goto(`/event/${invited.eventId}/invite/import`);
  await choose(page, list);
  await page.getByRole('checkbox', { name: 'Deepak Shah · Row 3' }).check();
  await page.getByRole('button', { name: 'Update the ticked guests' }).click();
  await expect(page.getByText('1 guest updated, 2 unchanged.')).toBeVisible();
  expect(await names()).toContain('Dipak +919820077771 ');
  await page.goto(`/event/${invited.eventId}/invite/import`);
  await choose(page, list);
  await expect(page.getByText(importWords.allListed)).toBeVisible();
  await page.context().close();
});

test('a family’s list is read as its host says: the country of its phones, which column is what, and lines from a chat', async ({
  browser,
  complaints,
  withJs,
}) => {
  const invited = await inviteGuest(browser, { email: newEmail('first') });
  const page = await invited.hostPage(withJs);
  complaints.watch(page);
  const chooseAgain = () => page.goto(`/event/${invited.eventId}/invite/import`);
  await chooseAgain();
  await choose(page, 'families/t06-phone-cells.csv');
  // a number nobody can tell the country of stands for a question, which is open; the sentences on rows are many
  await expect(page.getByText('“(415) 555-2671” looks like a number of another country')).toBeAttached();
  await expect(page.getByLabel('Phone numbers without a country code are from')).toBeVisible();
  await page.getByLabel('Phone numbers without a country code are from').selectOption('United States');
  await page.getByLabel('Email').selectOption(fileWords.columnKinds.unused);
  await page.getByRole('button', { name: fileWords.readAgain }).click();
  await expect(page.getByRole('row', { name: 'US Cousin' }).first()).toContainText('+1 4155552671');
  await expect(page.getByText('We didn’t use this column: Email (4 rows).')).toBeVisible();
  // the next file with these columns is read in the same way, and its country asked about anew
  await chooseAgain();
  await choose(page, 'families/t06-phone-cells.csv');
  await expect(page.getByText('We didn’t use this column: Email (4 rows).')).toBeVisible();
  await expect(page.getByLabel('Phone numbers without a country code are from')).toHaveValue('');
  await expect(page.getByLabel('Phone numbers without a country code are from')).toBeVisible();
  await expect(page.getByRole('row', { name: 'US Cousin' }).first()).not.toContainText('4155552671');

  await chooseAgain();
  await page.getByText(fileWords.pasteTitle).click();
  await page
    .getByLabel(fileWords.pasteLabel)
    .fill('1. Ramesh Sharma - 98200 12345\n2. Mr & Mrs Gupta 98200 12346');
  await page.getByRole('button', { name: 'Import file' }).click();
  await expect(page.getByRole('row')).toHaveText([/^Row/, /Ramesh Sharma/, /Mr & Mrs Gupta.*Yes.*up to 2/s]);
  await page.getByRole('button', { name: 'Add 2 guests' }).first().click();
  await expect(page.getByText('2 guests added.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Mr & Mrs Gupta' }).first()).toBeVisible();
});
