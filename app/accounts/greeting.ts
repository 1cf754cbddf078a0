import * as words from '#messages/accounts/en.ts';

const clockOfIndia = new Intl.DateTimeFormat('en-IN', {
  hour: 'numeric',
  hourCycle: 'h23',
  timeZone: 'Asia/Kolkata',
});

/** Greeting of spec section 9 by the clock of India, where the audience is: morning before 12, afternoon before 18. */
export function greetingAt(now: Date): string {
  const hour = Number(clockOfIndia.format(now));
  if (hour < 12) return words.greetings.morning;
  return hour < 18 ? words.greetings.afternoon : words.greetings.evening;
}
