import path from 'node:path';
import * as fieldWords from '#messages/fields/en.ts';
import * as imageWords from '#messages/images/en.ts';
import { api } from './support/people.ts';
import {
  button,
  draftOf,
  fillDetails,
  gift,
  guestList,
  newGuest,
  openWeddingForm,
  timeField,
  weddingForm,
} from './support/event-form.ts';
import { expect, test } from './support/test.ts';

const picture = path.resolve('public/og/wedding.png');

test('a wedding with 48 guests from a workbook and a gift with a picture', async ({ page }) => {
  await openWeddingForm(page);
  await fillDetails(page);
  await gift(page, 1).getByLabel('Name').fill('Silver dinner set');
  await gift(page, 1).getByLabel('Price').fill('12500.50');
  await gift(page, 1).getByLabel('Picture').setInputFiles(picture);
  await button(page, 'Add another gift').click();
  await expect(gift(page, 1).getByRole('img', { name: 'Gift 1' })).toBeVisible();
  await gift(page, 2).getByLabel('Name').fill('Toaster');
  await gift(page, 2).getByLabel('Price').fill('1999');
  await button(page, 'Add another gift').click();
  await expect(gift(page, 3)).toBeVisible();

  await page.getByLabel('File').setInputFiles(guestList('wedding-48.xlsx'));
  await button(page, 'Import file').click();
  await expect(page.getByText('48 guests in total: 15 with family, 33 individual')).toBeVisible();
  await button(page, 'Add 48 guests').click();
  await expect(page.getByText('48 guests added.')).toBeVisible();
  await expect(page.getByLabel('Event name')).toHaveValue('Asha and Rohan');

  await button(page, 'Create Event').click();
  await expect(page).toHaveURL(/\/event\/[\w-]+$/);
  const { createdEvents } = await api(page).call('getMyEvents', {});
  expect(createdEvents).toHaveLength(1);
  const [event] = createdEvents;
  expect(event).toMatchObject({
    eventName: 'Asha and Rohan',
    date: '2031-02-14',
    time: '19:30',
    timeZone: 'Asia/Kolkata',
    venue: { name: 'Lake Palace' },
    description: 'Dinner by the lake.\nDress: festive.',
    brideGroomDetails: { bride: { firstName: 'Asha', phone: '' } },
  });
  expect(event?.guests).toHaveLength(48);
  expect(event?.giftsWanted.map(({ name, price, image }) => [name, price, Boolean(image)])).toEqual([
    ['Silver dinner set', 12500.5, true],
    ['Toaster', 1999, false],
  ]);
  expect((await draftOf(page)).entries).toEqual([]);
});

test('a form that is not accepted says why and keeps every value', async ({ page, complaints }) => {
  complaints.allow(/status of 400/);
  await openWeddingForm(page);
  await fillDetails(page);
  await button(page, 'Add another gift').click();
  await gift(page, 2).getByLabel('Name').fill('Toaster');
  await button(page, 'Create Event').click();

  const summary = page.getByRole('alert').filter({ hasText: 'Please check the following' });
  await expect(summary).toBeFocused();
  await expect(gift(page, 2).getByText('Enter an amount in rupees.')).toBeVisible();
  await expect(page.getByLabel('Event name')).toHaveValue('Asha and Rohan');
  await expect(page.getByLabel('Description')).toHaveValue('Dinner by the lake.\nDress: festive.');
  await expect(gift(page, 2).getByLabel('Name')).toHaveValue('Toaster');
  await summary.getByRole('link', { name: 'Enter an amount in rupees.' }).click();
  await expect(gift(page, 2).getByLabel('Price')).toBeFocused();

  await gift(page, 2).getByLabel('Price').fill('10');
  await page.getByRole('group', { name: 'Bride' }).getByLabel('Phone').fill('12');
  await button(page, 'Create Event').click();
  await expect(page.getByRole('group', { name: 'Bride' }).getByText(fieldWords.phone)).toBeVisible();
  await expect(gift(page, 2).getByLabel('Price')).toHaveValue('10');
  // a link of the summary may have left its field in the address
  await expect(page).toHaveURL(({ pathname, search }) => pathname + search === weddingForm);
});

