import { z } from 'zod/v4';
import { id } from './common.ts';
import { guestCounts, rsvp } from './guests.ts';

/** One guest as a list on paper shows them. */
const doorGuest = z.object({
  _id: id,
  /** The guest's name, or else the contact they were invited by. */
  name: z.string(),
  phone: z.string(),
  rsvp,
  adults: z.number().int(),
  children: z.number().int(),
  note: z.string(),
});
export type DoorGuest = z.infer<typeof doorGuest>;

/** `GET /events/{eventId}/door-list`: every guest by name, for a list on paper; organiser only. */
export const doorList = z.object({ guests: z.array(doorGuest), counts: guestCounts.pick({ total: true, confirmed: true, adults: true, children: true, heads: true }) });

/** What the list on paper shows besides names and replies, all in the address. */
export const doorListQuery = z.object({
  phone: z.enum(['on', '']).default('').catch(''),
  /** Leaves out who declined. */
  coming: z.enum(['on', '']).default('').catch(''),
});
