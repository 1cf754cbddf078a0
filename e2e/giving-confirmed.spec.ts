import type { Page } from '@playwright/test';
import { EARLIER_EMAIL, earlierEvent } from './support/earlier-events.ts';
import { api, signInUnseen } from './support/people.ts';
import { expect, test } from './support/test.ts';

/* An event whose form ticked by itself that guests give together asks its owner once (docs/decisions/0094). */

async function openEvent(page: Page, answer: 'keep' | 'close', withJs: boolean): Promise<string> {
  await signInUnseen(page, EARLIER_EMAIL);
  const { createdEvents } = await api(page).call('getMyEvents', {});
  const event = createdEvents.find(({ eventName }) => eventName === earlierEvent(answer, withJs));
  await page.goto(`/event/${event?._id}`);
  return event?._id ?? '';
}
const question = (page: Page) => page.getByText('Your guests can give together on this event');
const answerOf = async (page: Page, eventId: string) =>
  (await api(page).call('getEditableEvent', { params: { eventId } })).event.giveTogether;

test('one press closes giving together, and it is not asked again', async ({ page, withJs }) => {
  const eventId = await openEvent(page, 'close', withJs);
  await expect(question(page)).toBeVisible();
  expect(await answerOf(page, eventId)).toBe(true);
  await page.getByRole('button', { name: 'No, close it' }).click();
  await expect(page.getByText(/Your guests no longer give together/)).toBeVisible();
  await expect(question(page)).toHaveCount(0);
  expect(await answerOf(page, eventId)).toBe(false);
  await page.goto(`/event/${eventId}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Meera weds Rohan');
  await expect(question(page)).toHaveCount(0);
});

test('one press keeps it, and it is not asked again', async ({ page, withJs }) => {
  const eventId = await openEvent(page, 'keep', withJs);
  await page.getByRole('button', { name: 'Yes, keep it' }).click();
  await expect(page.getByText('Your guests can go on giving together.')).toBeVisible();
  await expect(question(page)).toHaveCount(0);
  expect(await answerOf(page, eventId)).toBe(true);
  await page.goto(`/event/${eventId}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Meera weds Rohan');
  await expect(question(page)).toHaveCount(0);
});
