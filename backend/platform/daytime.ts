import { DateTime } from 'luxon';
import { FIRST_HOUR, LAST_HOUR } from '#contract/guests/reminder-limits.ts';

/** The date in a zone, `YYYY-MM-DD`. */
export const dayIn = (timeZone: string, now: Date): string =>
  DateTime.fromJSDate(now, { zone: timeZone }).toFormat('yyyy-MM-dd');

/** Whether people may be written to: from nine in the morning and before eight in the evening, where the event is. */
export function isDaytime(timeZone: string, now: Date): boolean {
  const { hour } = DateTime.fromJSDate(now, { zone: timeZone });
  return hour >= FIRST_HOUR && hour < LAST_HOUR;
}

/** The next nine in the morning where the event is. */
export function nextMorning(timeZone: string, now: Date): Date {
  const there = DateTime.fromJSDate(now, { zone: timeZone });
  const today = there.set({ hour: FIRST_HOUR, minute: 0, second: 0, millisecond: 0 });
  // by the calendar, not by 24 hours: a day on which the clocks change has 23 or 25
  return (today > there ? today : today.plus({ days: 1 })).toJSDate();
}
