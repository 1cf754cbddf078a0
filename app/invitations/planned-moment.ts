import { formatEventMoment } from '#contract/common/format.ts';

/** When a sending is planned for, where the event is: `Saturday, 5 December 2026, 10:00 am`. */
export const plannedMoment = (at: string, timeZone: string): string =>
  formatEventMoment({ date: at.slice(0, 10), time: at.slice(11, 16), timeZone, startsAt: at });

/** The day where the event is, as date fields have it: `YYYY-MM-DD`. Canadian English writes dates so. */
export const dayThere = (at: string | number, timeZone: string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(
    new Date(at),
  );
