import { beforeAll, describe, expect, it, vi } from 'vitest';
import { newId } from '#backend/platform/ids.ts';
import type { LedgerJson } from '#sandbox/payments/ledger.ts';
import { useMoneyWorld } from '#tests/payments/money-world.ts';
import { dieEverywhere } from '#tests/recovery/mortal/deaths.ts';
import type { Task } from '#tests/recovery/mortal/flows.ts';
import { askAgain, useRestart, RECOVERY } from '#tests/recovery/mortal/restarted.ts';

/*
 * `kill -9` at every step of paying. No webhook comes, so that only the next process can
 * make good what was lost.
 */

const world = useMoneyWorld({ DATABASE_POOL_SIZE: '10' });
const restart = useRestart(world);
const AMOUNT = 500;
let tasks: Map<string, Task>;

const joining = async (): Promise<Task> => {
  const { eventId, giftId } = await world.gift();
  return {
    flow: 'pay',
    cookie: world.guest.cookie,
    key: newId(),
    path: `/events/${eventId}/wishlist/gift/${giftId}/join-collaboration`,
    body: { contributionAmount: AMOUNT },
  };
};

const paymentOf = ({ key }: Task) =>
  world.api.backend.ctx.db
    .selectFrom('payments')
    .selectAll()
    .where('request_key', 'like', `%${key}%`)
    .executeTakeFirst();

beforeAll(async () => {
  await world.control('', { held: true });
  tasks = await dieEverywhere(world.api.backend.ctx.env, joining);
  await restart();
});

// what died first is asked again last
describe('a process killed on its way', { shuffle: false }, () => {
  it("dies at every step, on both sides of the provider's answer and of each commit", () => {
    expect([...tasks.keys()]).toEqual(
      expect.arrayContaining([
        'insert into payments: before',
        'commit: before (2)',
        'commit: after (2)',
        'POST /orders: before',
        'POST /orders: after',
        'insert into contributions: before',
        'commit: before (3)',
        'commit: after (3)',
      ]),
    );
    expect(tasks.size).toBeGreaterThanOrEqual(12);
  });

  it('what was charged counts once and nothing else does, within a minute of the restart', async () => {
    await vi.waitFor(async () => {
      const { charges } = (await (
        await fetch(`${world.sandbox.url}/razorpay/ledger.json`)
      ).json()) as LedgerJson;
      const wrong: unknown[] = [];
      let charged = 0;
      for (const [name, task] of tasks) {
        const payment = await paymentOf(task);
        if (!payment) continue;
        const times = charges.filter(({ order_id: orderId }) => orderId === payment.provider_order_id).length;
        charged += times;
        const { status, contributions, cards } = await world.traces(payment.id);
        const expected = times === 0 ? ['created', 0, []] : ['paid', 1, [AMOUNT * 100]];
        const found = [status, contributions, cards];
        if (JSON.stringify(found) !== JSON.stringify(expected)) wrong.push({ name, times, found });
      }
      expect(wrong).toEqual([]);
      expect(charged).toBeGreaterThanOrEqual(5);
    }, RECOVERY);
    await world.expectBalanced();
  });

  it('asked again with the same key, there is one payment', async () => {
    for (const [name, task] of tasks) {
      const before = await paymentOf(task);
      await askAgain(world, world.guest, task, name);
      const after = await paymentOf(task);
      expect(after, name).toBeDefined();
      expect([undefined, after?.id], name).toContain(before?.id);
    }
    const { rows } = await world.api.backend.ctx.database.pool.query(
      'select request_key from payments group by request_key having count(*) > 1',
    );
    expect(rows).toEqual([]);
    await world.expectBalanced();
  });
});
