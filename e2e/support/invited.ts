import type { Browser } from '@playwright/test';
import type { GuestListItem } from '#contract/guests/guests.ts';
import { inDays } from './days.ts';
import { api, newEmail, signInWithProfile } from './people.ts';

interface Invited {
  firstName?: string;
  lastName?: string;
  email?: string;
  phone?: string;
  withFamily?: boolean;
}

/**
 * A wedding whose host, in a browser of their own, invited one guest; with the guest's
 * personal link and what the host sees of the guest's reply.
 */
export async function inviteGuest(browser: Browser, invited: Invited = {}) {
  const context = await browser.newContext();
  const page = await context.newPage();
  await signInWithProfile(page, newEmail('rohan'), 'Rohan Deshpande');
  const host = api(page);
  const { event } = await host.call('createEvent', {
    body: {
      eventType: 'wedding',
      eventName: 'Asha and Rohan',
      date: inDays(90),
      time: '19:30',
      description: 'Come and dance with us.',
      venue: { name: 'Laxmi Lawns', location: 'Magarpatta Road, Pune' },
      guests: [{ firstName: 'Meera', lastName: 'Iyer', email: newEmail('meera'), ...invited }],
      giftsWanted: [
        { name: 'Pressure cooker', price: 125_000, link: 'https://shop.example.in/cooker', type: 'kitchen' },
      ],
    },
  });
  const params = { eventId: event._id };
  const guest = async (): Promise<GuestListItem> => {
    const { items } = await host.call('listGuests', { params, query: {} });
    if (!items[0]) throw new Error('The event has one guest');
    return items[0];
  };
  const guestId = (await guest())._id;
  const { url } = await host.call('getPersonalLink', { params: { ...params, guestId } });
  const key = new URL(url).searchParams.get('key') ?? '';

  return {
    eventId: event._id,
    guestId,
    key,
    /** The page of the host's browser. */
    hostPage: page,
    path: (response = 'reply', source = 'email') =>
      `/event/${event._id}/rsvp/${guestId}/${response}/${source}`,
    link: (response = 'reply', source = 'email') =>
      `/event/${event._id}/rsvp/${guestId}/${response}/${source}?key=${key}`,
    reply: async () => (await guest()).reply,
  };
}
