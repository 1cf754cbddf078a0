import type { Page } from '@playwright/test';
import { sideNames } from '#messages/guests/list/en.ts';
import type { EventType } from '#contract/events/event-types.ts';
import { api, newEmail, signInWithProfile } from './support/people.ts';
import { expect, test } from './support/test.ts';

async function eventOf(page: Page, eventType: EventType): Promise<string> {
  const { event } = await api(page).call('createEvent', {
    body: {
      eventType,
      eventName: 'An evening at the Grand',
      date: '2031-02-14',
      time: '19:30',
      description: 'An evening of music and dinner.',
      venue: { name: 'The Grand', location: 'Baner Road, Pune' },
      guests: ['Asha', 'Bela', 'Chand'].map((firstName) => ({
        firstName,
        email: newEmail(firstName.toLowerCase()),
      })),
    },
  });
  return event._id;
}

const rowOf = (page: Page, name: string) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: name });

/** Opens a guest's own page from the list, and leaves it for the list again. */
async function onPageOf(page: Page, name: string, change: () => Promise<unknown>): Promise<void> {
  const list = page.url();
  await rowOf(page, name).getByRole('link', { name, exact: true }).click();
  await change();
  await page.getByRole('button', { name: 'Save name and contact' }).click();
  await expect(page.getByText('Name and contact are saved.')).toBeVisible();
  await page.goto(list);
}

test.beforeEach(async ({ page }) => {
  await signInWithProfile(page, newEmail());
});

test('a guest’s side is chosen on their page, stands in the list and narrows it', async ({
  page,
  withJs,
}) => {
  const eventId = await eventOf(page, 'wedding');
  await page.goto(`/event/${eventId}/invite`);
  const side = page.getByLabel('Side', { exact: true });
  await onPageOf(page, 'Asha', async () => {
    await expect(side).toHaveValue('');
    await side.selectOption(sideNames.bride);
  });
  await onPageOf(page, 'Bela', () => side.selectOption(sideNames.both));
  await expect(rowOf(page, 'Asha').getByText(sideNames.bride)).toBeVisible();
  await expect(rowOf(page, 'Bela').getByText(sideNames.both)).toBeVisible();
  await page.getByRole('search').getByText('3 guests').click();
  await side.selectOption(sideNames.bride);
  if (!withJs) await page.getByRole('search').getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByRole('status').getByText('1 guest')).toBeVisible();
  await expect(rowOf(page, 'Asha')).toBeVisible();
  await expect(rowOf(page, 'Bela')).toHaveCount(0);
  // what the list is narrowed to stays open to be seen, and goes
  await expect(side).toHaveValue('bride');
  await side.selectOption('All sides');
  if (!withJs) await page.getByRole('search').getByRole('button', { name: 'Apply' }).click();
  await expect(rowOf(page, 'Chand')).toBeVisible();
  await onPageOf(page, 'Asha', async () => {
    await expect(side).toHaveValue('bride');
    await side.selectOption('Not noted');
  });
  await expect(rowOf(page, 'Asha').getByText(sideNames.bride)).toHaveCount(0);
});

test('at other events a side is any word', async ({ page }) => {
  const eventId = await eventOf(page, 'birthday');
  await page.goto(`/event/${eventId}/invite`);
  const side = page.getByRole('textbox', { name: /^Side/ });
  await onPageOf(page, 'Asha', () => side.fill(' Office  friends '));
  await expect(rowOf(page, 'Asha').getByText('Office friends', { exact: true })).toBeVisible();
  await page.getByRole('search').getByText('3 guests').click();
  await side.fill('office friends');
  await side.press('Enter');
  await expect(rowOf(page, 'Asha')).toBeVisible();
  await expect(rowOf(page, 'Bela')).toHaveCount(0);
  await expect(side).toHaveValue('office friends');
});
