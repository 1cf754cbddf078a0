import type { Browser, Page } from '@playwright/test';
import { pathOf } from '#contract/operation.ts';
import { operations } from '#contract/operations.ts';
import { inDays } from './days.ts';
import { inviteGuest } from './invited.ts';
import { api, newEmail, signInOnPremium, signInWithProfile, waitForMail } from './people.ts';
import { expect } from './test.ts';
import type { Stop } from './tour.ts';

/** What the states are states of. */
interface Scene {
  gift: string;
  /** An event without guests: its form is open. */
  emptyEvent: string;
  familyLink: string;
  wishlist: string;
  /** The last step with a gift card of the organiser's that holds enough for ₹500 of the voucher. */
  redeem: string;
}

/** Forms that were refused: each says why. Nothing is recorded, so that they can be looked at again. */
export function refusedForms({ gift, emptyEvent, familyLink, wishlist, redeem }: Scene): Stop[] {
  const answers = { en: "Yes, I'll be there!", hi: 'जी हाँ, आना पक्का है!' };
  const reply = (who: Stop['who'], language: keyof typeof answers): Stop => ({
    name: `reply-refused-${who}`,
    who,
    path: familyLink,
    act: async (page) => {
      await page.locator('select[name=adults]').selectOption('10');
      await page.locator('select[name=children]').selectOption('9');
      await send(page, answers[language]);
    },
  });
  return [
    {
      name: 'contact-refused-visitor',
      who: 'visitor',
      path: '/contact',
      act: (page) => send(page, 'Send message'),
    },
    reply('visitor', 'en'),
    reply('reader', 'hi'),
    {
      name: 'profile-refused-newcomer',
      who: 'newcomer',
      path: '/profile',
      act: async (page) => {
        await page.getByLabel('Phone').fill('12');
        await send(page, 'Save profile');
      },
    },
    {
      name: 'create-event-refused-organiser',
      who: 'organiser',
      path: '/create-event/birthday',
      act: (page) => send(page, 'Create Event'),
    },
    {
      name: 'function-refused-fresh',
      who: 'fresh',
      path: `${emptyEvent}/functions/new`,
      act: (page) => send(page, 'Save the function'),
    },
    {
      name: 'invite-refused-fresh',
      who: 'fresh',
      path: `${emptyEvent}/invite`,
      act: (page) => send(page, 'Send the invitation'),
    },
    {
      name: 'list-import-refused-fresh',
      who: 'fresh',
      path: `${emptyEvent}/invite/import`,
      act: (page) => send(page, 'Import file'),
    },
    { name: 'contribution-refused-guest', who: 'guest', path: gift, act: (page) => send(page, 'Contribute') },
    {
      name: 'gift-refused-organiser',
      who: 'organiser',
      path: wishlist,
      act: async (page) => {
        // folded away where there are gifts
        await page.locator('summary', { hasText: 'Add Gift' }).click();
        await page.getByLabel('Gift name').fill('Lamp');
        await page.getByLabel('Price in rupees').fill('900');
        await page.getByLabel(/^Link/).fill('javascript:lamp');
        await send(page, 'Add this gift');
      },
    },
    {
      name: 'redemption-refused-organiser',
      who: 'organiser',
      path: redeem,
      act: async (page) => {
        await page.getByLabel(/^Redemption amount/).fill('500');
        await page.getByLabel(/^Recipient/).fill('nobody');
        await send(page, 'Redeem');
      },
    },
  ];
}

