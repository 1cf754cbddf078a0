import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { MOST_SHAGUN } from '#contract/gifts/shagun.ts';
import type { StartedPayment } from '#contract/money/payments.ts';
import { returnContributions } from '#backend/gifts/collaboration/cancelled-event-returns.ts';
import type { TransactionalMail } from '#backend/messaging/transactional-mail/service.ts';
import { advanceRefunds, reconcilePayments } from '#backend/money/payments/service.ts';
import { newId } from '#backend/platform/ids.ts';
import { receipt } from '#messages/collaboration/mail/en.ts';
import { eraseEvents, eraseTraces } from '#backend/use-cases/account/erasure-repository.ts';
import { linkInvitationsToUser } from '#backend/use-cases/account/link-service.ts';
import { addEvent, addGuest, addMailedInvitation, type AddedGuest } from '#tests/guests/wedding.ts';
import { cardsOf, fairWeather, refundsOf, sentBack, spend } from '#tests/payments/giving.ts';
import { useMoneyWorld } from '#tests/payments/money-world.ts';
import type { Caller } from '#tests/setup/test-backend.ts';

/* Money that is for no gift: by personal link, and signed in. */
const world = useMoneyWorld();
const db = () => world.api.backend.ctx.db;

beforeEach(async () => {
  await fairWeather(world);
  await db().deleteFrom('rate_limits').execute();
});

/** An event where guests give together, and a guest with a personal link. */
async function invited(about: Parameters<typeof addGuest>[2] = {}) {
  const { ctx } = world.api.backend;
  const eventId = await addEvent(ctx, world.organiser.userId, { give_together: true });
  const email = `${newId().toLowerCase()}@example.in`;
  const guest = await addGuest(ctx, eventId, { first_name: 'Leela', last_name: 'Das', email, ...about });
  if (about.email === undefined) await addMailedInvitation(ctx, eventId, { id: guest.id, email });
  return { eventId, guest, email };
}
type Invited = Awaited<ReturnType<typeof invited>>;

