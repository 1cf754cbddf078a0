/** How amounts, dates and counts are written for people: Indian English, the event's own time zone. */

const rupeesWhole = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR', minimumFractionDigits: 0, maximumFractionDigits: 0 });
const rupeesPaise = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR', minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Rupees the Indian way: `₹1,25,000`, with two decimals only where there are paise (`₹99.50`). */
export function formatRupees(rupees: number): string {
  return (Number.isInteger(rupees) ? rupeesWhole : rupeesPaise).format(rupees);
}

/** Rupees the Indian way, always with two decimals, for totals: `₹1,25,000.00`. */
export const formatRupeesWithPaise = (rupees: number): string => rupeesPaise.format(rupees);

/** Fallbacks of spec section 8 for a date that is missing or makes no sense. */
const UNKNOWN = 'Unknown';
const INVALID = 'Invalid Date';

interface Moment {
  date: string;
  time: string;
  timeZone: string;
  startsAt: string;
}

/** Long-form date in the event's zone: `Saturday, 12 December 2026`. */
export function formatEventDate(event: Pick<Moment, 'startsAt' | 'timeZone'>, style: 'long' | 'short' = 'long'): string {
  if (!event.startsAt) return UNKNOWN;
  const instant = new Date(event.startsAt);
  if (Number.isNaN(instant.getTime())) return INVALID;
  const parts: Intl.DateTimeFormatOptions =
    style === 'long'
      ? { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }
      : { day: 'numeric', month: 'short', year: 'numeric' };
  return new Intl.DateTimeFormat('en-IN', { ...parts, timeZone: event.timeZone }).format(instant);
}

/** Time of day with its zone, `7:30 pm IST`, or empty for an event without a time. */
export function formatEventTime(event: Moment): string {
  if (!event.time) return '';
  const instant = new Date(event.startsAt);
  if (Number.isNaN(instant.getTime())) return '';
  return new Intl.DateTimeFormat('en-IN', { hour: 'numeric', minute: '2-digit', timeZone: event.timeZone, timeZoneName: 'short' }).format(instant);
}

/** Date and, when there is one, time: `Saturday, 12 December 2026, 7:30 pm IST`. */
export function formatEventMoment(event: Moment): string {
  const time = formatEventTime(event);
  return time ? `${formatEventDate(event)}, ${time}` : formatEventDate(event);
}

/** `1 guest`, `12 guests`. */
export function count(number: number, one: string, many = `${one}s`): string {
  return `${new Intl.NumberFormat('en-IN').format(number)} ${number === 1 ? one : many}`;
}
