import { DateTime } from 'luxon';
import type { OperationInput } from '#contract/operations.ts';

type CreateBody = OperationInput<'createEvent'>['body'];

/** The date so many days from `from` in India, `YYYY-MM-DD`. */
export const inDays = (days: number, from = new Date()): string =>
  DateTime.fromJSDate(from, { zone: 'Asia/Kolkata' }).plus({ days }).toFormat('yyyy-MM-dd');

/** A complete event as the creation form sends it; `changes` replace fields. */
export const eventForm = (changes: Partial<CreateBody> = {}): CreateBody => ({
  eventType: 'birthday',
  eventName: 'Kabir turns five',
  date: inDays(30),
  description: 'Cake, a magician and the whole building.',
  venue: { name: 'Terrace of Neel Apartments', location: '12 Prabhat Road, Pune' },
  ...changes,
});

/** So many guests with an e-mail each. */
export const guestRows = (count: number, name = 'guest') =>
  Array.from({ length: count }, (_, index) => ({
    firstName: 'Guest',
    lastName: String(index + 1),
    email: `${name}${index + 1}@example.in`,
  }));
