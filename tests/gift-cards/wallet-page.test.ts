import { describe, expect, it } from 'vitest';
import { cardTitle, percentUsed } from '#app/gift-cards/card-summary.ts';
import { earningsOf } from '#app/gift-cards/earnings.ts';
import { historyPage } from '#app/gift-cards/history.ts';
import type { GiftCard } from '#contract/money/gift-cards.ts';

type Line = GiftCard['transactions'][number];

const credit = (amount: number, timestamp: string, kind: Line['kind'] = 'issue'): Line => ({
  type: 'credit',
  kind,
  description: 'Meera Iyer gave for A kettle',
  amount,
  timestamp,
});
const debit = (amount: number, timestamp: string, kind: Line['kind'] = 'voucher'): Line => ({
  type: 'debit',
  kind,
  description: 'Voucher',
  amount,
  timestamp,
});

/** A card of an event, its transactions newest first. */
const card = (event: string | null, ...transactions: Line[]): GiftCard => ({
  _id: 'a'.repeat(24),
  cardNumber: '•••• •••• •••• 4321',
  amount: 0,
  originalAmount: 0,
  status: 'active',
  expiryDate: '2027-11-21T00:00:00.000Z',
  ...(event === null ? {} : { eventId: { _id: event, eventName: `Wedding ${event}` } }),
  transactions,
  redemptions: [],
});

const november = new Date('2026-11-15T12:00:00Z');

describe('a card', () => {
  it('without an event has a name of its own', () => {
    expect(cardTitle(card('e1'))).toBe('Wedding e1');
    expect(cardTitle(card(null))).toBe('General Gift Card');
  });

  it('shows the rounded share used, and none when it never held anything', () => {
    expect(percentUsed({ amount: 2, originalAmount: 3 })).toBe(33);
    expect(percentUsed({ amount: 1, originalAmount: 3 })).toBe(67);
    expect(percentUsed({ amount: 0, originalAmount: 0 })).toBeNull();
  });
});