/** Pages of somebody who has nothing yet, of a guest who may not open them, and of nobody. */
export async function emptyAndForbidden(browser: Browser) {
  const email = newEmail('tara');
  const invited = await inviteGuest(browser, { email, withFamily: true });
  const invitee = await (await browser.newContext()).newPage();
  await signInWithProfile(invitee, email, 'Tara Sen');
  const fresh = await (await browser.newContext()).newPage();
  await signInWithProfile(fresh, newEmail('fresh'), 'Ila Roy');
  const { event } = await api(fresh).call('createEvent', {
    body: { eventType: 'custom', eventName: 'Tea', date: '2031-02-14', description: 'Tea.' },
  });
  const cookies = {
    fresh: await fresh.context().storageState(),
    invitee: await invitee.context().storageState(),
  };
  const theirs = `/event/${invited.eventId}`;
  const stops: Stop[] = [
    ...['dashboard', 'organised-events', 'attending-events', 'wallet', 'notifications', 'security'].map(
      (page): Stop => ({ name: `${page}-empty-fresh`, who: 'fresh', path: `/${page}` }),
    ),
    { name: 'earnings-empty-fresh', who: 'fresh', path: '/wallet?tab=earnings' },
    { name: 'transactions-empty-fresh', who: 'fresh', path: '/wallet?tab=history' },
    { name: 'event-empty-fresh', who: 'fresh', path: `/event/${event._id}` },
    { name: 'invite-empty-fresh', who: 'fresh', path: `/event/${event._id}/invite` },
    { name: 'invite-review-empty-fresh', who: 'fresh', path: `/event/${event._id}/invite/review` },
    { name: 'functions-empty-fresh', who: 'fresh', path: `/event/${event._id}/functions` },
    { name: 'wishlist-empty-fresh', who: 'fresh', path: `/event/${event._id}/wishlist` },
    { name: 'event-invitee', who: 'invitee', path: theirs },
    ...['invite', 'edit', 'cancel', 'functions'].map((page): Stop => ({
      name: `${page}-forbidden-invitee`,
      who: 'invitee',
      path: `${theirs}/${page}`,
      status: 403,
    })),
    { name: 'not-found-invitee', who: 'invitee', path: '/nowhere', status: 404 },
    // a visitor is asked to sign in instead
    { name: 'sign-in-first-visitor', who: 'visitor', path: `${theirs}/invite` },
    { name: 'link-invalid-visitor', who: 'visitor', path: `${invited.path()}?key=no-such-key`, status: 404 },
  ];
  for (const page of [fresh, invitee]) await page.context().close();
  await invited.hostBrowser.close();
  return { cookies, stops, familyLink: invited.link(), emptyEvent: `/event/${event._id}` };
}

/** Reminders and messages of a host whose plan has them, with a guest who can be told. */
export async function premiumHost(browser: Browser) {
  const page = await (await browser.newContext()).newPage();
  await signInOnPremium(page);
  const email = newEmail('priya');
  const { event } = await api(page).call('createEvent', {
    body: {
      eventType: 'wedding',
      eventName: 'Meera weds Rohan',
      date: '2031-02-14',
      time: '19:30',
      description: 'Come and celebrate.',
      guests: [
        { firstName: 'Priya', lastName: 'Nair', email },
        { firstName: 'Ravi', phone: '9820054321' },
      ],
    },
  });
  const params = { eventId: event._id };
  await api(page).call('sendInvitations', { params, body: { guests: 'not-invited' } });
  await expect
    .poll(async () => (await api(page).call('getReminders', { params })).audiences.all.told)
    .toBe(1);
  const cookies = { premium: await page.context().storageState() };
  await page.context().close();
  const reminders = `/event/${event._id}/invite/reminders`;
  const stops: Stop[] = [
    { name: 'reminders-premium', who: 'premium', path: reminders },
    { name: 'message-premium', who: 'premium', path: `${reminders}/message` },
    {
      name: 'message-refused-premium',
      who: 'premium',
      path: `${reminders}/message`,
      act: (seen) => send(seen, 'Preview before sending'),
    },
    {
      name: 'message-seen-premium',
      who: 'premium',
      path: `${reminders}/message`,
      act: async (seen) => {
        await seen.getByLabel('Your message').fill('Parking is behind the hall.\n\nप्रवेश पूर्वी द्वार से है।');
        await seen.getByRole('button', { name: 'Preview before sending' }).click();
        await expect(seen.getByRole('heading', { name: 'Send this message?' })).toBeVisible();
      },
    },
  ];
  return { cookies, stops };
}

/** The file of an event as its owner brings it in again, before anything is made of it. @returns the page's path */
export async function broughtIn({ request }: Page, eventId: string): Promise<string> {
  const file = await request.get(`/event/${eventId}/export/file`);
  const answer = await request.post(operations.readEventFile.path, {
    headers: { Origin: process.env.E2E_APP_URL ?? '' },
    multipart: {
      file: { name: 'wedding.shagun', mimeType: 'application/octet-stream', buffer: await file.body() },
    },
  });
  const read = operations.readEventFile.response.parse(await answer.json());
  return `/import-event/${read.import._id}`;
}

