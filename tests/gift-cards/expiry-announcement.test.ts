import { beforeEach, expect, it } from 'vitest';
import { announceExpiry } from '#backend/money/gift-cards/expiry-announcement.ts';
import { expireCards } from '#backend/money/gift-cards/expiry.ts';
import { cardAccount, issueCards } from '#backend/money/gift-cards/service.ts';
import { newId } from '#backend/platform/ids.ts';
import { transfer } from '#backend/money/ledger/service.ts';
import type { TransactionalMail } from '#backend/messaging/transactional-mail/service.ts';
import { paymentRow } from '#tests/setup/payment-rows.ts';
import { useTestBackend, type Caller } from '#tests/setup/test-backend.ts';
import { DAY_MS } from '#contract/common/durations.ts';

const start = new Date('2026-03-01T06:00:00Z');
const t = useTestBackend({ env: { GIFT_CARD_VALID_DAYS: '100', GIFT_CARD_MAX_RUPEES: '10000' } });
const ctx = () => t.backend.ctx;
const after = (days: number) => t.setNow(new Date(start.getTime() + days * DAY_MS));
let owner: Caller;

beforeEach(async () => {
  t.setNow(start);
  owner = await t.signIn();
});

/** Cards as a paid payment issues them; what `validDays` says wins over the setting. */
async function issue(rupees: number, { validDays = 100, to = owner } = {}): Promise<string[]> {
  const paymentId = newId();
  const now = ctx().now();
  await ctx()
    .db.insertInto('payments')
    .values(
      paymentRow({
        id: paymentId,
        payer: to.userId,
        payee: to.userId,
        paise: rupees * 100,
        paidAt: now,
        purpose: 'test',
        provider: 'p',
      }),
    )
    .execute();
  const issuing = { ...ctx(), env: { ...ctx().env, GIFT_CARD_VALID_DAYS: validDays } };
  await ctx()
    .db.transaction()
    .execute((tx) =>
      issueCards(issuing, tx, {
        ownerId: to.userId,
        eventId: null,
        paymentId,
        amountPaise: rupees * 100,
        description: '',
        source: { account: 'provider:p', kind: 'provider' },
      }),
    );
  const cards = await ctx()
    .db.selectFrom('gift_cards')
    .select('id')
    .where('payment_id', '=', paymentId)
    .orderBy('part')
    .execute();
  return cards.map(({ id }) => id);
}

async function spend(cardId: string, rupees: number): Promise<void> {
  await ctx()
    .db.transaction()
    .execute((tx) =>
      transfer(tx, {
        key: newId(),
        kind: 'test',
        description: '',
        now: ctx().now(),
        postings: [
          { account: cardAccount(cardId), kind: 'gift_card', amountPaise: -rupees * 100 },
          { account: 'provider:v', kind: 'provider', amountPaise: rupees * 100 },
        ],
      }),
    );
}

async function lettersTo(who: Caller): Promise<TransactionalMail[]> {
  const { rows } = await ctx().database.pool.query(
    `select data->'letter' as letter from jobs.job where name = 'letter' and data->>'userId' = $1 order by created_on`,
    [who.userId],
  );
  return (rows as { letter: TransactionalMail }[]).map(({ letter }) => letter);
}

it('says once, 30 days before, which cards end when and what is left on them', async () => {
  const [first = '', second = ''] = await issue(12_500);
  await spend(second, 1000.5);
  after(69);
  await announceExpiry(ctx());
  expect(await lettersTo(owner)).toEqual([]);
  after(71);
  await announceExpiry(ctx());
  const [letter, ...more] = await lettersTo(owner);
  expect(more).toEqual([]);
  expect(letter?.subject).toBe('2 gift cards of yours will expire soon');
  expect(letter?.paragraphs[0]).toBe(
    '2 gift cards with ₹11,499.50 on them will expire within 30 days, the first on 9 Jun 2026.',
  );
  expect(letter?.action).toEqual({ label: 'Open the wallet', path: '/wallet' });
  const numbers = await ctx()
    .db.selectFrom('gift_cards')
    .select(['number', 'expiry_announced_at'])
    .where('id', 'in', [first, second])
    .orderBy('part')
    .execute();
  expect(letter?.facts).toEqual(
    expect.arrayContaining([
      { term: `Card ending in ${numbers[0]?.number.slice(-4)}`, value: '₹10,000, until 9 Jun 2026' },
      { term: `Card ending in ${numbers[1]?.number.slice(-4)}`, value: '₹1,499.50, until 9 Jun 2026' },
    ]),
  );
  expect(numbers.map(({ expiry_announced_at: at }) => at)).toEqual([ctx().now(), ctx().now()]);
  for (const { number } of numbers) expect(JSON.stringify(letter)).not.toContain(number);

  after(72);
  await announceExpiry(ctx());
  expect(await lettersTo(owner)).toHaveLength(1);
});

it('a card issued for less than 30 days is announced too, and one that comes later in a letter of its own', async () => {
  await issue(500, { validDays: 7 });
  await announceExpiry(ctx());
  expect((await lettersTo(owner)).map(({ subject }) => subject)).toEqual([
    'One of your gift cards expires on 8 Mar 2026',
  ]);
  await issue(700, { validDays: 9 });
  await announceExpiry(ctx());
  expect((await lettersTo(owner)).map(({ subject }) => subject)).toEqual([
    'One of your gift cards expires on 8 Mar 2026',
    'One of your gift cards expires on 10 Mar 2026',
  ]);
});

it('nothing about cards that are empty or over', async () => {
  const [empty = ''] = await issue(500, { validDays: 20 });
  await spend(empty, 500);
  await issue(600, { validDays: 1 });
  after(2);
  await announceExpiry(ctx());
  expect(await lettersTo(owner)).toEqual([]);
  await expireCards(ctx());
  await announceExpiry(ctx());
  expect(await lettersTo(owner)).toEqual([]);
});

it('each owner gets one letter about their own cards, however many processes look at once', async () => {
  const other = await t.signIn();
  await issue(25_000, { validDays: 10 });
  await issue(300, { validDays: 12, to: other });
  await Promise.all(Array.from({ length: 5 }, () => announceExpiry(ctx())));
  expect(await lettersTo(owner)).toMatchObject([{ subject: '3 gift cards of yours will expire soon' }]);
  expect(await lettersTo(other)).toMatchObject([
    { subject: 'One of your gift cards expires on 13 Mar 2026' },
  ]);
});

it('a list too long for a mail ends with what the rest holds', async () => {
  await issue(450_000, { validDays: 5 });
  await announceExpiry(ctx());
  const [letter] = await lettersTo(owner);
  expect(letter?.facts).toHaveLength(41);
  expect(letter?.facts?.at(-1)).toEqual({ term: '5 more cards', value: '₹50,000, listed in the wallet' });
});
