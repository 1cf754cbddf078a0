import { DateTime } from 'luxon';
import { FIRST_HOUR } from '#contract/guests/reminder-limits.ts';
import { dayIn, isDaytime, nextMorning } from '#backend/platform/daytime.ts';

/** What decides when an event's reminders go out by themselves. */
export interface ReminderPlan {
  /** `YYYY-MM-DD` in `timeZone`. */
  replyBy: string;
  timeZone: string;
  daysBefore: readonly number[];
  /** When the days were chosen: what was due before is not caught up on. */
  savedAt: Date;
  startsAt: Date;
}

/** Until when guests are asked to answer; the event's own day when it was moved before that. Null when nothing is asked. */
export const replyByOf = (event: { reply_by: string | null; date: string }): string | null =>
  event.reply_by === null || event.reply_by <= event.date ? event.reply_by : event.date;

/** The same, once it is worth saying: null after that day is over where the event is. */
export function replyByAhead(
  event: { reply_by: string | null; date: string; time_zone: string },
  now: Date,
): string | null {
  const replyBy = replyByOf(event);
  return replyBy !== null && replyBy >= dayIn(event.time_zone, now) ? replyBy : null;
}

interface Due {
  day: string;
  at: Date;
}

/** The mornings a plan names, the earliest first; those before it was saved are none of it. */
function dueDays({ replyBy, timeZone, daysBefore, savedAt, startsAt }: ReminderPlan): Due[] {
  const last = DateTime.fromISO(`${replyBy}T12:00`, { zone: timeZone });
  return daysBefore
    .map((days) => last.minus({ days }).set({ hour: FIRST_HOUR, minute: 0, second: 0, millisecond: 0 }))
    .map((morning) => ({ day: morning.toFormat('yyyy-MM-dd'), at: morning.toJSDate() }))
    .filter(({ at }) => at > savedAt && at < startsAt)
    .sort((a, b) => a.at.getTime() - b.at.getTime());
}

/**
 * Days whose reminders are due and not yet sent (`done`), for one sending that settles all of
 * them. None at night, after the reply-by date or once the event has begun, so that a server
 * that stood still catches up in the morning or not at all.
 */
export function dueNow(plan: ReminderPlan, done: readonly string[], now: Date): string[] {
  if (now >= plan.startsAt || dayIn(plan.timeZone, now) > plan.replyBy || !isDaytime(plan.timeZone, now))
    return [];
  return dueDays(plan)
    .filter(({ day, at }) => at <= now && !done.includes(day))
    .map(({ day }) => day);
}

/** When reminders go out next by themselves; null when they will not. */
export function nextReminders(plan: ReminderPlan, done: readonly string[], now: Date): Date | null {
  const [next] = dueDays(plan).filter(({ day }) => !done.includes(day));
  if (!next) return null;
  const at = next.at > now ? next.at : isDaytime(plan.timeZone, now) ? now : nextMorning(plan.timeZone, now);
  return at < plan.startsAt && dayIn(plan.timeZone, at) <= plan.replyBy ? at : null;
}
