import type { Browser, Locator, Page } from '@playwright/test';
import { beginWithMeera } from './support/giving.ts';
import { YES } from './support/invited.ts';
import { api, newEmail, signInWithProfile } from './support/people.ts';
import { expect, test, type Complaints } from './support/test.ts';

/** The bell of the header: a link without scripts, a button with them. */
const bell = (page: Page, withJs: boolean, name: string | RegExp = /^Notifications/): Locator =>
  page.getByRole('banner').getByRole(withJs ? 'button' : 'link', { name, exact: typeof name === 'string' });

/** Opens the notifications as a person does; answers the panel, or the page's main part. */
async function open(page: Page, withJs: boolean, name?: string): Promise<Locator> {
  await bell(page, withJs, name).click();
  const panel = withJs ? page.getByRole('dialog', { name: 'Notifications' }) : page.getByRole('main');
  await expect(panel.getByRole('heading', { name: 'Notifications', exact: true })).toBeVisible();
  return panel;
}

const entries = (panel: Locator): Locator => panel.getByRole('listitem');
/** Titles begin with the guest's name: what is pressed to open one. */
const entry = (panel: Locator, name: RegExp): Locator =>
  panel.getByRole('button', { name }).or(panel.getByRole('link', { name })).first();

interface Host {
  eventId: string;
  /** Addresses of the guests' links, in their order. */
  links: string[];
}

/** A wedding of the page's person, with so many guests. */
async function host(page: Page, howMany: number): Promise<Host> {
  await signInWithProfile(page, newEmail('rohan'), 'Rohan Deshpande');
  const { event } = await api(page).call('createEvent', {
    body: {
      eventType: 'wedding',
      eventName: 'Asha and Rohan',
      date: '2031-02-14',
      description: 'Come and dance with us.',
      guests: Array.from({ length: howMany }, (_, index) => ({
        firstName: `Guest${index + 1}`,
        lastName: 'Iyer',
        email: newEmail('guest'),
        withFamily: true,
      })),
      giftsWanted: [],
    },
  });
  const params = { eventId: event._id };
  const { items } = await api(page).call('listGuests', { params, query: {} });
  const links = await Promise.all(
    items.map(
      async ({ _id: guestId }) =>
        (await api(page).call('getPersonalLink', { params: { ...params, guestId } })).url,
    ),
  );
  return { eventId: event._id, links };
}

/** Guests answer through their links without a browser of their own. */
async function answer(page: Page, { eventId, links }: Host, from: number, to: number): Promise<void> {
  for (const link of links.slice(from, to)) {
    const url = new URL(link);
    const guestId = url.pathname.split('/')[4] ?? '';
    const response = await page.request.patch(`/events/${eventId}/guests/${guestId}/rsvp`, {
      headers: { Origin: process.env.E2E_APP_URL ?? '' },
      data: { rsvp: 'yes', adults: 2, key: url.searchParams.get('key') },
    });
    expect(response.status()).toBe(200);
  }
}

async function another(browser: Browser, complaints: Complaints, javaScriptEnabled: boolean): Promise<Page> {
  const page = await (await browser.newContext({ javaScriptEnabled })).newPage();
  complaints.watch(page);
  return page;
}

