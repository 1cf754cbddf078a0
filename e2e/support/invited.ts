import type { Browser, Page } from '@playwright/test';
import type { GuestListItem } from '#contract/guests/guests.ts';
import { inDays } from './days.ts';
import { api, newEmail, signInWithProfile } from './people.ts';
import { expect } from './test.ts';

/** The button that says yes, also to who pressed Yes in the invitation. */
export const YES = "Yes, I'll be there!";
export const YES_IN_HINDI = 'जी हाँ, आना पक्का है!';

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
  const hostBrowser = await browser.newContext();
  await signInWithProfile(hostBrowser, newEmail('rohan'), 'Rohan Deshpande');
  const host = api(hostBrowser);
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
    /** The host's browser: it has no page as long as none is opened. */
    hostBrowser,
    /** A page of the host's in a browser with scripts or without. */
    hostPage: async (withJs: boolean): Promise<Page> => {
      const context = await browser.newContext({
        javaScriptEnabled: withJs,
        storageState: await hostBrowser.storageState(),
      });
      return context.newPage();
    },
    path: (response = 'reply', source = 'email') =>
      `/event/${event._id}/rsvp/${guestId}/${response}/${source}`,
    link: (response = 'reply', source = 'email') =>
      `/event/${event._id}/rsvp/${guestId}/${response}/${source}?key=${key}`,
    reply: async () => (await guest()).reply,
  };
}

/** Presses until what was pressed has happened: right after an answer a press counts as the second half of a double click. */
export async function sendAnswers(page: Page, text: string): Promise<void> {
  let pressed = false;
  await expect(async () => {
    // the answer may have come after the last look: then the button is folded away
    if (pressed && (await page.getByText(text).isVisible())) return;
    await page.getByRole('button', { name: 'Send my answers' }).click({ timeout: 10_000 });
    pressed = true;
    await expect(page.getByText(text)).toBeVisible({ timeout: 3000 });
  }).toPass();
}

/** A wedding whose guests give together, with one guest. */
export async function inviteToGive(browser: Browser) {
  const email = newEmail('meera');
  const invited = await inviteGuest(browser, { email });
  const host = api(invited.hostBrowser);
  const params = { eventId: invited.eventId };
  const { event } = await host.call('getEditableEvent', { params });
  await host.call('updateEvent', { params, body: { ...event, giveTogether: true } });
  return { ...invited, email };
}
