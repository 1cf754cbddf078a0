import { readFile, writeFile } from 'node:fs/promises';
import { inviteGuest } from './support/invited.ts';
import { api, newEmail, signInWithProfile } from './support/people.ts';
import { expect, test } from './support/test.ts';

test('the owner takes an event along in one file, and another organiser brings it in', async ({
  page,
  browser,
  complaints,
  withJs,
}, info) => {
  const invited = await inviteGuest(browser, { firstName: '<b>Meera</b>' });
  const host = api(invited.hostBrowser);
  await host.call('addQuestion', {
    params: { eventId: invited.eventId },
    body: { kind: 'text', text: 'Which song?' },
  });
  const owner = await invited.hostPage(withJs);
  complaints.watch(owner);
  await owner.goto(`/event/${invited.eventId}/settings`);
  await owner.getByRole('link', { name: 'One file of everything' }).click();
  await expect(owner.getByText('Money: contributions, shagun, gift cards and thank-yous')).toBeVisible();
  const downloading = owner.waitForEvent('download');
  await owner.getByRole('link', { name: 'Download the file' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^Asha and Rohan \d{4}-\d{2}-\d{2}\.shagun$/);
  const file = info.outputPath('wedding.shagun');
  await download.saveAs(file);
  await owner.context().close();

  await signInWithProfile(page, newEmail('kabir'), 'Kabir Shah');
  await page.goto('/organised-events');
  await page.getByRole('link', { name: 'Bring in an event' }).click();

  // nothing chosen, a file that is none, one that was cut off: each is said, and asked for again
  await page.getByRole('button', { name: 'See what’s in it' }).click();
  await expect(page.getByText('Choose the event file.').first()).toBeVisible();
  const cut = info.outputPath('cut.shagun');
  await writeFile(cut, (await readFile(file)).subarray(0, 2000));
  await page.getByLabel('Event file').setInputFiles(cut);
  await page.getByRole('button', { name: 'See what’s in it' }).click();
  await expect(page.getByText('This file isn’t complete.').first()).toBeVisible();

  await page.getByLabel('Event file').setInputFiles(file);
  await page.getByRole('button', { name: 'See what’s in it' }).click();
  await expect(page.getByRole('heading', { name: 'Bring in Asha and Rohan?' })).toBeVisible();
  for (const line of ['1 guest', '1 question', '1 gift'])
    await expect(page.getByRole('listitem').filter({ hasText: line })).toBeVisible();
  await expect(page.getByText('Nothing is sent to anybody.')).toBeVisible();
  await page.getByRole('button', { name: 'Create this event' }).click();
  await expect(page.getByText('The event is here. Nobody was told.')).toBeVisible();
  await expect(page.getByText('<b>Meera</b>').first()).toBeVisible();

  // the same file once more is asked about, and can be left
  await page.goto('/import-event');
  await page.getByLabel('Event file').setInputFiles(file);
  await page.getByRole('button', { name: 'See what’s in it' }).click();
  await expect(page.getByText('You brought this event in before')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Create one more event from it' })).toBeVisible();
  await page.getByRole('button', { name: 'Don’t bring it in' }).click();
  await expect(page.getByText('Nothing was created.')).toBeVisible();
  const { items } = await api(page).call('listOrganisedEvents', { query: {} });
  expect(items.map(({ eventName }) => eventName)).toEqual(['Asha and Rohan']);
});
