import fc from 'fast-check';
import { DateTime } from 'luxon';
import { describe, expect, it } from 'vitest';
import { timeZone } from '#contract/common/fields.ts';
import { momentProblems, planYear, startsAt, todayIn } from '#backend/events/dates.ts';

const india = 'Asia/Kolkata';
const at = (iso: string) => new Date(iso);
const iso = (date: string, time: string, timeZone: string) =>
  startsAt({ date, time, timeZone }).toUTC().toISO({ suppressMilliseconds: true });

it('a time zone is a place, not a distance, which databases read the other way round', () => {
  for (const distance of ['+05:30', '-12:00', '+0530', '<+05>-5'])
    expect(timeZone.safeParse(distance).success).toBe(false);
  for (const place of [india, 'America/Argentina/Buenos_Aires', 'UTC'])
    expect(timeZone.safeParse(place).success).toBe(true);
});

describe('the date rules', () => {
  it('go by the day in the event’s own zone, on both sides of midnight', () => {
    const beforeMidnight = at('2026-03-10T18:29:59Z'); // 23:59:59 in India
    const afterMidnight = at('2026-03-10T18:30:00Z'); // 00:00:00 on the 11th
    const tenth = { date: '2026-03-10', time: '23:59', timeZone: india };
    expect(momentProblems(tenth, at('2026-03-10T18:28:59Z'))).toBeNull();
    expect(momentProblems(tenth, beforeMidnight)).toEqual({
      time: ["Please select a future time for today's event."],
    });
    expect(momentProblems(tenth, afterMidnight)).toEqual({
      date: ['Please select a future date for your event.'],
    });

    const eleventh = { date: '2026-03-11', time: '', timeZone: india };
    expect(momentProblems(eleventh, beforeMidnight)).toBeNull();
    expect(momentProblems(eleventh, afterMidnight)).toEqual({
      time: ['Enter the time, because the event is today.'],
    });
    // it is still the 10th in London
    expect(momentProblems({ ...tenth, timeZone: 'Europe/London' }, afterMidnight)).toBeNull();
  });

  it('ask for a time later than now, to the second', () => {
    const moment = { date: '2026-03-10', time: '12:00', timeZone: india };
    expect(momentProblems(moment, at('2026-03-10T06:29:59Z'))).toBeNull();
    expect(momentProblems(moment, at('2026-03-10T06:30:00Z'))).toEqual({
      time: ["Please select a future time for today's event."],
    });
  });

  it('hold for any moment of any zone: good exactly when it is still to come', () => {
    const zones = fc.constantFrom(
      india,
      'UTC',
      'Asia/Tokyo',
      'Asia/Kathmandu',
      'Africa/Lagos',
      'Pacific/Kiritimati',
      'Pacific/Pago_Pago',
    );
    const now = fc.date({ min: at('2020-01-01'), max: at('2060-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(zones, now, fc.integer({ min: -3000, max: 3000 }), (timeZone, clock, minutes) => {
        const moment = DateTime.fromJSDate(clock, { zone: timeZone }).plus({ minutes }).startOf('minute');
        const problems = momentProblems(
          { date: moment.toFormat('yyyy-MM-dd'), time: moment.toFormat('HH:mm'), timeZone },
          clock,
        );
        expect(problems === null).toBe(moment.toMillis() > clock.getTime());
      }),
    );
  });
});

describe('the instant an event starts', () => {
  it('is the wall clock of its zone, summer or winter', () => {
    expect(iso('2026-12-12', '18:30', india)).toBe('2026-12-12T13:00:00Z');
    expect(iso('2026-03-28', '18:30', 'Europe/London')).toBe('2026-03-28T18:30:00Z');
    expect(iso('2026-03-29', '18:30', 'Europe/London')).toBe('2026-03-29T17:30:00Z');
    expect(iso('2026-10-25', '18:30', 'Europe/London')).toBe('2026-10-25T18:30:00Z');
  });

  it('copes with times that the clocks skip or repeat, and with days that begin at one', () => {
    expect(iso('2026-03-29', '01:30', 'Europe/London')).toBe('2026-03-29T01:30:00Z');
    expect(['2026-10-25T00:30:00Z', '2026-10-25T01:30:00Z']).toContain(
      iso('2026-10-25', '01:30', 'Europe/London'),
    );
    // in Cairo the clocks go from midnight straight to one
    expect(iso('2026-04-24', '', 'Africa/Cairo')).toBe('2026-04-23T22:00:00Z');
  });

  it('falls on the stated day in the stated zone', () => {
    const zones = fc.constantFrom(...Intl.supportedValuesOf('timeZone'));
    const days = fc.date({ min: at('2020-01-01'), max: at('2060-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(zones, days, (timeZone, day) => {
        const date = DateTime.fromJSDate(day, { zone: timeZone }).toFormat('yyyy-MM-dd');
        const start = startsAt({ date, time: '', timeZone });
        expect(todayIn(timeZone, start.toJSDate())).toBe(date);
        expect(todayIn(timeZone, new Date(start.toMillis() - 1))).not.toBe(date);
      }),
    );
  });
});

it('the year of a plan is India’s', () => {
  const lastMinute = planYear(at('2026-12-31T18:29:59Z'));
  expect(lastMinute).toEqual({
    year: 2026,
    from: at('2025-12-31T18:30:00Z'),
    until: at('2026-12-31T18:30:00Z'),
  });
  expect(planYear(at('2026-12-31T18:30:00Z')).year).toBe(2027);
});
