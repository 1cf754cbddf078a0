import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { continueRedemptions } from '#backend/money/gift-cards/redemption-jobs.ts';
import { balancesOf, findDifferences } from '#backend/money/ledger/service.ts';
import type { TransactionalMail } from '#backend/messaging/transactional-mail/service.ts';
import type { VoucherProvider } from '#backend/providers/vouchers/port.ts';
import { errorEnvelope, type ErrorEnvelope } from '#contract/common/errors.ts';
import type { GiftCard } from '#contract/money/gift-cards.ts';
import { redeemed, type Redemption } from '#contract/money/redemptions.ts';
import { addCard } from '#tests/gift-cards/cards.ts';
import { startForTests } from '#tests/sandbox/product.ts';
import { VoucherSeller } from '#tests/sandbox/voucher-seller.ts';
import { useTestBackend, type Caller, type TestBackend } from '#tests/setup/test-backend.ts';

/** How long these tests wait for an order. */
export const PATIENCE_MS = 2000;
/** How long after an order 'not found' is final here. */
export const FINAL_MS = 60_000;

export interface Redeeming {
  status: number;
  redemption: Redemption;
  error: ErrorEnvelope;
}

type RedemptionInput = {
  giftCardId: string;
  productId?: string;
  amount: number | string;
  recipientEmail?: string;
};

/** The product, and the sandbox's voucher shop reached over the wire by the product's own adapter. */
export class VoucherWorld {
  api!: TestBackend;
  seller!: VoucherSeller;
  owner!: Caller;

  get ctx() {
    return this.api.backend.ctx;
  }

  card = (rupees: number, owner: Caller = this.owner): Promise<string> =>
    addCard(this.ctx, owner.userId, rupees);

  /** Redeems a card; for voucher 101, which may be worth ₹100 to ₹10,000, unless told otherwise. */
  async redeem(
    input: RedemptionInput,
    { key, who = this.owner }: { key?: string; who?: Caller } = {},
  ): Promise<Redeeming> {
    const started = performance.now();
    const answer = await who.fetch('/api/gift-cards/redeem', {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        ...(key === undefined ? {} : { 'Idempotency-Key': key }),
      },
      body: JSON.stringify({ productId: '101', ...input }),
    });
    // within 15 seconds, and twice that on a machine that has other things to do
    expect(performance.now() - started).toBeLessThan(30_000);
    const body: unknown = await answer.json();
    const result = { status: answer.status } as Redeeming;
    if (answer.ok) result.redemption = redeemed.parse(body).redemption;
    else result.error = errorEnvelope.parse(body);
    return result;
  }

  async shown(id: string, who: Caller = this.owner): Promise<GiftCard> {
    const card = (await who.call('getWallet', {})).data.giftCards.find(({ _id }) => _id === id);
    if (!card) throw new Error('The card is not in the wallet');
    return card;
  }

  /** The only redemption of a card, as it is stored. */
  async stored(cardId: string) {
    return this.ctx.db
      .selectFrom('redemptions')
      .selectAll()
      .where('card_id', '=', cardId)
      .executeTakeFirstOrThrow();
  }

  /** A redemption whose process died right after the money was set aside: nothing was sent. */
  async leftHeld(card: string, amount: number): Promise<string> {
    const arrived = new Promise<void>((resolve) =>
      this.shopThat(() => ({
        orderVoucher: () => {
          resolve();
          return new Promise(() => undefined);
        },
      })),
    );
    void this.redeem({ giftCardId: card, amount });
    await arrived;
    this.shopThat(() => ({}));
    const { id } = await this.stored(card);
    // the step before the order is undone: its only trace
    await this.ctx.db
      .updateTable('redemptions')
      .set({ status: 'held', ordered_at: null })
      .where('id', '=', id)
      .execute();
    return id;
  }

  /** The job looks now, this long after the present moment. */
  async later(ms: number): Promise<void> {
    this.api.setNow(new Date(Date.now() + ms));
    await continueRedemptions(this.api.backend.voucherContext);
  }

  /** Lets the product talk to a shop that differs from the sandbox in this. */
  shopThat(differs: (real: VoucherProvider) => Partial<VoucherProvider>): void {
    const real = this.seller.adapter({ timeoutMs: PATIENCE_MS, lookupFinalAfterMs: FINAL_MS });
    this.api.backend.voucherContext.provider = { ...real, ...differs(real) };
  }

  /** Letters that wait to be sent to somebody, oldest first. */
  async letters(who: Caller = this.owner): Promise<TransactionalMail[]> {
    const { rows } = await this.ctx.database.pool.query<{
      data: { userId: string; letter: TransactionalMail };
    }>("select data from jobs.job where name = 'letter' order by created_on");
    return rows.flatMap(({ data }) => (data.userId === who.userId ? [data.letter] : []));
  }

  /** What every test must leave: right books that say what the shop says, nothing bought twice and no order open. */
  async expectBalanced(): Promise<void> {
    const { db } = this.ctx;
    expect(await findDifferences(db)).toEqual([]);
    const { orders, orderedTwice } = await this.seller.ledger();
    expect(orderedTwice).toEqual([]);
    // an order still open would be finished by the test that comes next, whichever that is
    const open = await db
      .selectFrom('redemptions')
      .select('id')
      .where('next_check_at', 'is not', null)
      .execute();
    expect(open).toEqual([]);
    const aside = await db
      .selectFrom('ledger_accounts')
      .select('id')
      .where('id', 'like', 'redemption:%')
      .where('balance_paise', '!=', 0)
      .execute();
    expect(aside).toEqual([]);
    const sum = (paise: number[]) => paise.reduce((total, each) => total + each, 0);
    const bought = await db
      .selectFrom('redemptions')
      .select('id')
      .where('status', '=', 'completed')
      .execute();
    const paid = (await balancesOf(db, ['provider:reloadly'])).get('provider:reloadly');
    expect(paid).toBe(
      sum(
        orders
          .filter(({ customIdentifier }) => bought.some(({ id }) => id === customIdentifier))
          .map(({ unitPaise }) => unitPaise),
      ),
    );
  }
}

/** A world for a test file; each test begins with a shop that behaves and ends with books that balance. */
export function useVoucherWorld(env: Record<string, string> = {}): VoucherWorld {
  const world = new VoucherWorld();
  const settings: Record<string, string> = { ...env };
  beforeAll(async () => {
    world.seller = new VoucherSeller(await startForTests());
    settings.RELOADLY_BASE_URL = `${world.seller.sandbox.url}/reloadly`;
    settings.RELOADLY_AUTH_URL = `${world.seller.sandbox.url}/reloadly/oauth/token`;
  });
  world.api = useTestBackend({ env: settings });
  beforeAll(async () => {
    world.owner = await world.api.signIn({ firstName: 'Asha', lastName: 'Rao' });
  });
  beforeEach(async () => {
    world.shopThat(() => ({}));
    await world.ctx.db.deleteFrom('rate_limits').execute();
  });
  afterEach(async () => {
    await world.seller.behave({ action: 'reset' });
    world.api.setNow();
    await world.expectBalanced();
  });
  afterAll(() => world.seller.sandbox.close());
  return world;
}
