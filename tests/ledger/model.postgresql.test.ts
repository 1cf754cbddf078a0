import fc from 'fast-check';
import pg from 'pg';
import { beforeAll, describe, expect, it } from 'vitest';
import { expireCards } from '#backend/money/gift-cards/expiry.ts';
import { continueRedemptions } from '#backend/money/gift-cards/redemption-jobs.ts';
import { newId } from '#backend/platform/ids.ts';
import { linkInvitationsToUser } from '#backend/use-cases/account/link-service.ts';
import type { Finding } from '#backend/use-cases/ledger-check/finding.ts';
import { balancesOf } from '#backend/money/ledger/service.ts';
import { checkRows } from '#backend/use-cases/ledger-check/rows.ts';
import { advanceRefunds } from '#backend/money/payments/refund-jobs.ts';
import { reconcilePayments } from '#backend/money/payments/service.ts';
import type { LedgerJson } from '#sandbox/payments/ledger.ts';
import { addGuest, addMailedInvitation, type AddedGuest } from '#tests/guests/wedding.ts';
import { useMoneyWorld } from '#tests/payments/money-world.ts';
import { full } from '#tests/setup/full.ts';
import type { Caller } from '#tests/setup/test-backend.ts';

/*
 * Things people do with money, several at a time, in any order: pay, with an account or by a personal link, for a gift or none, pay and
 * never come back, take over what was paid by link, redeem, take back, cancel an event, let a card expire. A thousand each
 * time, ten thousand with `--full`. The shop answers
 * nonsense now and then, and now and then every connection to the database breaks in the
 * middle. The books are right after each handful, and in the end they say what the provider
 * and the shop say.
 */

const OPERATIONS = full ? 10_000 : 1_000;
const POOL = 20;
/** In one run, which begins with a fresh seed. */
const WAVES = full ? 100 : 35;
/** How many operations a wave has on average. */
const WAVE = 30;

const world = useMoneyWorld({ DATABASE_POOL_SIZE: String(POOL), RELOADLY_SETTLE_SECONDS: '60' });
let guests: Caller[];
let clock = Date.parse('2026-11-21T09:00:00Z');

const pick = fc.nat({ max: 1_000_000 });
const paise = fc.integer({ min: 100, max: 90_000 });
const op = fc.oneof(
  { weight: 8, arbitrary: fc.record({ kind: fc.constant('pay' as const), who: pick, gift: pick, paise }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('pay and go' as const), who: pick, gift: pick, paise }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('pay by link' as const),
      gift: pick,
      paise,
      comesBack: fc.boolean(),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('shagun' as const),
      gift: pick,
      paise,
      comesBack: fc.boolean(),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('sign in' as const), gift: pick }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('remove guest' as const), gift: pick }) },
  {
    weight: 12,
    arbitrary: fc.record({ kind: fc.constant('redeem' as const), card: pick, paise, twice: fc.boolean() }),
  },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('withdraw' as const), contribution: pick }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('expire' as const), card: pick }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('cancel' as const), event: pick }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('jobs' as const) }) },
);
const wave = fc.record({
  ops: fc
    .array(op, { minLength: 2 * WAVE - 1, maxLength: 2 * WAVE - 1 })
    .chain((all) => fc.integer({ min: 1, max: all.length }).map((count) => all.slice(0, count))),
  seconds: fc.integer({ min: 1, max: 20 }),
  shop: fc.constantFrom(
    'normal',
    'normal',
    'normal',
    'accept-then-error',
    'server-error',
    'insufficient-balance',
    'processing',
  ),
  breaks: fc.oneof(
    { weight: 12, arbitrary: fc.constant(null) },
    { weight: 1, arbitrary: fc.integer({ min: 0, max: 80 }) },
  ),
});
type Op = typeof op extends fc.Arbitrary<infer T> ? T : never;
type Wave = typeof wave extends fc.Arbitrary<infer T> ? T : never;
interface LinkGuest extends AddedGuest {
  email: string;
}
interface Seen {
  cards: string[];
  contributions: { id: string; gift_id: string | null; event_id: string; contributor_id: string | null }[];
}

