import { beforeAll, describe, expect, it, vi } from 'vitest';
import { newId } from '#backend/platform/ids.ts';
import { balancesOf, findDifferences } from '#backend/money/ledger/service.ts';
import { addCard } from '#tests/gift-cards/cards.ts';
import { useMoneyWorld } from '#tests/payments/money-world.ts';
import { dieEverywhere } from '#tests/recovery/mortal/deaths.ts';
import type { Task } from '#tests/recovery/mortal/flows.ts';
import { askAgain, useRestart, RECOVERY } from '#tests/recovery/mortal/restarted.ts';

/* `kill -9` at every step of redeeming a gift card for a voucher. */

const world = useMoneyWorld({ DATABASE_POOL_SIZE: '10', RELOADLY_SETTLE_SECONDS: '10' });
const restart = useRestart(world);
const CARD = 1_000;
const AMOUNT = 300;
let tasks: Map<string, Task>;

/** A voucher of any amount from the shop, and a card of its own to pay it with. */
const redeeming = async (): Promise<Task> => {
  const { catalogs } = (await world.organiser.call('getCatalogs', {})).data;
  for (const { id: brandId } of catalogs) {
    const { products } = (await world.organiser.call('getProducts', { params: { brandId } })).data;
    const product = products.find(
      ({ type, minimum, maximum }) => type === 'RANGE' && minimum <= AMOUNT && maximum >= AMOUNT,
    );
    if (!product) continue;
    const body = {
      giftCardId: await addCard(world.api.backend.ctx, world.organiser.userId, CARD),
      productId: product.id,
      amount: AMOUNT,
      recipientEmail: 'friend@example.in',
    };
    return {
      flow: 'redeem',
      cookie: world.organiser.cookie,
      key: newId(),
      path: '/api/gift-cards/redeem',
      body,
    };
  }
  throw new Error('The shop sells nothing for this amount');
};

const redemptionOf = ({ key }: Task) =>
  world.api.backend.ctx.db
    .selectFrom('redemptions')
    .selectAll()
    .where('request_key', '=', key)
    .executeTakeFirst();

interface Order {
  customIdentifier: string;
}
/** How often the shop sold something for each redemption. */
const allOrders = async () => {
  const { orders } = (await (await fetch(`${world.sandbox.url}/reloadly/ledger.json`)).json()) as {
    orders: Order[];
  };
  return (reference: string) => orders.filter((order) => order.customIdentifier === reference).length;
};

beforeAll(async () => {
  tasks = await dieEverywhere(world.api.backend.ctx.env, redeeming);
  await restart();
});

// what died first is asked again last
describe('a process killed on its way', { shuffle: false }, () => {
  it("dies at every step, on both sides of the shop's answer and of each commit", () => {
    expect([...tasks.keys()]).toEqual(
      expect.arrayContaining([
        'insert into redemptions: before',
        'POST /orders: before',
        'POST /orders: after',
        'commit: before',
        'commit: after',
        'commit: before (2)',
        'commit: after (2)',
      ]),
    );
    expect(tasks.size).toBeGreaterThanOrEqual(12);
  });

  it('each redemption ends within a minute of the restart: one voucher and the money spent, or none and the money back', async () => {
    await vi.waitFor(async () => {
      const { db } = world.api.backend.ctx;
      const wrong: unknown[] = [];
      let completed = 0;
      const ordersFor = await allOrders();
      for (const [name, task] of tasks) {
        const redemption = await redemptionOf(task);
        const account = `card:${(task.body as { giftCardId: string }).giftCardId}`;
        const left = (await balancesOf(db, [account])).get(account);
        const orders = redemption ? ordersFor(redemption.id) : 0;
        const found = { status: redemption?.status ?? 'never begun', orders, left };
        const expected =
          orders === 1
            ? { status: 'completed', orders, left: (CARD - AMOUNT) * 100 }
            : { status: redemption ? 'failed' : found.status, orders: 0, left: CARD * 100 };
        if (JSON.stringify(found) !== JSON.stringify(expected)) wrong.push({ name, ...found });
        completed += orders;
      }
      expect(wrong).toEqual([]);
      expect(completed).toBeGreaterThanOrEqual(5);
    }, RECOVERY);
    expect(await findDifferences(world.api.backend.ctx.db)).toEqual([]);
  });

  it('asked again with the same key, the same redemption answers and no second voucher is bought', async () => {
    for (const [name, task] of tasks) {
      const before = await redemptionOf(task);
      if (before?.status === 'failed') continue;
      await askAgain(world, world.organiser, task, name);
      const after = await redemptionOf(task);
      expect(after?.status, name).toBe('completed');
      expect([undefined, after?.id], name).toContain(before?.id);
      expect((await allOrders())(after?.id ?? ''), name).toBe(1);
    }
    expect(await findDifferences(world.api.backend.ctx.db)).toEqual([]);
  });
});
