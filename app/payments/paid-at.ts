import { locales, type Language } from '#messages/language.ts';
import { paymentWords } from '#messages/payments/by-language.ts';

const clock: Record<Language, Intl.DateTimeFormatOptions> = {
  en: { timeZoneName: 'short' },
  hi: { hour12: true, dayPeriod: 'short' },
};

/** When a payment was made. Payments have no place: their time is India's, whatever zone the event is in. */
export function paidAt(completedAt: string, language: Language): string {
  const parts = new Intl.DateTimeFormat(locales[language], {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'Asia/Kolkata',
    ...clock[language],
  }).formatToParts(new Date(completedAt));
  const { weekday, day, month, year, hour, minute, dayPeriod, timeZoneName } = Object.fromEntries(
    parts.map(({ type, value }) => [type, value]),
  );
  return paymentWords[language].paidAt(
    `${weekday}, ${day} ${month} ${year}`,
    `${hour}:${minute}`,
    String(dayPeriod),
    timeZoneName ?? '',
  );
}
