import type { Page } from '@playwright/test';
import { button, draftOf, fillDetails, newGuest, goOnTo, weddingSteps } from './support/event-form.ts';
import { api, newEmail, signInUnseen } from './support/people.ts';
import { orMissing } from './support/or-missing.ts';
import { photoOfTwo } from './support/photo.ts';
import { expect, test } from './support/test.ts';

const title = (page: Page) => page.locator('#step');
const step = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Steps' }).getByRole('button', { name: new RegExp(name) });

/** Signs somebody in and opens the form at its first step. */
async function openSteps(page: Page, email = newEmail()): Promise<void> {
  await signInUnseen(page, email);
  await page.goto(weddingSteps);
  await expect(title(page)).toHaveText('Event');
}

test('a wedding is created from step to step, with functions, a photo, gifts and guests', async ({
  page,
}) => {
  await openSteps(page);
  await expect(
    orMissing(
      page,
      page.getByText(/Your Basic plan: 3 of 3 events left in \d{4}, with up to 50 guests each\./),
    ),
  ).toBeVisible();
  await expect(button(page, 'Create Event')).toBeHidden();
  await fillDetails(page);
  await goOnTo(page, 'Functions and photo');
  await expect(page.getByLabel('Event name')).toBeHidden();

  await button(page, 'Mehndi').click();
  const mehndi = page.getByRole('group', { name: 'Function 1' });
  await expect(mehndi.getByLabel('Name', { exact: true })).toHaveValue('Mehndi');
  await expect(mehndi.getByLabel('Date')).toHaveValue('2031-02-14');
  await mehndi.getByLabel('Date').fill('2031-02-13');
  await mehndi.getByLabel(/^Time/).fill('16:00');
  await mehndi.getByLabel('Who is invited').selectOption('chosen');
  await page.getByLabel('Choose a photo').setInputFiles(await photoOfTwo());
  await button(page, 'Reception').click();
  await expect(page.getByRole('img', { name: 'The photo as your guests will see it' })).toBeVisible();
  await goOnTo(page, 'Gifts');

  const gift = page.getByRole('group', { name: 'Gift 1', exact: true });
  await gift.getByLabel('Name').fill('Silver dinner set');
  await gift.getByLabel('Price').fill('12500');
  await goOnTo(page, 'Guests');

  await newGuest(page).getByLabel('First name').fill('Meera');
  await button(page, 'Add guest').click();
  await expect(button(page, 'Remove Meera')).toBeVisible();
  // one who is typed and not added comes along
  await newGuest(page).getByLabel('First name').fill('Karthik');
  await goOnTo(page, 'Check and create');

  for (const name of ['Event', 'Functions and photo', 'Gifts', 'Guests'])
    await expect(step(page, name).first()).toHaveAccessibleName(/finished$/);
  await expect(page.getByText('Before the event can be created')).toBeHidden();
  await expect(page.getByText('Asha and Rohan')).toBeVisible();
  await expect(page.getByText('Friday, 14 February 2031, 7:30 pm')).toBeVisible();
  await expect(page.getByText('Mehndi: Thursday, 13 February 2031, 4 pm')).toBeVisible();
  await expect(page.getByText('Silver dinner set, ₹12,500')).toBeVisible();
  await expect(page.getByText('2 guests in total').last()).toBeVisible();
  await button(page, 'Create Event').click();
  await expect(page).toHaveURL(/\/event\/[\w-]+$/);
  const isCreated = page.getByText('Asha and Rohan is created. Nothing has been sent to anybody yet.');
  await expect(isCreated).toBeVisible();
  await page.reload();
  await expect(isCreated).toBeHidden();

  const { createdEvents } = await api(page).call('getMyEvents', {});
  expect(createdEvents).toHaveLength(1);
  const [event] = createdEvents;
  expect(event?.guests.map(({ firstName }) => firstName)).toEqual(['Meera', 'Karthik']);
  expect(event?.giftsWanted).toMatchObject([{ name: 'Silver dinner set', price: 12_500 }]);
  const params = { eventId: event?._id ?? '' };
  const { functions } = await api(page).call('listFunctions', { params });
  expect(functions).toMatchObject([
    { name: 'Mehndi', date: '2031-02-13', time: '16:00', everyone: false },
    { name: 'Reception', date: '2031-02-14', time: '', everyone: true },
  ]);
  expect((await api(page).call('getEvent', { params, query: {} })).event.photo).toBeDefined();
  expect((await draftOf(page)).entries).toEqual([]);
});

