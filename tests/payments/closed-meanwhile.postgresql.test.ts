import { beforeEach, expect, it } from 'vitest';
import type { PaymentReport } from '#contract/money/payments.ts';
import { paymentWords } from '#messages/payments/by-language.ts';
import { invited, takeGuestMails } from '#tests/payments/by-link-guests.ts';
import { fairWeather, takeMails, type Place } from '#tests/payments/giving.ts';
import { useMoneyWorld } from '#tests/payments/money-world.ts';

/* A payment under way whose gift is marked as bought, closed, removed or paid for by somebody else: it counts, and one sentence says so (docs/decisions/0094). */
const world = useMoneyWorld();
beforeEach(() => fairWeather(world));

/** What can happen to a gift while somebody pays for it, and what the payer is told of it. */
const happenings: [string, PaymentReport['payment']['meanwhile'], (place: Place) => Promise<unknown>][] = [
  ['marked as bought', 'bought', (params) => world.organiser.call('markGiftPurchased', { params, body: {} })],
  ['taken off the wishlist', 'removed', (params) => world.organiser.call('deleteGift', { params })],
  [
    'paid for in full by somebody else',
    'beyond',
    async (place) => {
      const other = await world.begin(place, 12_500, await world.api.signIn());
      await world.comeBack(await world.press(other, 'pay'));
    },
  ],
  [
    'closed to all but the givers',
    undefined,
    (params) => world.organiser.call('updateCollaboration', { params, body: { openToAll: false } }),
  ],
  [
    'closed with all others',
    undefined,
    ({ eventId }) =>
      world.organiser.call('answerGiveTogether', { params: { eventId }, body: { giveTogether: false } }),
  ],
];

const reportAt = async (way: string) => {
  const query = new URLSearchParams(way.split('?')[1]);
  const { data } = await world.api.visitor.call('getPaymentStatus', {
    params: { paymentId: query.get('order_id') ?? '' },
    query: { token: query.get('token') ?? '' },
  });
  return data.payment;
};

it.each(happenings)('a gift %s: who signed in is honoured, and told', async (_, meanwhile, happens) => {
  const place = await world.gift();
  const payment = await world.begin(place, 500);
  const visit = await world.press(payment, 'pay');
  await happens(place);
  await takeMails(world, world.guest);
  const way = await world.comeBack(visit);
  expect(await world.traces(payment._id)).toMatchObject({
    status: 'paid',
    contributions: 1,
    cards: [50_000],
  });
  expect((await reportAt(way)).meanwhile).toBe(meanwhile);
  const [receipt] = await takeMails(world, world.guest);
  const paragraphs = Object.values(paymentWords.en.meanwhile).filter((words) =>
    receipt?.paragraphs.includes(words),
  );
  expect(paragraphs).toEqual(meanwhile ? [paymentWords.en.meanwhile[meanwhile]] : []);
  await world.expectBalanced();
});

it.each(happenings)(
  'a gift %s: a guest who pays by link is honoured, and told',
  async (_, meanwhile, happens) => {
    const there = await invited(world, { language: 'hi' });
    const payment = await world.beginByLink(there.place, 500, there.guest);
    const visit = await world.press(payment, 'pay');
    await happens(there.place);
    await takeGuestMails(world);
    const way = await world.comeBack(visit);
    expect(await world.traces(payment._id)).toMatchObject({
      status: 'paid',
      contributions: 1,
      cards: [50_000],
    });
    expect((await reportAt(way)).meanwhile).toBe(meanwhile);
    const [receipt] = await takeGuestMails(world);
    const paragraphs = Object.values(paymentWords.hi.meanwhile).filter((words) =>
      receipt?.paragraphs.includes(words),
    );
    expect(paragraphs).toEqual(meanwhile ? [paymentWords.hi.meanwhile[meanwhile]] : []);
    await world.expectBalanced();
  },
);

it('a gift marked as bought while five payments for it arrive: all of them count', async () => {
  const place = await world.gift(100_000);
  const people = await Promise.all(Array.from({ length: 5 }, () => world.api.signIn()));
  const payments = await Promise.all(people.map((person) => world.begin(place, 500, person)));
  const visits = await Promise.all(payments.map((payment) => world.press(payment, 'pay')));
  const [bought] = await Promise.all([
    world.organiser.call('markGiftPurchased', { params: place, body: {} }),
    ...visits.map((visit) => world.comeBack(visit)),
  ]);
  expect(bought.status).toBe(200);
  for (const payment of payments)
    expect(await world.traces(payment._id)).toMatchObject({ status: 'paid', contributions: 1 });
  const { gift } = (await world.organiser.call('markGiftPurchased', { params: place, body: {} })).data;
  expect(gift).toMatchObject({ isPurchased: true, totalCollected: 2500 });
  await world.expectBalanced();
});