const from = <T>(list: readonly T[], index: number): T | undefined => list[index % list.length];
const db = () => world.api.backend.ctx.db;
const linkGuests = new Map<string, LinkGuest>();
/** The guest of the event who gives by personal link. */
async function linkGuestOf({ eventId }: { eventId: string }): Promise<LinkGuest> {
  const known = linkGuests.get(eventId);
  if (known) return known;
  const email = `${newId().toLowerCase()}@example.in`;
  const guest = { email, ...(await addGuest(world.api.backend.ctx, eventId, { email })) };
  await addMailedInvitation(world.api.backend.ctx, eventId, guest);
  linkGuests.set(eventId, guest);
  return guest;
}
const places: { eventId: string; giftId: string }[] = [];

/** Whatever happens to it, a request is answered or breaks; what it meant is seen in the books. */
async function perform(what: Op, seen: Seen): Promise<void> {
  switch (what.kind) {
    case 'pay':
    case 'pay and go': {
      const place = from(places, what.gift);
      const who = from(guests, what.who);
      if (!place || !who) return;
      const payment = await world.begin(place, what.paise / 100, who);
      const visit = await world.press(payment, 'pay');
      if (what.kind === 'pay') await world.comeBack(visit);
      return;
    }
    case 'pay by link': {
      const place = from(places, what.gift);
      if (!place) return;
      const payment = await world.beginByLink(place, what.paise / 100, await linkGuestOf(place));
      const visit = await world.press(payment, 'pay');
      if (what.comesBack) await world.comeBack(visit);
      return;
    }
    case 'shagun': {
      const place = from(places, what.gift);
      if (!place) return;
      await db().updateTable('events').set({ give_together: true }).where('id', '=', place.eventId).execute();
      const { id: guest, key } = await linkGuestOf(place);
      const { payment } = (
        await world.api.visitor.call('giveShagun', {
          params: { eventId: place.eventId },
          body: { amount: what.paise / 100, guest, key },
        })
      ).data;
      const visit = await world.press(payment, 'pay');
      if (what.comesBack) await world.comeBack(visit);
      return;
    }
    case 'sign in': {
      const place = from(places, what.gift);
      const guest = place && linkGuests.get(place.eventId);
      if (!guest) return;
      const person =
        guests.find(({ email }) => email === guest.email) ?? (await world.api.signIn({ email: guest.email }));
      if (!guests.includes(person)) guests.push(person);
      const proven = { userId: person.userId, email: guest.email };
      await db()
        .transaction()
        .execute((tx) => linkInvitationsToUser(world.api.backend.ctx)(tx, { ...proven, isWayIn: true }));
      return;
    }
    case 'remove guest': {
      const place = from(places, what.gift);
      const guest = place && linkGuests.get(place.eventId);
      if (!guest) return;
      linkGuests.delete(place.eventId);
      await world.organiser.call('removeGuest', { params: { eventId: place.eventId, guestId: guest.id } });
      return;
    }
    case 'redeem': {
      const giftCardId = from(seen.cards, what.card);
      if (!giftCardId) return;
      const body = JSON.stringify({
        giftCardId,
        productId: product,
        amount: what.paise / 100,
        recipientEmail: 'friend@example.in',
      });
      const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': newId() };
      const ask = () => world.organiser.fetch('/api/gift-cards/redeem', { method: 'POST', headers, body });
      await Promise.all(what.twice ? [ask(), ask()] : [ask()]);
      return;
    }
    case 'withdraw': {
      const contribution = from(seen.contributions, what.contribution);
      const giver = guests.find(({ userId }) => userId === contribution?.contributor_id);
      if (!contribution || !giver) return;
      const given =
        contribution.gift_id === null ? 'shagun' : `wishlist/gift/${contribution.gift_id}/contributions`;
      await giver.fetch(`/events/${contribution.event_id}/${given}/${contribution.id}/withdraw`, {
        method: 'POST',
      });
      return;
    }
    case 'expire': {
      const card = from(seen.cards, what.card);
      if (!card) return;
      await db()
        .updateTable('gift_cards')
        .set({ expires_at: new Date(clock) })
        .where('id', '=', card)
        .execute();
      return expireCards(world.api.backend.ctx);
    }
    case 'cancel': {
      // a few stay, so that there is always something to give to
      const place = places.length > 3 ? from(places, what.event) : undefined;
      if (!place) return;
      await world.organiser.call('cancelEvent', { params: { eventId: place.eventId } });
      places.splice(places.indexOf(place), 1, await world.gift(9_999_999));
      return;
    }
    case 'jobs':
      return jobs();
  }
}