test('all that is wrong is said at once, each thing with the name of its field', async ({
  page,
  withJs,
  complaints,
}) => {
  complaints.allow(/status of 400/);
  await openWeddingForm(page);
  await page.getByLabel('Date').fill('2020-02-14');
  await newGuest(page).getByLabel('First name').fill('Om');
  await newGuest(page).getByLabel('Phone').fill('12');
  await gift(page, 1).getByLabel('Name').fill('Toaster');
  await gift(page, 1)
    .getByLabel('Picture')
    .setInputFiles({ name: 'no.png', mimeType: 'image/png', buffer: Buffer.from('text') });
  // with scripts it is sent, and refused, when it is chosen
  if (withJs)
    await expect(
      gift(page, 1)
        .getByText(/picture/i)
        .and(page.locator('.field-error')),
    ).toBeVisible();
  await button(page, 'Create Event').click();
  const summary = page.getByRole('alert').filter({ hasText: 'Please check the following' });
  const ofFields = [
    'Event name: Enter a name for the event.',
    'Date: Please select a future date for your event.',
    'Description: Enter a description.',
    'Gift 1, Price in rupees: Enter an amount in rupees.',
  ];
  const ofRules = [/^Gift 1, Picture: /, `Add a guest, Phone: ${fieldWords.phone}`];
  if (withJs) {
    // what the page itself knows is said before anything is sent
    await expect(summary.getByRole('link')).toHaveText(ofFields);
    await page.getByLabel('Event name').fill('Asha and Rohan');
    await page.getByLabel('Date').fill('2031-02-14');
    await page.getByLabel('Description').fill('Dinner by the lake.');
    await gift(page, 1).getByLabel('Price').fill('900');
    await button(page, 'Create Event').click();
    await expect(summary.getByRole('link')).toHaveText(ofRules);
  } else await expect(summary.getByRole('link')).toHaveText([...ofFields, ...ofRules]);
  await summary.getByRole('link', { name: 'Add a guest, Phone' }).click();
  await expect(newGuest(page).getByLabel('Phone')).toBeFocused();
});

test('an event today needs a time, and the page says so', { tag: '@no-js' }, async ({ page, complaints }) => {
  complaints.allow(/status of 400/);
  await openWeddingForm(page);
  await fillDetails(page);
  await page
    .getByLabel('Date')
    .fill(new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(new Date()));
  await timeField(page).fill('');
  await button(page, 'Create Event').click();
  await expect(page.getByText('Enter the time, because the event is today.').last()).toBeVisible();
  await expect(timeField(page)).toHaveAttribute('aria-required', 'true');
});

test(
  'today suggests a time, and a later day takes it back unless somebody made it theirs',
  { tag: '@js' },
  async ({ page }) => {
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(new Date());
    // the clock stands still at noon, so that an hour from now is today whenever this runs
    await page.clock.setFixedTime(new Date(`${today}T12:00:00+05:30`));
    await openWeddingForm(page);
    await fillDetails(page);
    const date = page.getByLabel('Date');
    await timeField(page).fill('');
    await date.fill(today);
    await expect(timeField(page)).toHaveValue('13:00');
    await date.fill('2031-02-14');
    await expect(timeField(page)).toHaveValue('');

    await date.fill(today);
    await timeField(page).fill('13:05');
    await date.fill('2031-02-14');
    await expect(timeField(page)).toHaveValue('13:05');

    // also a draft opened again remembers that nobody typed it
    await timeField(page).fill('');
    await date.fill(today);
    await expect(timeField(page)).toHaveValue('13:00');
    await button(page, 'Save draft').click();
    await expect(page.getByText('Your draft is saved.')).toBeVisible();
    await page.reload();
    await expect(timeField(page)).toHaveValue(/^\d\d:\d\d$/);
    await page.getByLabel('Date').fill('2031-02-14');
    await expect(timeField(page)).toHaveValue('');
    await button(page, 'Create Event').click();
    await expect(page).toHaveURL(/\/event\/[\w-]+$/);
    expect((await api(page).call('getMyEvents', {})).createdEvents[0]).toMatchObject({
      date: '2031-02-14',
      time: '',
    });
  },
);