test('whoever goes back after creating reads that the event is there, and how to open it', async ({
  page,
}) => {
  await openSteps(page);
  await fillDetails(page);
  await step(page, 'Check and create').click();
  await expect(title(page)).toHaveText('Check and create');
  await button(page, 'Create Event').click();
  await expect(page).toHaveURL(/\/event\/[\w-]+$/);
  const created = page.url();
  await page.goBack();
  await expect(page.getByText('Asha and Rohan is created, and this form is empty again.')).toBeVisible();
  await expect(page.getByText('Before the event can be created')).toBeHidden();
  await page.getByRole('link', { name: 'Open Asha and Rohan' }).click();
  await expect(page).toHaveURL(created);
});

test('a guest list that was read and not added is named with what is missing', async ({ page }) => {
  await openSteps(page);
  await fillDetails(page);
  await step(page, 'Guests').click();
  await expect(title(page)).toHaveText('Guests');
  await page.locator('input[type=file][name=guestFile]').setInputFiles({
    name: 'family.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('firstName,lastName,phone,email\nMeera,,,meera@example.in\n'),
  });
  await button(page, 'Import file').click();
  await expect(page.getByRole('heading', { name: 'family.csv' })).toBeVisible();
  await step(page, 'Check and create').click();
  const missing = page.locator('.alert').filter({ hasText: 'Before the event can be created' });
  await missing.getByRole('link', { name: /family\.csv/ }).click();
  await expect(title(page)).toHaveText('Guests');
  await expect(button(page, 'Add 1 guest')).toBeVisible();
});

test('a form left in the middle opens where it was left, with everything in it', async ({ page }) => {
  await openSteps(page);
  await fillDetails(page);
  await goOnTo(page, 'Functions and photo');
  await button(page, 'Haldi').click();
  await expect(page.getByRole('group', { name: 'Function 1' })).toBeVisible();
  await goOnTo(page, 'Gifts');
  await page.goto('/dashboard');
  await page.goto(weddingSteps);
  await expect(title(page)).toHaveText('Gifts');
  await expect(step(page, 'Functions')).toHaveAccessibleName(/finished$/);
  await button(page, 'Back').click();
  await expect(
    page.getByRole('group', { name: 'Function 1' }).getByLabel('Name', { exact: true }),
  ).toHaveValue('Haldi');
  await step(page, 'Event').click();
  await expect(page.getByLabel('Event name')).toHaveValue('Asha and Rohan');
});

test('what is missing in an earlier step leads to the step and the field', async ({ page, complaints }) => {
  complaints.allow(/status of 400/);
  await openSteps(page);
  await step(page, 'Check and create').click();
  await expect(title(page)).toHaveText('Check and create');
  const missing = page.locator('.alert').filter({ hasText: 'Before the event can be created' });
  await expect(missing.getByRole('link')).toHaveText([
    'Event name: Enter a name for the event.',
    /^Date: /,
    'Description: Enter a description.',
  ]);
  await button(page, 'Create Event').click();
  const summary = page.getByRole('alert').filter({ hasText: 'Please check the following' });
  await expect(summary).toBeFocused();
  await summary.getByRole('link', { name: 'Description: Enter a description.' }).click();
  await expect(title(page)).toHaveText('Event');
  await expect(page.getByLabel('Description')).toBeFocused();
  await expect(page.locator('.field-error', { hasText: 'Enter a description.' })).toBeVisible();
  await fillDetails(page);
  await step(page, 'Check and create').click();
  await expect(title(page)).toHaveText('Check and create');
  await expect(missing).toBeHidden();
  await page.getByRole('link', { name: 'Change Gifts' }).click();
  await expect(title(page)).toHaveText('Gifts');
});

