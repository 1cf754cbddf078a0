import type { Page } from '@playwright/test';
import { button, draftOf, fillDetails, openWeddingForm, timeField } from './support/event-form.ts';
import { api } from './support/people.ts';
import { expect, test } from './support/test.ts';

const description = (page: Page) => page.getByLabel('Description');
const own = 'Dinner by the lake.\nDress: festive.';
const written =
  /^You are invited to Asha and Rohan\.[\s\S]*14 February 2031 at 7:30 pm, at Lake Palace\.[\s\S]+\.$/;
const done = 'Here is a description. Read it, and change what you like.';

/** The sandbox's text service, for requests with this word only, so that other tests do not meet it. */
async function behave(page: Page, change: { mode: string; word: string }): Promise<void> {
  await page.request.post(`${process.env.E2E_SANDBOX_URL}/text-ai/control`, { data: change });
}

async function createdEvent(page: Page) {
  await button(page, 'Create Event').click();
  await expect(page).toHaveURL(/\/event\/[\w-]+$/);
  return (await api(page).call('getMyEvents', {})).createdEvents[0];
}

test('a description is generated from what is typed, everything else stays, and the event has it', async ({
  page,
}) => {
  await openWeddingForm(page);
  await fillDetails(page);
  await description(page).fill('');
  await button(page, 'AI Generate').click();
  await expect(page.getByText(done)).toBeVisible({ timeout: 30_000 });
  await expect(description(page)).toHaveValue(written);
  await expect(description(page)).toBeEnabled();
  await expect(timeField(page)).toHaveValue('19:30');
  await expect(page.getByRole('group', { name: 'Bride' }).getByLabel('First name')).toHaveValue('Asha');
  // nothing was typed before: there is nothing to put back
  await expect(button(page, 'Put my own text back')).toHaveCount(0);
  expect((await createdEvent(page))?.description).toMatch(written);
});

test('what somebody had typed is kept and can be put back', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openWeddingForm(page);
  await fillDetails(page);
  await button(page, 'AI Generate').click();
  await expect(description(page)).toHaveValue(written);
  // also after another one, and in the draft opened again
  await expect(page.getByText(done)).toBeVisible();
  const first = await description(page).inputValue();
  await button(page, 'AI Generate').click();
  await expect(description(page)).not.toHaveValue(first);
  await expect(page.getByText(done)).toBeVisible();
  await expect
    .poll(async () =>
      (await draftOf(page)).entries.find(([name]) => name === 'ownDescription')?.[1].replace(/\r/g, ''),
    )
    .toBe(own);
  await page.goto('/create-event/wedding');
  await button(page, 'Put my own text back').click();
  await expect(page.getByText('Your own text is back.')).toBeVisible();
  await expect(description(page)).toHaveValue(own);
  expect((await createdEvent(page))?.description).toBe(own);
});

test('changing an event: a description is generated, the own one put back, and everything typed stays', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openWeddingForm(page);
  await fillDetails(page);
  const event = await createdEvent(page);
  await page.goto(`/event/${event?._id}/edit`);
  await page.getByLabel('Venue name').fill('Hill Fort');
  await button(page, 'AI Generate').click();
  await expect(page.getByText(done)).toBeVisible();
  await expect(description(page)).toHaveValue(/at Hill Fort\./);
  await expect(page.getByLabel('Venue name')).toHaveValue('Hill Fort');
  await button(page, 'Put my own text back').click();
  await expect(description(page)).toHaveValue(own);
  await button(page, 'AI Generate').click();
  await expect(description(page)).toHaveValue(/at Hill Fort\./);
  await button(page, 'Save changes').click();
  await expect(page).toHaveURL(/\/event\/[\w-]+$/);
  expect((await api(page).call('getMyEvents', {})).createdEvents[0]?.description).toMatch(/at Hill Fort\./);
});

test('name and date are asked for first', async ({ page, complaints }) => {
  complaints.allow(/status of 400/);
  await openWeddingForm(page);
  await description(page).fill(own);
  await button(page, 'AI Generate').click();
  await expect(
    page.locator('#description').getByText('Please fill in the event name and date first'),
  ).toBeVisible();
  await expect(description(page)).toHaveValue(own);
});

