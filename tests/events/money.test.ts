import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paiseOf, rupeesOf } from '#backend/platform/money.ts';
import { rupees } from '#contract/common/fields.ts';

/** The largest amount the contract takes, in paise. */
const MOST = 9_999_999_999;

describe('money', () => {
  it('keeps every amount exactly, from rupees to paise and back', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: MOST }), (paise) => {
        expect(paiseOf(rupeesOf(paise))).toBe(paise);
        const input = `${Math.floor(paise / 100)}.${String(paise % 100).padStart(2, '0')}`;
        expect(paiseOf(rupees().parse(input))).toBe(paise);
        expect(rupeesOf(paise)).toBe(Number(input));
      }),
      { numRuns: 2000 },
    );
  });

  it('refuses a third decimal, less than nothing and what is no number', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 99_999_999 }),
        fc.integer({ min: 1, max: 9 }),
        (whole, thousandth) => {
          expect(rupees().safeParse(`${whole}.00${thousandth}`).success).toBe(false);
        },
      ),
    );
    for (const wrong of [
      -0.01,
      MOST / 100 + 0.01,
      'ten',
      '1,5',
      '1,50',
      Number.NaN,
      Number.POSITIVE_INFINITY,
    ]) {
      expect(rupees().safeParse(wrong).success, String(wrong)).toBe(false);
    }
  });
});
