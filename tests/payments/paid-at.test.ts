import { expect, it } from 'vitest';
import { paidAt } from '#app/payments/paid-at.ts';

it('when a payment was made is said the way each language says a time of day', () => {
  expect(paidAt('2026-11-22T20:41:00Z', 'en')).toBe('Monday, 23 November 2026 at 2:11 am IST');
  expect(paidAt('2026-11-22T20:41:00Z', 'hi')).toBe('सोमवार, 23 नवंबर 2026, रात 2:11 बजे');
});
