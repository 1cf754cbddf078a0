import { DAY_MS } from '#contract/common/durations.ts';
import { dayThere } from '#contract/common/format.ts';

/**
 * The day in India so many days after the tests began, as a date field takes it: the same in all of a run, past midnight
 * too. By the calendar of the events, which is a day ahead of UTC's in the evening.
 */
export const inDays = (days: number): string =>
  dayThere(Date.parse(process.env.E2E_BEGAN ?? '') + days * DAY_MS, 'Asia/Kolkata');
