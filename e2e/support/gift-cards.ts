import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { GiftCard } from '#contract/money/gift-cards.ts';
import type { StartedPayment } from '#contract/money/payments.ts';
import { api, newEmail, sandboxUrl, signInUnseen } from './people.ts';
import { expect } from './test.ts';

type Gift = { eventId: string; giftId: string };

/** A gift of the page's person, open to all guests. */
export async function wish(page: Page, price: number) {
  const { event } = await api(page).call('createEvent', {
    body: {
      eventType: 'wedding',
      eventName: 'Meera weds Rohan',
      date: '2031-02-14',
      description: 'Dinner by the lake.',
      giftsWanted: [{ name: 'A kettle', price }],
    },
  });
  const [group] = await api(page).call('getWishlist', { params: { eventId: event._id }, query: {} });
  const params = { eventId: event._id, giftId: group?.items[0]?._id ?? '' };
  await api(page).call('enableCollaboration', { params });
  await api(page).call('updateCollaboration', { params, body: { openToAll: true } });
  return params;
}

/** The host lets somebody who is no guest join the gift. */
export async function admitGiver(host: Page, giver: Page | BrowserContext, params: Gift): Promise<void> {
  const { eventId, giftId } = params;
  const { targets } = await api(giver).call('listCollaborationTargets', { params });
  const targetUserId = targets.find(({ relation }) => relation === 'host')?.user._id ?? '';
  const { request } = await api(giver).call('requestCollaboration', {
    params: { eventId },
    body: { giftId, targetUserId },
  });
  await api(host).call('respondToCollaborationRequest', {
    params: { eventId, requestId: request._id },
    body: { status: 'accepted' },
  });
}

/** Somebody whom the host lets in gives towards it and pays; the provider tells the product. */
export async function give(
  browser: Browser,
  host: Page,
  params: Gift,
  name: string,
  contributionAmount: number,
): Promise<void> {
  // without a page: nobody looks at one
  const guest = await browser.newContext();
  await signInUnseen(guest, newEmail(), name);
  await admitGiver(host, guest, params);
  const { payment } = await api(guest).call('joinCollaboration', { params, body: { contributionAmount } });
  await settle(payment);
  await guest.close();
}

/** A guest on the list gives by their personal link, without an account. */
export async function giveByLink(
  browser: Browser,
  host: Page,
  params: { eventId: string; giftId: string },
  { guestId, ...body }: { guestId: string; contributionAmount: number; blessing?: string },
): Promise<void> {
  const { url } = await api(host).call('getPersonalLink', { params: { ...params, guestId } });
  const key = new URL(url).searchParams.get('key') ?? '';
  const guest = await browser.newContext();
  const { payment } = await api(guest).call('joinCollaboration', {
    params,
    body: { ...body, guest: guestId, key },
  });
  await settle(payment);
  await guest.close();
}

/** Pays; the provider tells the product. */
async function settle(payment: StartedPayment | undefined): Promise<void> {
  const checkout = payment?.checkout;
  if (checkout?.kind !== 'form') throw new Error('There is no form to pay with');
  const settled = await fetch(sandboxUrl('/razorpay/control/settle'), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ id: checkout.fields.order_id, webhook: true }),
  });
  expect(settled.status).toBe(200);
}

/** Waits until the page's person has so many cards; the newest first. */
export async function cardsOf(page: Page, howMany: number): Promise<GiftCard[]> {
  await expect.poll(async () => (await api(page).call('getWallet', {})).giftCards.length).toBe(howMany);
  return (await api(page).call('getWallet', {})).giftCards;
}

/** The page's person gets a card worth `amount`. */
export async function getCard(page: Page, browser: Browser, amount: number): Promise<GiftCard> {
  await give(browser, page, await wish(page, amount), 'Kabir Shah', amount);
  const [card] = await cardsOf(page, 1);
  if (!card) throw new Error('There is no card');
  return card;
}
