import { expect, it } from 'vitest';
import { newId } from '#backend/platform/ids.ts';
import {
  balancesOf,
  findDifferences,
  openProviderAccounts,
  reverse,
  transfer,
  type Posting,
} from '#backend/money/ledger/service.ts';
import { useTestBackend } from '#tests/setup/test-backend.ts';

const t = useTestBackend({ env: { DATABASE_POOL_SIZE: '20' } });
const now = new Date();
const move = (key: string, postings: Posting[]) =>
  t.backend.ctx.db
    .transaction()
    .execute((tx) => transfer(tx, { key, kind: 'test', description: '', postings, now }));
const into = (card: string, amountPaise: number): Posting[] => [
  { account: 'provider:p', kind: 'provider', amountPaise: -amountPaise },
  { account: card, kind: 'gift_card', amountPaise },
];
const outOf = (card: string, amountPaise: number): Posting[] => [
  { account: card, kind: 'gift_card', amountPaise: -amountPaise },
  { account: 'expired', kind: 'expired', amountPaise },
];

it('50 at once taking ₹300 from ₹1,000: exactly three get it', async () => {
  const card = newId();
  await move(newId(), into(card, 100_000));
  const taken = await Promise.allSettled(
    Array.from({ length: 50 }, () => move(newId(), outOf(card, 30_000))),
  );
  expect(taken.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  expect((await balancesOf(t.backend.ctx.db, [card])).get(card)).toBe(10_000);
  expect(await findDifferences(t.backend.ctx.db)).toEqual([]);
});

it('money leaves a provider’s account while another transfer from it is not over', async () => {
  const { db } = t.backend.ctx;
  // as for every provider from the start: nobody waits for who makes it
  await openProviderAccounts(db, ['p']);
  const [slow, quick] = [newId(), newId()];
  await db.transaction().execute(async (tx) => {
    await transfer(tx, { key: newId(), kind: 'test', description: '', postings: into(slow, 300), now });
    await move(newId(), into(quick, 200));
    expect((await balancesOf(db, [slow, quick])).get(quick)).toBe(200);
  });
  expect([...(await balancesOf(db, [slow, quick])).values()]).toEqual([300, 200]);
  expect(await findDifferences(db)).toEqual([]);
});

it('providers have their accounts from the start, so that not even the first payments wait for each other', async () => {
  const { db } = t.backend.ctx;
  const held = async () =>
    (await db.selectFrom('ledger_accounts').select('id').where('kind', '=', 'provider').execute()).map(
      ({ id }) => id,
    );
  expect(await held()).toEqual(expect.arrayContaining(['provider:razorpay', 'provider:reloadly']));
  await Promise.all(Array.from({ length: 5 }, () => openProviderAccounts(db, ['new'])));
  expect((await held()).filter((id) => id === 'provider:new')).toHaveLength(1);
  const first = (card: string): Posting[] => [
    { account: 'provider:new', kind: 'provider', amountPaise: -100 },
    { account: card, kind: 'gift_card', amountPaise: 100 },
  ];
  await db.transaction().execute(async (tx) => {
    await transfer(tx, { key: newId(), kind: 'test', description: '', postings: first(newId()), now });
    await move(newId(), first(newId()));
    expect((await balancesOf(db, ['provider:new'])).get('provider:new')).toBe(-100);
  });
  expect((await balancesOf(db, ['provider:new'])).get('provider:new')).toBe(-200);
});

it('100 payments and as many that go back, all at once: the provider’s account is the sum of what stayed', async () => {
  const { db } = t.backend.ctx;
  const provider = { account: `provider:${newId()}`, kind: 'provider' as const };
  const pay = async (paise: number) => {
    const card = newId();
    const { transferId } = await move(newId(), [
      { ...provider, amountPaise: -paise },
      { account: card, kind: 'gift_card', amountPaise: paise },
    ]);
    return { card, paise, transferId };
  };
  const giveBack = ({ transferId }: { transferId: string }) =>
    db.transaction().execute((tx) => reverse(tx, transferId, { key: newId(), description: '', now }));
  const earlier = await Promise.all(Array.from({ length: 100 }, (_, count) => pay(count + 1)));
  const [later] = await Promise.all([
    Promise.all(Array.from({ length: 100 }, (_, count) => pay(10_000 + count))),
    Promise.all(earlier.map(giveBack)),
  ]);
  const stayed = later.reduce((sum, { paise }) => sum + paise, 0);
  expect((await balancesOf(db, [provider.account])).get(provider.account)).toBe(-stayed);
  const cards = await balancesOf(
    db,
    [...earlier, ...later].map(({ card }) => card),
  );
  expect([...cards.values()].reduce((sum, paise) => sum + paise, 0)).toBe(stayed);
  expect(await findDifferences(db)).toEqual([]);
});

it('two who reverse one transfer at once: one of them is told that it is reversed', async () => {
  const { db } = t.backend.ctx;
  const card = newId();
  const { transferId } = await move(newId(), into(card, 700));
  const back = () =>
    db.transaction().execute((tx) => reverse(tx, transferId, { key: newId(), description: '', now }));
  const both = await Promise.allSettled(Array.from({ length: 10 }, back));
  expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  for (const each of both)
    if (each.status === 'rejected') expect(each.reason).toMatchObject({ code: 'reversed_already' });
  expect((await balancesOf(db, [card])).get(card)).toBe(0);
});

it('one key 20 times at once: one transfer, one answer', async () => {
  const [card, key] = [newId(), newId()];
  const made = await Promise.all(Array.from({ length: 20 }, () => move(key, into(card, 500))));
  expect(new Set(made.map(({ transferId }) => transferId)).size).toBe(1);
  expect(made.filter(({ repeated }) => !repeated)).toHaveLength(1);
  expect((await balancesOf(t.backend.ctx.db, [card])).get(card)).toBe(500);
});

it('transfers in both directions between the same accounts never block each other', async () => {
  const [a, b] = [newId(), newId()];
  await move(newId(), into(a, 100_000));
  await move(newId(), into(b, 100_000));
  const between = (from: string, to: string): Posting[] => [
    { account: from, kind: 'gift_card', amountPaise: -10 },
    { account: to, kind: 'gift_card', amountPaise: 10 },
  ];
  await Promise.all(
    Array.from({ length: 100 }, (_, count) => move(newId(), count % 2 ? between(a, b) : between(b, a))),
  );
  expect([...(await balancesOf(t.backend.ctx.db, [a, b])).values()]).toEqual([100_000, 100_000]);
});