async function jobs(): Promise<void> {
  const { backend } = world.api;
  await reconcilePayments(backend.paymentContext);
  await advanceRefunds(backend.paymentContext);
  await continueRedemptions(backend.voucherContext);
}

/** As if the database server had gone: whoever was in the middle of something is thrown out. */
async function breakConnections(): Promise<void> {
  const client = new pg.Client({ connectionString: world.api.backend.ctx.env.DATABASE_URL });
  await client.connect();
  await client.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  await client.end();
}

/** Until no broken connection is left to be handed out. */
async function mended(): Promise<void> {
  const { pool } = world.api.backend.ctx.database;
  // as many at once as there are connections, so that each is asked
  const probes = () =>
    Promise.allSettled(Array.from({ length: POOL }, () => pool.query('select pg_sleep(0.002)')));
  while ((await probes()).some(({ status }) => status === 'rejected'));
}

async function shop(mode: string): Promise<void> {
  await fetch(`${world.sandbox.url}/reloadly/control`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ mode, affects: 'orders' }),
  });
}

let product = '';

beforeAll(async () => {
  guests = await Promise.all(Array.from({ length: 5 }, () => world.api.signIn()));
  await db()
    .updateTable('sessions')
    .set({ expires_at: new Date('2100-01-01') })
    .execute();
  const { catalogs } = (await world.organiser.call('getCatalogs', {})).data;
  const brands = await Promise.all(
    catalogs.map(
      async ({ id: brandId }) =>
        (await world.organiser.call('getProducts', { params: { brandId } })).data.products,
    ),
  );
  // the one that takes the smallest amounts
  product = brands.flat().sort((a, b) => a.minimum - b.minimum)[0]?.id ?? '';
});

async function expectBooksRight(): Promise<void> {
  const findings: Finding[] = [];
  for await (const finding of checkRows(db())) findings.push(finding);
  expect(findings).toEqual([]);
  const below = await db()
    .selectFrom('ledger_accounts')
    .select('id')
    .where('balance_paise', '<', 0)
    .where('kind', '<>', 'provider')
    .execute();
  expect(below).toEqual([]);
}

/** A counterexample of hundreds of waves helps nobody; the seed brings it back. */
async function report<T>({
  failed,
  seed,
  counterexamplePath,
  errorInstance,
}: fc.RunDetails<T>): Promise<void> {
  if (failed)
    throw new Error(`With { seed: ${seed}, path: '${counterexamplePath ?? ''}' }`, { cause: errorInstance });
}

/** What people can name at the moment: the latest of everything. */
async function look(): Promise<Seen> {
  const cards = await db()
    .selectFrom('gift_cards')
    .select('id')
    .where('status', '=', 'active')
    .orderBy('created_at', 'desc')
    .limit(40)
    .execute();
  const contributions = await db()
    .selectFrom('contributions')
    .select(['id', 'gift_id', 'event_id', 'contributor_id'])
    .orderBy('created_at', 'desc')
    .limit(40)
    .execute();
  return { cards: cards.map(({ id }) => id), contributions };
}

/** Some operations at once, in the shop's mood, while the connections may break. */
async function run({ ops, seconds, shop: mood, breaks }: Wave): Promise<void> {
  clock += seconds * 1000;
  world.api.setNow(new Date(clock));
  await db().deleteFrom('rate_limits').execute();
  await shop(mood);
  const seen = await look();
  const working = Promise.allSettled(ops.map((each) => perform(each, seen)));
  if (breaks !== null) {
    // at any moment of their work
    await new Promise((resolve) => setTimeout(resolve, breaks));
    await breakConnections();
  }
  await working;
  if (breaks !== null) await mended();
}

