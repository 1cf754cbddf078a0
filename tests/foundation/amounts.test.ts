import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addGiftForm, giftRow } from '#contract/gifts/wishlist.ts';
import { joinForm } from '#contract/gifts/collaboration.ts';
import { redeemForm } from '#contract/money/redemptions.ts';
import { wildValue } from '#tests/generated/wild.ts';

/** Reads an amount as each payload that carries one: the rupees, or the sentence beside the field. */
const fields = {
  contributionAmount: (value: unknown) => joinForm.safeParse({ contributionAmount: value }),
  amount: (value: unknown) =>
    redeemForm.safeParse({ giftCardId: 'some-card-0001', productId: '17', amount: value }),
  price: (value: unknown) => addGiftForm.safeParse({ name: 'A kettle', price: value }),
  'price of a row': (value: unknown) => giftRow.safeParse({ name: 'A kettle', price: value }),
};
const read = (field: keyof typeof fields, value: unknown): unknown => {
  const { data, error } = fields[field](value);
  if (error) return error.issues.map(({ message }) => message).join();
  const parsed = data as unknown as Record<string, unknown> | undefined;
  return parsed?.[field === 'price of a row' ? 'price' : field];
};
const names = Object.keys(fields) as (keyof typeof fields)[];
const missing = {
  contributionAmount: 'Enter an amount in rupees, or 0 to join without paying.',
  amount: 'Enter the amount to redeem.',
  price: 'Please provide both a gift name and price',
  'price of a row': 'Enter an amount in rupees.',
};

/** In whole paise, from one to the most. */
const paise = fc.integer({ min: 1, max: 9_999_999_999 });
const written = (value: number) => `${Math.floor(value / 100)}.${String(value % 100).padStart(2, '0')}`;
/** What is an amount, said without the code under test: a plain decimal of which no more than two places are written, as typed in Latin or Devanagari digits, with commas or ₹. */
const isPlain = (text: string) =>
  /^(₹\s*)?([\d०-९]{1,8}|[\d०-९]{1,3}(,[\d०-९]{2,3})+)?(\.[\d०-९]{0,2})?$/.test(text.trim()) &&
  /[\d०-९]/.test(text);

describe.each(names)('%s', (name) => {
  it('is a number of whole paise, or the same as somebody types it', () => {
    fc.assert(
      fc.property(paise, (value) => {
        const exact = Number(written(value));
        const input = exact.toLocaleString('en-IN', { minimumFractionDigits: 2 });
        for (const sent of [value / 100, exact, written(value), ` ${written(value)} `, input, `₹ ${input}`])
          expect(read(name, sent)).toBe(exact);
      }),
    );
    // a little off, as sums are for a computer
    expect(read(name, 0.1 + 0.2)).toBe(0.3);
  });

  it('is nothing else', () => {
    fc.assert(
      fc.property(fc.oneof(wildValue, fc.anything(), fc.double().map(String), fc.float()), (value) => {
        const found = read(name, value);
        if (typeof found !== 'number') return;
        if (typeof value === 'number') expect(Math.abs(value - found)).toBeLessThan(1e-6);
        else expect(typeof value === 'string' && isPlain(value)).toBe(true);
        expect(Number(found.toFixed(2))).toBe(found);
      }),
      { numRuns: 2000 },
    );
  });

  it.each([undefined, null, '', ' ', '\u200b'])('is missing, and not zero, as %j', (value) => {
    expect(read(name, value)).toBe(missing[name]);
  });

  it.each([
    true,
    false,
    [5],
    [100],
    [],
    {},
    '0x10',
    '1e3',
    '1e2',
    '1,00',
    '1,000,00',
    '५ रुपये',
    '+5',
    '1 000',
    '.',
    '-',
    NaN,
  ])('is not %j', (value) => {
    expect(read(name, value)).toBe('Enter an amount in rupees.');
  });

  it.each([
    [5e-324, 'Use at most two decimals.'],
    [1.005, 'Use at most two decimals.'],
    ['1.000', 'Use at most two decimals.'],
    ['1.00000000000000000001', 'Use at most two decimals.'],
    [-0.01, 'The amount cannot be below zero.'],
    ['-5', 'The amount cannot be below zero.'],
    [100_000_000, 'The amount can be at most ₹9,99,99,999.99.'],
    [Infinity, 'The amount can be at most ₹9,99,99,999.99.'],
    ['9'.repeat(400), 'The amount can be at most ₹9,99,99,999.99.'],
  ])('of %j says what is wrong with it', (value, sentence) => {
    expect(read(name, value)).toBe(sentence);
  });
});

it('zero is one, but of a redemption', () => {
  for (const zero of [0, -0, '0', '0.00']) {
    expect(read('contributionAmount', zero)).toBe(0);
    expect(read('price', zero)).toBe(0);
    expect(read('amount', zero)).toBe(missing.amount);
  }
});
