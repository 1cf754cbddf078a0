import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Db } from '#backend/platform/database/connect.ts';
import { newId } from '#backend/platform/ids.ts';
import { checkBooks, whatWasChecked, type Finding } from '#backend/use-cases/ledger-check/service.ts';
import { advanceRefunds, lockPayment, requestRefund } from '#backend/money/payments/service.ts';
import type { PaymentProvider, ProviderPayment, ProviderRefund } from '#backend/providers/payments/port.ts';
import type { ListedOrder, VoucherProvider } from '#backend/providers/vouchers/port.ts';
import { useMoneyWorld } from '#tests/payments/money-world.ts';

const world = useMoneyWorld();
const backend = () => world.api.backend;
/** Late enough for nothing to be under way. */
const later = () => new Date(Date.now() + 3 * 60_000);

interface Otherwise {
  db?: Db;
  now?: Date;
  payments?: Partial<PaymentProvider>;
  vouchers?: Partial<VoucherProvider>;
}

async function check({
  db = backend().ctx.db,
  now = later(),
  payments = {},
  vouchers = {},
}: Otherwise = {}): Promise<Finding[]> {
  const found: Finding[] = [];
  const books = {
    db,
    now,
    payments: { ...backend().paymentContext.provider, ...payments },
    vouchers: { ...backend().voucherContext.provider, ...vouchers },
  };
  for await (const finding of checkBooks(books)) found.push(finding);
  return found;
}

const differences = async (otherwise: Otherwise = {}) =>
  (await check(otherwise)).filter(({ kind }) => kind === 'difference').map(({ sentence }) => sentence);

/** What the check says after `harm` was done behind everybody's back; then it is undone. */
async function afterHarm(harm: (tx: Db) => Promise<unknown>): Promise<string[]> {
  let findings: string[] = [];
  const undone = new Error('undone');
  await backend()
    .ctx.db.transaction()
    .execute(async (tx) => {
      await harm(tx);
      findings = await differences({ db: tx });
      throw undone;
    })
    .catch((err: unknown) => {
      if (err !== undone) throw err;
    });
  return findings;
}

/** One contribution on one card, one on two cards that went back, and a voucher bought with the first. */
let paid = '';
let returned = '';
let card = '';
let redemption = '';
let refund = '';

async function give(rupees: number): Promise<string> {
  const payment = await world.begin(await world.gift(50_000), rupees);
  await world.comeBack(await world.press(payment, 'pay'));
  return payment._id;
}
const rowOf = (id: string) =>
  backend().ctx.db.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

beforeAll(async () => {
  const { ctx, paymentContext } = backend();
  [paid, returned] = [await give(5000), await give(12_000)];
  card = (
    await ctx.db
      .selectFrom('gift_cards')
      .select('id')
      .where('payment_id', '=', paid)
      .executeTakeFirstOrThrow()
  ).id;
  const bought = await world.organiser.call('redeemGiftCard', {
    body: { giftCardId: card, productId: '101', amount: 2000.5 },
  });
  expect(bought.data.redemption).toMatchObject({ status: 'completed' });
  redemption = bought.data.redemption._id;
  refund = await ctx.db.transaction().execute(async (tx) => {
    const locked = await lockPayment(tx, returned);
    return (locked && (await requestRefund(paymentContext, tx, locked, 'operator')))?.id ?? '';
  });
  await advanceRefunds(paymentContext);
});

it('everything agrees: nothing is found, and the sum says what was looked at', async () => {
  expect(await check()).toEqual([]);
  expect(await whatWasChecked(backend().ctx.db)).toBe(
    '2 payments, 1 refund, 3 cards, 1 redemption, ₹2,999.50 in cards.',
  );
});

