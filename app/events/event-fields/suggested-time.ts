import { whenRules } from '#app/events/event-fields/wall-clock.ts';
import { INDIA } from '#app/events/event-fields/time-zones.ts';

/** Name of the hidden field that holds the time the page suggested, for as long as nobody has made it their own. */
export const SUGGESTED_TIME = 'suggestedTime';

interface MomentInput {
  date: string;
  time: string;
  suggestedTime: string;
  timeZone: string;
}

/**
 * The time such a form means. A suggestion nobody has touched follows the date (spec
 * section 5): an hour from now when that is today, and none on another day, so that
 * no event carries a time nobody typed. A time somebody typed stays as it is.
 */
export function effectiveTime(input: MomentInput, now: Date): Pick<MomentInput, 'time' | 'suggestedTime'> {
  const { date, time, suggestedTime, timeZone } = input;
  if (time !== suggestedTime || time === '') return { time, suggestedTime: '' };
  const { isToday, minTime = '' } = whenRules(date, timeZone, now);
  const kept = isToday && minTime > time ? minTime : time;
  return isToday ? { time: kept, suggestedTime: kept } : { time: '', suggestedTime: '' };
}

/** The time a form is shown with: what it means, and where today needs a time and has none, the one to suggest. */
export function shownTime(input: MomentInput, now: Date): Pick<MomentInput, 'time' | 'suggestedTime'> {
  const effective = effectiveTime(input, now);
  const { minTime = '' } = whenRules(input.date, input.timeZone, now);
  return effective.time ? effective : { time: minTime, suggestedTime: minTime };
}

/** Puts the time a form means, or is to be shown with, into its fields. */
export function setTime(form: FormData, timeOf: typeof effectiveTime, now: Date): void {
  const of = (name: string) => String(form.get(name) ?? '');
  const input = { date: of('date'), time: of('time'), suggestedTime: of(SUGGESTED_TIME) };
  const { time, suggestedTime } = timeOf({ ...input, timeZone: of('timeZone') || INDIA }, now);
  if (time !== input.time) form.set('time', time);
  form.set(SUGGESTED_TIME, suggestedTime);
}
