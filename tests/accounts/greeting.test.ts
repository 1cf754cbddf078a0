import { expect, test } from 'vitest';
import { greetingAt } from '#app/accounts/greeting.ts';

test.each([
  ['2026-12-11T18:30:00Z', 'Good Morning'], // 00:00 in India
  ['2026-12-12T06:29:00Z', 'Good Morning'],
  ['2026-12-12T06:30:00Z', 'Good Afternoon'], // 12:00
  ['2026-12-12T12:29:00Z', 'Good Afternoon'],
  ['2026-12-12T12:30:00Z', 'Good Evening'], // 18:00
  ['2026-12-12T18:29:00Z', 'Good Evening'],
])('changes at noon and at six: %s is %s', (instant, greeting) => {
  expect(greetingAt(new Date(instant), 'Asia/Kolkata')).toBe(greeting);
});

test('goes by the clock of the place it is read in', () => {
  const instant = new Date('2026-12-12T12:30:00Z');
  expect(greetingAt(instant, 'America/Toronto')).toBe('Good Morning');
  expect(greetingAt(instant, 'Europe/London')).toBe('Good Afternoon');
});
