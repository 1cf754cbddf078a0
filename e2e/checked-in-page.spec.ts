import type { Page } from '@playwright/test';
import { fillDetails, openWeddingForm } from './support/event-form.ts';
import { inDays } from './support/days.ts';
import { api, newEmail, signInWithProfile } from './support/people.ts';
import { expect, test } from './support/test.ts';

/* Where scripts run, a form is judged by its schema before it is sent (docs/decisions/0101). */

/** What is sent from now on; nobody answers it. */
function sentFrom(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() === 'POST' && pathname.endsWith('.data')) sent.push(pathname);
  });
  return sent;
}

async function birthday(page: Page): Promise<string> {
  const { event } = await api(page).call('createEvent', {
    body: { eventType: 'birthday', eventName: 'Kabir turns five', date: inDays(60), description: 'Cake.' },
  });
  return `/event/${event._id}`;
}

const forms: {
  called: string;
  open: (page: Page) => Promise<void>;
  press: string | RegExp;
  wrong: string[];
}[] = [
  {
    called: 'the profile',
    open: async (page) => {
      await page.goto('/profile');
      await page.getByLabel('First Name').fill(' ');
      await page.getByLabel('Phone').fill('123');
    },
    press: 'Save profile',
    wrong: ['First Name', 'Phone'],
  },
  {
    called: 'rows of guests',
    open: async (page) => {
      await page.goto(`${await birthday(page)}/invite`);
      await page.getByLabel('Email').fill('nobody');
    },
    press: /^Send the invitation/,
    wrong: ['Email'],
  },
  {
    called: 'an event that is changed',
    open: async (page) => {
      await page.goto(`${await birthday(page)}/edit`);
      await page.getByLabel('Event name').fill('');
    },
    press: 'Save changes',
    wrong: ['Event name'],
  },
  {
    called: 'a function',
    open: async (page) => page.goto(`${await birthday(page)}/functions/new`).then(() => undefined),
    press: /^Save/,
    wrong: ['Name'],
  },
  {
    called: 'a question',
    open: async (page) => page.goto(`${await birthday(page)}/questions/new`).then(() => undefined),
    press: /^Save/,
    wrong: ['Question'],
  },
];

for (const { called, open, press, wrong } of forms)
  test(`${called}: what is wrong is said beside its field without being sent @js`, async ({ page }) => {
    await signInWithProfile(page, newEmail());
    await open(page);
    const sent = sentFrom(page);
    await page.getByRole('main').getByRole('button', { name: press }).last().click();
    const summary = page.getByRole('main').getByRole('alert');
    for (const label of wrong) {
      await expect(page.getByLabel(label).first()).toHaveAttribute('aria-invalid', 'true');
      await expect(summary).toContainText(label);
    }
    await expect(summary).toBeFocused();
    expect(sent).toEqual([]);
  });

test('a new event: what is wrong is said beside its field without being sent, and then it is created @js', async ({
  page,
}) => {
  await openWeddingForm(page);
  await fillDetails(page);
  await page.getByLabel('Event name').fill('');
  await page.getByRole('group', { name: 'Gift 1' }).getByLabel('Price').fill('many');
  const sent = sentFrom(page);
  await page.getByRole('button', { name: 'Create Event' }).click();
  await expect(page.getByLabel('Event name')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByRole('group', { name: 'Gift 1' }).getByLabel('Price')).toHaveAttribute(
    'aria-invalid',
    'true',
  );
  await expect(page.getByRole('alert')).toContainText('Event name');
  expect(sent).toEqual([]);

  await page.getByLabel('Event name').fill('Asha and Rohan');
  await page.getByRole('group', { name: 'Gift 1' }).getByLabel('Price').fill('');
  await page.getByRole('button', { name: 'Create Event' }).click();
  await expect(page).toHaveURL(/\/event\/[\w-]{8,}$/);
});

test('what only the server knows is said once the form can be sent @js', async ({ page, complaints }) => {
  complaints.allow(/status of 400/);
  await signInWithProfile(page, newEmail());
  const event = await birthday(page);
  await page.goto(`${event}/edit`);
  await page.getByLabel('Event name').fill('');
  await page.getByLabel('Date').fill('2020-01-01');
  const save = page.getByRole('button', { name: 'Save changes' });
  await save.click();
  await expect(page.getByLabel('Event name')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('Event name').fill('Kabir turns six');
  await save.click();
  await expect(page.getByRole('alert')).toContainText('Please select a future date for your event.');
  await expect(page.getByLabel('Event name')).toHaveValue('Kabir turns six');
});