describe('each thing that should be true is looked at', () => {
  const harmed = (what: string, harm: (tx: Db) => Promise<unknown>, sentences: () => string[]) =>
    it(what, async () => expect(await afterHarm(harm)).toEqual(sentences()));

  harmed(
    'a balance is the sum of its postings',
    async (tx) => {
      await sql`alter table ledger_accounts disable trigger user`.execute(tx);
      await sql`update ledger_accounts set balance_paise = balance_paise + 100 where id = ${`card:${card}`}`.execute(
        tx,
      );
    },
    () => [`Account card:${card} says ₹3,000.50, its postings say ₹2,999.50.`],
  );
  harmed(
    'a transfer sums to zero',
    async (tx) => {
      await tx
        .insertInto('ledger_transfers')
        .values({
          id: 'lopsided',
          idempotency_key: 'lopsided',
          input_hash: '',
          kind: 'test',
          description: '',
          reverses: null,
        })
        .execute();
      await tx
        .insertInto('ledger_postings')
        .values([
          { transfer_id: 'lopsided', account_id: 'provider:razorpay', amount_paise: 150 },
          { transfer_id: 'lopsided', account_id: 'provider:reloadly', amount_paise: -100 },
        ])
        .execute();
    },
    () => ['Transfer lopsided has 2 postings that sum to ₹0.50.'],
  );
  harmed(
    'what left a provider’s account is what arrived on the other side',
    async (tx) => {
      await sql`alter table ledger_postings disable trigger user`.execute(tx);
      await sql`update ledger_postings set amount_paise = amount_paise + 100 from ledger_transfers
        where ledger_transfers.id = transfer_id and account_id = 'provider:razorpay' and idempotency_key = ${`issue:${paid}:1`}`.execute(
        tx,
      );
    },
    () => [expect.stringMatching(/^Transfer [\w-]+ has 2 postings that sum to ₹1\.00\.$/)],
  );
  harmed(
    'a card holds what its provider’s account gave, also when both postings were falsified alike',
    async (tx) => {
      await sql`alter table ledger_postings disable trigger user`.execute(tx);
      await sql`update ledger_postings set amount_paise = amount_paise + 100 * sign(amount_paise) from ledger_transfers
        where ledger_transfers.id = transfer_id and idempotency_key = ${`issue:${paid}:1`}`.execute(tx);
    },
    () => [
      `Account card:${card} says ₹2,999.50, its postings say ₹3,000.50.`,
      `Gift card ${card} says it was issued with ₹5,000.00, the ledger says ₹5,001.00.`,
    ],
  );
  harmed(
    'an account belongs to something',
    async (tx) => {
      await tx.insertInto('ledger_accounts').values({ id: 'refund:nobody', kind: 'hold' }).execute();
      await tx
        .insertInto('ledger_transfers')
        .values({
          id: 'stray',
          idempotency_key: 'stray',
          input_hash: '',
          kind: 'test',
          description: '',
          reverses: null,
        })
        .execute();
      await tx
        .insertInto('ledger_postings')
        .values([
          { transfer_id: 'stray', account_id: 'provider:razorpay', amount_paise: -100 },
          { transfer_id: 'stray', account_id: 'refund:nobody', amount_paise: 100 },
        ])
        .execute();
    },
    () => ['Account refund:nobody holds ₹1.00 for something that does not exist.'],
  );
  harmed(
    'a card was issued with what it says, and its payment with the sum',
    (tx) => tx.updateTable('gift_cards').set({ original_paise: 400_000 }).where('id', '=', card).execute(),
    () => [
      `Gift card ${card} says it was issued with ₹4,000.00, the ledger says ₹5,000.00.`,
      `Payment ${paid} of ₹5,000.00 is paid, and its gift cards were issued with ₹4,000.00.`,
    ],
  );
  for (const status of ['used', 'expired'] as const) {
    harmed(
      `a card that is ${status} holds nothing`,
      (tx) => tx.updateTable('gift_cards').set({ status }).where('id', '=', card).execute(),
      () => [`Gift card ${card} is ${status} and holds ₹2,999.50.`],
    );
  }
  it('an active card holds something', async () => {
    const findings = await afterHarm((tx) =>
      tx.updateTable('gift_cards').set({ status: 'active' }).where('payment_id', '=', returned).execute(),
    );
    expect(findings).toHaveLength(2);
    for (const sentence of findings)
      expect(sentence).toMatch(/^Gift card [\w-]+ is active and holds nothing\.$/);
  });
  harmed(
    'an unpaid payment has no cards and no contribution',
    (tx) =>
      tx
        .updateTable('payments')
        .set({ status: 'cancelled', completed_at: null, provider_payment_id: null })
        .where('id', '=', paid)
        .execute(),
    () => [
      `Payment ${paid} of ₹5,000.00 is cancelled, and its gift cards were issued with ₹5,000.00.`,
      `Payment ${paid} is cancelled, and there is a contribution of ₹5,000.00 for it.`,
      expect.stringMatching(
        new RegExp(
          `^The provider took ₹5,000\\.00 as pay_\\w+ for payment ${paid}, which is cancelled here\\.$`,
        ),
      ),
    ],
  );
  harmed(
    'a paid one made a contribution',
    (tx) => tx.deleteFrom('contributions').where('payment_id', '=', paid).execute(),
    () => [`Payment ${paid} of ₹5,000.00 is paid, and there is no contribution for it.`],
  );
  harmed(
    'a contribution is what was paid',
    (tx) => sql`update contributions set amount_paise = 400000 where payment_id = ${paid}`.execute(tx),
    () => [`The contribution of payment ${paid} says ₹4,000.00, the payment says ₹5,000.00.`],
  );
  harmed(
    'a contribution knows what went back',
    (tx) =>
      tx.updateTable('contributions').set({ refunded_paise: 0 }).where('payment_id', '=', returned).execute(),
    () => [`The contribution of payment ${returned} says ₹0.00 went back, its refunds say ₹12,000.00.`],
  );
  harmed(
    'money of an open refund is set aside, and only of one that was processed posted',
    (tx) =>
      tx
        .updateTable('refunds')
        .set({ status: 'pending', completed_at: null })
        .where('id', '=', refund)
        .execute(),
    () => [
      `Refund ${refund} of ₹12,000.00 is pending, and ₹0.00 are set aside for it.`,
      `Refund ${refund} of ₹12,000.00 is pending, and ₹12,000.00 were posted to the provider for it.`,
      `Payment ${returned} of ₹12,000.00 is refunded, and ₹0.00 of it went back.`,
    ],
  );
  harmed(
    'a payment that went back says so',
    (tx) => tx.updateTable('payments').set({ status: 'paid' }).where('id', '=', returned).execute(),
    () => [`Payment ${returned} of ₹12,000.00 is paid, and ₹12,000.00 of it went back.`],
  );
  harmed(
    'money of an open redemption is set aside, and only of a completed one posted',
    (tx) =>
      tx
        .updateTable('redemptions')
        .set({ status: 'processing', next_check_at: new Date() })
        .where('id', '=', redemption)
        .execute(),
    () => [
      `Redemption ${redemption} of ₹2,000.50 is processing, and ₹0.00 are set aside for it.`,
      `Redemption ${redemption} of ₹2,000.50 is processing, and ₹2,000.50 were posted to the provider for it.`,
    ],
  );
  harmed(
    'what failed here was not sold there',
    (tx) => tx.updateTable('redemptions').set({ status: 'failed' }).where('id', '=', redemption).execute(),
    () => [
      `Redemption ${redemption} of ₹2,000.50 is failed, and ₹2,000.50 were posted to the provider for it.`,
      expect.stringMatching(
        new RegExp(
          `^Redemption ${redemption} of ₹2,000\\.50 is failed here, and the provider sold a voucher of ₹2,000\\.50 for it as order \\d+\\.$`,
        ),
      ),
    ],
  );
});