test('typing saves itself and a reload shows it again', { tag: '@js' }, async ({ page }) => {
  await openWeddingForm(page);
  await expect(page.getByText('No changes yet')).toBeVisible();
  await page.getByLabel('Event name').fill('Asha and Rohan');
  await button(page, 'Add another gift').click();
  await gift(page, 2).getByLabel('Name').fill('Toaster');
  await expect(page.getByText(/Draft saved at \d\d:\d\d/)).toBeVisible();
  await expect
    .poll(async () => (await draftOf(page)).entries)
    .toContainEqual(['giftsWanted[1].name', 'Toaster']);
  await page.reload();
  await expect(page.getByLabel('Event name')).toHaveValue('Asha and Rohan');
  await expect(gift(page, 2).getByLabel('Name')).toHaveValue('Toaster');
});

test('every button keeps what is typed elsewhere, and starting over asks first', async ({ page }) => {
  await openWeddingForm(page);
  await fillDetails(page);
  await gift(page, 1).getByLabel('Name').fill('Silver dinner set');
  await button(page, 'Add another gift').click();
  await gift(page, 2).getByLabel('Name').fill('Toaster');
  await gift(page, 1).getByRole('button', { name: 'Remove gift 1' }).click();
  await expect(gift(page, 2)).toBeHidden();
  await expect(gift(page, 1).getByLabel('Name')).toHaveValue('Toaster');
  await gift(page, 1).getByRole('button', { name: 'Remove gift 1' }).click();
  await expect(gift(page, 1).getByLabel('Name')).toHaveValue('');
  await expect(page.getByLabel('Event name')).toHaveValue('Asha and Rohan');

  await button(page, 'Start over').click();
  await button(page, 'Keep it').click();
  await expect(page.getByLabel('Event name')).toHaveValue('Asha and Rohan');
  await button(page, 'Start over').click();
  await button(page, 'Delete the draft').click();
  await expect(page.getByText('The form is empty again.')).toBeVisible();
  await expect(page.getByLabel('Event name')).toHaveValue('');
});

test('pressing Create Event twice creates one event', async ({ page }) => {
  await openWeddingForm(page);
  await fillDetails(page);
  await button(page, 'Create Event').dblclick();
  await expect(page).toHaveURL(/\/event\/[\w-]+$/);
  const { createdEvents } = await api(page).call('getMyEvents', {});
  expect(createdEvents).toHaveLength(1);
  expect((await draftOf(page)).entries).toEqual([]);
});

test(
  'the same form arriving twice at once creates one event',
  { tag: '@no-js' },
  async ({ page, baseURL }) => {
    await openWeddingForm(page);
    await fillDetails(page);
    const values = await page
      .locator('#create-event')
      .evaluate((form) =>
        [...new FormData(form as HTMLFormElement)].flatMap(([name, value]) =>
          typeof value === 'string' ? [[name, value]] : [],
        ),
      );
    const send = () =>
      page.request.post(weddingForm, {
        headers: { Origin: baseURL ?? '' },
        multipart: { ...(Object.fromEntries(values) as Record<string, string>), do: 'create' },
        maxRedirects: 0,
      });
    const answers = await Promise.all([send(), send()]);
    const [first, second] = answers.map((answer) => answer.headers().location);
    expect(first).toMatch(/^\/event\/[\w-]+$/);
    expect(second).toBe(first);
    expect((await api(page).call('getMyEvents', {})).createdEvents).toHaveLength(1);
    expect((await draftOf(page)).entries).toEqual([]);
  },
);

