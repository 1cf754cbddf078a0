import fc from 'fast-check';
import { sql, type Transaction } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { AccountKind } from '#backend/platform/database/money-schema.ts';
import type { Schema } from '#backend/platform/database/schema.ts';
import { newId } from '#backend/platform/ids.ts';
import {
  balancesOf,
  findDifferences,
  historyOf,
  NotEnough,
  reverse,
  transfer,
  type Posting,
} from '#backend/money/ledger/service.ts';
import { useTestBackend } from '#tests/setup/test-backend.ts';

const t = useTestBackend();
const now = new Date('2026-11-21T10:00:00Z');
const inTransaction = <T>(work: (tx: Transaction<Schema>) => Promise<T>): Promise<T> =>
  t.backend.ctx.db.transaction().execute(work);
const line = (
  account: string,
  amountPaise: number,
  kind: AccountKind = account.startsWith('provider') ? 'provider' : 'gift_card',
): Posting => ({ account, kind, amountPaise });
const move = (key: string, postings: Posting[], description = 'A gift') =>
  inTransaction((tx) => transfer(tx, { key, kind: 'test', description, postings, now }));
const balance = async (account: string) => (await balancesOf(t.backend.ctx.db, [account])).get(account);
const codeOf = (error: unknown) => (error as { code?: string }).code;

describe('a transfer', () => {
  it('moves money, and its history says so', async () => {
    const card = newId();
    await move(newId(), [line('provider:a', -500_000), line(card, 500_000)], 'From Meera');
    await move(newId(), [line(card, -200_050), line('expired', 200_050, 'expired')], 'Expired');
    expect(await balance(card)).toBe(299_950);
    const history = await historyOf(t.backend.ctx.db, [card]);
    expect(history.map(({ description, amountPaise }) => [description, amountPaise]).sort()).toEqual([
      ['Expired', -200_050],
      ['From Meera', 500_000],
    ]);
    expect(await findDifferences(t.backend.ctx.db)).toEqual([]);
  });

  it('with the same key moves money once; with another body under that key it is a conflict', async () => {
    const [key, card] = [newId(), newId()];
    const first = await move(key, [line('provider:a', -100), line(card, 100)]);
    const second = await move(key, [line(card, 100), line('provider:a', -100)]);
    expect(second).toEqual({ transferId: first.transferId, repeated: true });
    await expect(move(key, [line('provider:a', -200), line(card, 200)])).rejects.toMatchObject({
      status: 409,
      code: 'idempotency_conflict',
    });
    await expect(move(key, [line('provider:a', -100), line(card, 100)], 'Another')).rejects.toMatchObject({
      code: 'idempotency_conflict',
    });
    expect(await balance(card)).toBe(100);
  });

  it('takes nothing that is not there', async () => {
    const card = newId();
    await move(newId(), [line('provider:a', -100), line(card, 100)]);
    await expect(move(newId(), [line(card, -101), line('expired', 101, 'expired')])).rejects.toBeInstanceOf(
      NotEnough,
    );
    expect(await balance(card)).toBe(100);
  });

  it.each([
    ['one posting', [line('provider:a', -100)]],
    ['a sum above zero', [line('provider:a', -100), line('x', 101)]],
    ['a part of a paisa', [line('provider:a', -0.5), line('x', 0.5)]],
    ['one account twice', [line('provider:a', -100), line('provider:a', 100)]],
    ['nothing', [line('provider:a', 0), line('x', 0)]],
  ])('with %s is refused', async (_what, postings) => {
    await expect(move(newId(), postings)).rejects.toBeInstanceOf(RangeError);
  });

  it('is refused outside a transaction', async () => {
    const wanted = {
      key: newId(),
      kind: 'test',
      description: '',
      postings: [line('provider:a', -1), line('x', 1)],
      now,
    };
    await expect(transfer(t.backend.ctx.db, wanted)).rejects.toThrow('inside a transaction');
  });
});

