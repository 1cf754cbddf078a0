import { describe, expect, it } from 'vitest';
import { isClearNo } from '#app/gift-cards/redemption/clear-no.ts';

describe('after a redemption that failed, the next press', () => {
  it.each([
    [400, 'invalid', true],
    [409, 'redemption_failed', true],
    [503, 'vouchers_unavailable', true],
    [500, 'unexpected', false],
    [503, 'unavailable', false],
    [429, 'rate_limited', false],
  ])('is another request after %i %s: %s', (status, code, isAnother) => {
    expect(isClearNo({ status, error: { code } })).toBe(isAnother);
  });
});
