import fc from 'fast-check';
import { DateTime } from 'luxon';
import { describe, expect, test } from 'vitest';
import {
  dueNow,
  nextReminders,
  replyByAhead,
  replyByOf,
  type ReminderPlan,
} from '#backend/guests/reminder-dates.ts';
import { isDaytime, nextMorning } from '#backend/platform/daytime.ts';

const plan = (changes: Partial<ReminderPlan> = {}): ReminderPlan => ({
  replyBy: '2027-03-16',
  timeZone: 'Asia/Kolkata',
  daysBefore: [7, 2],
  savedAt: new Date('2027-03-01T00:00:00Z'),
  startsAt: new Date('2027-03-20T14:00:00Z'),
  ...changes,
});
const at = (text: string) => new Date(text);

describe('when reminders go out', () => {
  test('at nine in the morning where the event is, wherever the organiser sits', () => {
    // chosen in Los Angeles late on the 8th, when it is the 9th in India already, after nine
    const late = plan({ savedAt: at('2027-03-08T22:30:00-08:00') });
    expect(nextReminders(late, [], at('2027-03-08T22:30:00-08:00'))?.toISOString()).toBe(
      '2027-03-14T03:30:00.000Z',
    );
    const early = plan({ savedAt: at('2027-03-08T12:00:00-08:00') });
    expect(nextReminders(early, [], at('2027-03-08T12:00:00-08:00'))?.toISOString()).toBe(
      '2027-03-09T03:30:00.000Z',
    );
    expect(dueNow(early, [], at('2027-03-09T03:29:59Z'))).toEqual([]);
    expect(dueNow(early, [], at('2027-03-09T03:30:00Z'))).toEqual(['2027-03-09']);
  });

  test('by the clock of the place, before and after the clocks change', () => {
    // New York goes to summer time on 14 March 2027 and back on 7 November
    const spring = plan({ timeZone: 'America/New_York', replyBy: '2027-03-15', daysBefore: [2, 1] });
    expect(dueNow(spring, [], at('2027-03-13T14:00:00Z'))).toEqual(['2027-03-13']);
    expect(dueNow(spring, ['2027-03-13'], at('2027-03-14T12:59:59Z'))).toEqual([]);
    expect(dueNow(spring, ['2027-03-13'], at('2027-03-14T13:00:00Z'))).toEqual(['2027-03-14']);
    const autumn = plan({
      timeZone: 'America/New_York',
      replyBy: '2027-11-08',
      daysBefore: [2, 1],
      startsAt: at('2027-11-20T00:00:00Z'),
    });
    expect(nextReminders(autumn, [], at('2027-11-01T00:00:00Z'))?.toISOString()).toBe(
      '2027-11-06T13:00:00.000Z',
    );
    expect(nextReminders(autumn, ['2027-11-06'], at('2027-11-06T20:00:00Z'))?.toISOString()).toBe(
      '2027-11-07T14:00:00.000Z',
    );
    expect(nextMorning('America/New_York', at('2027-03-13T23:00:00-05:00')).toISOString()).toBe(
      '2027-03-14T13:00:00.000Z',
    );
    expect(nextMorning('America/New_York', at('2027-11-06T23:00:00-04:00')).toISOString()).toBe(
      '2027-11-07T14:00:00.000Z',
    );
  });

  test('the last day ends at midnight where the event is', () => {
    const event = { reply_by: '2027-03-16', date: '2027-03-20', time_zone: 'Asia/Kolkata' };
    expect(replyByAhead(event, at('2027-03-16T23:59:59+05:30'))).toBe('2027-03-16');
    expect(replyByAhead(event, at('2027-03-17T00:00:00+05:30'))).toBeNull();
    // Los Angeles still has the 16th
    expect(replyByAhead(event, at('2027-03-16T12:00:00-07:00'))).toBeNull();
    expect(replyByOf({ reply_by: '2027-03-16', date: '2027-03-10' })).toBe('2027-03-10');
    expect(replyByOf({ reply_by: null, date: '2027-03-10' })).toBeNull();
  });

  test('the hours of the day end at eight in the evening', () => {
    for (const [time, day] of [
      ['08:59:59', false],
      ['09:00', true],
      ['19:59:59', true],
      ['20:00', false],
      ['00:00', false],
    ] as const) {
      expect(isDaytime('Asia/Kolkata', at(`2027-03-16T${time}+05:30`)), time).toBe(day);
    }
  });

  test('what a standing server missed goes out once, in the next morning that is not too late', () => {
    const missed = plan({ daysBefore: [3, 2, 1] });
    expect(dueNow(missed, [], at('2027-03-15T22:00:00+05:30'))).toEqual([]);
    expect(nextReminders(missed, [], at('2027-03-15T22:00:00+05:30'))?.toISOString()).toBe(
      '2027-03-16T03:30:00.000Z',
    );
    expect(dueNow(missed, [], at('2027-03-16T09:00:00+05:30'))).toEqual([
      '2027-03-13',
      '2027-03-14',
      '2027-03-15',
    ]);
    expect(dueNow(missed, [], at('2027-03-17T09:00:00+05:30'))).toEqual([]);
    expect(nextReminders(missed, [], at('2027-03-16T21:00:00+05:30'))).toBeNull();
  });

  test('days before they were chosen, and days on which the event has begun, are none', () => {
    expect(
      dueNow(plan({ savedAt: at('2027-03-14T09:01:00+05:30') }), [], at('2027-03-14T10:00:00+05:30')),
    ).toEqual([]);
    const begins = plan({
      replyBy: '2027-03-20',
      daysBefore: [1],
      startsAt: at('2027-03-19T10:00:00+05:30'),
    });
    expect(dueNow(begins, [], at('2027-03-19T11:00:00+05:30'))).toEqual([]);
    expect(nextReminders(plan({ daysBefore: [] }), [], at('2027-03-10T00:00:00Z'))).toBeNull();
  });

  test('never at night, never after the date, never after the start, never what is done: whatever the plan', () => {
    const moment = fc.date({
      min: new Date('2027-01-01T00:00:00Z'),
      max: new Date('2027-12-30T00:00:00Z'),
      noInvalidDate: true,
    });
    const zones = fc.constantFrom(
      'Asia/Kolkata',
      'America/New_York',
      'America/Los_Angeles',
      'Pacific/Kiritimati',
      'Australia/Lord_Howe',
      'Africa/Cairo',
      'America/Santiago',
      'Europe/London',
    );
    fc.assert(
      fc.property(
        moment,
        moment,
        moment,
        moment,
        zones,
        fc.array(fc.integer({ min: 1, max: 30 }), { maxLength: 5 }),
        (now, last, savedAt, startsAt, timeZone, daysBefore) => {
          const replyBy = DateTime.fromJSDate(last, { zone: timeZone }).toFormat('yyyy-MM-dd');
          const all = { replyBy, timeZone, daysBefore, savedAt, startsAt };
          const due = dueNow(all, [], now);
          const next = nextReminders(all, [], now);
          for (const moment of [...(due.length > 0 ? [now] : []), ...(next ? [next] : [])]) {
            const there = DateTime.fromJSDate(moment, { zone: timeZone });
            expect(there.hour).toBeGreaterThanOrEqual(9);
            expect(there.hour).toBeLessThan(20);
            expect(there.toFormat('yyyy-MM-dd') <= replyBy).toBe(true);
            expect(moment < startsAt).toBe(true);
            expect(moment > savedAt).toBe(true);
          }
          expect(dueNow(all, due, now)).toEqual([]);
          // what is announced for now is what goes out
          expect(due.length > 0).toBe(next !== null && next.getTime() === now.getTime());
        },
      ),
      { numRuns: 2000 },
    );
  });
});