/** A guest list for an event, read and not added yet: somebody new, somebody without a contact, a phone that is none. @returns the page's path */
export async function listBroughtIn({ request }: Pick<Page, 'request'>, eventId: string): Promise<string> {
  const rows = [
    'Name,Mobile,E-mail,With family',
    'Lakshmi Venkataraman,98200 12121,lakshmi@example.in,yes',
    'Nani,,,',
    'Om Das,12,om@example.in,',
    'Om again,,om@example.in,',
    // on the list, by another name
    'Meera Ayyar,98200 54321,,yes',
  ];
  const answer = await request.post(pathOf(operations.readGuestImport, { eventId }), {
    headers: { Origin: process.env.E2E_APP_URL ?? '' },
    multipart: { file: { name: 'guests.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\n')) } },
  });
  const read = operations.readGuestImport.response.parse(await answer.json());
  return `/event/${eventId}/invite/import/${read.import._id}`;
}

/** The guest's path as somebody sees it whose browser asks for Hindi. */
export async function hindiPath(browser: Browser, familyLink: string): Promise<Stop[]> {
  const email = newEmail('usha');
  const [answered, declined, closed] = await Promise.all([
    inviteGuest(browser, { withFamily: true, email }),
    inviteGuest(browser),
    inviteGuest(browser),
  ]);
  await withFunctions(answered);
  const say = (
    to: typeof answered,
    body: { rsvp: 'yes' | 'no'; adults?: number; children?: number; note?: string },
  ) =>
    api(to.hostBrowser).call('setRsvp', {
      params: { eventId: to.eventId, guestId: to.guestId },
      body: { ...body, key: to.key },
    });
  await say(answered, { rsvp: 'yes', adults: 2, children: 1, note: 'दादी जी के लिए एक कुर्सी, कृपया' });
  await say(declined, { rsvp: 'no' });
  await api(closed.hostBrowser).call('cancelEvent', { params: { eventId: closed.eventId } });
  await api(answered.hostBrowser).call('sendInvitations', {
    params: { eventId: answered.eventId },
    body: { guests: 'not-invited' },
  });
  const stop = /<(.+)>/.exec((await waitForMail(email)).headers['list-unsubscribe'] ?? '')?.[1] ?? '';
  for (const { hostBrowser } of [answered, declined, closed]) await hostBrowser.close();

  const stops: [name: string, path: string, status?: number, act?: Stop['act']][] = [
    ['pending', familyLink],
    ['yes', answered.link()],
    ['other-answer', answered.link('no')],
    ['no', declined.link()],
    ['closed', closed.link()],
    ['event', `/event/${answered.eventId}`],
    ['not-found', '/event/no-such-event-00000', 404],
    ['unsubscribe', stop],
    ['unsubscribed', stop, 200, (page) => send(page, 'ये ई-मेल बंद करें', 'status')],
    ['unsubscribe-invalid', '/u/not-a-real-token', 404],
  ];
  return stops.map(([name, path, status, act]) => ({
    name: `hindi-${name}-reader`,
    who: 'reader',
    path,
    ...(status ? { status } : {}),
    ...(act ? { act } : {}),
  }));
}

/** Three functions for everybody, one at a place of its own. */
async function withFunctions({
  hostBrowser,
  eventId,
}: Awaited<ReturnType<typeof inviteGuest>>): Promise<void> {
  const date = inDays(89);
  const place = { venue: { name: 'Haveli Gardens', location: 'Fateh Sagar Road, Udaipur' } };
  for (const [index, name] of ['Mehndi', 'Ceremony', 'Reception'].entries()) {
    await api(hostBrowser).call('addFunction', {
      params: { eventId },
      body: { name, date, time: '18:30', everyone: true, ...(index === 0 ? place : {}) },
    });
  }
}

/** Presses a form's button and waits for what is said about it. */
async function send(page: Page, name: string, role: 'alert' | 'status' = 'alert'): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click();
  await expect(page.getByRole(role).first()).toBeVisible();
}