// the second looks at what the first left behind
describe('the model', { shuffle: false }, () => {
  it(`${OPERATIONS} operations keep the books`, { timeout: full ? 3 * 3600_000 : 900_000 }, async () => {
    let operations = 0;
    const many = fc.asyncProperty(fc.array(wave, { minLength: WAVES, maxLength: WAVES }), async (waves) => {
      while (places.length < 6) places.push(await world.gift(9_999_999));
      for (const [index, each] of waves.entries()) {
        await run(each);
        operations += each.ops.length;
        if (index % 25 === 0) await expectBooksRight();
      }
      await expectBooksRight();
    });
    while (operations < OPERATIONS)
      await fc.assert(many, { numRuns: 1, endOnFailure: true, asyncReporter: report });
  });

  /** Lets time pass in good weather until nothing is on its way. */
  async function comeToRest(): Promise<void> {
    await shop('normal');
    await fetch(`${world.sandbox.url}/reloadly/control`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ action: 'deliver-waiting' }),
    });
    for (let round = 0; round < 40; round += 1) {
      clock += 60_000 + round * 20_000;
      world.api.setNow(new Date(clock));
      await jobs();
    }
    const open = [
      ...(await db()
        .selectFrom('redemptions')
        .select(['id', 'status'])
        .where('status', 'not in', ['completed', 'failed'])
        .execute()),
      ...(await db()
        .selectFrom('refunds')
        .select(['id', 'status'])
        .where('status', 'in', ['requested', 'pending'])
        .execute()),
      ...(await db()
        .selectFrom('payments')
        .select(['id', 'status'])
        .where('status', '=', 'created')
        .execute()),
    ];
    expect(open).toEqual([]);
  }

  interface VoucherOrder {
    customIdentifier: string;
    amount: number;
  }

  it('at rest they say what the provider and the shop say', async () => {
    await comeToRest();
    await expectBooksRight();
    const accounts = await db()
      .selectFrom('ledger_accounts')
      .select(['id', 'balance_paise', 'kind'])
      .execute();
    const balances = await balancesOf(
      db(),
      accounts.map(({ id }) => id),
    );
    const sum = [...balances.values()].reduce((total, held) => total + held, 0);
    expect(sum).toBe(0);
    expect(accounts.filter(({ kind, balance_paise: held }) => kind === 'hold' && held !== 0)).toEqual([]);

    const record = (await (await fetch(`${world.sandbox.url}/razorpay/ledger.json`)).json()) as LedgerJson;
    expect(record.complete).toBe(true);
    expect((balances.get('provider:razorpay') ?? 0) + record.totals.charged - record.totals.refunded).toBe(0);
    const contributed = await db()
      .selectFrom('contributions')
      .innerJoin('payments', 'payments.id', 'contributions.payment_id')
      .select('provider_payment_id')
      .execute();
    expect(contributed.map((row) => row.provider_payment_id).sort()).toEqual(
      record.charges.map((charge) => charge.payment_id).sort(),
    );

    const { orders } = (await (await fetch(`${world.sandbox.url}/reloadly/ledger.json`)).json()) as {
      orders: VoucherOrder[];
    };
    const bought = await db()
      .selectFrom('redemptions')
      .select(['id', 'amount_paise'])
      .where('status', '=', 'completed')
      .execute();
    expect(orders.map((order) => order.customIdentifier).sort()).toEqual(bought.map(({ id }) => id).sort());
    expect(balances.get('provider:reloadly') ?? 0).toBe(
      bought.reduce((total, row) => total + row.amount_paise, 0),
    );
    const shagun = await db()
      .selectFrom('contributions')
      .select('id')
      .where('gift_id', 'is', null)
      .limit(1)
      .execute();
    expect(shagun).toHaveLength(1);
    for (const [what, { length }] of Object.entries({ contributed, bought, refunds: record.refunds }))
      expect(length, what).toBeGreaterThan(100);
  });
});
