import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { api, newEmail, sandboxUrl, signInWithProfile } from './people.ts';
import { expect } from './test.ts';

/** An account at the sandbox's design tool nobody used before: what is told about it disturbs no other test. */
export const newAccount = (): string => `e2e-${randomBytes(5).toString('hex')}`;

/** Tells the design tool how to behave towards an account. @see sandbox/canva/behaviour.ts */
export async function behave(account: string, change: Record<string, unknown>): Promise<void> {
  const answer = await fetch(sandboxUrl('/canva/control'), { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ account, ...change }) });
  expect(answer.status).toBe(200);
}

/** Signs an organiser in, with an event. @returns the page with the event's designs */
export async function openDesigns(page: Page): Promise<{ eventId: string; path: string }> {
  await signInWithProfile(page, newEmail());
  const { event } = await api(page).call('createEvent', {
    body: { eventType: 'wedding', eventName: 'Meera weds Rohan', date: '2031-02-14', time: '19:30', description: 'An evening of music.', guests: [], giftsWanted: [], venue: { name: 'Lake Palace', location: 'Udaipur' } },
  });
  const path = `/event/${event._id}/invite/design-tool`;
  await page.goto(path);
  return { eventId: event._id, path };
}

/** Allows Shagun on the consent page. */
export async function allow(consent: Page, account: string): Promise<void> {
  await expect(consent.getByRole('heading', { name: 'Connect to Canva' })).toBeVisible();
  await consent.getByLabel('Canva account').fill(account);
  await consent.getByRole('button', { name: 'Allow' }).click();
}

/** Connects in a popup with scripts and in the page itself without; ends on the page with the designs. */
export async function connect(page: Page, account: string, withJs: boolean): Promise<void> {
  const link = page.getByRole('link', { name: /^Connect Canva/ });
  if (withJs) {
    const opened = page.waitForEvent('popup');
    await link.click();
    const popup = await opened;
    const closed = popup.waitForEvent('close');
    await allow(popup, account);
    await closed;
  } else {
    await link.click();
    await allow(page, account);
    await page.getByRole('button', { name: 'Finish connecting' }).click();
  }
  await expect(page.getByRole('heading', { name: 'Your designs' })).toBeVisible();
}
