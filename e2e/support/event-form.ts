import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { api, newEmail, signInUnseen } from './people.ts';

/** The creation form of a wedding, which has every section. */
export const weddingForm = '/create-event/wedding';

/** A file of guests beside the tests. */
export const guestList = (name: string): string => path.resolve('tests/fixtures/guest-lists', name);

export const gift = (page: Page, number: number) =>
  page.getByRole('group', { name: `Gift ${number}`, exact: true });
export const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' });
export const newGuest = (page: Page) => page.getByRole('group', { name: 'Add a guest' });

/** What the backend keeps of the person's draft of a wedding. */
export const draftOf = (page: Page) =>
  api(page).call('getEventDraft', { params: { eventType: 'wedding' }, query: {} });

/** Signs somebody in and opens the form. */
export async function openWeddingForm(page: Page, email = newEmail()): Promise<void> {
  await signInUnseen(page, email);
  await page.goto(weddingForm);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create Your Wedding');
}

/** Types an event that may be created as it is. */
export async function fillDetails(page: Page): Promise<void> {
  await page.getByLabel('Event name').fill('Asha and Rohan');
  await page.getByLabel('Date').fill('2031-02-14');
  await timeField(page).fill('19:30');
  await page.getByLabel('Venue name').fill('Lake Palace');
  await page.getByLabel('Description').fill('Dinner by the lake.\nDress: festive.');
  await page.getByRole('group', { name: 'Bride' }).getByLabel('First name').fill('Asha');
}

export const timeField = (page: Page) => page.getByLabel(/^Time(?! zone)/);
