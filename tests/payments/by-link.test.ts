import { beforeEach, describe, expect, it } from 'vitest';
import { composeTransactionalMail } from '#backend/messaging/transactional-mail/template.tsx';
import { returnContributions } from '#backend/gifts/collaboration/cancelled-event-returns.ts';
import { tellOfNewGivers } from '#backend/gifts/collaboration/new-giver-jobs.ts';
import { advanceRefunds, reconcilePayments } from '#backend/money/payments/service.ts';
import { newId } from '#backend/platform/ids.ts';
import { maskedNumber } from '#backend/platform/money.ts';
import { eraseEvents, eraseTraces } from '#backend/use-cases/account/erasure-repository.ts';
import { paymentWords as words } from '#messages/payments/by-language.ts';
import { addApiKeyRow } from '#tests/accounts/api-key-rows.ts';
import type { AddedGuest } from '#tests/guests/wedding.ts';
import {
  giveByLink as give,
  invited as guestOf,
  newEmail,
  proveAddress,
  signInAt,
  takeGuestMails,
  type Invited,
} from '#tests/payments/by-link-guests.ts';
import { cardsOf, fairWeather, refundsOf, sentBack, spend, type Place } from '#tests/payments/giving.ts';
import { useMoneyWorld } from '#tests/payments/money-world.ts';
import { TEST_ORIGIN } from '#tests/setup/test-backend.ts';

const world = useMoneyWorld();
const db = () => world.api.backend.ctx.db;
const invited = (about?: Parameters<typeof guestOf>[1]) => guestOf(world, about);
const giveByLink = (there: Pick<Invited, 'place' | 'guest'>, amount?: number, blessing?: string) =>
  give(world, there, amount, blessing);
const guestMails = () => takeGuestMails(world);
const signIn = (email: string) => signInAt(world, email);
const link = (userId: string, email: string) => proveAddress(world, userId, email);

beforeEach(() => fairWeather(world));

const ask = (
  { place, guest }: { place: Place; guest: AddedGuest },
  body: object = {},
  who = world.api.visitor,
  headers: Record<string, string> = {},
) =>
  who.fetch(`/events/${place.eventId}/wishlist/gift/${place.giftId}/join-collaboration`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify({ contributionAmount: 501, guest: guest.id, key: guest.key, ...body }),
  });
const problemOf = async (answer: Response) => {
  const { error, code } = (await answer.json()) as { error: string; code: string };
  return [answer.status, code, error];
};

const asOrganiser = async (place: Place) =>
  (await world.organiser.call('listContributions', { params: place, query: {} })).data.contributions;