const ask = (eventId: string, body: object, who: Caller = world.api.visitor, headers: object = {}) =>
  who.fetch(`/events/${eventId}/shagun`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
const byLink = (
  { eventId, guest }: { eventId: string; guest: AddedGuest },
  body: object = {},
  headers = {},
) => ask(eventId, { amount: 501, guest: guest.id, key: guest.key, ...body }, undefined, headers);

async function pay(answer: Response, comesBack = true): Promise<StartedPayment & { way: string }> {
  expect(answer.status, await answer.clone().text()).toBe(200);
  const { payment } = (await answer.json()) as { payment: StartedPayment };
  const visit = await world.press(payment, 'pay');
  return { ...payment, way: comesBack ? await world.comeBack(visit) : '' };
}
const problemOf = async (answer: Response) => {
  const { error, code } = (await answer.json()) as { error: string; code: string };
  return [answer.status, code, error];
};
const listed = async (who: Caller, eventId: string) =>
  (await who.call('listShagun', { params: { eventId }, query: {} })).data.contributions;
const take = async (who: string): Promise<TransactionalMail[]> => {
  const { rows } = await world.api.backend.ctx.database.pool.query<{ data: { letter: TransactionalMail } }>(
    `with taken as (delete from jobs.job where name = 'letter' and data->>'${who}' is not null
      returning data, created_on) select data from taken order by created_on`,
  );
  return rows.map(({ data }) => data.letter);
};

describe('a shagun by personal link', () => {
  it('reaches the organiser’s wallet, who reads the name, the amount and the blessing; the guest gets a receipt', async () => {
    const there = await invited();
    await take('guestPayerId');
    // the page that is read below holds the newest alone
    await world.api.backend.ctx.db.deleteFrom('notifications').execute();
    const { _id: paymentId, way } = await pay(
      await byLink(there, { amount: 2100, blessing: 'Be\u202e happy' }),
    );
    expect(await cardsOf(world, paymentId)).toEqual([['active', 2100]]);
    expect(await listed(world.organiser, there.eventId)).toMatchObject([
      {
        contributor: { firstName: 'Leela' },
        amount: 2100,
        state: 'paid',
        blessing: 'Be happy',
        byLink: true,
      },
    ]);
    const [mailed] = await take('guestPayerId');
    expect(mailed).toMatchObject({
      subject: expect.stringContaining('₹2,100'),
      paragraphs: [
        'Your shagun has reached Meera & Rohan, and your blessing with it. How lovely of you to be part of this celebration!',
        receipt,
        expect.stringContaining('Sign in'),
      ],
      facts: expect.arrayContaining([{ term: 'Your blessing', value: 'Be happy' }]),
    });
    expect(JSON.stringify(mailed)).not.toContain(there.guest.key);
    const query = new URLSearchParams(way.split('?')[1]);
    const report = await world.api.visitor.call('getPaymentStatus', {
      params: { paymentId: query.get('order_id') ?? '' },
      query: { token: query.get('token') ?? '' },
    });
    expect(report.data.payment).toMatchObject({
      status: 'paid',
      byLink: { receipt: true },
      blessing: 'Be happy',
      eventId: { couple: 'Meera & Rohan' },
    });
    expect(report.data.payment.gift).toBeUndefined();
    const wallet = await world.organiser.call('getWallet', {});
    expect(JSON.stringify(wallet.data)).toContain('Leela Das gave a shagun');
    const { data: news } = await world.organiser.call('getNotifications', { query: {} });
    expect(JSON.stringify(news)).toContain(`/event/${there.eventId}/shagun`);
    await world.expectBalanced();
  });

  it('is nothing to other guests: nobody reads what another gave', async () => {
    const there = await invited();
    await addGuest(world.api.backend.ctx, there.eventId, { user_id: world.guest.userId });
    await pay(await byLink(there));
    expect(await listed(world.guest, there.eventId)).toEqual([]);
    expect(
      (await world.api.visitor.fetch(`/events/${there.eventId}/shagun?key=${there.guest.key}`)).status,
    ).toBe(401);
  });

  it('is refused in the guest’s language, with the field', async () => {
    const there = await invited();
    const hindi = { 'Accept-Language': 'hi' };
    expect(await problemOf(await byLink(there, { amount: 0 }, hindi))).toEqual([
      400,
      'invalid',
      'रक़म चुनें या लिखें।',
    ]);
    expect((await problemOf(await byLink(there, { amount: 0.5 })))[2]).toBe('Give at least ₹1.');
    expect((await problemOf(await byLink(there, { amount: MOST_SHAGUN + 1 })))[2]).toMatch(
      /^At most ₹5,00,000/,
    );
    expect((await byLink(there, { amount: 'much' })).status).toBe(400);
    expect((await byLink(there, { blessing: 'x'.repeat(301) })).status).toBe(400);
    expect((await byLink(there, { key: 'wrong' })).status).toBe(401);
  });

  it('is given only where guests give together, and not for a cancelled event', async () => {
    const there = await invited();
    await db().updateTable('events').set({ give_together: false }).where('id', '=', there.eventId).execute();
    expect((await problemOf(await byLink(there))).slice(0, 2)).toEqual([409, 'not_collaborative']);
    await world.organiser.call('cancelEvent', { params: { eventId: there.eventId } });
    expect((await problemOf(await byLink(there))).slice(0, 2)).toEqual([409, 'event_cancelled']);
  });

  it('is one payment for one request, however often it is sent', async () => {
    const there = await invited();
    const headers = { 'Idempotency-Key': newId() };
    const both = await Promise.all([1, 2].map(async () => (await byLink(there, {}, headers)).json()));
    const ids = both.map((each) => (each as { payment: { _id: string } }).payment._id);
    expect(ids[0]).toBe(ids[1]);
    expect((await problemOf(await byLink(there, { amount: 502 }, headers))).slice(0, 2)).toEqual([
      409,
      'idempotency_conflict',
    ]);
  });

  it('leads nobody to pay once the event is cancelled, also when it is asked for again', async () => {
    const there = await invited();
    const headers = { 'Idempotency-Key': newId() };
    expect((await byLink(there, {}, headers)).status).toBe(200);
    const paid = { 'Idempotency-Key': newId() };
    await pay(await byLink(there, {}, paid));
    await world.organiser.call('cancelEvent', { params: { eventId: there.eventId } });
    expect((await problemOf(await byLink(there, {}, headers))).slice(0, 2)).toEqual([409, 'event_cancelled']);
    // what was paid is still said to be
    const { payment } = (await (await byLink(there, {}, paid)).json()) as { payment: StartedPayment };
    expect(payment).not.toHaveProperty('checkout');
  });
});

describe('who gives a shagun', () => {
  it('is no organiser, signed in or by a guest’s link, and no stranger', async () => {
    const there = await invited();
    const { guest, key } = { guest: there.guest.id, key: there.guest.key };
    expect((await ask(there.eventId, { amount: 501, guest, key }, world.organiser)).status).toBe(403);
    expect((await ask(there.eventId, { amount: 501 }, world.organiser)).status).toBe(403);
    expect((await ask(there.eventId, { amount: 501 }, world.guest)).status).toBe(403);
    expect((await ask(there.eventId, { amount: 501 })).status).toBe(401);
  });

  it('is a guest who is signed in, who takes it back while it is unused', async () => {
    const { eventId } = await invited();
    await addGuest(world.api.backend.ctx, eventId, { user_id: world.guest.userId });
    const { _id: paymentId } = await pay(await ask(eventId, { amount: 1100 }, world.guest));
    const [given] = await listed(world.guest, eventId);
    expect(given).toMatchObject({ amount: 1100, withdrawUntil: expect.any(String) });
    const params = { eventId, contributionId: given?._id ?? '' };
    // somebody else's is not there
    expect((await world.organiser.call('withdrawShagun', { params })).status).toBe(404);
    expect((await world.guest.call('withdrawShagun', { params })).data.contribution.state).toBe('returning');
    await advanceRefunds(world.api.backend.paymentContext);
    expect(await sentBack(world, paymentId)).toEqual([110_000]);
    await world.expectBalanced();
  });

  it('has it as their own after signing in with the address they were invited at', async () => {
    const there = await invited();
    const { _id: paymentId } = await pay(await byLink(there));
    const person = await world.api.signIn({ email: there.email });
    await db()
      .transaction()
      .execute((tx) =>
        linkInvitationsToUser(world.api.backend.ctx)(tx, {
          userId: person.userId,
          email: there.email,
          isWayIn: true,
        }),
      );
    const [own] = await listed(person, there.eventId);
    expect(own).toMatchObject({ amount: 501 });
    await person.call('withdrawShagun', {
      params: { eventId: there.eventId, contributionId: own?._id ?? '' },
    });
    await advanceRefunds(world.api.backend.paymentContext);
    expect(await sentBack(world, paymentId)).toEqual([50_100]);
  });
});

describe('a shagun goes back', () => {
  it('with a cancelled event, as far as it was not used', async () => {
    const there = await invited();
    const whole = await pay(await byLink(there, { amount: 1100 }));
    const used = await pay(await byLink(there, { amount: 501 }));
    await spend(world, used._id, 501);
    await world.organiser.call('cancelEvent', { params: { eventId: there.eventId } });
    await returnContributions(world.api.backend.paymentContext, there.eventId);
    await advanceRefunds(world.api.backend.paymentContext);
    expect(await sentBack(world, whole._id)).toEqual([110_000]);
    expect(await sentBack(world, used._id)).toEqual([]);
    await world.expectBalanced();
  });

  it('when it arrives after the guest was taken off the list', async () => {
    const there = await invited();
    const answer = await byLink(there);
    await world.organiser.call('removeGuest', {
      params: { eventId: there.eventId, guestId: there.guest.id },
    });
    const { _id: paymentId } = await pay(answer);
    await advanceRefunds(world.api.backend.paymentContext);
    expect(await refundsOf(world, paymentId)).toMatchObject([{ reason: 'taken_off', status: 'processed' }]);
  });
});

describe('the words of a shagun', () => {
  const words = (there: Invited) =>
    db().selectFrom('contributions').select('blessing').where('event_id', '=', there.eventId).execute();

  it('go with the account of whoever got them, and of whoever wrote them', async () => {
    const there = await invited();
    await addGuest(world.api.backend.ctx, there.eventId, { user_id: world.guest.userId });
    await pay(await ask(there.eventId, { amount: 501, blessing: 'From an account' }, world.guest));
    await pay(await byLink(there, { blessing: 'By link' }));
    await db()
      .transaction()
      .execute((tx) => eraseTraces(tx, world.guest.userId, new Date()));
    expect((await words(there)).map(({ blessing }) => blessing).sort()).toEqual(['', 'By link']);
    await db()
      .transaction()
      .execute((tx) => eraseEvents(tx, world.organiser.userId, new Date()));
    expect((await words(there)).map(({ blessing }) => blessing)).toEqual(['', '']);
  });
});

it('of two guests who were merged is of one person', async () => {
  const one = await invited();
  const { eventId } = one;
  const guest = await addGuest(world.api.backend.ctx, eventId, { first_name: 'Lila', last_name: 'Das' });
  for (const giver of [one, { eventId, guest }]) await pay(await byLink(giver));
  const received = async () =>
    (await world.organiser.call('listShagun', { params: { eventId }, query: {} })).data.received;
  expect(await received()).toEqual({ total: 1002, givers: 2 });
  const place = { eventId, guestId: one.guest.id };
  await world.organiser.call('mergeGuests', { params: place, body: { with: guest.id, versions: [0, 0] } });
  expect(await received()).toEqual({ total: 1002, givers: 1 });
});

it('of any amount becomes cards of the same worth, and the books hold', async () => {
  const there = await invited();
  let clock = Date.now();
  const amounts = fc.integer({ min: 100, max: MOST_SHAGUN * 100 });
  await fc.assert(
    fc.asyncProperty(amounts, fc.boolean(), async (paise, comesBack) => {
      await db().deleteFrom('rate_limits').execute();
      const { _id: paymentId } = await pay(await byLink(there, { amount: paise / 100 }), comesBack);
      if (!comesBack) {
        clock += 20_000;
        world.api.setNow(new Date(clock));
        await reconcilePayments(world.api.backend.paymentContext);
      }
      const { cards, contributions, payment } = await world.traces(paymentId);
      expect(cards.reduce((sum, each) => sum + each, 0)).toBe(paise);
      expect([contributions, payment.amount_paise]).toEqual([1, paise]);
    }),
    { numRuns: 12 },
  );
  await world.expectBalanced();
});
