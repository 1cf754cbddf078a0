/** How amounts, dates and counts are written for people: in India, in the event's own time zone; where no language is named, for whoever reads it. */
import { locales, type Language } from '#messages/language.ts';
import { readersLanguage } from '#messages/readers-language.ts';
import { createLruCache } from './lru-cache.ts';

const rupeesWhole = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  minimumFractionDigits: 0,
  maximumFractionDigits: 0,
});
const rupeesPaise = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

const wholeNumber = new Intl.NumberFormat('en-IN');

/** Rupees the Indian way: `₹1,25,000`, with two decimals only where there are paise (`₹99.50`). */
export function formatRupees(rupees: number): string {
  return (Number.isInteger(rupees) ? rupeesWhole : rupeesPaise).format(rupees);
}

/** Rupees the Indian way, always with two decimals, for totals: `₹1,25,000.00`. */
export const formatRupeesWithPaise = (rupees: number): string => rupeesPaise.format(rupees);

/** How long somebody waits, in English, rounded up: `5 minutes`, `about 3 hours`. */
export function roughly(seconds: number): string {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  return minutes < 90 ? count(minutes, 'minute') : `about ${count(Math.ceil(minutes / 60), 'hour')}`;
}

/** Fallbacks of spec section 8 for a date that is missing or makes no sense. */
const noDate: Record<Language, { unknown: string; invalid: string }> = {
  en: { unknown: 'Unknown', invalid: 'Invalid Date' },
  hi: { unknown: 'तारीख़ नहीं पता', invalid: 'ग़लत तारीख़' },
};

interface Moment {
  date: string;
  time: string;
  timeZone: string;
  startsAt: string;
}

type DateStyle = 'long' | 'short' | 'brief' | 'weekday' | 'day' | 'month' | 'time' | 'hour' | 'clock';

