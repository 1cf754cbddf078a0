import type { Page } from '@playwright/test';
import * as offlineWords from '#messages/ui/offline/en.ts';
import { alive } from './support/alive.ts';
import {
  button,
  draftOf,
  guestList,
  newGuest,
  openWeddingForm,
  timeField,
  weddingForm,
} from './support/event-form.ts';
import { inviteGuest } from './support/invited.ts';
import { expect as expectSoon, test } from './support/test.ts';
import { full } from '#tests/setup/full.ts';

/*
 * Real phones are slow: a page can be read and typed into long before its scripts run, and
 * an answer takes its time. What somebody types, chooses and presses meanwhile counts, and
 * counts once. The processor is slowed as on a usual cheap phone, with `--full` as on a busy one;
 * nothing here waits for a clock.
 */

// twenty times as slow, on a machine that has other things to do
const PATIENCE = 120_000;
const expect = expectSoon.configure({ timeout: PATIENCE });

/** Slows the processor so many times. A slowed one is busy all the time, also when there is nothing to do: once ends it. */
async function slowProcessor(page: Page, rate: number) {
  const session = await page.context().newCDPSession(page);
  const slow = (times: number) => session.send('Emulation.setCPUThrottlingRate', { rate: times });
  await slow(rate);
  return { end: () => slow(1) };
}

/** Slows the processor and keeps the page's scripts back. @returns what lets them come, and what ends the slowness */
async function slowPhone(page: Page) {
  const { end } = await slowProcessor(page, full ? 20 : 6);
  let release = () => {};
  const wanted = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await wanted;
    await route.continue();
  });
  return { release, end };
}

/** Keeps the answers to forms back. @returns what lets them come, and the forms that were sent */
async function slowAnswers(page: Page) {
  const sent: string[] = [];
  let release = () => {};
  const wanted = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\.data(\?|$)/, async (route) => {
    if (route.request().method() === 'POST') {
      sent.push(route.request().postData() ?? '');
      await wanted;
    }
    await route.continue();
  });
  return { sent, release };
}

