import * as invitationWords from '#messages/invitations/en.ts';
import { api, newEmail, signInWithProfile } from './support/people.ts';
import { expect, test } from './support/test.ts';

test('a host sees a guest’s page as the guest does, and answers for nobody there', async ({ page }) => {
  await signInWithProfile(page, newEmail());
  const { event } = await api(page).call('createEvent', {
    body: {
      eventType: 'wedding',
      eventName: 'Meera weds Rohan',
      date: '2031-02-14',
      time: '19:30',
      description: 'An evening of music and dinner.',
      venue: { name: 'The Grand', location: 'Baner Road, Pune' },
      guests: [{ firstName: 'Asha', email: newEmail('asha'), withFamily: true }],
    },
  });
  const params = { eventId: event._id };
  const { items } = await api(page).call('listGuests', { params, query: {} });
  const guestId = items[0]?._id ?? '';
  await page.goto(`/event/${event._id}/invite/guests/${guestId}`);
  await page.getByRole('link', { name: invitationWords.seeAsGuest }).click();
  await expect(page.getByText(invitationWords.seenAsGuest)).toBeVisible();
  await expect(page.getByText('Namaste Asha ji!')).toBeVisible();

  const yes = page.getByText("Yes, I'll be there!");
  await yes.scrollIntoViewIfNeeded();
  const box = await yes.boundingBox();
  if (!box) throw new Error('The answer is not on the page.');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await page.getByRole('link', { name: invitationWords.backToGuest }).click();
  await expect(page).toHaveURL(new RegExp(`/invite/guests/${guestId}$`));
  const after = await api(page).call('getGuest', { params: { ...params, guestId } });
  expect(after.guest.rsvp).toBe('pending');
});