describe('earnings', () => {
  it('are exact to the paisa', () => {
    const sums = earningsOf(
      [
        card('e1', credit(0.1, '2026-11-02T10:00:00Z')),
        card('e1', credit(0.2, '2026-11-03T10:00:00Z')),
        card('e2', credit(9_999_999.99, '2026-11-04T10:00:00Z')),
      ],
      november,
    );
    expect(sums.byEvent).toEqual([
      { id: 'e2', name: 'Wedding e2', amount: 9_999_999.99 },
      { id: 'e1', name: 'Wedding e1', amount: 0.3 },
    ]);
    expect(sums).toMatchObject({ total: 10_000_000.29, thisMonth: 10_000_000.29, eventCount: 2 });
    // 0.57 times 100 is 56.99999999999999, and the sum of both would be 0.8599999999999999
    const uneven = [0.57, 0.29].map((amount) => card('e1', credit(amount, '2026-11-02T10:00:00Z')));
    expect(earningsOf(uneven, november).total).toBe(0.86);
  });

  it('fall into the months of India', () => {
    const cards = [
      card('e1', credit(1, '2026-10-31T18:29:59.999Z')),
      card('e1', credit(20, '2026-10-31T18:30:00.000Z')),
      card('e1', credit(300, '2026-11-30T18:29:59.999Z')),
      card('e1', credit(4000, '2026-11-30T18:30:00.000Z')),
    ];
    expect(earningsOf(cards, november)).toMatchObject({
      thisMonth: 320,
      total: 4321,
      byMonth: [
        { name: 'December 2026', amount: 4000 },
        { name: 'November 2026', amount: 320 },
        { name: 'October 2026', amount: 1 },
      ],
    });
    expect(earningsOf(cards, new Date('2026-11-30T18:30:00Z')).thisMonth).toBe(4000);
    expect(earningsOf(cards, new Date('2027-11-15T12:00:00Z')).thisMonth).toBe(0);
  });

  it('count neither what is spent nor what comes back to a card', () => {
    const spent = card(
      'e1',
      credit(200, '2026-11-05T10:00:00Z', 'voucher'),
      debit(200, '2026-11-04T10:00:00Z'),
      credit(500, '2026-11-03T10:00:00Z'),
    );
    expect(earningsOf([spent], november).total).toBe(500);
  });

  it('do not count what went back to the giver, in the month of the gift', () => {
    const cards = [
      card(
        'e1',
        debit(300, '2026-11-09T10:00:00Z', 'refund'),
        debit(200, '2026-11-04T10:00:00Z'),
        credit(500, '2026-10-03T10:00:00Z'),
      ),
      card('e2', debit(500, '2026-11-09T10:00:00Z', 'refund'), credit(500, '2026-11-03T10:00:00Z')),
      card(
        'e3',
        credit(70, '2026-11-10T10:00:00Z', 'refund'),
        debit(70, '2026-11-09T10:00:00Z', 'refund'),
        credit(70, '2026-11-03T10:00:00Z'),
      ),
      card('e4', debit(10, '2026-11-09T10:00:00Z', 'expiry'), credit(10, '2026-11-03T10:00:00Z')),
    ];
    expect(earningsOf(cards, november)).toMatchObject({
      total: 280,
      thisMonth: 80,
      eventCount: 3,
      byEvent: [
        { id: 'e1', amount: 200 },
        { id: 'e3', amount: 70 },
        { id: 'e4', amount: 10 },
      ],
    });
  });

  it('tell events of one name apart and count a card without an event as none', () => {
    const twin = {
      ...card('e2', credit(2, '2026-11-03T10:00:00Z')),
      eventId: { _id: 'e2', eventName: 'Wedding e1' },
    };
    const { eventCount, byEvent } = earningsOf(
      [card('e1', credit(1, '2026-11-03T10:00:00Z')), twin, card(null, credit(3, '2026-11-03T10:00:00Z'))],
      november,
    );
    expect(eventCount).toBe(2);
    expect(byEvent.map(({ name, amount }) => [name, amount])).toEqual([
      ['General Gift Card', 3],
      ['Wedding e1', 2],
      ['Wedding e1', 1],
    ]);
  });

  it('of an empty wallet', () => {
    expect(earningsOf([], november)).toEqual({
      thisMonth: 0,
      total: 0,
      eventCount: 0,
      byMonth: [],
      byEvent: [],
    });
  });
});

describe('the transaction history', () => {
  const at = (minute: number) => new Date(Date.UTC(2026, 10, 1, 0, minute)).toISOString();

  it('runs over all cards, newest first', () => {
    const { entries } = historyPage(
      [card('e1', debit(3, at(3)), credit(1, at(1))), card(null, credit(2, at(2)))],
      null,
    );
    expect(entries.map(({ amount, eventName }) => [amount, eventName])).toEqual([
      [3, 'Wedding e1'],
      [2, 'General Gift Card'],
      [1, 'Wedding e1'],
    ]);
  });

  it('has pages of 25, and the nearest for a page there is not', () => {
    const cards = Array.from({ length: 51 }, (_, index) => card('e1', credit(index + 1, at(index))));
    const amounts = (page: string | null) => historyPage(cards, page).entries.map(({ amount }) => amount);
    expect(historyPage(cards, '2')).toMatchObject({ page: 2, pageCount: 3 });
    expect([amounts('1')[0], amounts('1').length, amounts('2')[0], amounts('3')]).toEqual([51, 25, 26, [1]]);
    for (const first of [null, '', '0', '-4', 'x', 'NaN']) expect(historyPage(cards, first).page).toBe(1);
    for (const last of ['4', '1e9', 'Infinity']) expect(historyPage(cards, last).page).toBe(3);
    expect(historyPage([], '7')).toEqual({ entries: [], page: 1, pageCount: 1 });
  });
});
