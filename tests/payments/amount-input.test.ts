import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { remainingOnCard } from '#app/gift-cards/redemption/amounts.ts';
import { rupees as rupeesField } from '#contract/common/fields.ts';
import { guestUpdate } from '#contract/guests/guests.ts';
import { rsvpForm } from '#contract/guests/replies.ts';

const parseAmount = (text: string) => rupeesField().safeParse(text).data;
const rupees = fc.integer({ min: 0, max: 99_999_999 });
const devanagari = (text: string) =>
  text.replace(/\d/g, (digit) => String.fromCharCode(0x0966 + Number(digit)));

describe('an amount as it is typed', () => {
  it('is read with the commas of India and of thousands, with ₹, and in Devanagari digits', () => {
    fc.assert(
      fc.property(rupees, fc.constantFrom('en-IN', 'en-US'), fc.boolean(), (amount, locale, isHindi) => {
        const text = amount.toLocaleString(locale);
        expect(parseAmount(isHindi ? devanagari(text) : text)).toBe(amount);
        expect(parseAmount(`₹ ${text}`)).toBe(amount);
      }),
    );
    expect(parseAmount(' 1,25,000.50 ')).toBe(125_000.5);
    expect(parseAmount('७५१')).toBe(751);
    expect(parseAmount('501.')).toBe(501);
  });

  it.each([
    '501/-',
    '₹501/-',
    '₹ 501 /-',
    'Rs. 501',
    'Rs 501/-',
    'rs.501',
    'INR 501',
    'रु. ५०१',
    'रु ५०१/-',
    '501 ₹',
    '５０１',
    '501\u200b',
    '\u200e501',
  ])('is read as people write it on an envelope or paste it: %j', (text) =>
    expect(parseAmount(text)).toBe(501),
  );

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
    '1e3',
    '0x10',
    '+5',
    '5 01',
    '₹₹5',
    'Rs',
    '/-',
    'Rs. -5',
    '501/-/-',
    // reads 501 where it is shown
    '\u202e105',
  ])('is not guessed from %j', (text) => expect(parseAmount(text)).toBeUndefined());
});

it('of a redemption is counted against the card as it is typed', () => {
  expect(remainingOnCard(150_000, '1,00,000')).toBe(50_000);
  expect(remainingOnCard(1000, '५०१')).toBe(499);
  for (const text of ['1,5', '५०१ रुपये', '', '1e2', '0x10']) expect(remainingOnCard(1000, text)).toBeNull();
});

it('a number of people is read in Devanagari digits', () => {
  expect(guestUpdate.parse({ partyLimit: '१०' }).partyLimit).toBe(10);
  expect(guestUpdate.safeParse({ partyLimit: '१००' }).success).toBe(false);
  expect(guestUpdate.parse({ partyLimit: '' }).partyLimit).toBeNull();
  expect(rsvpForm.parse({ rsvp: 'yes', adults: '२', children: ' 1 ' })).toMatchObject({
    adults: 2,
    children: 1,
  });
  for (const text of ['1e1', '0x2', '0b11', '+2', '1,5', '2 3', 'Infinity']) {
    expect(rsvpForm.safeParse({ rsvp: 'yes', adults: text }).success, text).toBe(false);
    expect(guestUpdate.safeParse({ partyLimit: text }).success, text).toBe(false);
  }
});
