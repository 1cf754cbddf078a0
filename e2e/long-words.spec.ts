import { inviteGuest } from './support/invited.ts';
import { api, newEmail, signInWithProfile } from './support/people.ts';
import { expect, test } from './support/test.ts';

/** One word of 56 letters, the longest that a name is likely to be, and where nothing can be broken. */
const LONG = 'Venkatanarasimharajuvaripetasubrahmanyamramachandramurthy'.slice(0, 56);

test('a word of 56 letters widens no page at 360 px @no-js', async ({ page, browser }) => {
  const email = newEmail('meera');
  const invited = await inviteGuest(browser, { firstName: LONG, lastName: LONG, email });
  const { eventId, guestId } = invited;
  const host = api(invited.hostBrowser);
  const params = { eventId };
  const { event } = await host.call('getEditableEvent', { params });
  await host.call('updateEvent', {
    params,
    body: {
      ...event,
      eventName: LONG,
      venue: { name: LONG, location: LONG },
      brideGroomDetails: {
        bride: { firstName: LONG, lastName: LONG, phone: '' },
        groom: { firstName: LONG, lastName: LONG, phone: '' },
      },
    },
  });
  await host.call('updateGuest', {
    params: { eventId, guestId },
    body: { firstName: LONG, lastName: LONG, email, side: LONG.slice(0, 40) },
  });
  await host.call('updateProfile', {
    body: {
      firstName: LONG,
      lastName: LONG,
      email: (await host.call('getCurrentUser', {})).user.email,
      phone: '9820012345',
      city: LONG,
      state: LONG,
      country: LONG,
      profilePicture: '',
    },
  });
  const [group] = await host.call('getWishlist', { params, query: {} });
  const giftId = group?.items[0]?._id ?? '';
  const { function: one } = await host.call('addFunction', {
    params,
    body: {
      name: LONG,
      date: event.date,
      time: '18:00',
      venue: { name: LONG, location: LONG },
      everyone: true,
    },
  });
  await host.call('addQuestion', {
    params,
    body: { kind: 'one', text: LONG, choices: [{ text: LONG }, { text: `${LONG}a` }] },
  });
  await host.call('inviteHost', { params, body: { email: newEmail('kabir'), role: 'editor' } });
  await host.call('enableCollaboration', { params: { eventId, giftId } });
  await host.call('sendInvitations', { params, body: { guests: [guestId], channel: 'link' } });

  const its = `/event/${eventId}`;
  const guest = await browser.newContext({ javaScriptEnabled: false });
  const theirs = await guest.newPage();
  await signInWithProfile(theirs, email, 'Meera Iyer');
  const hosts = await invited.hostPage(false);
  const looked: string[] = [];
  const look = async (one: typeof page, path: string) => {
    await one.setViewportSize({ width: 360, height: 740 });
    const answer = await one.goto(path);
    expect(answer?.status(), path).toBe(200);
    const wide = await one.evaluate(() => document.documentElement.scrollWidth);
    if (wide > 360) looked.push(`${path}: ${wide}`);
  };
  for (const path of [
    '/dashboard',
    '/profile',
    '/profile?tab=organized',
    '/organised-events',
    '/notifications',
    '/wallet',
    '/calendar',
    its,
    `${its}/invite`,
    `${its}/invite/guests/${guestId}`,
    `${its}/invite/guests/${guestId}/remove`,
    `${its}/invite/print`,
    `${its}/invite/catering`,
    `${its}/invite/review`,
    `${its}/invite/share`,
    `${its}/invite/send-next`,
    `${its}/invite/design`,
    `${its}/invite/reminders`,
    `${its}/invite/reminders/message`,
    `${its}/invite/chats`,
    `${its}/invite/import`,
    `${its}/wishlist`,
    `${its}/wishlist/gifts/${giftId}`,
    `${its}/gift/${giftId}`,
    `${its}/hosts`,
    `${its}/functions`,
    `${its}/functions/${one._id}`,
    `${its}/functions/${one._id}/guests`,
    `${its}/questions`,
    `${its}/edit`,
    `${its}/cancel`,
    `${its}/settings`,
    `${its}/thank-yous`,
  ])
    await look(hosts, path);
  for (const path of [its, `${its}/gift/${giftId}`, '/attending-events', '/profile?tab=joined', '/dashboard'])
    await look(theirs, path);
  for (const path of [invited.link(), its]) await look(page, path);
  expect(looked).toEqual([]);
});
