import { formatEventMoment } from '#contract/common/format.ts';

/** When a sending is planned for, where the event is: `Saturday, 5 December 2026, 10:00 am`. */
export const plannedMoment = (at: string, timeZone: string): string =>
  formatEventMoment({ date: at.slice(0, 10), time: at.slice(11, 16), timeZone, startsAt: at });
