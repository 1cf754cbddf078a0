import { inspect } from 'node:util';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { amountProblem, amountSentence } from '#backend/providers/vouchers/denominations.ts';
import { type Denominations, isVoucherReference } from '#backend/providers/vouchers/port.ts';
import { catalogueOf } from '#backend/providers/vouchers/reloadly-catalogue.ts';
import { Secret } from '#backend/providers/vouchers/secret.ts';
import { paiseFromWire, rupeesForWire } from '#backend/providers/vouchers/wire-money.ts';
import { newId } from '#backend/platform/ids.ts';

const paise = fc.integer({ min: 1, max: 10_000_000_000 });
const range = fc.tuple(paise, paise).map(([a, b]): Denominations => ({
  type: 'RANGE',
  minPaise: Math.min(a, b),
  maxPaise: Math.max(a, b),
  fixedPaise: [],
}));
const fixed = fc.uniqueArray(paise, { minLength: 1, maxLength: 8 }).map((amounts): Denominations => {
  const fixedPaise = [...amounts].sort((a, b) => a - b);
  return { type: 'FIXED', minPaise: fixedPaise[0] ?? 0, maxPaise: fixedPaise.at(-1) ?? 0, fixedPaise };
});

describe('money on the wire', () => {
  test('every amount of paise survives the way out and back, through JSON, to the paisa', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000_000_000 }), (amount) => {
        const wire = JSON.stringify(rupeesForWire(amount));
        expect(wire).toMatch(/^\d+(\.\d{1,2})?$/);
        expect(paiseFromWire(JSON.parse(wire) as number)).toBe(amount);
        expect(paiseFromWire(wire)).toBe(amount);
      }),
    );
  });

  test('the amounts that floating point gets wrong', () => {
    expect(paiseFromWire(0.29)).toBe(29);
    expect(paiseFromWire(1.15)).toBe(115);
    expect(paiseFromWire(9999999.99)).toBe(999_999_999);
    expect(paiseFromWire('25.00')).toBe(2500);
    expect(paiseFromWire('59.990')).toBe(5999);
    expect(rupeesForWire(1)).toBe(0.01);
    expect(rupeesForWire(999_999_999)).toBe(9999999.99);
  });

  test('what is no exact amount is none', () => {
    for (const wrong of [
      0.1 + 0.2,
      0.125,
      -5,
      NaN,
      Infinity,
      1e21,
      1e-7,
      '',
      ' ',
      '1,000',
      '₹5',
      '5.',
      '.5',
      '0x10',
      '1e3',
    ])
      expect(paiseFromWire(wrong), String(wrong)).toBeNull();
    for (const wrong of [0, -1, 0.5, NaN, 2 ** 53])
      expect(() => rupeesForWire(wrong), String(wrong)).toThrow(RangeError);
  });
});

describe('denominations', () => {
  test('a range takes every whole paisa between its limits and nothing else', () => {
    fc.assert(
      fc.property(range, fc.integer({ min: 1, max: 11_000_000_000 }), (product, amount) => {
        const expected =
          amount < product.minPaise ? 'below-minimum' : amount > product.maxPaise ? 'above-maximum' : null;
        expect(amountProblem(product, amount)).toBe(expected);
        expect(amountProblem(product, product.minPaise)).toBeNull();
        expect(amountProblem(product, product.maxPaise)).toBeNull();
        expect(amountProblem(product, product.minPaise - 1)).not.toBeNull();
        expect(amountProblem(product, product.maxPaise + 1)).toBe('above-maximum');
      }),
    );
  });

  test('fixed denominations take exactly their own amounts', () => {
    fc.assert(
      fc.property(fixed, paise, (product, amount) => {
        expect(amountProblem(product, amount) === null).toBe(product.fixedPaise.includes(amount));
        for (const one of product.fixedPaise) expect(amountProblem(product, one)).toBeNull();
      }),
    );
  });

  test('what is no amount is none for any product', () => {
    fc.assert(
      fc.property(
        fc.oneof(range, fixed),
        fc.constantFrom(0, -1, 0.5, 100.5, NaN, Infinity, 2 ** 53),
        (product, amount) => {
          expect(amountProblem(product, amount)).toBe('not-whole-paise');
        },
      ),
    );
  });

  test('between two fixed amounts the problem is the denomination', () => {
    const product: Denominations = {
      type: 'FIXED',
      minPaise: 50_000,
      maxPaise: 100_000,
      fixedPaise: [50_000, 100_000],
    };
    expect(amountProblem(product, 75_000)).toBe('not-a-denomination');
    expect(amountProblem(product, 40_000)).toBe('below-minimum');
  });

  test('a sentence says what can be chosen, the Indian way, of what the card holds', () => {
    const range: Denominations = { type: 'RANGE', minPaise: 25_000, maxPaise: 12_500_050, fixedPaise: [] };
    const fixed: Denominations = {
      type: 'FIXED',
      minPaise: 50_000,
      maxPaise: 200_000,
      fixedPaise: [50_000, 100_000, 200_000],
    };
    const plenty = 20_000_000;
    expect(amountSentence(range, plenty)).toBe('Enter an amount from ₹250 to ₹1,25,000.50.');
    expect(amountSentence(range, 50_100)).toBe('Enter an amount from ₹250 to ₹501.');
    expect(amountSentence(range, 25_000)).toBe('Choose ₹250.');
    expect(amountSentence(fixed, plenty)).toBe('Choose ₹500, ₹1,000 or ₹2,000.');
    expect(amountSentence(fixed, 150_000)).toBe('Choose ₹500 or ₹1,000.');
    const single: Denominations = { type: 'FIXED', minPaise: 99_950, maxPaise: 99_950, fixedPaise: [99_950] };
    expect(amountSentence(single, plenty)).toBe('This voucher is always worth ₹999.50.');
    // with too little on the card the voucher's own amounts are said
    expect(amountSentence(range, 24_900)).toBe('Enter an amount from ₹250 to ₹1,25,000.50.');
    expect(amountSentence(fixed, 100)).toBe('Choose ₹500, ₹1,000 or ₹2,000.');
  });
});