test.describe('on a slow phone', { tag: '@js' }, () => {
  test.use({ actionTimeout: PATIENCE, navigationTimeout: PATIENCE });
  test.beforeEach(({}, info) => info.setTimeout(2 * PATIENCE));

  test('what is typed, ticked and chosen before scripts run is there afterwards, also half a time', async ({
    page,
  }) => {
    await openWeddingForm(page);
    await page.getByLabel('Description').fill('Dinner by the lake.');
    await button(page, 'Save draft').click();
    await expect(page.getByText('Your draft is saved.')).toBeVisible();
    const { release, end } = await slowPhone(page);
    await page.goto(weddingForm, { waitUntil: 'commit' });
    await page.getByLabel('Event name').pressSequentially('Asha and Rohan');
    await page.getByLabel('Description').fill('Dinner by the lake. Dress: festive.');
    await timeField(page).pressSequentially('07');
    await newGuest(page).getByLabel('With family').check();
    await page.getByLabel('Time zone').selectOption('Asia/Dubai');
    await page.getByLabel('File', { exact: true }).setInputFiles(guestList('wedding-48.xlsx'));
    release();
    await alive(page);
    await end();
    await expect(page.getByLabel('Event name')).toHaveValue('Asha and Rohan');
    await expect(page.getByLabel('Description')).toHaveValue('Dinner by the lake. Dress: festive.');
    await expect(newGuest(page).getByLabel('With family')).toBeChecked();
    await expect(page.getByLabel('Time zone')).toHaveValue('Asia/Dubai');
    expect(await timeField(page).evaluate((field: HTMLInputElement) => field.validity.badInput)).toBe(true);
    await button(page, 'Import file').click();
    await expect(button(page, 'Add 48 guests')).toBeVisible();
    // the page knows of it, too: it was saved
    await expect
      .poll(async () => (await draftOf(page)).entries)
      .toContainEqual(['eventName', 'Asha and Rohan']);
  });

  test('a file chosen and sent as the scripts start is read once', async ({ page }) => {
    await openWeddingForm(page);
    const posts: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && /create-event\/wedding(\.data)?(\?|$)|\/import$/.test(request.url()))
        posts.push(request.url());
    });
    const { release, end } = await slowPhone(page);
    await page.goto(weddingForm, { waitUntil: 'commit' });
    await page.getByLabel('File', { exact: true }).setInputFiles(guestList('wedding-48.xlsx'));
    const pressed = button(page, 'Import file').click();
    release();
    await pressed;
    await expect(button(page, 'Add 48 guests')).toBeVisible();
    await end();
    expect(posts).toHaveLength(1);
  });

  test('a guest typed while the one before is on its way stays, and the cursor with it', async ({ page }) => {
    await openWeddingForm(page);
    const { sent, release } = await slowAnswers(page);
    await newGuest(page).getByLabel('First name').fill('Anand');
    await newGuest(page).getByLabel('Phone').fill('98200 12345');
    await button(page, 'Add guest').click();
    await expect(button(page, 'Adding...')).toBeVisible();
    await newGuest(page).getByLabel('First name').press('ControlOrMeta+a');
    await page.keyboard.type('Bhagya');
    release();
    await expect(page.getByRole('button', { name: 'Remove Anand' })).toBeVisible();
    await expect(newGuest(page).getByLabel('First name')).toBeFocused();
    await page.keyboard.type('lakshmi');
    await expect(newGuest(page).getByLabel('First name')).toHaveValue('Bhagyalakshmi');
    expect(sent).toHaveLength(1);
  });

  // a usual cheap phone each time; a fast machine, and one busy with other things, by night
  for (const rate of full ? [1, 6, 20] : [6])
    test(`the cursor is in the next guest's first name after every guest, with the processor slowed ${rate} times`, async ({
      page,
    }) => {
      await openWeddingForm(page);
      await slowProcessor(page, rate);
      const guest = newGuest(page);
      const firstName = guest.getByLabel('First name');
      const first = await firstName.elementHandle();
      const isIn = async (name: string) => {
        await expect(button(page, `Remove ${name}`)).toBeVisible();
        await expect(button(page, 'Add guest')).toBeVisible();
        await expect(firstName).toBeFocused();
      };
      // each is typed where the cursor is, as on a phone
      await firstName.focus();
      for (const name of ['Anand', 'Bela', 'Chand']) {
        await page.keyboard.type(name);
        await button(page, 'Add guest').click();
        await isIn(name);
        await expect(firstName).toHaveValue('');
      }
      await page.keyboard.type('Dev');
      await page.keyboard.press('Enter');
      await isIn('Dev');
      // tapped and typed on in while the one before is on its way
      for (const [name, next] of [
        ['Esha', 'Farid'],
        ['Farid', 'Gita'],
      ] as const) {
        const { release } = await slowAnswers(page);
        if (name === 'Esha') await page.keyboard.type(name);
        await button(page, 'Add guest').click();
        await expect(button(page, 'Adding...')).toBeVisible();
        await firstName.click();
        await page.keyboard.press('End');
        await page.keyboard.type(next.slice(0, 2));
        release();
        await page.keyboard.type(next.slice(2));
        await isIn(name);
        await expect(firstName).toHaveValue(next);
      }
      // never replaced under the fingers
      expect(await first?.evaluate((field) => field.isConnected)).toBe(true);
      // tapped alone the cursor stays, also in another field
      const { release } = await slowAnswers(page);
      await button(page, 'Add guest').click();
      await guest.getByLabel('Phone').click();
      release();
      await expect(button(page, 'Remove Gita')).toBeVisible();
      await expect(button(page, 'Add guest')).toBeVisible();
      await expect(guest.getByLabel('Phone')).toBeFocused();
      await expect(firstName).toHaveValue('');
    });

  test('what is typed on while a form is saved stays, also where the answer brings the form anew', async ({
    browser,
  }) => {
    const { hostBrowser, eventId, guestId } = await inviteGuest(browser);
    const page = await hostBrowser.newPage();
    await page.goto(`/event/${eventId}/invite/guests/${guestId}`);
    const { release } = await slowAnswers(page);
    const note = page.getByLabel('Note');
    await note.fill('She rang.');
    await page.getByLabel('Confirmed').check();
    const before = await note.elementHandle();
    await button(page, 'Record this reply').click();
    await note.fill('By train on Friday.');
    release();
    await expect.poll(() => before?.evaluate((field) => field.isConnected)).toBe(false);
    await expect(note).toHaveValue('By train on Friday.');
  });

  test('a date that is half typed outlives Enter and every other answer', async ({ page }) => {
    await openWeddingForm(page);
    const date = page.getByLabel('Date');
    const expectHalf = () =>
      expect.poll(() => date.evaluate((field: HTMLInputElement) => field.validity.badInput)).toBe(true);
    await date.pressSequentially('14');
    await expectHalf();
    await date.press('Enter');
    await expect(page.getByText('Your draft is saved.')).toBeVisible();
    await expectHalf();
    await newGuest(page).getByLabel('First name').fill('Anand');
    await button(page, 'Add guest').click();
    await expect(button(page, 'Remove Anand')).toBeVisible();
    await expectHalf();
    // and what a draft cannot keep it does not spoil
    expect(Object.fromEntries((await draftOf(page)).entries).date ?? '').toBe('');
  });

  test('a press made while another is being answered is not sent, says so and loses nothing; a double click is one', async ({
    page,
  }) => {
    await openWeddingForm(page);
    const { sent, release } = await slowAnswers(page);
    await newGuest(page).getByLabel('First name').fill('Anand');
    await button(page, 'Add guest').dblclick();
    const early = page.getByRole('alert').filter({ hasText: offlineWords.early });
    await expect.poll(() => sent.length).toBe(1);
    await expect(early).toBeHidden();
    await page.getByLabel('Event name').fill('Asha and Rohan');
    await button(page, 'Save draft').click();
    await expect(early).toBeInViewport();
    release();
    await expect(page.getByRole('button', { name: 'Remove Anand' })).toBeVisible();
    await expect(early).toBeHidden();
    await expect(page.getByLabel('Event name')).toHaveValue('Asha and Rohan');
    expect(sent).toHaveLength(1);
    await button(page, 'Save draft').click();
    await expect(page.getByText('Your draft is saved.')).toBeVisible();
    expect(sent).toHaveLength(2);
    const draft = await draftOf(page);
    expect(draft.guests.summary.total).toBe(1);
    expect(draft.entries).toContainEqual(['eventName', 'Asha and Rohan']);
  });

  test('a press on the same button as soon as the answer is drawn is a new one', async ({ page }) => {
    await openWeddingForm(page);
    const { sent, release } = await slowAnswers(page);
    release();
    const save = button(page, 'Save draft');
    await save.evaluate((pressed: HTMLButtonElement) => {
      // React finds that its time is up after each step, and lets the browser have a turn
      const now = performance.now.bind(performance);
      let passed = 0;
      performance.now = () => now() + (passed += 6);
      new MutationObserver((_, observer) => {
        if (pressed.hasAttribute('aria-disabled')) return;
        observer.disconnect();
        pressed.click();
      }).observe(pressed, { attributeFilter: ['aria-disabled'] });
    });
    await save.click();
    await expect.poll(() => sent.length).toBe(2);
  });

  test('the summary of a refused form has the focus while the page is still being read anew', async ({
    page,
    complaints,
  }) => {
    complaints.allow(/status of 400/);
    await openWeddingForm(page);
    let release = () => {};
    const wanted = new Promise<void>((resolve) => (release = resolve));
    await page.route(/\.data(\?|$)/, async (route) => {
      if (route.request().method() === 'GET') await wanted;
      await route.continue();
    });
    await page.getByLabel('Event name').fill('Asha and Rohan');
    await button(page, 'Create Event').click();
    await expect(page.getByRole('alert').filter({ hasText: 'Please check the following' })).toBeFocused();
    release();
  });

  test('from the very press on a button the draft is not saved besides: it would come in a turn that is over', async ({
    page,
  }) => {
    await openWeddingForm(page);
    const atPress = await page.evaluateHandle(() => {
      const saves: AbortSignal[] = [];
      const seen = { begun: 0, stillRunning: 0 };
      const { fetch } = window;
      window.fetch = (to, init) => {
        if (String(to).endsWith('/draft') && init?.signal) saves.push(init.signal);
        return fetch(to, init);
      };
      addEventListener('submit', () => {
        const before = saves.length;
        // a moment at which the page saves what is typed
        Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' });
        document.dispatchEvent(new Event('visibilitychange'));
        Reflect.deleteProperty(document, 'visibilityState');
        seen.begun = saves.length - before;
        seen.stillRunning = saves.filter(({ aborted }) => !aborted).length;
      });
      return seen;
    });
    const saving = '**/create-event/wedding/draft';
    // no saving is ever answered
    await page.route(saving, () => {});
    await page.getByLabel('Event name').fill('Asha and Rohan');
    await button(page, 'Save draft').click();
    await expect(page.getByText('Your draft is saved.')).toBeVisible();
    expect(await atPress.jsonValue()).toEqual({ begun: 0, stillRunning: 0 });

    const begun = page.waitForRequest(saving);
    await page.getByLabel('Venue name').fill('Lake Palace');
    await begun;
    await button(page, 'Save draft').click();
    expect(await atPress.jsonValue()).toEqual({ begun: 0, stillRunning: 0 });
    await expect(page.getByLabel('Venue name')).toHaveValue('Lake Palace');
  });

  test('a half typed time is named, not left out', async ({ page, complaints }) => {
    complaints.allow(/status of 400/);
    await openWeddingForm(page);
    await page.getByLabel('Event name').fill('Asha and Rohan');
    await page.getByLabel('Date').fill('2031-02-14');
    await timeField(page).pressSequentially('07');
    await page.getByLabel('Description').fill('Dinner.');
    await button(page, 'Create Event').click();
    const summary = page.getByRole('alert').filter({ hasText: 'Please check the following' });
    await summary.getByRole('link').first().click();
    await expect(timeField(page)).toBeFocused();
    await expect(timeField(page)).toHaveAttribute('aria-invalid', 'true');
  });
});
