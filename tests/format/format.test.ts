import { describe, expect, test } from 'vitest';
import { count, formatEventDate, formatEventMoment, formatRupees } from '#contract/format.ts';

describe('amounts', () => {
  test.each([
    [0, '₹0'],
    [0.01, '₹0.01'],
    [0.1 + 0.2, '₹0.30'],
    [99.5, '₹99.50'],
    [125_000, '₹1,25,000'],
    [99_99_999.99, '₹99,99,999.99'],
  ])('write rupees the Indian way: %d is %s', (rupees, text) => {
    expect(formatRupees(rupees)).toBe(text);
  });
});

describe('dates', () => {
  const event = { date: '2026-12-12', time: '19:30', timeZone: 'Asia/Kolkata', startsAt: '2026-12-12T14:00:00.000Z' };

  test('stand in the event’s own zone, which is named with the time', () => {
    expect(formatEventMoment(event)).toMatch(/^Saturday,? 12 December 2026, 7:30 pm IST$/);
    expect(formatEventMoment({ ...event, timeZone: 'America/Los_Angeles' })).toContain('6:00 am');
  });

  test('hold no time when the event has none', () => {
    expect(formatEventMoment({ ...event, time: '', startsAt: '2026-12-11T18:30:00.000Z' })).toBe(formatEventDate(event));
  });

  test('says so when a date is missing or makes no sense', () => {
    expect(formatEventDate({ startsAt: '', timeZone: 'Asia/Kolkata' })).toBe('Unknown');
    expect(formatEventDate({ startsAt: 'soon', timeZone: 'Asia/Kolkata' })).toBe('Invalid Date');
  });
});

test('counts agree with their word and group digits the Indian way', () => {
  expect([count(1, 'guest'), count(0, 'guest'), count(1_25_000, 'guest'), count(2, 'reply', 'replies')]).toEqual([
    '1 guest',
    '0 guests',
    '1,25,000 guests',
    '2 replies',
  ]);
});
