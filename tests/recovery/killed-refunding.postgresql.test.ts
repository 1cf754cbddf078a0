import { beforeAll, describe, expect, it, vi } from 'vitest';
import { newId } from '#backend/platform/ids.ts';
import type { LedgerJson } from '#sandbox/payments/ledger.ts';
import { useMoneyWorld } from '#tests/payments/money-world.ts';
import { dieEverywhere } from '#tests/recovery/mortal/deaths.ts';
import type { Task } from '#tests/recovery/mortal/flows.ts';
import { askAgain, useRestart, RECOVERY } from '#tests/recovery/mortal/restarted.ts';

/* `kill -9` at every step of taking a contribution back. No webhook comes. */

const world = useMoneyWorld({ DATABASE_POOL_SIZE: '10' });
const restart = useRestart(world);
const AMOUNT = 500;
let tasks: Map<string, Task>;

/** A contribution that was paid, and its giver's wish to have it back. */
const withdrawing = async (): Promise<Task> => {
  const { eventId, giftId } = await world.gift();
  const payment = await world.begin({ eventId, giftId }, AMOUNT);
  await world.comeBack(await world.press(payment, 'pay'));
  const { db } = world.api.backend.ctx;
  const { id } = await db
    .selectFrom('contributions')
    .select('id')
    .where('payment_id', '=', payment._id)
    .executeTakeFirstOrThrow();
  const path = `/events/${eventId}/wishlist/gift/${giftId}/contributions/${id}/withdraw`;
  return { flow: 'withdraw', cookie: world.guest.cookie, key: newId(), path, body: {} };
};

const providerRecord = async () =>
  (await (await fetch(`${world.sandbox.url}/razorpay/ledger.json`)).json()) as LedgerJson;

/** What is true of the contribution of a task, with how often the provider sent its money back. */
async function found({ path }: Task, { refunds: allSent }: LedgerJson) {
  const { db } = world.api.backend.ctx;
  const contributionId = path.split('/').at(-2) ?? '';
  const contribution = await db
    .selectFrom('contributions')
    .innerJoin('payments', 'payments.id', 'contributions.payment_id')
    .select(['payment_id', 'provider_payment_id', 'refunded_paise', 'status'])
    .where('contributions.id', '=', contributionId)
    .executeTakeFirstOrThrow();
  const refunds = await db
    .selectFrom('refunds')
    .select('status')
    .where('payment_id', '=', contribution.payment_id)
    .execute();
  const sent = allSent
    .filter(({ payment_id: id }) => id === contribution.provider_payment_id)
    .map(({ amount }) => amount);
  return {
    refunded: contribution.refunded_paise,
    payment: contribution.status,
    refunds: refunds.map(({ status }) => status),
    sent,
  };
}
const untouched = { refunded: 0, payment: 'paid', refunds: [], sent: [] };
const returned = {
  refunded: AMOUNT * 100,
  payment: 'refunded',
  refunds: ['processed'],
  sent: [AMOUNT * 100],
};

beforeAll(async () => {
  await world.control('', { held: true });
  tasks = await dieEverywhere(world.api.backend.ctx.env, withdrawing);
  await restart();
});

// what died first is asked again last
describe('a process killed on its way', { shuffle: false }, () => {
  it("dies at every step, on both sides of the provider's answer and of each commit", () => {
    expect([...tasks.keys()]).toEqual(
      expect.arrayContaining([
        'insert into refunds: before',
        'POST /payments/…/refund: before',
        'POST /payments/…/refund: after',
        'commit: after',
        'commit: before (2)',
        'commit: after (2)',
      ]),
    );
    expect(tasks.size).toBeGreaterThanOrEqual(12);
  });

  it('what was asked for goes back once, and what was not stays, within a minute of the restart', async () => {
    await vi.waitFor(async () => {
      const wrong: unknown[] = [];
      let back = 0;
      const record = await providerRecord();
      for (const [name, task] of tasks) {
        const state = await found(task, record);
        const expected = state.refunds.length > 0 ? returned : untouched;
        if (JSON.stringify(state) !== JSON.stringify(expected)) wrong.push({ name, ...state });
        back += state.sent.length;
      }
      expect(wrong).toEqual([]);
      expect(back).toBeGreaterThanOrEqual(5);
    }, RECOVERY);
    await world.expectBalanced();
  });

  it('asked again, it goes back once all the same', async () => {
    for (const [name, task] of tasks) await askAgain(world, world.guest, task, name);
    await vi.waitFor(async () => {
      const record = await providerRecord();
      for (const [name, task] of tasks) expect(await found(task, record), name).toEqual(returned);
    }, RECOVERY);
    await world.expectBalanced();
  });
});
