import { api, newEmail, signInWithProfile } from './support/people.ts';
import { inviteGuest } from './support/invited.ts';
import { expect, test } from './support/test.ts';

/** Sheets of A4 a page fills, counted in the file Chromium would print. */
const sheets = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;

test('the guest list is printed whole, by letter, with a box for each guest and no buttons', async ({
  page,
}) => {
  await signInWithProfile(page, newEmail());
  const names = ['Zoya', ...Array.from({ length: 38 }, (_, index) => `Guest ${index + 1}`), 'Asha'];
  const { event } = await api(page).call('createEvent', {
    body: {
      eventType: 'birthday',
      eventName: 'Kabir turns five',
      date: '2031-02-14',
      description: 'Cake at five.',
      guests: names.map((firstName, index) => ({ firstName, phone: `98200${10_000 + index}` })),
    },
  });
  const eventId = event._id;
  await page.goto(`/event/${eventId}/invite`);
  await page.getByRole('link', { name: 'Print the list' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Guests of Kabir turns five' })).toBeVisible();
  const rows = page.getByRole('rowheader');
  // 40 guests, more than a page of the list holds, and three letters
  await expect(rows).toHaveCount(43);
  await expect(rows.first()).toHaveText('A');
  await expect(rows.nth(1)).toHaveText('Asha');
  await expect(rows.last()).toHaveText('Zoya');
  await expect(page.getByRole('columnheader', { name: 'Phone' })).toHaveCount(0);

  await page.getByLabel('With phone numbers').check();
  await page.getByRole('button', { name: 'Show' }).click();
  await expect(page.getByRole('row', { name: /Asha/ })).toContainText('+91 98200 10039');

  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(page.locator('thead')).toHaveCSS('display', 'table-header-group');
  const fits = () =>
    page.locator('.door-list').evaluate((table) => table.scrollWidth <= document.documentElement.clientWidth);
  await expect.poll(fits).toBe(true);
});

test('an event is printed as one sheet of facts', async ({ page, browser }) => {
  const invited = await inviteGuest(browser);
  await page.goto(invited.link());
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1, name: 'Asha and Rohan' })).toBeVisible();
  await expect(page.getByText('Come and dance with us.')).toBeVisible();
  await expect(page.getByText('Magarpatta Road, Pune', { exact: true })).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Gift Wishlist' })).toHaveCount(0);
  expect(sheets(await page.pdf({ format: 'A4' }))).toBe(1);
});