describe('giving by personal link', () => {
  it('counts once it is paid: the organiser reads the name, the amount and the blessing, the guest gets a receipt', async () => {
    const there = await invited();
    await guestMails();
    const { paymentId, way } = await giveByLink(there, 2100, 'Be happy,\nboth of you');
    expect(await cardsOf(world, paymentId)).toEqual([['active', 2100]]);
    expect(await asOrganiser(there.place)).toMatchObject([
      {
        contributor: { firstName: 'Leela', lastName: 'Das', profilePicture: '' },
        amount: 2100,
        state: 'paid',
        blessing: 'Be happy,\nboth of you',
        byLink: true,
      },
    ]);
    expect(way).toMatch(/^\/payment-success\?/);
    const query = new URLSearchParams(way.split('?')[1]);
    const report = await world.api.visitor.call('getPaymentStatus', {
      params: { paymentId: query.get('order_id') ?? '' },
      query: { token: query.get('token') ?? '' },
    });
    expect(report.data.payment).toMatchObject({ status: 'paid', amount: 2100, byLink: { receipt: true } });
    // the number of a payment alone opens it to nobody
    expect(
      (await world.api.visitor.call('getPaymentStatus', { params: { paymentId }, query: {} })).status,
    ).toBe(404);
    const [receipt] = await guestMails();
    expect(receipt).toMatchObject({
      subject: expect.stringContaining('₹2,100'),
      facts: expect.arrayContaining([{ term: 'Your blessing', value: 'Be happy,\nboth of you' }]),
      action: { path: `/event/${there.place.eventId}` },
      language: 'en',
    });
    expect(JSON.stringify(receipt)).not.toContain(there.guest.key);
    await world.expectBalanced();
  });

  it('writes the receipt in the guest’s language, and hostile words as text', async () => {
    const there = await invited({ language: 'hi', first_name: '<b>Bold</b>' });
    await db()
      .updateTable('events')
      .set({ other_language: 'hi', other_name: 'कविता की <i>शादी</i>' })
      .where('id', '=', there.place.eventId)
      .execute();
    await guestMails();
    await giveByLink(there, 501, '<script>alert(1)</script>');
    const [receipt] = await guestMails();
    if (!receipt) throw new Error('There is no receipt');
    expect(receipt.subject).toBe('धन्यवाद! आपने ₹501 दिए: कविता की <i>शादी</i>');
    const mail = composeTransactionalMail(world.api.backend.ctx.env, {
      kind: 'letter',
      id: 'x',
      content: receipt,
      firstName: '<b>Bold</b>',
      address: there.email,
    });
    expect(mail.html).toContain('lang="hi-IN"');
    expect(mail.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(receipt.subject).toContain('कविता की');
    expect(mail.html).toContain('कविता की &lt;i&gt;शादी&lt;/i&gt;');
    expect(mail.html).not.toMatch(/<script|<b>|<i>/);
    expect(mail.text).toContain('नमस्ते');
  });

  it('names nobody who gives to the holder of the key, and does not make them a collaborator', async () => {
    const there = await invited();
    const payment = await world.begin(there.place, 700, world.guest);
    await world.comeBack(await world.press(payment, 'pay'));
    const answer = await ask(there);
    const text = await answer.text();
    expect(answer.status).toBe(200);
    expect(JSON.parse(text)).toMatchObject({
      gift: { collaborators: [], purchasedBy: [], totalCollected: 700 },
    });
    expect(text).not.toMatch(/Iyer/);
    await giveByLink(there);
    const { data } = await world.organiser.call('getWishlist', {
      params: { eventId: there.place.eventId },
      query: {},
    });
    expect(data[0]?.items[0]).toMatchObject({ collaboratorCount: 1, totalCollected: 1800 });
  });

  it('leads nobody to pay once the event is cancelled, also when it is asked for again', async () => {
    const there = await invited();
    const headers = { 'Idempotency-Key': newId() };
    expect((await ask(there, {}, undefined, headers)).status).toBe(200);
    await world.organiser.call('cancelEvent', { params: { eventId: there.place.eventId } });
    expect((await problemOf(await ask(there, {}, undefined, headers))).slice(0, 2)).toEqual([
      409,
      'event_cancelled',
    ]);
  });

  it('begins one payment for one request, however often it is sent', async () => {
    const there = await invited();
    const headers = { 'Idempotency-Key': newId() };
    const both = await Promise.all([1, 2].map(async () => (await ask(there, {}, undefined, headers)).json()));
    const ids = both.map((each) => (each as { payment: { _id: string } }).payment._id);
    expect(ids[0]).toBe(ids[1]);
    expect(
      (await problemOf(await ask(there, { blessing: 'Other' }, undefined, headers))).slice(0, 2),
    ).toEqual([409, 'idempotency_conflict']);
  });

  it('begins no payment for an account that is deleted at that moment, and says so', async () => {
    const there = await invited();
    const { pool } = world.api.backend.ctx.database;
    const payments = async () =>
      (
        await db()
          .selectFrom('payments')
          .select('id')
          .where('payee_id', '=', world.organiser.userId)
          .execute()
      ).length;
    const before = await payments();
    await db()
      .updateTable('events')
      .set({ give_together: true })
      .where('id', '=', there.place.eventId)
      .execute();
    await pool.query('update users set erased_at = now() where id = $1', [world.organiser.userId]);
    try {
      const answer = await world.api.visitor.call('giveShagun', {
        params: { eventId: there.place.eventId },
        body: { amount: 501, guest: there.guest.id, key: there.guest.key },
      });
      expect([answer.status, answer.error.message]).toEqual([404, words.en.payeeGone]);
      expect(await payments()).toBe(before);
    } finally {
      await pool.query('update users set erased_at = null where id = $1', [world.organiser.userId]);
    }
  });

  it('tells an API key of the payee that it came, and no card’s number', async () => {
    const there = await invited();
    const { paymentId } = await giveByLink(there, 2100, '');
    const { secret } = await addApiKeyRow(world.api.backend.ctx, world.organiser.userId, {
      scopes: ['money:read'],
    });
    const response = await world.api.backend.fetch(
      new Request(`${TEST_ORIGIN}/api/payments/status/${paymentId}`, {
        headers: { Authorization: `Bearer ${secret}` },
      }),
    );
    const text = await response.text();
    expect(text).toContain('"amount":2100');
    const numbers = await db()
      .selectFrom('gift_cards')
      .select('number')
      .where('payment_id', '=', paymentId)
      .execute();
    expect(numbers).toHaveLength(1);
    for (const { number } of numbers) {
      expect(text).toContain(maskedNumber(number));
      expect(text).not.toContain(number);
    }
  });
});

describe('a key opens giving to one guest and nothing else', () => {
  it('asks whoever has none, or a wrong one, to sign in', async () => {
    const there = await invited();
    const other = await invited();
    expect((await ask(there, { key: undefined, contributionAmount: 'much' })).status).toBe(401);
    expect((await ask(there, { key: other.guest.key })).status).toBe(401);
    expect((await ask(there, { guest: other.guest.id, key: other.guest.key })).status).toBe(401);
    await world.organiser.call('resetPersonalLink', {
      params: { eventId: there.place.eventId, guestId: there.guest.id },
    });
    expect((await ask(there)).status).toBe(401);
  });

  it('is for whom their guest was joined with, too, on a page that was open before', async () => {
    const there = await invited();
    const { data } = await world.organiser.call('addGuest', {
      params: { eventId: there.place.eventId },
      body: { firstName: 'Meera' },
    });
    const merged = await world.organiser.call('mergeGuests', {
      params: { eventId: there.place.eventId, guestId: data.guest._id },
      body: { with: there.guest.id, versions: [0, 0] },
    });
    expect(merged.status).toBe(200);
    expect((await ask(there)).status).toBe(200);
    expect((await ask(there, { key: 'not-the-key-of-anybody' })).status).toBe(401);
  });

  it('says in the guest’s language why nothing can be given', async () => {
    const there = await invited();
    const hindi = { 'Accept-Language': 'hi' };
    expect(await problemOf(await ask(there, { contributionAmount: 0 }, undefined, hindi))).toEqual([
      400,
      'invalid',
      'रक़म चुनें या लिखें।',
    ]);
    expect((await problemOf(await ask(there, { contributionAmount: 0.5 })))[2]).toBe('Give at least ₹1.');
    expect((await ask(there, { blessing: 'x'.repeat(301) })).status).toBe(400);
    expect((await problemOf(await ask(there, { contributionAmount: 20_000 })))[2]).toMatch(/up to ₹12,500/);
    const settings = { params: there.place, body: { openToAll: false } };
    await world.organiser.call('updateCollaboration', settings);
    expect((await problemOf(await ask(there))).slice(0, 2)).toEqual([403, 'forbidden']);
  });

  it('does not let the organiser pay themselves, signed in with a guest’s link', async () => {
    const there = await invited();
    expect((await ask(there, {}, world.organiser)).status).toBe(403);
  });

  it('gives as the account where the guest is signed in as themselves', async () => {
    const { place, guest } = await invited({ user_id: world.guest.userId });
    expect((await ask({ place, guest }, {}, world.guest)).status).toBe(200);
    const row = await db()
      .selectFrom('payments')
      .selectAll()
      .where('payer_id', '=', world.guest.userId)
      .orderBy('created_at', 'desc')
      .executeTakeFirstOrThrow();
    expect(row.guest_payer_id).toBeNull();
  });

  it('is limited for each guest', async () => {
    world.api.holdNow();
    const there = await invited();
    const statuses: number[] = [];
    for (let times = 0; times < 21; times += 1)
      statuses.push((await ask(there, { contributionAmount: 0 })).status);
    expect(statuses.slice(0, 20)).toEqual(Array(20).fill(400));
    expect(statuses[20]).toBe(429);
  });
});

describe('money of a guest without an account that goes back', () => {
  it('goes back when the event is cancelled, and the guest reads so', async () => {
    const there = await invited();
    const whole = await giveByLink(there, 1100);
    const used = await giveByLink(there, 501);
    await spend(world, used.paymentId, 501);
    await guestMails();
    await world.organiser.call('cancelEvent', { params: { eventId: there.place.eventId } });
    await returnContributions(world.api.backend.paymentContext, there.place.eventId);
    await advanceRefunds(world.api.backend.paymentContext);
    expect(await sentBack(world, whole.paymentId)).toEqual([110_000]);
    expect(await sentBack(world, used.paymentId)).toEqual([]);
    const subjects = (await guestMails()).map(({ subject }) => subject).sort();
    expect(subjects).toEqual(['Meera weds Rohan has been cancelled', '₹1,100 is on its way back to you']);
  });

  it('goes back when it arrives after the guest was taken off the list; what had arrived stays', async () => {
    const there = await invited();
    const before = await giveByLink(there, 501);
    const payment = await world.beginByLink(there.place, 1100, there.guest);
    await world.organiser.call('removeGuest', {
      params: { eventId: there.place.eventId, guestId: there.guest.id },
    });
    await guestMails();
    await world.comeBack(await world.press(payment, 'pay'));
    await advanceRefunds(world.api.backend.paymentContext);
    expect(await refundsOf(world, payment._id)).toMatchObject([{ reason: 'taken_off', status: 'processed' }]);
    expect((await guestMails())[0]?.paragraphs[0]).toMatch(/taken you off the guest list/);
    expect(await refundsOf(world, before.paymentId)).toEqual([]);
    expect(await asOrganiser(there.place)).toMatchObject([
      { state: 'returned' },
      { state: 'paid', amount: 501, contributor: { firstName: 'Leela' } },
    ]);
    await world.expectBalanced();
  });

  it('is found by the job when neither the webhook nor the payer comes back', async () => {
    const there = await invited();
    const payment = await world.beginByLink(there.place, 1100, there.guest);
    await world.press(payment, 'pay');
    world.api.setNow(new Date(Date.now() + 20_000));
    await reconcilePayments(world.api.backend.paymentContext);
    expect((await world.traces(payment._id)).status).toBe('paid');
    expect(await asOrganiser(there.place)).toMatchObject([{ amount: 1100, byLink: true }]);
  });
});

describe('whoever signs in with the address they were invited at', () => {
  it('has what they gave as a guest: they take part, and can take it back', async () => {
    const there = await invited();
    const { paymentId } = await giveByLink(there, 1100, 'With love');
    const person = await signIn(there.email);
    const { data } = await person.call('listContributions', { params: there.place, query: {} });
    expect(data.contributions).toMatchObject([{ amount: 1100, blessing: 'With love' }]);
    expect(data.contributions[0]?.byLink).toBeUndefined();
    expect((await person.call('getPaymentStatus', { params: { paymentId }, query: {} })).status).toBe(200);
    const gift = (await person.call('getWishlist', { params: { eventId: there.place.eventId }, query: {} }))
      .data[0]?.items[0];
    expect(gift).toMatchObject({ takesPart: true, collaboratorCount: 1 });
    await tellOfNewGivers(world.api.backend.ctx, there.place.giftId);
    const id = data.contributions[0]?._id ?? '';
    const taken = await person.call('withdrawContribution', {
      params: { ...there.place, contributionId: id },
    });
    expect(taken.status).toBe(200);
    await advanceRefunds(world.api.backend.paymentContext);
    expect(await sentBack(world, paymentId)).toEqual([110_000]);
    await world.expectBalanced();
  });

  it('leaves a guest’s what another address was invited at', async () => {
    const there = await invited();
    await giveByLink(there);
    const person = await signIn(newEmail());
    expect(
      (await person.call('listContributions', { params: there.place, query: {} })).data.contributions,
    ).toEqual([]);
    expect(await asOrganiser(there.place)).toMatchObject([{ byLink: true }]);
  });

  it('does not make an organiser pay themselves who invited their own address', async () => {
    const { place, guest } = await invited({ email: world.organiser.email });
    await giveByLink({ place, guest });
    await link(world.organiser.userId, world.organiser.email);
    expect(await asOrganiser(place)).toMatchObject([{ byLink: true }]);
  });

  it('settles what they began as a guest and paid afterwards as theirs', async () => {
    const there = await invited();
    const payment = await world.beginByLink(there.place, 1100, there.guest);
    const person = await signIn(there.email);
    await world.comeBack(await world.press(payment, 'pay'));
    expect(
      (await person.call('listContributions', { params: there.place, query: {} })).data.contributions,
    ).toMatchObject([{ amount: 1100 }]);
  });
});

describe('erasure', () => {
  it('takes who gave and what they wrote with the organiser’s account, and leaves the amounts', async () => {
    const there = await invited();
    const { paymentId } = await giveByLink(there, 501, 'Blessingwords');
    const undone = new Error('nothing of this stays');
    const erase = db()
      .transaction()
      .execute(async (tx) => {
        await eraseEvents(tx, world.organiser.userId, new Date());
        const row = await tx
          .selectFrom('contributions')
          .innerJoin('payments', 'payments.id', 'contributions.payment_id')
          .innerJoin('guest_payers', 'guest_payers.id', 'contributions.guest_payer_id')
          .select(['contributions.amount_paise', 'blessing', 'subject', 'checkout'])
          .select(['email', 'first_name', 'last_name', 'guest_id'])
          .where('payment_id', '=', paymentId)
          .executeTakeFirstOrThrow();
        expect(row).toEqual({
          amount_paise: 50_100,
          blessing: '',
          subject: there.place,
          checkout: null,
          email: '',
          first_name: '',
          last_name: '',
          guest_id: null,
        });
        throw undone;
      });
    await expect(erase).rejects.toBe(undone);
  });

  it('takes a giver’s own words with their account', async () => {
    const there = await invited();
    const { paymentId } = await giveByLink(there, 501, 'Blessingwords');
    const person = await signIn(there.email);
    await db()
      .transaction()
      .execute((tx) => eraseTraces(tx, person.userId, new Date()));
    expect((await asOrganiser(there.place))[0]?.blessing).toBeUndefined();
    expect((await world.traces(paymentId)).payment.subject).toEqual(there.place);
  });
});

describe('the database', () => {
  it('keeps no payment and no contribution of two payers, or of none', async () => {
    const there = await invited();
    const { paymentId } = await giveByLink(there);
    const userId = world.guest.userId;
    await expect(
      db().updateTable('payments').set({ payer_id: userId }).where('id', '=', paymentId).execute(),
    ).rejects.toThrow(/payments_one_payer/);
    await expect(
      db()
        .updateTable('contributions')
        .set({ guest_payer_id: null })
        .where('payment_id', '=', paymentId)
        .execute(),
    ).rejects.toThrow(/contributions_one_giver/);
  });
});