describe('a reversal', () => {
  it('takes a transfer back once', async () => {
    const card = newId();
    const { transferId } = await move(newId(), [line('provider:a', -700), line(card, 700)]);
    const key = newId();
    const back = (under: string) =>
      inTransaction((tx) => reverse(tx, transferId, { key: under, description: 'Refunded', now }));
    const made = await back(key);
    expect(await back(key)).toEqual({ ...made, repeated: true });
    expect(await balance(card)).toBe(0);
    await expect(back(newId())).rejects.toMatchObject({ code: 'reversed_already' });
    await expect(
      inTransaction((tx) => reverse(tx, made.transferId, { key: newId(), description: '', now })),
    ).rejects.toMatchObject({ code: 'not_reversible' });
  });

  it('is refused when the money is gone', async () => {
    const card = newId();
    const { transferId } = await move(newId(), [line('provider:a', -700), line(card, 700)]);
    await move(newId(), [line(card, -1), line('expired', 1, 'expired')]);
    await expect(
      inTransaction((tx) => reverse(tx, transferId, { key: newId(), description: '', now })),
    ).rejects.toBeInstanceOf(NotEnough);
    expect(await balance(card)).toBe(699);
  });
});

describe('the database itself', () => {
  const raw = (statement: ReturnType<typeof sql>) => statement.execute(t.backend.ctx.db);

  it('refuses to change or remove what was written', async () => {
    const { transferId } = await move(newId(), [line('provider:a', -5), line(newId(), 5)]);
    for (const statement of [
      sql`update ledger_postings set amount_paise = amount_paise * 2 where transfer_id = ${transferId}`,
      sql`delete from ledger_postings where transfer_id = ${transferId}`,
      sql`update ledger_transfers set description = '' where id = ${transferId}`,
      sql`delete from ledger_transfers where id = ${transferId}`,
      sql`truncate ledger_postings`,
    ]) {
      await expect(raw(statement)).rejects.toThrow('append-only');
    }
  });

  it('refuses a balance written by hand', async () => {
    const card = newId();
    await move(newId(), [line('provider:a', -5), line(card, 5)]);
    await expect(raw(sql`update ledger_accounts set balance_paise = 500 where id = ${card}`)).rejects.toThrow(
      'by postings alone',
    );
    await expect(
      raw(sql`insert into ledger_accounts (id, kind, balance_paise) values (${newId()}, 'gift_card', 5)`),
    ).rejects.toThrow('by postings alone');
  });

  it('keeps no balance for a provider’s account, and refuses one', async () => {
    const provider = `provider:${newId()}`;
    await move(newId(), [line(provider, -5), line(newId(), 5)]);
    const { rows } = await sql<{ balance_paise: number | null }>`
      select balance_paise from ledger_accounts where id = ${provider}`.execute(t.backend.ctx.db);
    expect(rows).toEqual([{ balance_paise: null }]);
    expect(await balance(provider)).toBe(-5);
    await expect(
      raw(sql`update ledger_accounts set balance_paise = -5 where id = ${provider}`),
    ).rejects.toThrow('by postings alone');
  });

  it('refuses postings that do not sum to zero, and postings added later', async () => {
    const card = newId();
    const { transferId } = await move(newId(), [line('provider:a', -5), line(card, 5)]);
    const other = newId();
    await move(newId(), [line('provider:a', -5), line(other, 5)]);
    await expect(raw(sql`insert into ledger_postings values (${transferId}, ${other}, 10)`)).rejects.toThrow(
      'is complete',
    );
    const lopsided = inTransaction(async (tx) => {
      const id = newId();
      await sql`insert into ledger_transfers (id, idempotency_key, input_hash, kind, description) values (${id}, ${id}, '', 'test', '')`.execute(
        tx,
      );
      await sql`insert into ledger_postings values (${id}, ${card}, 10), (${id}, 'provider:a', -9)`.execute(
        tx,
      );
    });
    await expect(lopsided).rejects.toThrow('sum to 1');
    expect(await balance(card)).toBe(5);
  });

  it('refuses a balance below zero', async () => {
    const card = newId();
    await move(newId(), [line('provider:a', -5), line(card, 5)]);
    const below = inTransaction(async (tx) => {
      const id = newId();
      await sql`insert into ledger_transfers (id, idempotency_key, input_hash, kind, description) values (${id}, ${id}, '', 'test', '')`.execute(
        tx,
      );
      await sql`insert into ledger_postings values (${id}, ${card}, -10), (${id}, 'provider:a', 10)`.execute(
        tx,
      );
    });
    expect(codeOf(await below.catch((error: unknown) => error))).toBe('23514');
  });
});