test('a text service that fails says so, nothing is lost, and the next press works', async ({
  page,
  complaints,
}) => {
  complaints.allow(/status of 503/);
  complaints.allow(/^answer: 503/);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await behave(page, { mode: 'cut', word: 'unlucky' });
  await openWeddingForm(page);
  await fillDetails(page);
  await page.getByLabel('Event name').fill('Unlucky wedding');
  await button(page, 'AI Generate').click();
  await expect(
    page.locator('#description').getByText('Failed to generate description. Please try again.'),
  ).toBeVisible();
  await expect(description(page)).toHaveValue(own);
  await page.getByLabel('Event name').fill('Lucky wedding');
  await button(page, 'AI Generate').click();
  await expect(description(page)).toHaveValue(/^You are invited to Lucky wedding/);
  await expect(page.locator('#description').getByText('Failed to generate')).toHaveCount(0);
});

test.describe('with scripts', { tag: '@js' }, () => {
  test('it is typed at 25 ms a character into a field that is disabled meanwhile; only start and end are announced', async ({
    page,
  }) => {
    await openWeddingForm(page);
    await fillDetails(page);
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    const announced = page.locator('#description [role=status]');
    await button(page, 'AI Generate').click();
    await expect(description(page)).toBeDisabled();
    await expect(description(page)).toHaveValue('');
    await page.clock.runFor(25 * 20);
    await expect(description(page)).toHaveValue('You are invited to A');
    await expect(announced).toHaveText('Writing a description. Press Escape or Stop to end it.');
    await page.clock.runFor(25 * 10);
    await expect(description(page)).toHaveValue('You are invited to Asha and Ro');
    await page.clock.runFor(25 * 1000);
    await expect(description(page)).toHaveValue(written);
    await expect(announced).toHaveText(done);
    await expect(description(page)).toBeEnabled();
    await expect(button(page, 'AI Generate')).toBeFocused();
  });

  test('Escape and Stop end it and keep what has been typed; the own text can still be put back', async ({
    page,
  }) => {
    await openWeddingForm(page);
    await fillDetails(page);
    // it is typed no further than the test lets it, so that it cannot be over before it is ended
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    for (const end of [() => page.keyboard.press('Escape'), () => button(page, 'Stop').click()]) {
      await button(page, 'AI Generate').click();
      await expect(description(page)).toBeDisabled();
      await expect(description(page)).toHaveValue('');
      await page.clock.runFor(25 * 20);
      await expect(description(page)).toHaveValue(/^You are/);
      await end();
      await expect(
        page.getByText('Stopped. What was written so far is kept; change what you like.'),
      ).toBeVisible();
      await expect(description(page)).toBeEnabled();
      const kept = await description(page).inputValue();
      expect('You are invited to Asha and Rohan. '.startsWith(kept.slice(0, 10))).toBe(true);
      expect(kept).not.toMatch(written);
    }
    await button(page, 'Put my own text back').click();
    await expect(description(page)).toHaveValue(own);
    await expect(description(page)).toBeFocused();
  });

  test('stopped while the service thinks, nothing changes', async ({ page }) => {
    // never answered: the sandbox's service behaves in one way at a time, and another test tells it how
    await page.route('/events/generate-description', () => {});
    await openWeddingForm(page);
    await fillDetails(page);
    await button(page, 'AI Generate').click();
    await button(page, 'Stop').click();
    await expect(page.getByText('Stopped. Nothing was changed.')).toBeVisible();
    await expect(description(page)).toHaveValue(own);
    await expect(button(page, 'AI Generate')).toBeVisible();
  });

  test('with less motion the text is there at once', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openWeddingForm(page);
    await fillDetails(page);
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await button(page, 'AI Generate').click();
    await expect(description(page)).toHaveValue(written);
    await expect(description(page)).toBeEnabled();
  });

  test('a wording of our own is called one', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.route('/events/generate-description', (route) =>
      route.fulfill({ json: { description: 'Come and celebrate.', source: 'wording' } }),
    );
    await openWeddingForm(page);
    await fillDetails(page);
    await button(page, 'AI Generate').click();
    await expect(
      page.getByText(
        'Here is a suggested wording. Read it, and change what you like; press AI Generate for another one.',
      ),
    ).toBeVisible();
    await expect(description(page)).toHaveValue('Come and celebrate.');
  });

  test('an event created while it is still being typed has the whole text', async ({ page }) => {
    await openWeddingForm(page);
    await fillDetails(page);
    await button(page, 'AI Generate').click();
    await expect(description(page)).toHaveValue(/^You are/);
    expect((await createdEvent(page))?.description).toMatch(written);
  });
});
