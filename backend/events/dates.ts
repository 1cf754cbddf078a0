import { DateTime } from 'luxon';
import { DAY_MS } from '#contract/common/durations.ts';
import type { FieldErrors } from '#contract/common/errors.ts';
import { eventWords } from '#messages/events/words.ts';

/** When an event is, as its organiser states it: `YYYY-MM-DD`, `HH:MM` or empty, and an IANA zone. */
interface EventMoment {
  date: string;
  time: string;
  timeZone: string;
}

/**
 * The instant an event starts; without a time the first instant of its day. A time that
 * the clocks skip counts as the same distance after the skip began.
 */
export function startsAt({ date, time, timeZone }: EventMoment): DateTime {
  // noon exists on every day of every zone, midnight does not
  if (time === '') return DateTime.fromISO(`${date}T12:00`, { zone: timeZone }).startOf('day');
  return DateTime.fromISO(`${date}T${time}`, { zone: timeZone });
}

/** Today's date in a zone, `YYYY-MM-DD`. */
export function todayIn(timeZone: string, now: Date): string {
  return DateTime.fromJSDate(now, { zone: timeZone }).toISODate() ?? '';
}

/** By the calendar of its zone, so that an event tomorrow morning is a day away this evening; below 0 once its day is over. */
export const daysUntil = (moment: { date: string; time_zone: string }, now: Date): number =>
  // two dates, each at its midnight in UTC, which has no day of another length
  (Date.parse(moment.date) - Date.parse(todayIn(moment.time_zone, now))) / DAY_MS;

/**
 * The date rules of spec section 5, Create event, in the event's own time zone: not
 * before today, and today only with a time later than `now`.
 *
 * @returns messages by field, or null when the moment is good
 */
export function momentProblems(moment: EventMoment, now: Date): FieldErrors | null {
  const today = todayIn(moment.timeZone, now);
  if (moment.date < today) return { date: [eventWords.futureDate] };
  if (moment.date > today) return null;
  if (moment.time === '') return { time: [eventWords.timeNeeded] };
  return startsAt(moment).toMillis() > now.getTime() ? null : { time: [eventWords.futureTime] };
}

export const sameMoment = (a: EventMoment, b: EventMoment): boolean =>
  a.date === b.date && a.time === b.time && a.timeZone === b.timeZone;

/** First instants of the calendar year `now` falls in, and of the next, as India counts (plan limits). */
export function planYear(now: Date): { year: number; from: Date; until: Date } {
  const start = DateTime.fromJSDate(now, { zone: 'Asia/Kolkata' }).startOf('year');
  return { year: start.year, from: start.toJSDate(), until: start.plus({ years: 1 }).toJSDate() };
}