const operation = fc.oneof(
  fc.record({
    do: fc.constant('pay' as const),
    card: fc.nat(3),
    paise: fc.integer({ min: 1, max: 1_000_000 }),
    key: fc.nat(30),
  }),
  fc.record({
    do: fc.constant('spend' as const),
    card: fc.nat(3),
    paise: fc.integer({ min: 1, max: 600_000 }),
    key: fc.nat(30),
  }),
  fc.record({
    do: fc.constant('give_on' as const),
    card: fc.nat(3),
    paise: fc.integer({ min: 1, max: 600_000 }),
    key: fc.nat(30),
  }),
  fc.record({ do: fc.constant('take_back' as const), key: fc.nat(30) }),
  fc.record({
    do: fc.constant('crash' as const),
    card: fc.nat(3),
    paise: fc.integer({ min: 1, max: 1_000_000 }),
  }),
);

describe('against a model', () => {
  it('random operations keep every balance, and the sum at zero', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(operation, { minLength: 10, maxLength: 60 }), async (operations) => {
        const run = newId();
        const account = (card: number) => `card:${run}:${card}`;
        const model = new Map<string, number>();
        const made = new Map<
          string,
          { body: string; postings: Posting[]; transferId: string; reversed: boolean }
        >();
        const add = (postings: Posting[]) =>
          postings.forEach((each) =>
            model.set(each.account, (model.get(each.account) ?? 0) + each.amountPaise),
          );
        const covered = (postings: Posting[]) =>
          postings.every(
            (each) => each.kind === 'provider' || (model.get(each.account) ?? 0) + each.amountPaise >= 0,
          );
        for (const each of operations) {
          if (each.do === 'take_back') {
            const target = made.get(String(each.key));
            if (!target) continue;
            const postings = target.postings.map((one) => ({ ...one, amountPaise: -one.amountPaise }));
            const allowed = target.reversed || covered(postings);
            const outcome = await inTransaction((tx) =>
              reverse(tx, target.transferId, { key: `${run}:back:${each.key}`, description: '', now }),
            ).catch((error: unknown) => error);
            if (!allowed) expect(outcome).toBeInstanceOf(NotEnough);
            else expect(outcome).toMatchObject({ repeated: target.reversed });
            if (allowed && !target.reversed) add(postings);
            target.reversed ||= allowed;
            continue;
          }
          const from = each.do === 'pay' || each.do === 'crash' ? `provider:${run}` : account(each.card);
          const to =
            each.do === 'spend'
              ? `expired:${run}`
              : each.do === 'give_on'
                ? account((each.card + 1) % 4)
                : account(each.card);
          const postings = [line(from, -each.paise), line(to, each.paise)];
          if (each.do === 'crash') {
            const died = inTransaction(async (tx) => {
              await transfer(tx, { key: `${run}:crash`, kind: 'test', description: '', postings, now });
              throw new Error('the process died');
            });
            await expect(died).rejects.toThrow('died');
            continue;
          }
          const body = JSON.stringify(postings);
          const earlier = made.get(String(each.key));
          const outcome = await move(`${run}:${each.key}`, postings).catch((error: unknown) => error);
          if (earlier)
            expect(outcome).toMatchObject(
              earlier.body === body ? { repeated: true } : { code: 'idempotency_conflict' },
            );
          else if (!covered(postings)) expect(outcome).toBeInstanceOf(NotEnough);
          else {
            expect(outcome).toMatchObject({ repeated: false });
            made.set(String(each.key), {
              body,
              postings,
              transferId: (outcome as { transferId: string }).transferId,
              reversed: false,
            });
            add(postings);
          }
        }
        const accounts = [...model.keys()];
        expect(await balancesOf(t.backend.ctx.db, accounts)).toEqual(model);
        expect([...model.values()].reduce((sum, each) => sum + each, 0)).toBe(0);
      }),
      { numRuns: 15 },
    );
    expect(await findDifferences(t.backend.ctx.db)).toEqual([]);
  });
});