const dateParts: Record<DateStyle, Intl.DateTimeFormatOptions> = {
  long: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  short: { day: 'numeric', month: 'short', year: 'numeric' },
  brief: { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' },
  weekday: { weekday: 'short', day: 'numeric', month: 'short' },
  day: { day: 'numeric' },
  month: { month: 'short' },
  time: { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' },
  hour: { hour: 'numeric', minute: '2-digit' },
  clock: { hour: 'numeric', minute: '2-digit', hour12: true, dayPeriod: 'short', timeZoneName: 'long' },
};

// making one takes longer than using it a hundred times; there are some 400 zones at most
const dateFormats = new Map<string, Intl.DateTimeFormat>();

function dateFormat(style: DateStyle, timeZone: string, language: Language): Intl.DateTimeFormat {
  const name = `${style} ${language} ${timeZone}`;
  const known = dateFormats.get(name);
  if (known) return known;
  const made = new Intl.DateTimeFormat(locales[language], { ...dateParts[style], timeZone });
  dateFormats.set(name, made);
  return made;
}

// of a page's moments most were written a moment ago, for another guest of the event
const moments = createLruCache<string>(1000);

const writeMoment = (style: DateStyle, timeZone: string, language: Language, instant: Date): string =>
  moments(`${style} ${language} ${timeZone} ${instant.getTime()}`, () =>
    dateFormat(style, timeZone, language).format(instant),
  );

/** Long-form date in the event's zone: `Saturday, 12 December 2026`. */
export function formatEventDate(
  event: Pick<Moment, 'startsAt' | 'timeZone'>,
  style: 'long' | 'short' | 'weekday' | 'day' | 'month' = 'long',
  language: Language = readersLanguage(),
): string {
  if (!event.startsAt) return noDate[language].unknown;
  const instant = new Date(event.startsAt);
  if (Number.isNaN(instant.getTime())) return noDate[language].invalid;
  return writeMoment(style, event.timeZone, language, instant);
}

/**
 * Time of day as people say it, `7:30 pm` or `7 pm`; abroad with whose time it is, `9 am, Toronto time`. Empty for an
 * event without a time.
 */
export function formatEventTime(event: Omit<Moment, 'date'>, language: Language = readersLanguage()): string {
  const { time, timeZone } = event;
  if (!time) return '';
  const instant = new Date(event.startsAt);
  if (Number.isNaN(instant.getTime())) return '';
  if (language === 'hi') return hindiTime(instant, timeZone);
  // nobody says 7:00
  const clock = writeMoment('hour', timeZone, language, instant).replace(':00', '');
  if (indian.has(timeZone)) return clock;
  const whose = whoseTime(timeZone, language);
  return whose ? `${clock}, ${whose}` : writeMoment('time', timeZone, language, instant).replace(':00', '');
}

/** What stands with a time of a zone so that nobody takes it for theirs: `Toronto time`. Empty in India and for zones of no place. */
export function whoseTime(timeZone: string, language: Language = readersLanguage()): string {
  const city = indian.has(timeZone) ? '' : cityOf(timeZone);
  return city && (language === 'hi' ? `${city} का समय` : `${city} time`);
}

/**
 * The city a zone is named after: `Sao Paulo` of `America/Sao_Paulo`. Intl knows short names of a few zones only, and
 * `GMT-3` tells nobody when to come. Empty for zones of no place, such as `Etc/GMT+3`.
 */
const cityOf = (timeZone: string): string =>
  timeZone.includes('/') && !timeZone.startsWith('Etc/')
    ? (timeZone.split('/').at(-1) ?? '').replaceAll('_', ' ')
    : '';

/** `शाम 7:30 बजे`, `शाम 6 बजे, खाड़ी मानक समय`: Intl would write `7:30 pm IST`, with the part of the day behind where it is asked for. */
function hindiTime(instant: Date, timeZone: string): string {
  const { hour, zone } = hindiClock(instant, timeZone);
  return indian.has(timeZone) ? `${hour} बजे` : `${hour} बजे, ${zone}`;
}

/** Both names of India's zone, which nobody in India says with a time. */
const indian = new Set(['Asia/Kolkata', 'Asia/Calcutta']);

function hindiClock(instant: Date, timeZone: string): { hour: string; zone: string | undefined } {
  const parts = Object.fromEntries(
    dateFormat('clock', timeZone, 'hi')
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  );
  // nobody says 7:00
  const clock = parts.minute === '00' ? parts.hour : `${parts.hour}:${parts.minute}`;
  return { hour: `${parts.dayPeriod} ${clock}`, zone: parts.timeZoneName };
}

/** Letters a blank of a text message holds. */
const BLANK_LENGTH = 30;

/** Date and time in few letters, without the zone, for text messages: `Sat, 12 Dec, 2026, 7:30 pm`. */
export function formatEventBriefly(
  { startsAt, time, timeZone }: Omit<Moment, 'date'>,
  language: Language,
): string {
  const instant = new Date(startsAt);
  const date = dateFormat('brief', timeZone, language).format(instant);
  if (!time) return date;
  if (language === 'en') return `${date}, ${dateFormat('hour', timeZone, language).format(instant)}`;
  const { hour } = hindiClock(instant, timeZone);
  const clock = hour.includes(':') ? hour : `${hour} बजे`;
  const text = `${date}, ${clock}`;
  // the end would be cut, and the time with it: the day of the week goes first
  return text.length > BLANK_LENGTH
    ? `${dateFormat('short', timeZone, language).format(instant)}, ${clock}`
    : text;
}

/** Date and, when there is one, time: `Saturday, 12 December 2026, 7:30 pm`. */
export function formatEventMoment(event: Moment, language: Language = readersLanguage()): string {
  const time = formatEventTime(event, language);
  const date = formatEventDate(event, 'long', language);
  return time ? `${date}, ${time}` : date;
}

/** The same of a moment that is no event's, where an event is; `at` in ISO form. */
export const formatInstant = (at: string, timeZone: string): string =>
  formatEventMoment({ date: '', time: at, timeZone, startsAt: at });

/** The day somewhere at a moment, as date fields have it: `YYYY-MM-DD`. Canadian English writes dates so. */
export const dayThere = (at: string | number, timeZone: string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(
    new Date(at),
  );

/** `1 guest`, `12 guests`. */
export function count(number: number, one: string, many = `${one}s`): string {
  return `${wholeNumber.format(number)} ${number === 1 ? one : many}`;
}

/** What a voucher is called; most shops begin a voucher's name with the brand's, or its first two words. */
export function voucherTitle({ brand, product }: { brand: string; product: string }): string {
  const named = brand.toLowerCase().split(' ').slice(0, 2).join(' ');
  return product.toLowerCase().startsWith(named) ? product : `${brand} ${product}`;
}