describe('secrets', () => {
  test('do not show, however they are printed', () => {
    const secret = new Secret('6120-2003');
    for (const shown of [
      String(secret),
      'pin: '.concat(secret as unknown as string),
      inspect({ deep: [secret] }, { depth: 9, showHidden: true }),
      JSON.stringify({ secret }),
      JSON.stringify(Object.entries(secret)),
    ]) {
      expect(shown).not.toContain('6120');
    }
    expect(secret.reveal()).toBe('6120-2003');
  });
});

describe('references', () => {
  test('our ids are references, long or strange text is not', () => {
    expect(isVoucherReference(newId())).toBe(true);
    for (const wrong of ['', 'short', 'x'.repeat(26), 'with space 1', 'ünïcode12', 'a@b.example'])
      expect(isVoucherReference(wrong), wrong).toBe(false);
  });
});

describe('reading the catalogue', () => {
  const product = {
    productId: 7,
    productName: 'Card',
    denominationType: 'FIXED',
    fixedRecipientDenominations: [500, '1000.00', 500, 0.125],
    recipientCurrencyCode: 'INR',
    logoUrls: ['javascript:alert(1)', 'https://cdn.example/a.png'],
    brand: { brandId: 3, brandName: 'Brand' },
    redeemInstruction: { concise: '<b>Use</b>&nbsp;it &amp; smile', verbose: null },
    unheardOf: { more: true },
  };

  test('reads amounts, names and text, ignoring what it does not know', () => {
    const { brands, products } = catalogueOf([product]);
    expect(brands).toEqual([
      {
        id: '3',
        brand: 'Brand',
        description: 'Use it & smile',
        imageUrl: 'https://cdn.example/a.png',
        rating: null,
      },
    ]);
    expect(products).toEqual([
      {
        id: '7',
        brandId: '3',
        name: 'Card',
        description: 'Use it & smile',
        denominationPaise: null,
        type: 'FIXED',
        minPaise: 50_000,
        maxPaise: 100_000,
        fixedPaise: [50_000, 100_000],
      },
    ]);
  });

  test('leaves out what cannot be ordered here, keeping the rest', () => {
    const others = [
      null,
      'nonsense',
      {},
      { ...product, productId: 8, recipientCurrencyCode: 'USD' },
      { ...product, productId: 9, status: 'INACTIVE' },
      { ...product, productId: 10, additionalRequirements: { userIdRequired: true } },
      { ...product, productId: 11, fixedRecipientDenominations: [] },
      {
        ...product,
        productId: 12,
        denominationType: 'RANGE',
        minRecipientDenomination: 500,
        maxRecipientDenomination: 100,
      },
      {
        ...product,
        productId: 13,
        denominationType: 'RANGE',
        minRecipientDenomination: null,
        maxRecipientDenomination: null,
      },
    ];
    expect(catalogueOf([...others, product]).products.map(({ id }) => id)).toEqual(['7']);
  });

  test('nothing readable at all is a failure, an empty list is not', () => {
    expect(() => catalogueOf([{}, null])).toThrow('cannot be read');
    expect(catalogueOf([])).toEqual({ brands: [], products: [] });
  });
});
