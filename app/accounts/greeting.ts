import * as accountWords from '#messages/accounts/en.ts';

/** Greeting of spec section 9 by the clock of an IANA time zone: morning before 12, afternoon before 18. */
export function greetingAt(now: Date, timeZone: string): string {
  const hour = Number(
    new Intl.DateTimeFormat('en-IN', { hour: 'numeric', hourCycle: 'h23', timeZone }).format(now),
  );
  if (hour < 12) return accountWords.greetings.morning;
  return hour < 18 ? accountWords.greetings.afternoon : accountWords.greetings.evening;
}
