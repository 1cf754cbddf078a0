import type { Browser, BrowserContext, Page } from '@playwright/test';
import { inDays } from './days.ts';
import { connect, newAccount } from './design-tool.ts';
import { cardsOf, give, admitGiver } from './gift-cards.ts';
import { inviteGuest } from './invited.ts';
import { api, newEmail, signIn, signInWithProfile, waitForMail } from './people.ts';
import { putPhoto } from './photo.ts';
import { expect } from './test.ts';
import {
  broughtIn,
  listBroughtIn,
  emptyAndForbidden,
  hindiPath,
  premiumHost,
  refusedForms,
} from './tour-states.ts';

/** Whose browser looks at a page: `reader` is a visitor whose browser asks for Hindi, `fresh` has a profile and nothing else, `premium` is on the Premium plan, `helper` helps with the event as a viewer, `invitee` is a guest of the event looked at. */
export type Seen =
  | 'visitor'
  | 'reader'
  | 'newcomer'
  | 'fresh'
  | 'organiser'
  | 'helper'
  | 'guest'
  | 'invitee'
  | 'premium';

/** One page in one state. */
export interface Stop {
  /** Unique; also the name of its picture. */
  name: string;
  path: string;
  who: Seen;
  /** 200 when left out. */
  status?: number;
  /** What brings the page into its state, the same each time. */
  act?: (page: Page) => Promise<void>;
}

/** The browsers' cookies and the pages there are to look at. */
export interface Tour {
  cookies: Record<Seen, Awaited<ReturnType<BrowserContext['storageState']>>>;
  stops: Stop[];
}

/**
 * A wedding with a guest, a gift that was given, its card, and somebody who has nothing
 * yet; with every page of the app they can come to.
 */
