import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#backend/platform/ids.ts';
import { askForCheck, giveUpCheck, runCheck } from '#backend/use-cases/console/ledger-check-service.ts';
import { CONSOLE_ROWS } from '#contract/operator/console.ts';
import { operatorWords } from '#messages/operator/by-language.ts';
import { useMoneyWorld } from '#tests/payments/money-world.ts';
import type { Caller } from '#tests/setup/test-backend.ts';

const OPERATOR = 'operator@example.in';
const world = useMoneyWorld({ OPERATOR_EMAILS: OPERATOR });
const words = operatorWords.en;
const reason = 'The giver wrote to support.';
const backend = () => world.api.backend;
const db = () => backend().ctx.db;
let operator: Caller;
let paid = '';
let waiting = '';

beforeAll(async () => {
  operator = await world.api.signIn({ email: OPERATOR });
  const begun = await world.begin(await world.gift(50_000), 5000);
  await world.comeBack(await world.press(begun, 'pay'));
  paid = begun._id;
  waiting = (await world.begin(await world.gift(), 700))._id;
});

const logged = () => db().selectFrom('operator_log').selectAll().orderBy('at', 'desc').execute();
const act = (body: { act: 'refund' | 'check_ledger'; on?: string; reason: string }) =>
  operator.call('actAsOperator', { body });
const list = async (
  query: { list?: 'payments' | 'refunds' | 'redemptions' | 'quarantine'; waiting?: '1' } = {},
) => (await operator.call('listMoney', { query })).data.rows;

describe('lists of money', () => {
  it('name nobody, newest first, and those alone that wait', async () => {
    const rows = await list();
    const ours = rows.filter(({ _id }) => [waiting, paid].includes(_id));
    expect(ours.map(({ _id, status, amount }) => [_id, status, amount])).toEqual([
      [waiting, 'created', 700],
      [paid, 'paid', 5000],
    ]);
    expect((await list({ waiting: '1' })).map(({ _id }) => _id)).toEqual([waiting]);
    expect(Object.keys(rows[0] ?? {}).sort()).toEqual(
      ['_id', 'amount', 'at', 'note', 'payment', 'provider', 'status', 'waiting'].sort(),
    );
  });

  it('show what was kept aside', async () => {
    await db()
      .insertInto('payment_quarantine')
      .values({
        id: newId(),
        payment_id: paid,
        provider_payment_id: 'pay_another',
        reason: 'second_payment',
        amount_paise: 500_000,
        currency: 'INR',
      })
      .execute();
    expect(await list({ list: 'quarantine' })).toEqual([
      expect.objectContaining({
        payment: paid,
        status: 'second_payment',
        amount: 5000,
        provider: 'pay_another',
      }),
    ]);
    expect((await operator.call('getConsoleOverview', {})).data).toMatchObject({
      quarantine: 1,
      paymentsWaiting: 1,
    });
    await db().deleteFrom('payment_quarantine').execute();
  });

  it('have pages, each row once', async () => {
    const { ctx } = backend();
    await sql`insert into payment_quarantine (id, payment_id, provider_payment_id, reason, amount_paise, currency, created_at)
      select 'kept-aside-' || n, ${paid}, 'pay_' || n, 'amount', n, 'INR', ${ctx.now()}::timestamptz from generate_series(1, ${CONSOLE_ROWS + 3}::int) as n`.execute(
      db(),
    );
    const [first, second] = [
      (await operator.call('listMoney', { query: { list: 'quarantine' } })).data,
      (await operator.call('listMoney', { query: { list: 'quarantine', page: 2 } })).data,
    ];
    expect([first.rows.length, first.more, second.rows.length, second.more]).toEqual([
      CONSOLE_ROWS,
      true,
      3,
      false,
    ]);
    expect(new Set([...first.rows, ...second.rows].map(({ _id }) => _id)).size).toBe(CONSOLE_ROWS + 3);
    await db().deleteFrom('payment_quarantine').execute();
  });
});

describe('a story', () => {
  it('is told to whoever says why, and the look is kept', async () => {
    const { data } = await operator.call('readMoneyStory', { body: { of: 'payment', id: paid, reason } });
    expect(data.entries.map(({ what }) => what).join('\n')).toContain('₹5,000.00');
    expect(data.now[0]).toBe('The payment is paid.');
    expect(data.refundable).toBe(paid);
    const [last] = await logged();
    expect(last).toMatchObject({ act: 'look_at_payment', subject: paid, reason, operator_email: OPERATOR });
  });

  it('is found by the provider’s name for it, and kept by ours', async () => {
    const { provider_payment_id: id } = await db()
      .selectFrom('payments')
      .select('provider_payment_id')
      .where('id', '=', paid)
      .executeTakeFirstOrThrow();
    await operator.call('readMoneyStory', { body: { of: 'payment', id: id ?? '', reason } });
    expect((await logged())[0]?.subject).toBe(paid);
  });

  it('does not exist for an id nobody knows, and nothing is kept', async () => {
    const before = (await logged()).length;
    for (const [of, message] of [
      ['payment', words.noPayment],
      ['redemption', words.noRedemption],
    ] as const) {
      const answer = await operator.call('readMoneyStory', { body: { of, id: 'no-such-thing', reason } });
      expect([answer.status, answer.error.code, answer.error.message]).toEqual([404, 'unknown_id', message]);
    }
    expect((await logged()).length).toBe(before);
  });
});

