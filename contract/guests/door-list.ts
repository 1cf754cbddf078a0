import { z } from 'zod/v4';
import { id } from '#contract/common/fields.ts';
import { eventFunction } from '#contract/events/functions.ts';
import { guestFilterQuery } from './guest-filter.ts';
import { householdPerson } from './household.ts';
import { guestCounts } from './guests.ts';
import { rsvp } from './replies.ts';

/** One guest as a list on paper shows them. */
const doorGuest = z.object({
  _id: id,
  /** The guest's name, or else the contact they were invited by. */
  name: z.string(),
  phone: z.string(),
  /** With a function the answer to it: `yes` where people come, `no` also for who declined the whole invitation. */
  rsvp,
  adults: z.number().int(),
  children: z.number().int(),
  /** People to let in: adults and children, or those who come to the function. */
  heads: z.number().int(),
  note: z.string(),
  /** The people there are names of: those who come, with a function to it; without an answer all. */
  people: z.array(householdPerson.omit({ _id: true })),
});
export type DoorGuest = z.infer<typeof doorGuest>;

/** `GET /events/{eventId}/door-list`: every guest by name, for a list on paper; those whom a filter finds; with a function those invited to it, or who stand to it as the filter says. */
export const doorList = z.object({
  guests: z.array(doorGuest),
  /** With a function of its guests; how many of its people are children nobody said. */
  counts: guestCounts
    .pick({
      total: true,
      confirmed: true,
      adults: true,
      children: true,
      heads: true,
      expected: true,
      uncountedFamilies: true,
    })
    .partial({ adults: true, children: true }),
  /** The functions of the event, to choose one. */
  functions: z.array(eventFunction),
  /** The one chosen. */
  function: eventFunction.nullable(),
});

/** What the list on paper shows besides names and replies, all in the address. */
export const doorListQuery = guestFilterQuery.extend({
  phone: z.enum(['on', '']).default('').catch(''),
  /** Leaves out who declined. */
  coming: z.enum(['on', '']).default('').catch(''),
});