export async function prepareTour(browser: Browser): Promise<Tour> {
  const invited = await inviteGuest(browser, { email: newEmail('meera'), phone: '9820054321' });
  const host = await invited.hostBrowser.newPage();
  const { eventId, guestId } = invited;
  const [group] = await api(host).call('getWishlist', { params: { eventId }, query: {} });
  const giftId = group?.items[0]?._id ?? '';
  const params = { eventId, giftId };
  await api(host).call('enableCollaboration', { params });
  await api(host).call('updateCollaboration', { params, body: { openToAll: true } });
  await give(browser, host, params, 'Kabir Shah', 1500.5);
  await putPhoto(host, eventId);
  const response = await api(host).call('addQuestion', {
    params: { eventId },
    body: {
      kind: 'one',
      text: 'What would you like to eat?',
      required: true,
      choices: [{ text: 'Vegetarian' }, { text: 'Jain' }],
    },
  });
  await api(host).call('addQuestion', {
    params: { eventId },
    body: { kind: 'text', text: 'Which song should we play for you?' },
  });
  const questionId = response.question._id;
  const date = inDays(89);
  const { function: sangeet } = await api(host).call('addFunction', {
    params: { eventId },
    body: {
      name: 'Sangeet',
      date,
      time: '19:00',
      venue: { name: 'Haveli Gardens', location: 'Fateh Sagar Road, Udaipur' },
      everyone: false,
    },
  });
  await api(host).call('changeGuestFunctions', {
    params: { eventId, guestId },
    body: { shown: [sangeet._id], invited: [sangeet._id] },
  });
  const [card] = await cardsOf(host, 1);
  if (!card) throw new Error('There is no card');
  const { catalogs } = await api(host).call('getCatalogs', {});
  const brandId = catalogs[0]?.id ?? '';
  const { products } = await api(host).call('getProducts', { params: { brandId } });
  let affordable = '';
  for (const { id } of catalogs) {
    const [product] = (await api(host).call('getProducts', { params: { brandId: id } })).products.filter(
      ({ type, minimum, maximum }) => type === 'RANGE' && minimum <= 500 && maximum >= 500,
    );
    if (product) affordable = `/wallet/redeem/${card._id}/${id}/${product.id}`;
    if (product) break;
  }
  const payment = await paymentOf(browser, host, params);

  await api(host).call('makeCalendarFeed', {});
  const importReview = await broughtIn(host, eventId);
  const listRead = await listBroughtIn(host, eventId);
  // a link for the host to send
  await api(host).call('sendInvitations', {
    params: { eventId },
    body: { guests: [guestId], channel: 'link' },
  });

  const newcomer = await (await browser.newContext()).newPage();
  await signIn(newcomer, newEmail('new'), 'Nila Das');
  const guest = await (await browser.newContext()).newPage();
  const email = newEmail('kabir');
  await api(host).call('addInvitees', {
    params: { eventId },
    body: { newGuests: [{ firstName: 'Kabir', lastName: 'Shah', email }] },
  });
  await signInWithProfile(guest, email, 'Kabir Shah');
  const help = await helpers(browser, host, eventId);
  const visitor = await browser.newContext();
  const others = await emptyAndForbidden(browser);
  const premium = await premiumHost(browser);
  await host.goto(`/event/${eventId}/invite/design-tool`);
  await connect(host, newAccount(), true);
  const inHindi = await hindiPath(browser, others.familyLink);
  const cookies = {
    ...others.cookies,
    helper: help.cookies,
    ...premium.cookies,
    visitor: await visitor.storageState(),
    reader: await visitor.storageState(),
    newcomer: await newcomer.context().storageState(),
    guest: await guest.context().storageState(),
    organiser: await host.context().storageState(),
  };
  for (const context of [visitor, newcomer.context(), guest.context(), host.context()]) await context.close();

  const event = `/event/${eventId}`;
  const gift = `${event}/gift/${giftId}`;
  const redeem = `/wallet/redeem/${card._id}/${brandId}/${products[0]?.id ?? ''}`;
  const stop = (who: Seen, name: string, path: string, status?: number): Stop => ({
    name: `${name}-${who}`,
    who,
    path,
    ...(status ? { status } : {}),
  });
  return {
    cookies,
    stops: [
      stop('visitor', 'landing', '/'),
      stop('visitor', 'guide', '/guide'),
      stop('visitor', 'contact', '/contact'),
      stop('visitor', 'about', '/about'),
      stop('visitor', 'privacy', '/privacy'),
      stop('visitor', 'terms', '/terms'),
      {
        ...stop('visitor', 'api-description', '/api/docs'),
        // as somebody reads them
        act: (page) =>
          page.evaluate(() => {
            for (const call of document.querySelectorAll('details')) call.open = true;
          }),
      },
      stop('visitor', 'event', event),
      stop('visitor', 'personal-link', invited.link()),
      stop('visitor', 'payment-cancel', '/payment-cancel'),
      stop('visitor', 'payment-unknown', '/payment-success?order_id=order_0000000000', 404),
      stop('visitor', 'not-found', '/nowhere', 404),
      stop('visitor', 'event-not-found', '/event/no-such-event-00000', 404),
      stop('newcomer', 'dashboard', '/dashboard'),
      stop('newcomer', 'organised-events', '/organised-events'),
      stop('newcomer', 'attending-events', '/attending-events'),
      stop('newcomer', 'wallet', '/wallet'),
      stop('newcomer', 'notifications', '/notifications'),
      stop('newcomer', 'profile', '/profile'),
      stop('guest', 'event', event),
      stop('guest', 'gift', gift),
      stop('guest', 'wishlist-forbidden', `${event}/wishlist`, 403),
      stop('guest', 'invite-forbidden', `${event}/invite`, 403),
      stop('guest', 'payment-success', `/payment-success?${payment}`),
      stop('organiser', 'dashboard', '/dashboard'),
      stop('organiser', 'profile', '/profile'),
      stop('organiser', 'account-data', '/profile/data'),
      stop('organiser', 'account-deletion', '/profile/delete'),
      stop('organiser', 'mails', '/profile/mails'),
      stop('organiser', 'notifications', '/notifications'),
      stop('organiser', 'security', '/security'),
      stop('organiser', 'security-revoke-others', '/security/revoke-others'),
      stop('organiser', 'security-ways-in', '/security/ways-in'),
      stop('organiser', 'contact', '/contact'),
      stop('organiser', 'organised-events', '/organised-events'),
      stop('organiser', 'calendar', '/calendar'),
      stop('newcomer', 'calendar', '/calendar'),
      stop('organiser', 'create-event', '/create-event/wedding'),
      stop('organiser', 'event', event),
      stop('organiser', 'event-edit', `${event}/edit`),
      stop('organiser', 'event-cancel', `${event}/cancel`),
      stop('organiser', 'event-settings', `${event}/settings`),
      stop('organiser', 'event-photo', `${event}/photo`),
      stop('helper', 'event-photo', `${event}/photo`),
      stop('helper', 'event-settings', `${event}/settings`),
      stop('organiser', 'event-export', `${event}/export`),
      stop('helper', 'event-export-forbidden', `${event}/export`, 403),
      stop('organiser', 'import-event', '/import-event'),
      stop('organiser', 'import-review', importReview),
      stop('organiser', 'duplicates', `${event}/invite/duplicates`),
      stop('organiser', 'many-removal', `${event}/invite/remove`),
      stop('organiser', 'list-import', `${event}/invite/import`),
      stop('organiser', 'list-import-preview', listRead),
      stop('helper', 'list-import-forbidden', `${event}/invite/import`, 403),
      stop('organiser', 'invite-review', `${event}/invite/review?guests=undelivered`),
      stop('organiser', 'share', `${event}/invite/share`),
      stop('organiser', 'share-personal', `${event}/invite/share?guest=${guestId}`),
      stop('helper', 'share', `${event}/invite/share`),
      stop('organiser', 'own-designs-connected', `${event}/invite/design-tool`),
      stop('fresh', 'own-designs', `${others.emptyEvent}/invite/design-tool`),
      stop('visitor', 'design-tool-denied', '/design-tool/callback?error=access_denied', 400),
      stop('organiser', 'invite', `${event}/invite`),
      stop('organiser', 'reminders', `${event}/invite/reminders`),
      stop('organiser', 'reminded-guests', `${event}/invite/reminders/guests`),
      stop('organiser', 'messages-from-guests', `${event}/invite/chats`),
      stop('organiser', 'message-to-guests', `${event}/invite/reminders/message`),
      stop('organiser', 'invitation-design', `${event}/invite/design`),
      stop('organiser', 'invitation-design-edit', `${event}/invite/design?template=mandap`),
      stop('organiser', 'door-list', `${event}/invite/print?phone=on`),
      stop('organiser', 'catering', `${event}/invite/catering`),
      stop('organiser', 'send-next', `${event}/invite/send-next`),
      stop('organiser', 'merge-choice', `${event}/invite/guests/${guestId}/merge?search=a`),
      stop('organiser', 'guest-new', `${event}/invite/guests/new?firstName=Nani&withFamily=on`),
      stop('organiser', 'invited-guest', `${event}/invite/guests/${guestId}`),
      stop('organiser', 'questions', `${event}/questions`),
      stop('organiser', 'question-new', `${event}/questions/new?begin=dietary`),
      stop('organiser', 'question-edit', `${event}/questions/${questionId}`),
      stop('organiser', 'question-deletion', `${event}/questions/${questionId}/delete`),
      stop('organiser', 'functions', `${event}/functions`),
      stop('organiser', 'function-new', `${event}/functions/new?begin=mehndi`),
      stop('organiser', 'function-edit', `${event}/functions/${sangeet._id}`),
      stop('organiser', 'function-guests', `${event}/functions/${sangeet._id}/guests`),
      stop('organiser', 'function-deletion', `${event}/functions/${sangeet._id}/delete`),
      stop('organiser', 'function-door-list', `${event}/invite/print?function=${sangeet._id}`),
      stop('organiser', 'event-as-guest', `${event}/as/${guestId}`),
      stop('organiser', 'guest-removal', `${event}/invite/guests/${guestId}/remove`),
      stop('organiser', 'hosts', `${event}/hosts`),
      stop('organiser', 'host-removal', `${event}/hosts/${help.hostId}/remove`),
      stop('visitor', 'host-invitation', help.invitation),
      stop('guest', 'host-invitation', help.invitation),
      stop('visitor', 'host-invitation-gone', '/co-host/no-such-invitation', 404),
      stop('helper', 'event', event),
      stop('helper', 'host-invitation', help.accepted),
      stop('helper', 'leaving', `${event}/hosts/leave`),
      stop('helper', 'organised-events', '/organised-events'),
      stop('helper', 'invite', `${event}/invite`),
      stop('helper', 'invited-guest', `${event}/invite/guests/${guestId}`),
      stop('helper', 'reminders', `${event}/invite/reminders`),
      stop('helper', 'invitation-design', `${event}/invite/design`),
      stop('helper', 'questions', `${event}/questions`),
      stop('helper', 'functions', `${event}/functions`),
      stop('helper', 'wishlist', `${event}/wishlist`),
      stop('helper', 'edit-forbidden', `${event}/edit`, 403),
      stop('helper', 'hosts-forbidden', `${event}/hosts`, 403),
      stop('organiser', 'wishlist', `${event}/wishlist`),
      stop('organiser', 'gift-edit', `${event}/wishlist/gifts/${giftId}`),
      stop('organiser', 'gift-deletion', `${event}/wishlist/gifts/${giftId}/delete`),
      stop('organiser', 'gift', gift),
      stop('organiser', 'gift-settings', `${gift}/settings`),
      stop('organiser', 'gift-purchase', `${gift}/purchase`),
      stop('organiser', 'gift-contributions', `${gift}/contributions`),
      stop('organiser', 'thank-yous', `${event}/thank-yous`),
      stop('helper', 'thank-yous-forbidden', `${event}/thank-yous`, 403),
      stop('organiser', 'wallet', '/wallet'),
      stop('organiser', 'earnings', '/wallet?tab=earnings'),
      stop('organiser', 'transactions', '/wallet?tab=history'),
      stop('organiser', 'card', `/wallet?card=${card._id}`),
      stop('organiser', 'brands', `/wallet/redeem/${card._id}`),
      stop('organiser', 'vouchers', `/wallet/redeem/${card._id}/${brandId}`),
      stop('organiser', 'redeem', redeem),
      stop('organiser', 'card-of-somebody-else', '/wallet?card=no-such-card-0000', 404),
      ...refusedForms({ ...others, gift, redeem: affordable, wishlist: `${event}/wishlist` }),
      ...others.stops,
      ...premium.stops,
      ...inHindi,
    ],
  };
}