// in this order: the first finds a ledger that was never checked
describe('the ledger', { shuffle: false }, () => {
  const check = async () => (await operator.call('getLedgerCheck', {})).data.check;
  const requestTimes = async () =>
    (
      await db()
        .selectFrom('ledger_checks')
        .select('id')
        .orderBy('asked_at', 'desc')
        .executeTakeFirstOrThrow()
    ).id;
  const run = async () => runCheck(backend().paymentContext, backend().voucherContext, await requestTimes());

  it('is checked by a job, one at a time, and says what it found', async () => {
    expect(await check()).toBeNull();
    expect((await operator.call('getConsoleOverview', {})).data.check).toBeNull();
    expect((await act({ act: 'check_ledger', reason })).data.message).toBe(words.checkBegun);
    expect((await logged())[0]).toMatchObject({ act: 'check_ledger', subject: await requestTimes() });
    expect(await check()).toMatchObject({ state: 'running', finishedAt: null });
    const again = await act({ act: 'check_ledger', reason });
    expect([again.status, again.error.message]).toEqual([409, words.checkUnderWay]);
    const { rows } = await sql`select from jobs.job where name = 'ledger-check'`.execute(db());
    expect(rows).toHaveLength(1);

    await run();
    const first = await check();
    expect(first).toMatchObject({ differences: 0, checked: expect.stringMatching(/^[12] payments?, /) });
    expect(['agrees', 'not_asked']).toContain(first?.state);
  });

  it('tells a difference', async () => {
    await db().updateTable('gift_cards').set({ status: 'used' }).execute();
    await act({ act: 'check_ledger', reason });
    await run();
    expect(await check()).toMatchObject({
      state: 'differences',
      differences: 1,
      findings: expect.arrayContaining([
        { kind: 'difference', sentence: expect.stringContaining('is used and holds ₹5,000.00.') },
      ]),
    });
    expect((await operator.call('getConsoleOverview', {})).data.check).toMatchObject({
      state: 'differences',
      differences: 1,
    });
    await db().updateTable('gift_cards').set({ status: 'active' }).execute();
  });

  it('says when a check came to no end', async () => {
    const { ctx } = backend();
    await db()
      .transaction()
      .execute((tx) => askForCheck(ctx, tx));
    await giveUpCheck(ctx, await requestTimes());
    expect((await check())?.state).toBe('failed');
    await db()
      .transaction()
      .execute((tx) => askForCheck(ctx, tx));
    world.api.setNow(new Date(Date.now() + 61 * 60_000));
    expect((await check())?.state).toBe('failed');
    world.api.setNow();
  });
});

describe('a refund', () => {
  it('goes back once, with the reason but no contacts, as by the command', async () => {
    const begun = await world.begin(await world.gift(50_000), 5000);
    await world.comeBack(await world.press(begun, 'pay'));
    const { _id: paid } = begun;
    const done = await act({ act: 'refund', on: paid, reason: `${reason} kabir@example.in` });
    expect(done.data).toEqual({ success: true, message: words.refundRequested('₹5,000.00') });
    const refund = await db()
      .selectFrom('refunds')
      .selectAll()
      .where('payment_id', '=', paid)
      .executeTakeFirstOrThrow();
    expect(refund).toMatchObject({ reason: 'operator', note: `${reason} [address]`, amount_paise: 500_000 });
    expect((await logged())[0]).toMatchObject({
      act: 'refund',
      subject: paid,
      reason: `${reason} [address]`,
    });
    expect(await list({ list: 'refunds' })).toEqual([
      expect.objectContaining({ _id: refund.id, payment: paid, amount: 5000, waiting: true }),
    ]);
    const before = (await logged()).length;
    const again = await act({ act: 'refund', on: paid, reason });
    expect([again.status, again.error.message]).toEqual([409, words.refundStands('₹5,000.00')]);
    const notPaid = await act({ act: 'refund', on: waiting, reason });
    expect([notPaid.status, notPaid.error.message]).toEqual([409, words.nothingToRefund('created')]);
    const unknown = await act({ act: 'refund', on: 'no-such-thing', reason });
    expect([unknown.status, unknown.error.message]).toEqual([404, words.noPayment]);
    expect((await logged()).length).toBe(before);
  });
});