test('a description that nobody wrote stays empty on every way onwards, and the event waits for it', async ({
  page,
  complaints,
}) => {
  complaints.allow(/status of 400/);
  await openSteps(page);
  await fillDetails(page);
  await page.getByLabel('Description').fill('');
  await goOnTo(page, 'Functions and photo');
  await button(page, 'Back').click();
  await expect(page.getByLabel('Description')).toHaveValue('');
  await step(page, 'Check and create').click();
  const missing = page.locator('.alert').filter({ hasText: 'Before the event can be created' });
  await expect(missing.getByRole('link')).toHaveText(['Description: Enter a description.']);
  await button(page, 'Create Event').click();
  await expect(page.getByRole('alert').filter({ hasText: 'Please check the following' })).toBeFocused();
  expect((await api(page).call('getMyEvents', {})).createdEvents).toEqual([]);
});

test(
  'a step that opens takes the focus at once, not from a field somebody is in by then',
  {
    tag: '@js',
  },
  async ({ page }) => {
    await openSteps(page);
    await page.evaluate(() => {
      const before = document.getElementById('step')?.textContent;
      const watch = new MutationObserver(() => {
        const opened = document.getElementById('step');
        if (!opened || opened.textContent === before) return;
        document.body.dataset.focusAtStep = document.activeElement?.id ?? '';
        watch.disconnect();
      });
      watch.observe(document.body, { childList: true, characterData: true, subtree: true });
    });
    await goOnTo(page, 'Functions and photo');
    await expect(page.locator('body')).toHaveAttribute('data-focus-at-step', 'step');
  },
);

test('the browser’s back button goes from step to step', async ({ page }) => {
  await openSteps(page);
  await page.getByLabel('Event name').fill('Asha and Rohan');
  await goOnTo(page, 'Functions and photo');
  await goOnTo(page, 'Gifts');
  await page.goBack();
  await expect(title(page)).toHaveText('Functions and photo');
  await page.goBack();
  await expect(title(page)).toHaveText('Event');
  await expect(page.getByLabel('Event name')).toHaveValue('Asha and Rohan');
  await page.goForward();
  await expect(title(page)).toHaveText('Functions and photo');
});

test('what was typed in one tab is there in another', async ({ page, context, complaints }) => {
  await openSteps(page);
  const other = await context.newPage();
  complaints.watch(other);
  // a tab that saves by itself what is older than the other's is refused, and the next button decides
  complaints.allow(/status of 409/);
  await page.getByLabel('Event name').fill('Asha and Rohan');
  await goOnTo(page, 'Functions and photo');
  await other.goto(`${weddingSteps}?step=guests`);
  await newGuest(other).getByLabel('First name').fill('Meera');
  await button(other, 'Add guest').click();
  await expect(button(other, 'Remove Meera')).toBeVisible();
  await button(page, 'Sangeet').click();
  await expect(page.getByRole('group', { name: 'Function 1' })).toBeVisible();
  await step(page, 'Check and create').click();
  await expect(page.getByText('1 guest in total').last()).toBeVisible();
  await other.reload();
  await step(other, 'Check and create').click();
  await expect(other.getByText('Asha and Rohan')).toBeVisible();
  await expect(other.getByText(/^Sangeet/)).toBeVisible();
  await other.close();
});

test('everything is on one page for who wants it so, also the next time', async ({ page }) => {
  await openSteps(page);
  await page.getByLabel('Event name').fill('Asha and Rohan');
  await button(page, 'Show everything on one page').click();
  await expect(newGuest(page)).toBeVisible();
  await expect(page.getByLabel('Event name')).toHaveValue('Asha and Rohan');
  await expect(button(page, 'Create Event')).toBeVisible();
  await page.goto(weddingSteps);
  await expect(newGuest(page)).toBeVisible();
  await button(page, 'Go step by step').click();
  await expect(title(page)).toHaveText('Event');
  await expect(newGuest(page)).toBeHidden();
});

test('the keyboard alone goes through the steps @js', async ({ page }) => {
  await openSteps(page);
  await page.getByLabel('Event name').focus();
  await page.keyboard.type('Asha and Rohan');
  await button(page, 'Next').focus();
  await page.keyboard.press('Enter');
  await expect(title(page)).toBeFocused();
  await expect(title(page)).toHaveText('Functions and photo');
  await page.keyboard.press('Tab');
  await expect(button(page, 'Show everything on one page')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(button(page, 'Mehndi')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('group', { name: 'Function 1' }).getByLabel('Name', { exact: true }),
  ).toBeFocused();
});
