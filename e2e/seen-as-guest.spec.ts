import * as invitationWords from '#messages/invitations/en.ts';
import { inviteGuest, YES } from './support/invited.ts';
import { expect, test } from './support/test.ts';

test('a host sees a guest’s page as the guest does, and answers for nobody there', async ({
  browser,
  complaints,
  withJs,
}) => {
  const { eventId, guestId, hostPage, reply } = await inviteGuest(browser);
  const before = await reply();
  const page = await hostPage(withJs);
  complaints.watch(page);
  await page.goto(`/event/${eventId}/invite/guests/${guestId}`);
  await page.getByRole('link', { name: invitationWords.seeAsGuest }).click();
  await expect(page.getByText(invitationWords.seenAsGuest)).toBeVisible();
  await expect(page.getByText('Namaste Meera ji!')).toBeVisible();

  const yes = page.getByText(YES);
  await yes.scrollIntoViewIfNeeded();
  const box = await yes.boundingBox();
  if (!box) throw new Error('The answer is not on the page.');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await page.getByRole('link', { name: invitationWords.backToGuest }).click();
  await expect(page).toHaveURL(new RegExp(`/invite/guests/${guestId}$`));
  expect(await reply()).toEqual(before);
});