test('a guest answers: the bell shows it, opening it leads to the guest, and it is read', async ({
  page,
  browser,
  complaints,
  withJs,
}) => {
  const wedding = await host(page, 1);
  await page.goto('/dashboard');
  await expect(bell(page, withJs, 'Notifications')).toBeVisible();
  const guest = await another(browser, complaints, withJs);
  await guest.goto(wedding.links[0] ?? '');
  // who comes by a personal link is offered no account
  await expect(guest.getByRole('button', { name: YES })).toBeVisible();
  await expect(guest.getByRole('banner')).toHaveCount(0);
  await expect(guest.getByRole('link', { name: /^Notifications/ })).toHaveCount(0);
  await guest.getByRole('button', { name: YES }).click();
  await expect(guest.getByRole('heading', { name: "You're Going!" })).toBeVisible();

  await page.goto('/dashboard');
  await expect(bell(page, withJs, 'Notifications, 1 unread')).toHaveText('1');
  const panel = await open(page, withJs);
  await expect(entries(panel)).toHaveCount(1);
  const one = entries(panel).first();
  for (const words of ['Guest1 Iyer is coming', 'New', 'Asha and Rohan: 1 person.', 'Just now', 'App'])
    await expect(one).toContainText(words);
  await expect(panel.getByText('1 notification · Auto-cleanup after 30 days')).toBeVisible();
  await entry(panel, /^Guest1 Iyer is coming/).click();
  await page.waitForURL(`**/event/${wedding.eventId}/invite/guests/*`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Guest1 Iyer');
  await expect(bell(page, withJs, 'Notifications')).toHaveText('');
  const again = await open(page, withJs);
  await expect(entries(again).first()).not.toContainText('New');
});

test('a request shows on the bell of the one who is asked, also on the page of an event, and its answer on the other bell', async ({
  page,
  browser,
  complaints,
  withJs,
}) => {
  const { meera, kabir, event, gift, place } = await beginWithMeera({ page, browser, complaints, withJs });
  await api(meera).call('markNotificationsRead', { body: { notificationIds: [] } });
  const { user } = await api(meera).call('getCurrentUser', {});
  await api(kabir).call('requestCollaboration', {
    params: { eventId: place.eventId },
    body: { giftId: place.giftId, targetUserId: user._id, message: 'May I join you?' },
  });

  await meera.goto(event);
  await expect(bell(meera, withJs, 'Notifications, 1 unread')).toBeVisible();
  const panel = await open(meera, withJs);
  await entry(panel, /^Kabir Khan asks to join you in a gift/).click();
  await meera.waitForURL(`**${gift}`);
  await expect(bell(meera, withJs, 'Notifications')).toBeVisible();
  await meera.getByRole('button', { name: 'Accept' }).first().click();
  await expect(meera.getByText('Collaboration request accepted successfully!')).toBeVisible();

  await kabir.goto('/dashboard');
  const answered = await open(kabir, withJs, 'Notifications, 1 unread');
  await expect(entries(answered).first()).toContainText('Meera Iyer accepted your request');
  await expect(entries(answered).first()).toContainText('You can join now.');
});

test('twelve: the badge rounds, more are loaded, all are marked as read', async ({ page, withJs }) => {
  const wedding = await host(page, 12);
  await answer(page, wedding, 0, 9);
  await page.goto('/organised-events');
  await expect(bell(page, withJs, 'Notifications, 9 unread')).toHaveText('9');
  await answer(page, wedding, 9, 12);
  await page.goto('/organised-events');
  await expect(bell(page, withJs, 'Notifications, 12 unread')).toHaveText('9+');
  const panel = await open(page, withJs);
  await expect(entries(panel)).toHaveCount(10);
  await expect(entries(panel).first()).toContainText('Guest12 Iyer is coming');
  await panel.getByRole(withJs ? 'button' : 'link', { name: 'Load more notifications' }).click();
  await expect(entries(panel)).toHaveCount(12);
  await expect(panel.getByText('12 notifications · Auto-cleanup after 30 days')).toBeVisible();
  if (withJs) await expect(entry(entries(panel).nth(10), /^Guest2 Iyer/)).toBeFocused();
  await panel.getByRole('button', { name: 'Mark all read' }).click();
  await expect(panel.getByRole('button', { name: 'Mark all read' })).toHaveCount(0);
  await expect(entries(panel)).toHaveCount(12);
  await expect(panel.getByText('New', { exact: true })).toHaveCount(0);
  if (withJs) await page.keyboard.press('Escape');
  await expect(bell(page, withJs, 'Notifications')).toHaveText('');
});

test('nothing yet', async ({ page, withJs }) => {
  await signInWithProfile(page, newEmail());
  await page.goto('/dashboard');
  const panel = await open(page, withJs, 'Notifications');
  await expect(panel.getByText('No notifications yet')).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Mark all read' })).toHaveCount(0);
});

test('the page of notifications marks one as read and stays; a visitor is sent to sign in', async ({
  page,
  withJs,
}) => {
  const wedding = await host(page, 2);
  await answer(page, wedding, 0, 2);
  await page.goto('/notifications');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Mark read: Guest1 Iyer is coming' }).click();
  await expect(main.getByRole('button', { name: /^Mark read/ })).toHaveCount(1);
  await expect(bell(page, withJs, 'Notifications, 1 unread')).toHaveText('1');
  await main.getByRole('button', { name: 'Mark all read' }).click();
  await expect(main.getByRole('button', { name: /^Mark/ })).toHaveCount(0);
  await expect(bell(page, withJs, 'Notifications')).toHaveText('');
  await page.context().clearCookies();
  await page.goto('/notifications');
  await expect(page).toHaveURL(/\/\?returnTo=%2Fnotifications$/);
});

test(
  'what the bell asks for is for its own person, and a form leads nowhere else',
  { tag: '@no-js' },
  async ({ page, browser, baseURL }) => {
    const wedding = await host(page, 1);
    await answer(page, wedding, 0, 1);
    const latest = async (who: Page, query = '') => {
      const response = await who.request.get(`/notifications/latest${query}`);
      return {
        status: response.status(),
        body:
          response.status() === 204
            ? {}
            : ((await response.json()) as { unread?: number; list?: { items: { id: string }[] } }),
      };
    };
    const { body } = await latest(page, '?limit=10');
    expect(body).toMatchObject({
      unread: 1,
      list: {
        hasMore: false,
        items: [{ title: 'Guest1 Iyer is coming', when: 'Just now', channels: ['App'] }],
      },
    });
    expect(await latest(page)).toEqual({ status: 200, body: { unread: 1 } });
    expect((await latest(page, '?limit=9999')).status).toBe(400);

    const other = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
    expect((await latest(other, '?limit=10')).status).toBe(204);
    await signInWithProfile(other, newEmail());
    const id = body.list?.items[0]?.id ?? '';
    const read = (who: Page, form: Record<string, string>, origin = baseURL ?? '') =>
      who.request.post('/notifications/read', { form, headers: { Origin: origin }, maxRedirects: 0 });
    expect((await read(other, { id })).status()).toBe(303);
    expect((await latest(page)).body.unread).toBe(1);
    await read(page, { id }, 'https://elsewhere.example');
    expect((await latest(page)).body.unread).toBe(1);
    for (const go of [
      '//elsewhere.example/x',
      'https://elsewhere.example',
      '/\\elsewhere.example',
      'javascript:alert(1)',
    ]) {
      expect((await read(page, { id, go })).headers().location).toBe(`/notifications#note-${id}`);
    }
    expect((await latest(page)).body.unread).toBe(0);
    expect((await read(page, { id, go: '/wallet?x=1' })).headers().location).toBe('/wallet?x=1');
  },
);

test('what comes by mail is chosen on a page of its own', async ({ page }) => {
  await signInWithProfile(page, newEmail());
  // the profile leads there as well
  await page.goto('/profile');
  await expect(page.getByRole('link', { name: 'Choose which e-mails and messages you get' })).toHaveAttribute(
    'href',
    '/profile/mails',
  );
  await page.goto('/notifications');
  await page.getByRole('link', { name: 'Choose which e-mails and messages you get' }).click();
  await expect(page).toHaveTitle('E-mails and messages · Shagun');
  await expect(page.getByRole('heading', { level: 1, name: 'E-mails and messages' })).toBeVisible();
  await expect(page.getByText('Choose what you also want by e-mail or WhatsApp')).toBeVisible();
  const byMail = (type: string) =>
    page.getByRole('group', { name: 'Your events' }).getByRole('group', { name: type }).getByLabel('E-mail');
  const no = byMail('A guest cannot come');
  await expect(no).toBeChecked();
  await no.uncheck();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Your choice is saved.')).toBeVisible();
  await expect(no).not.toBeChecked();
  await expect(byMail('A guest is coming')).toBeChecked();
  const { byEmail } = await api(page).call('getNotificationMail', {});
  expect(byEmail).not.toContain('rsvp_no');
  expect(byEmail).toContain('guest_invited');
});

test(
  'the panel works with the keyboard alone, and focus goes back to the bell',
  { tag: '@js' },
  async ({ page }) => {
    const wedding = await host(page, 2);
    await answer(page, wedding, 0, 2);
    await page.goto('/dashboard');
    await bell(page, true, 'Notifications, 2 unread').focus();
    await page.keyboard.press('Enter');
    const panel = page.getByRole('dialog', { name: 'Notifications' });
    await expect(panel.getByRole('button', { name: 'Mark all read' })).toBeFocused();
    await expect(entries(panel)).toHaveCount(2);
    await page.keyboard.press('Tab');
    await expect(panel.getByRole('button', { name: 'Close' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(entry(panel, /^Guest2 Iyer/)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(panel).toHaveCount(0);
    await expect(bell(page, true)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(panel.getByRole('button', { name: 'Mark all read' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(panel.getByRole('button', { name: 'Close' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(panel).toHaveCount(0);
    await expect(bell(page, true, 'Notifications')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(panel.getByRole('button', { name: 'Close' })).toBeFocused();
    await expect(entries(panel)).toHaveCount(2);
    await page.keyboard.press('Tab');
    await expect(entry(panel, /^Guest2 Iyer/)).toBeFocused();
    await page.keyboard.press('Enter');
    await page.waitForURL(`**/event/${wedding.eventId}/invite/guests/*`);
  },
);

test('a bell pressed in the moment its panel closes opens it again', { tag: '@js' }, async ({ page }) => {
  const wedding = await host(page, 1);
  await answer(page, wedding, 0, 1);
  await page.goto('/dashboard');
  const panel = await open(page, true);
  // a browser tells of a closed dialog only after it is gone; the bell is pressed in between
  await bell(page, true).evaluate((button: HTMLButtonElement) => {
    document.querySelector('dialog')?.close();
    button.click();
  });
  await expect(panel.getByRole('button', { name: 'Mark all read' })).toBeFocused();
  await expect(bell(page, true)).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(bell(page, true)).toBeFocused();
});

test(
  'news arrive by themselves while the page is seen, and failures leave the page as it is',
  { tag: '@js' },
  async ({ page, complaints }) => {
    await page.clock.install();
    const wedding = await host(page, 2);
    await page.goto('/dashboard');
    await expect(bell(page, true, 'Notifications')).toBeVisible();
    await answer(page, wedding, 0, 1);
    await page.clock.fastForward(31_000);
    await expect(bell(page, true, 'Notifications, 1 unread')).toBeVisible();
    await expect(
      page.getByRole('banner').locator('[aria-live=polite]').filter({ hasText: 'Notifications' }),
    ).toHaveText('Notifications, 1 unread');

    complaints.allow(/Failed to load resource.*notifications\/latest/);
    await page.route('**/notifications/latest**', (route) => route.abort());
    await answer(page, wedding, 1, 2);
    await page.clock.fastForward(31_000);
    const panel = await open(page, true);
    await expect(panel.getByText('Your notifications could not be loaded.')).toBeVisible();
    await page.unroute('**/notifications/latest**');
    await panel.getByRole('button', { name: 'Try Again' }).click();
    await expect(entries(panel)).toHaveCount(2);
    await expect(bell(page, true, 'Notifications, 2 unread')).toHaveText('2');
  },
);
