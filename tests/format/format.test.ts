import { describe, expect, test } from 'vitest';
import {
  count,
  formatEventBriefly,
  formatEventDate,
  formatEventMoment,
  formatEventTime,
  formatRupees,
} from '#contract/common/format.ts';

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
  const event = {
    date: '2026-12-12',
    time: '19:30',
    timeZone: 'Asia/Kolkata',
    startsAt: '2026-12-12T14:00:00.000Z',
  };

  test('stand in the event’s own zone, which is named with the time where it is not India’s', () => {
    expect(formatEventMoment(event)).toMatch(/^Saturday,? 12 December 2026, 7:30 pm$/);
    const abroad = (timeZone: string) => formatEventTime({ ...event, timeZone }).replace('\u202f', ' ');
    expect(abroad('America/Los_Angeles')).toBe('6 am, Los Angeles time');
    expect(abroad('Asia/Kathmandu')).toBe('7:45 pm, Kathmandu time');
    expect(abroad('America/Argentina/Buenos_Aires')).toBe('11 am, Buenos Aires time');
    expect(abroad('Etc/GMT+3')).toBe('11 am GMT-3');
    expect(abroad('UTC')).toBe('2 pm UTC');
    expect(formatEventTime({ ...event, startsAt: '2026-12-12T13:30:00.000Z' })).toMatch(/^7\spm$/);
  });

  test.each([
    ['00:30', 'रात 12:30 बजे'],
    ['07:05', 'सुबह 7:05 बजे'],
    ['12:15', 'दोपहर 12:15 बजे'],
    ['19:00', 'शाम 7 बजे'],
    ['19:30', 'शाम 7:30 बजे'],
  ])('say %s in Hindi as India says it: no Latin letter, no zone', (time, text) => {
    const startsAt = new Date(`2026-12-12T${time}:00+05:30`).toISOString();
    expect(formatEventTime({ ...event, time, startsAt }, 'hi')).toBe(text);
    expect(formatEventDate({ ...event, startsAt }, 'long', 'hi')).toBe('शनिवार, 12 दिसंबर 2026');
  });

  test('name the zone in Hindi where it is not India’s', () => {
    expect(formatEventTime({ ...event, timeZone: 'Asia/Dubai' }, 'hi')).toBe('शाम 6 बजे, खाड़ी मानक समय');
  });

  test('are brief in text messages, whose blanks hold 30 letters', () => {
    expect(formatEventBriefly(event, 'en').replace('\u202f', ' ')).toBe('Sat, 12 Dec, 2026, 7:30 pm');
    expect(formatEventBriefly(event, 'hi')).toMatch(/^शनि, 12 दिस.* 2026, शाम 7:30$/);
    expect(formatEventBriefly({ ...event, time: '' }, 'en')).toBe('Sat, 12 Dec, 2026');
    expect(formatEventBriefly({ ...event, startsAt: '2026-12-12T13:30:00.000Z' }, 'hi')).toMatch(
      /, शाम 7 बजे$/,
    );
    expect(formatEventBriefly({ ...event, startsAt: '2026-04-10T07:00:00.000Z' }, 'hi')).toBe(
      '10 अप्रैल 2026, दोपहर 12:30',
    );
    for (const language of ['en', 'hi'] as const)
      for (let day = 1; day <= 365; day += 1)
        for (const time of ['12:00', '12:30', '19:30']) {
          const startsAt = new Date(`2026-01-01T${time}:00+05:30`);
          startsAt.setUTCDate(day);
          const text = formatEventBriefly({ ...event, time, startsAt: startsAt.toISOString() }, language);
          expect(text.length, text).toBeLessThanOrEqual(30);
        }
  });

  test('hold no time when the event has none', () => {
    expect(formatEventMoment({ ...event, time: '', startsAt: '2026-12-11T18:30:00.000Z' })).toBe(
      formatEventDate(event),
    );
  });

  test('says so when a date is missing or makes no sense', () => {
    expect(formatEventDate({ startsAt: '', timeZone: 'Asia/Kolkata' })).toBe('Unknown');
    expect(formatEventDate({ startsAt: 'soon', timeZone: 'Asia/Kolkata' })).toBe('Invalid Date');
  });
});

test('counts agree with their word and group digits the Indian way', () => {
  expect([
    count(1, 'guest'),
    count(0, 'guest'),
    count(1_25_000, 'guest'),
    count(2, 'reply', 'replies'),
  ]).toEqual(['1 guest', '0 guests', '1,25,000 guests', '2 replies']);
});
