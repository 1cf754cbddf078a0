import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { typedAmount } from '#app/collaboration/by-link/typed-amount.ts';

const rupees = fc.integer({ min: 0, max: 99_999_999 });
const devanagari = (text: string) =>
  text.replace(/\d/g, (digit) => String.fromCharCode(0x0966 + Number(digit)));

describe('an amount as it is typed', () => {
  it('is read with the commas of India and of thousands, with ₹, and in Devanagari digits', () => {
    fc.assert(
      fc.property(rupees, fc.constantFrom('en-IN', 'en-US'), fc.boolean(), (amount, locale, isHindi) => {
        const text = amount.toLocaleString(locale);
        expect(typedAmount(isHindi ? devanagari(text) : text)).toBe(amount);
        expect(typedAmount(`₹ ${text}`)).toBe(amount);
      }),
    );
    expect(typedAmount(' 1,25,000.50 ')).toBe(125_000.5);
    expect(typedAmount('७५१')).toBe(751);
  });

  it.each([
    '1,5',
    '50,1',
    '1,00',
    '12,3456',
    ',500',
    '1,,000',
    '1000,000',
    '1,000,00',
    'five',
    '',
    '-5',
    '1.2.3',
    '5,00,00',
  ])('is not guessed from %j', (text) => expect(typedAmount(text)).toBeUndefined());
});
