import * as replyHindi from '#messages/guests/reply/hi.ts';
import * as reply from '#messages/guests/reply/en.ts';
import * as invitationWords from '#messages/invitations/en.ts';
import { inDays } from './support/days.ts';
import { inviteGuest, YES } from './support/invited.ts';
import { expect, test } from './support/test.ts';

test('a yes from before the date moved is marked, asked again, and confirmed with one press', async ({
  page,
  browser,
  withJs,
}) => {
  const invited = await inviteGuest(browser, { withFamily: true });
  await page.goto(invited.link());
  await page.getByLabel(reply.card.adults).selectOption('3');
  await page.getByRole('button', { name: YES }).click();
  await expect(page.getByText(reply.headsComing(3, 0))).toBeVisible();
  await expect(page.getByText(reply.dateChanged)).toBeHidden();

  // the host moves the date
  const hostPage = await invited.hostPage(withJs);
  await hostPage.goto(`/event/${invited.eventId}/edit`);
  await hostPage.getByLabel('Date', { exact: true }).fill(inDays(97));
  await hostPage.getByRole('button', { name: 'Save changes' }).click();
  await expect(hostPage.getByText('Your changes are saved.')).toBeVisible();
  const guestPage = `/event/${invited.eventId}/invite/guests/${invited.guestId}`;
  for (const path of [`/event/${invited.eventId}/invite`, guestPage]) {
    await hostPage.goto(path);
    // a filter of the list has the same words
    await expect(
      hostPage.locator('.badge').filter({ hasText: invitationWords.beforeDateChange }),
    ).toBeVisible();
  }

  await page.goto(`${invited.link()}&lang=hi`);
  await expect(page.getByText(replyHindi.dateChanged)).toBeVisible();
  await page.goto(`${invited.link()}&lang=en`);
  await expect(page.getByText(reply.dateChanged)).toBeVisible();
  await expect(page.getByRole('button', { name: reply.card.changeResponse })).toBeVisible();
  await page.getByRole('button', { name: reply.stillComing }).click();
  await expect(page.getByText(reply.dateChanged)).toBeHidden();
  await expect(page.getByText(reply.headsComing(3, 0))).toBeVisible();
  expect(await invited.reply()).toMatchObject({ rsvp: 'yes', adults: 3, dateChanged: false });
  await hostPage.goto(guestPage);
  await expect(hostPage.getByText(invitationWords.beforeDateChange)).toBeHidden();
});
