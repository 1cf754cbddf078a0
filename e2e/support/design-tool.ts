import { randomBytes } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { api, newEmail, sandboxUrl, signInWithProfile } from './people.ts';
import { expect, type Complaints } from './test.ts';

/** An account at the sandbox's design tool nobody used before: what is told about it disturbs no other test. */
export const newAccount = (): string => `e2e-${randomBytes(5).toString('hex')}`;

/** Tells the design tool how to behave towards an account. @see sandbox/canva/behaviour.ts */
export async function behave(account: string, change: Record<string, unknown>): Promise<void> {
  const answer = await fetch(sandboxUrl('/canva/control'), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ account, ...change }),
  });
  expect(answer.status).toBe(200);
}

/** Signs an organiser in, with an event. @returns the page with the event's designs */
export async function openDesigns(page: Page): Promise<{ eventId: string; path: string }> {
  await signInWithProfile(page, newEmail());
  const { event } = await api(page).call('createEvent', {
    body: {
      eventType: 'wedding',
      eventName: 'Meera weds Rohan',
      date: '2031-02-14',
      time: '19:30',
      description: 'An evening of music.',
      guests: [],
      giftsWanted: [],
      venue: { name: 'Lake Palace', location: 'Udaipur' },
    },
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

/** A design of the connected account. */
export const tile = (page: Page, title: string) =>
  page
    .getByRole('region', { name: 'Your designs' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) });

/** Opens a design in the tool's editor, in a tab of its own, types over its fields and saves it there. */
export async function editIn(
  page: Page,
  title: string,
  values: Record<string, string>,
  complaints: Complaints,
): Promise<void> {
  const opened = page.context().waitForEvent('page');
  await tile(page, title)
    .getByRole('link', { name: `Edit in Canva: ${title}, in a new tab` })
    .click();
  const editor = await opened;
  complaints.watch(editor);
  for (const [label, value] of Object.entries(values))
    await editor.getByLabel(label, { exact: true }).fill(value);
  await editor.getByRole('button', { name: 'Save' }).click();
  await expect(editor.getByText('Saved.')).toBeVisible();
  await editor.close();
}

/** Waits for what exporting ends in; without scripts the page is looked at as often as it takes. */
export function untilShown(page: Page, ending: Locator, withJs: boolean): Promise<void> {
  if (withJs) return expect(ending).toBeVisible({ timeout: 60_000 });
  return expect(async () => {
    // fails while the page a button led to is still on its way, and is then done again
    await page.reload();
    await expect(ending).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 60_000 });
}

/** Waits until the exported picture is the invitation's. */
export const untilReady = (page: Page, withJs: boolean): Promise<void> =>
  untilShown(page, page.getByText('In use as the invitation'), withJs);