async function* these<T>(...items: T[]): AsyncGenerator<T> {
  yield* items;
}

describe('the providers’ records are compared both ways', () => {
  const strange = async (more: Partial<ProviderPayment> = {}): Promise<ProviderPayment[]> => {
    const { provider_payment_id: id, provider_order_id: orderId } = await rowOf(paid);
    const rest = {
      amountPaise: 500_000,
      currency: 'INR',
      status: 'captured',
      refundedPaise: 0,
      method: 'card',
      failure: null,
      createdAt: new Date(),
    } as const;
    const other = await rowOf(returned);
    return [
      { id: id ?? '', orderId, ...rest, ...more },
      { id: other.provider_payment_id ?? '', orderId: null, ...rest, amountPaise: 1_200_000 },
    ];
  };

  it('money taken there and unknown here, and the other way round', async () => {
    const [known, other] = await strange({ id: 'pay_unknown', orderId: 'order_unknown' });
    const { provider_payment_id: id } = await rowOf(paid);
    const payments = { listPayments: () => these(known, other) as AsyncIterable<ProviderPayment> };
    expect(await differences({ payments })).toEqual([
      'The provider took ₹5,000.00 as pay_unknown, which is unknown here.',
      `Payment ${paid} of ₹5,000.00 is paid here, and the provider's record of what it took has no ${id}.`,
    ]);
  });

  it('another amount; attempts that took nothing and what is listed twice count for nothing', async () => {
    const [known, other] = await strange({ amountPaise: 499_900 });
    const { provider_payment_id: id } = await rowOf(paid);
    const failed = { ...known, id: 'pay_failed', status: 'failed' };
    const payments = {
      listPayments: () => these(known, known, failed, other) as AsyncIterable<ProviderPayment>,
    };
    expect(await differences({ payments })).toEqual([
      `Payment ${paid} is ₹5,000.00 here, and ₹4,999.00 at the provider (${id}).`,
    ]);
  });

  it('what is younger than two minutes is under way', async () => {
    const [known, other] = await strange({ id: 'pay_new', orderId: 'order_new' });
    const payments = { listPayments: () => these(known, other) as AsyncIterable<ProviderPayment> };
    expect(await check({ now: new Date(), payments })).toEqual([
      {
        kind: 'underway',
        sentence: 'The provider took ₹5,000.00 as pay_new a moment ago; its message may be on its way.',
      },
    ]);
  });

  it('refunds', async () => {
    const { provider_refund_id: id } = await backend()
      .ctx.db.selectFrom('refunds')
      .selectAll()
      .where('id', '=', refund)
      .executeTakeFirstOrThrow();
    const known: ProviderRefund = {
      id: id ?? '',
      paymentId: 'pay_x',
      idempotencyKey: refund,
      amountPaise: 1_200_000,
      currency: 'INR',
      status: 'processed',
      createdAt: new Date(),
    };
    const listing = (...refunds: ProviderRefund[]) => ({
      payments: { listRefunds: () => these(...refunds) },
    });
    expect(await differences(listing(known))).toEqual([]);
    expect(await differences(listing())).toEqual([
      `Refund ${refund} of ₹12,000.00 is at the provider as ${id}, and its record of refunds has none of that name.`,
    ]);
    expect(await differences(listing(known, { ...known, id: 'rfnd_unknown', idempotencyKey: null }))).toEqual(
      ['The provider sent ₹12,000.00 of pay_x back as rfnd_unknown, which is unknown here.'],
    );
    expect(await differences(listing({ ...known, amountPaise: 100 }))).toEqual([
      `Refund ${refund} is ₹12,000.00 here, and ₹1.00 at the provider (${id}).`,
    ]);
    expect(await differences(listing({ ...known, status: 'failed' }))).toEqual([
      `Refund ${refund} of ₹12,000.00 is processed here, and failed at the provider (${id}).`,
    ]);
  });

  it('vouchers', async () => {
    const known: ListedOrder = {
      orderId: '7',
      reference: redemption,
      amountPaise: 200_050,
      status: 'delivered',
    };
    const listing = (...orders: ListedOrder[]) => ({ vouchers: { listOrders: () => these(...orders) } });
    expect(await differences(listing(known, { ...known, orderId: '6', status: 'failed' }))).toEqual([]);
    expect(await differences(listing())).toEqual([
      `Redemption ${redemption} of ₹2,000.50 is completed here, and the provider's record of what it sold has no order for it.`,
    ]);
    expect(await differences(listing(known, { ...known, orderId: '8' }))).toEqual([
      `Redemption ${redemption} was ordered twice: as 7 and as 8.`,
    ]);
    expect(await differences(listing({ ...known, amountPaise: 100 }))).toEqual([
      `Redemption ${redemption} is ₹2,000.50 here, and ₹1.00 at the provider (order 7).`,
    ]);
    expect(await differences(listing(known, { ...known, orderId: '9', reference: null }))).toEqual([
      'The voucher provider sold a voucher of ₹2,000.50 as order 9, which is unknown here.',
    ]);
  });

  it('money kept aside is for an operator, and no difference', async () => {
    const { provider_order_id: orderId } = await rowOf(paid);
    const aside = {
      id: newId(),
      payment_id: paid,
      provider_payment_id: 'pay_second',
      reason: 'second_payment',
      amount_paise: 500_000,
      currency: 'INR',
    } as const;
    await backend().ctx.db.insertInto('payment_quarantine').values(aside).execute();
    const [known, other] = await strange();
    const payments = {
      listPayments: () =>
        these(known, other, { ...known, id: 'pay_second', orderId }) as AsyncIterable<ProviderPayment>,
    };
    expect(await check({ payments })).toEqual([
      {
        kind: 'operator',
        sentence: `Payment ${paid} needs an operator: ₹5,000.00 were taken a second time (pay_second).`,
      },
    ]);
    await backend().ctx.db.deleteFrom('payment_quarantine').execute();
  });

  it('a provider that does not answer is told, and everything else is compared all the same', async () => {
    await world.control('fault', { operation: 'all', mode: 'error' });
    try {
      const findings = await afterHarm(async (tx) => {
        await tx.deleteFrom('contributions').where('payment_id', '=', paid).execute();
        const found = await check({ db: tx });
        expect(found.filter(({ kind }) => kind === 'not_asked').map(({ sentence }) => sentence)).toEqual([
          expect.stringMatching(/^The payment provider could not be asked about payments: .+\.$/),
          expect.stringMatching(/^The payment provider could not be asked about refunds: .+\.$/),
        ]);
      });
      expect(findings).toEqual([
        `Payment ${paid} of ₹5,000.00 is paid, and there is no contribution for it.`,
      ]);
    } finally {
      await world.control('fault', { operation: 'all', mode: 'none' });
    }
  });
});
