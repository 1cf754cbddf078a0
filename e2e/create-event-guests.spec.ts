import * as fieldWords from '#messages/fields/en.ts';
import { button, draftOf, fillDetails, guestList, newGuest, openWeddingForm } from './support/event-form.ts';
import { api } from './support/people.ts';
import { expect, test } from './support/test.ts';

test('guests are added, found, changed and removed', async ({ page, withJs, complaints }) => {
  complaints.allow(/status of 400/);
  await openWeddingForm(page);
  await page.getByLabel('Event name').fill('Asha and Rohan');
  for (const [first, phone] of [
    ['Meera', '98200 12345'],
    ['Karthik', '98330 54321'],
  ] as const) {
    await newGuest(page).getByLabel('First name').fill(first);
    await newGuest(page).getByLabel('Phone').fill(phone);
    await button(page, 'Add guest').click();
    await expect(page.getByRole('button', { name: `Remove ${first}` })).toBeVisible();
    await expect(newGuest(page).getByLabel('First name')).toHaveValue('');
  }
  await newGuest(page).getByLabel('First name').fill('Zoya');
  await newGuest(page).getByLabel('Phone').fill('12');
  await button(page, 'Add guest').click();
  await expect(newGuest(page).getByText(fieldWords.phone)).toBeVisible();
  // what was done before is not said again
  await expect(page.getByText('Guest added.')).toBeHidden();
  await expect(newGuest(page).getByLabel('First name')).toHaveValue('Zoya');
  await newGuest(page).getByLabel('E-mail').fill('bad@@');
  await button(page, 'Add guest').click();
  const summary = page.getByRole('alert').filter({ hasText: 'Please check the following' });
  await expect(summary.getByRole('link')).toHaveText([/^Add a guest, E-mail: /, /^Add a guest, Phone: /]);
  await expect(summary).toBeFocused();
  await summary.getByRole('link', { name: 'Add a guest, E-mail' }).click();
  await expect(newGuest(page).getByLabel('E-mail')).toBeFocused();
  await newGuest(page).getByLabel('E-mail').fill('');

  await page.getByLabel('Search guests').fill('MEE');
  await page.getByLabel('Search guests').press('Enter');
  await expect(page.getByText('1 guest found for “MEE”.')).toBeVisible();
  await expect(page.getByText('+91 98330 54321')).toBeHidden();
  await button(page, 'Edit Meera').click();
  await page.getByRole('group', { name: 'Change this guest' }).getByLabel('Last name').fill('Iyer');
  await button(page, 'Save guest').click();
  await expect(page.getByText('Meera Iyer')).toBeVisible();
  await button(page, 'Show all guests').click();
  await button(page, 'Remove Karthik').click();
  await expect(page.getByText('Guest removed.')).toBeVisible();

  await page.getByLabel('Invite all guests with family').check();
  if (!withJs) await button(page, 'Apply to all guests').click();
  await expect(page.getByText('1 guest in total: 1 with family, 0 individual')).toBeVisible();
  await expect(newGuest(page).getByLabel('First name')).toHaveValue('Zoya');
  await expect(page.getByLabel('Event name')).toHaveValue('Asha and Rohan');
});

test('a file is shown before anybody is added; one that cannot be read says why', async ({
  page,
  complaints,
}) => {
  complaints.allow(/status of 400/);
  await openWeddingForm(page);
  await button(page, 'Import file').click();
  await expect(page.getByText('Please select a file.').last()).toBeVisible();
  await page.getByLabel('File').setInputFiles(guestList('missing-column.csv'));
  await button(page, 'Import file').click();
  const missing =
    'Invalid file format. Please ensure the file contains the following columns: firstName, lastName, phone, email.';
  await expect(page.getByText(missing).last()).toBeVisible();

  const rows = [
    'Name,Contact,Mail,Shirt size,Room',
    'Asha Rao,98200 12345,asha@example.in,M,12',
    'Om,9820012346,,,14',
  ];
  await page
    .getByLabel('File')
    .setInputFiles({ name: 'aunt.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\n')) });
  await button(page, 'Import file').click();
  await expect(
    page.getByText('We didn’t use these columns: Shirt size (1 row), Room (2 rows).'),
  ).toBeVisible();
  await expect(page.getByRole('row', { name: /Asha Rao.*98200 12345/ })).toBeVisible();
  await button(page, 'Discard').click();
  await page.getByLabel('File').setInputFiles(guestList('large-2000.xlsx'));
  await button(page, 'Import file').click();
  await expect(button(page, /^Add [\d,]+ guests$/)).toBeVisible();
  await button(page, 'Discard').click();
  await expect(page.getByText('The file was discarded. Nobody was added.')).toBeVisible();
  expect((await draftOf(page)).guests.summary.total).toBe(0);
});

test('a file that is not added yet holds the creation up', async ({ page, complaints }) => {
  complaints.allow(/status of 400/);
  await openWeddingForm(page);
  await fillDetails(page);
  await newGuest(page).getByLabel('First name').fill('Meera');
  await page.getByLabel('File').setInputFiles(guestList('wedding-48.xlsx'));
  await button(page, 'Create Event').click();
  await expect(
    page
      .getByText(
        'Add the guests from wedding-48.xlsx to the list or discard the file, then create the event.',
      )
      .last(),
  ).toBeVisible();
  await button(page, 'Discard').click();
  await expect(button(page, 'Remove Meera')).toBeVisible();
  await button(page, 'Create Event').click();
  await expect(page).toHaveURL(/\/event\/[\w-]+$/);
  const { createdEvents } = await api(page).call('getMyEvents', {});
  expect(createdEvents[0]?.guests.map(({ firstName }) => firstName)).toEqual(['Meera']);
});
