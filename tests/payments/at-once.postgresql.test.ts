import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { StartedPayment } from '#contract/money/payments.ts';
import { sql } from 'kysely';
import { lockEventToInvite } from '#backend/guests/invitations/invitee-repository.ts';
import type { Db } from '#backend/platform/database/connect.ts';
import { settlePayment } from '#backend/money/payments/settle.ts';
import { lockPayment, reconcilePayments } from '#backend/money/payments/service.ts';
import { useMoneyWorld } from '#tests/payments/money-world.ts';
import { eventually } from '#tests/sandbox/payments-world.ts';

const world = useMoneyWorld({ DATABASE_POOL_SIZE: '20' });

it('twenty people pay for one gift; return, webhooks sent three times each and the job all at once: each counts once', async () => {
  await world.control('', { held: true, repeat: 3, order: 'shuffled' });
  const place = await world.gift(100_000);
  const people = await Promise.all(Array.from({ length: 20 }, () => world.api.signIn()));
  const payments = await Promise.all(people.map((person, index) => world.begin(place, 100 + index, person)));
  const visits = await Promise.all(payments.map((payment) => world.press(payment, 'pay')));
  world.api.setNow(new Date(Date.now() + 60_000));
  await Promise.all([
    ...visits.map((visit) => world.comeBack(visit)),
    world.control('release', {}),
    reconcilePayments(world.api.backend.paymentContext),
    reconcilePayments(world.api.backend.paymentContext),
  ]);
  await eventually(async () =>
    expect((await world.deliveries()).every(({ state }) => state === 'delivered')).toBe(true),
  );
  for (const [index, payment] of payments.entries()) {
    expect(await world.traces(payment._id)).toMatchObject({
      status: 'paid',
      contributions: 1,
      cards: [(100 + index) * 100],
      quarantine: [],
    });
  }
  const { gift } = (await world.organiser.call('enableCollaboration', { params: place })).data;
  expect(gift.totalCollected).toBe(20 * 100 + 190);
  expect(gift.collaborators).toHaveLength(20);
  await world.expectBalanced();
});

it('a payment is settled while another one is in the middle of it: they wait for no row of each other', async () => {
  // the very first payment of all makes the provider's account
  await world.comeBack(await world.press(await world.begin(await world.gift(50_000), 500), 'pay'));
  await world.control('', { held: true, repeat: 1, order: 'sent' });
  const slow = await world.begin(await world.gift(50_000), 500);
  const quick = await world.begin(await world.gift(50_000), 500);
  await world.press(slow, 'pay');
  const visit = await world.press(quick, 'pay');
  await whileSettling(slow, async () => {
    await world.comeBack(visit);
    expect(await world.traces(quick._id)).toMatchObject({
      status: 'paid',
      contributions: 1,
      cards: [50_000],
    });
  });
  expect(await world.traces(slow._id)).toMatchObject({ status: 'paid', contributions: 1, cards: [50_000] });
  await deliverAll();
  await world.expectBalanced();
});

/** Lets the webhooks that are held back come. */
async function deliverAll(): Promise<void> {
  await world.control('release', {});
  await eventually(async () =>
    expect((await world.deliveries()).every(({ state }) => state === 'delivered')).toBe(true),
  );
}

/** Settles a payment that was pressed, and does `meanwhile` before the transaction that does so is over. */
async function whileSettling(payment: StartedPayment, meanwhile: () => Promise<unknown>): Promise<void> {
  const { ctx, paymentContext } = world.api.backend;
  await ctx.db.transaction().execute(async (tx) => {
    const row = await lockPayment(tx, payment._id);
    const [providerPayment] = await paymentContext.provider.fetchOrderPayments(row?.provider_order_id ?? '');
    expect(row && providerPayment && (await settlePayment(paymentContext, tx, row, providerPayment))).toBe(
      'paid',
    );
    await meanwhile();
  });
}

describe('while a payment for a gift is in the middle of being settled', () => {
  let place: { eventId: string; giftId: string };
  let slow: StartedPayment;
  beforeEach(async () => {
    await world.control('', { held: true, repeat: 1, order: 'sent' });
    place = await world.gift(50_000);
    slow = await world.begin(place, 500, await world.api.signIn());
    await world.press(slow, 'pay');
  });
  afterEach(async () => {
    await deliverAll();
    await world.expectBalanced();
  });

  it('somebody else begins to pay for it', async () => {
    const other = await world.api.signIn();
    await whileSettling(slow, async () => {
      expect((await world.begin(place, 700, other)).amount).toBe(700);
    });
  });

  it('somebody else’s first payment for it is settled', async () => {
    const other = await world.begin(place, 700, await world.api.signIn());
    const visit = await world.press(other, 'pay');
    await whileSettling(slow, async () => {
      await world.comeBack(visit);
      expect(await world.traces(other._id)).toMatchObject({ status: 'paid', cards: [70_000] });
    });
    expect(await world.traces(slow._id)).toMatchObject({ status: 'paid', cards: [50_000] });
  });

  it('a host invites to the event', async () => {
    const { db } = world.api.backend.ctx;
    await whileSettling(slow, () =>
      db.transaction().execute(async (tx) => void (await lockEventToInvite(tx, place.eventId))),
    );
  });

  it('whoever cancels the event waits, and the money goes back', async () => {
    let cancelled: ReturnType<typeof world.organiser.call<'cancelEvent'>> | undefined;
    const { db } = world.api.backend.ctx;
    await whileSettling(slow, async () => {
      cancelled = world.organiser.call('cancelEvent', { params: { eventId: place.eventId } });
      await expect
        .poll(async () => (await waitingFor(db)).some((query) => /from "events".* for update/.test(query)))
        .toBe(true);
    });
    expect((await cancelled)?.data.message).toContain('₹500');
  });
});

it('a payment is settled while a host invites thousands in one transaction', async () => {
  const place = await world.gift(50_000);
  const visit = await world.press(await world.begin(place, 600), 'pay');
  await world.api.backend.ctx.db.transaction().execute(async (tx) => {
    await lockEventToInvite(tx, place.eventId);
    await world.comeBack(visit);
  });
  await deliverAll();
  await world.expectBalanced();
});

/** What is asked of the database by those who wait for somebody's lock. */
async function waitingFor(db: Db): Promise<string[]> {
  const { rows } = await sql<{ query: string }>`
    select query from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`.execute(
    db,
  );
  return rows.map(({ query }) => query);
}
