import type { Page } from '@playwright/test';
import { sideNames } from '#messages/guests/list/en.ts';
import * as filterWords from '#messages/guests/filter/en.ts';
import * as functionWords from '#messages/functions/pages/en.ts';
import * as manyWords from '#messages/guests/many/en.ts';
import * as invitationWords from '#messages/invitations/en.ts';
import { api, newEmail, signInWithProfile } from './support/people.ts';
import { expect, test } from './support/test.ts';

const names = ['Asha', 'Bela', 'Chand', 'Devika', 'Esha'];

async function wedding(page: Page): Promise<string> {
  const { event } = await api(page).call('createEvent', {
    body: {
      eventType: 'wedding',
      eventName: 'Kavita weds Arjun',
      date: '2031-02-14',
      time: '19:30',
      description: 'An evening of music and dinner.',
      venue: { name: 'The Grand', location: 'Baner Road, Pune' },
      brideGroomDetails: {
        bride: { firstName: 'Kavita', lastName: 'Iyer', phone: '9876543210' },
        groom: { firstName: 'Arjun', lastName: 'Rao', phone: '9876543211' },
      },
      guests: names.map((firstName) => ({
        firstName,
        lastName: 'Sharma',
        email: newEmail(firstName.toLowerCase()),
        side: firstName === 'Asha' ? 'bride' : '',
      })),
    },
  });
  await api(page).call('addFunction', {
    params: { eventId: event._id },
    body: { name: 'Sangeet', date: '2031-02-13', time: '18:00', everyone: false },
  });
  return event._id;
}

const rowOf = (page: Page, name: string) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: name });
const bar = (page: Page) => page.getByRole('region', { name: manyWords.heading });

/** Chooses what is done with the guests ticked, and does it. */
async function go(page: Page, what: string, text = ''): Promise<void> {
  await bar(page).getByLabel(manyWords.what).selectOption(what);
  if (text) await bar(page).getByLabel(manyWords.words).fill(text);
  await bar(page).getByRole('button', { name: manyWords.go }).click();
}
const tick = (page: Page, name: string) => page.getByLabel(manyWords.tick(`${name} Sharma`)).check();
const says = (page: Page, text: string) => expect(page.getByRole('main').getByText(text)).toBeVisible();

test('many guests are tagged, found again, kept as a list, invited and removed, and each of it is taken back', async ({
  page,
  withJs,
}) => {
  await signInWithProfile(page, newEmail());
  const eventId = await wedding(page);
  // before anything is sent it is said that nobody is invited to the function, with the way there
  await page.goto(`/event/${eventId}/invite/review`);
  await page.getByRole('link', { name: invitationWords.reviewFunctionGuests('Sangeet', 0, false) }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(functionWords.whoIsInvitedTo('Sangeet'));
  await page.goto(`/event/${eventId}/invite`);

  // nothing is done without a guest or a choice
  await go(page, manyWords.newTag, 'Pune');
  await says(page, manyWords.nobodyTicked);
  await tick(page, 'Asha');
  await tick(page, 'Bela');
  await go(page, manyWords.newTag, 'Pune');
  await says(page, manyWords.tagsAdded('Pune', 2));
  await expect(rowOf(page, 'Bela').getByText('Pune', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: manyWords.undo }).click();
  await says(page, manyWords.undone(2));
  await expect(rowOf(page, 'Bela').getByText('Pune', { exact: true })).toHaveCount(0);
  await tick(page, 'Bela');
  await tick(page, 'Chand');
  await go(page, manyWords.newTag, 'Pune');
  await says(page, manyWords.tagsAdded('Pune', 2));

  // they are found by it, and the filter is kept under a name
  await page.getByRole('search').getByText('5 guests').click();
  await page.getByLabel(filterWords.tag, { exact: true }).selectOption('Pune');
  if (!withJs) await page.getByRole('search').getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByRole('status').getByText('2 guests found')).toBeVisible();
  await page.getByText(filterWords.saveHeading).click();
  await page.getByLabel(filterWords.nameLabel).fill('Coming from Pune');
  await page.getByRole('button', { name: filterWords.save }).click();
  await says(page, filterWords.saved('Coming from Pune'));

  // all that match, and no others
  await page.getByRole('link', { name: manyWords.changeFound(2) }).click();
  await expect(page.getByLabel(manyWords.allFound(2))).toBeChecked();
  await go(page, manyWords.setSide(sideNames.groom));
  await says(page, manyWords.sideSet(sideNames.groom, 2));
  await page.getByLabel(manyWords.allFound(2)).check();
  await go(page, manyWords.invite('Sangeet'));
  await says(page, 'now invited to Sangeet');
  await page.getByLabel(manyWords.allFound(2)).check();
  await go(page, manyWords.remove);
  await expect(page.getByRole('heading', { name: manyWords.removalHeading(2) })).toBeVisible();
  await page.getByRole('button', { name: manyWords.removalConfirm(2) }).click();
  await says(page, manyWords.removed(2));
  await expect(rowOf(page, 'Asha')).toBeVisible();
  await expect(rowOf(page, 'Bela')).toHaveCount(0);
  await page.getByRole('button', { name: manyWords.undo }).click();
  await says(page, manyWords.removedUndone(2));
  await expect(rowOf(page, 'Bela').getByText(sideNames.groom)).toBeVisible();

  // the list leads to them, here and where messages are written, and goes when it is deleted
  const lists = page.getByRole('navigation', { name: filterWords.lists });
  await lists.getByRole('link', { name: 'Coming from Pune' }).click();
  await expect(page.getByRole('status').getByText('2 guests found')).toBeVisible();
  await page.goto(`/event/${eventId}/invite/print`);
  await lists.getByRole('link', { name: 'Coming from Pune' }).click();
  await expect(page.getByText(filterWords.onlyThese(filterWords.tagged('Pune')))).toBeVisible();
  await expect(page.getByRole('rowheader', { name: 'Chand Sharma' })).toBeVisible();
  await expect(page.getByRole('rowheader', { name: 'Asha Sharma' })).toHaveCount(0);
  await page.goto(`/event/${eventId}/invite`);
  await lists.getByRole('link', { name: 'Coming from Pune' }).click();
  await page.getByRole('button', { name: filterWords.remove('Coming from Pune') }).click();
  await says(page, filterWords.removed('Coming from Pune'));
  await expect(lists).toHaveCount(0);
});