test('the button says what is happening', { tag: '@js' }, async ({ page, complaints }) => {
  complaints.allow(/status of 400/);
  await openWeddingForm(page);
  await fillDetails(page);
  const held: (() => void)[] = [];
  await page.route(/\/(create-event\/wedding|event\/[\w-]+)\.data/, (route) => {
    const awaited = route.request().method() === 'POST' || route.request().url().includes('/event/');
    return awaited
      ? new Promise<void>((resolve) => void held.push(() => resolve(route.continue())))
      : route.continue();
  });
  const answer = async () => {
    await expect.poll(() => held.length).toBe(1);
    held.pop()?.();
  };
  await button(page, 'Add guest').click();
  await expect(button(page, 'Processing...')).toBeVisible();
  await answer();
  await button(page, 'Create Event').click();
  await expect(button(page, 'Creating Event...')).toBeVisible();
  await answer();
  await expect(button(page, 'Opening Event...')).toBeVisible();
  await answer();
  await expect(page).toHaveURL(/\/event\/[\w-]+$/);
});

test('the Enter key in a field saves and changes nothing else', async ({ page }) => {
  await openWeddingForm(page);
  await button(page, 'Add another gift').click();
  await expect(gift(page, 2)).toBeVisible();
  await fillDetails(page);
  await page.getByLabel('Venue name').press('Enter');
  await expect(page.getByText('Your draft is saved.')).toBeVisible();
  await expect(gift(page, 2)).toBeVisible();
  await expect(gift(page, 3)).toBeHidden();
  await expect(page.getByLabel('Venue name')).toHaveValue('Lake Palace');
});

test('a picture that is none is refused beside its field', async ({ page, complaints }) => {
  complaints.allow(/status of 400/);
  await openWeddingForm(page);
  await gift(page, 1).getByLabel('Name').fill('Silver dinner set');
  await gift(page, 1)
    .getByLabel('Picture')
    .setInputFiles({ name: 'fake.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
  await button(page, 'Save draft').click();
  await expect(page.getByText(imageWords.notAPicture).last()).toBeVisible();
  await expect(gift(page, 1).getByLabel('Name')).toHaveValue('Silver dinner set');
});

test('the plan’s limit is told in its words', async ({ page, complaints }) => {
  complaints.allow(/status of 403/);
  await openWeddingForm(page);
  const details = {
    eventName: 'Earlier',
    date: '2031-01-01',
    description: 'Earlier.',
    eventType: 'birthday' as const,
  };
  for (const requestId of ['a', 'b', 'c'])
    await api(page).call('createEvent', { body: { ...details, requestId } });
  await fillDetails(page);
  await button(page, 'Create Event').click();
  await expect(
    page.getByRole('alert').filter({ hasText: 'The Basic plan allows up to 3 events a year' }),
  ).toBeVisible();
  await expect(page.getByLabel('Event name')).toHaveValue('Asha and Rohan');
});

test('visitors are sent to the landing page, and an unknown type is not found', async ({
  page,
  complaints,
}) => {
  complaints.allow(/status of 404/);
  await page.goto(weddingForm);
  await expect(page).toHaveURL(`/?${new URLSearchParams({ returnTo: weddingForm })}`);
  await openWeddingForm(page);
  expect((await page.goto('/create-event/funeral'))?.status()).toBe(404);
});

test('the bar at the foot of a phone hides nothing that has the focus @js', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openWeddingForm(page);
  await page.getByLabel('Event name').focus();
  const hidden: string[] = [];
  for (let steps = 0; steps < 90; steps += 1) {
    await page.keyboard.press('Tab');
    const { inBar, covered, name } = await page.evaluate(() => {
      const focused = document.activeElement as HTMLElement;
      const bar = document.querySelector('form .sticky.bottom-0')!;
      return {
        inBar: bar.contains(focused),
        covered: focused.getBoundingClientRect().bottom > bar.getBoundingClientRect().top,
        name: focused.outerHTML.slice(0, 120),
      };
    });
    if (inBar) return expect(hidden).toEqual([]);
    if (covered) hidden.push(name);
  }
  throw new Error('the bar is never reached');
});