/** A payment that was paid, as its payer's way back names it. */
async function paymentOf(
  browser: Browser,
  host: Page,
  params: { eventId: string; giftId: string },
): Promise<string> {
  const page = await (await browser.newContext({ javaScriptEnabled: true })).newPage();
  await signIn(page, newEmail('ishan'), 'Ishan Rao', `/event/${params.eventId}/gift/${params.giftId}`);
  await admitGiver(host, page, params);
  await page.reload();
  await page.getByLabel(/Amount in rupees/).fill('2500');
  await page.getByRole('button', { name: 'Contribute' }).click();
  await page.getByRole('button', { name: /^Pay/ }).click();
  await page.waitForURL(/payment-success/);
  const { search } = new URL(page.url());
  await expect(page.getByText('Payment Successful!')).toBeVisible();
  await page.context().close();
  return search.slice(1);
}

/** Somebody who helps with the event as a viewer, and an invitation that waits: its page, and the list's row of who helps. */
async function helpers(browser: Browser, host: Page, eventId: string) {
  const emails = [newEmail('lata'), newEmail('kavya')] as const;
  const params = { eventId };
  const { host: row } = await api(host).call('inviteHost', {
    params,
    body: { email: emails[0], role: 'viewer' },
  });
  await api(host).call('inviteHost', { params, body: { email: emails[1], role: 'editor' } });
  const linkOf = async (email: string) => /\/co-host\/\S+/.exec((await waitForMail(email)).text)?.[0] ?? '';
  // before it is accepted: an invitation that is accepted is not mailed any more
  const accepted = await linkOf(emails[0]);
  const lata = await (await browser.newContext()).newPage();
  await signInWithProfile(lata, emails[0], 'Lata Iyer');
  await api(lata).call('acceptHostInvitation', { params: { token: row._id } });
  const cookies = await lata.context().storageState();
  await lata.context().close();
  return { cookies, hostId: row._id, accepted, invitation: await linkOf(emails[1]) };
}
