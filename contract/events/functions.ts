import { z } from 'zod/v4';
import { readBy } from '#contract/audience/read-by.ts';
import { functionWords } from '#messages/functions/words.ts';
import * as readyMadeWords from '#messages/functions/ready-made/en.ts';
import { fieldWords } from '#messages/fields/words.ts';
import {
  calendarDate,
  checkbox,
  id,
  isBlank,
  pageParameter,
  pageOf,
  requiredName,
  timeOfDay,
  wholeNumber,
} from '#contract/common/fields.ts';
import { functionStanding, guestFilter, guestFilterQuery } from '#contract/guests/guest-filter.ts';
import type { EventType } from './event-types.ts';
import { statedVenue, venue } from './venue.ts';

/** The most functions of one event. */
export const MAX_FUNCTIONS = 10;

/** Characters. */
export const FUNCTION_NAME_LENGTH = 60;

/** Guests a page of the list of a function shows. */
export const FUNCTION_GUESTS_PAGE = 25;

/** A part of an event with a day and a place of its own, such as Mehndi: in the event's time zone. */
export const eventFunction = z.object({
  _id: id,
  name: z.string(),
  /** `YYYY-MM-DD` in the event's time zone. */
  date: z.string(),
  /** `HH:MM` in the event's time zone, or empty for the whole day. */
  time: z.string(),
  /** The instant it starts (start of the day when there is no time), ISO in UTC. */
  startsAt: z.string(),
  /** Null: at the event's own place. */
  venue: venue.nullable(),
});
export type EventFunction = z.infer<typeof eventFunction>;

/** How many of a guest's party come, the guest included: 0 nobody, null not said. */
const people = z.number().int().nullable();

/** How many of a party that comes are at a function: as was said, never more than the party, and all of it where nothing was said. */
export const headsAt = (party: { adults: number; children: number }, said: number | null): number =>
  Math.min(said ?? Infinity, party.adults + party.children);

/** A function as a guest who is invited to it sees it, with how many of the party come as recorded. */
export const invitedFunction = eventFunction.extend({ people });
export type InvitedFunction = z.infer<typeof invitedFunction>;

/** A function with how one guest stands to it, as the organiser sees it. */
export const guestFunction = invitedFunction.extend({
  /** Everybody is, those added later too. */
  everyone: z.boolean(),
  invited: z.boolean(),
});
export type GuestFunction = z.infer<typeof guestFunction>;

/** A function as its organiser has it. */
const hostedFunction = eventFunction.extend({
  /** Every guest is invited, also those added later; else those who are chosen. */
  everyone: z.boolean(),
  /** Grows with every change of the function. */
  version: z.number().int(),
});
export type HostedFunction = z.infer<typeof hostedFunction>;

/** Guests of a function, invited = coming + notComing + notSaid, and the people they come with. */
const functionCounts = z.object({
  invited: z.number().int(),
  coming: z.number().int(),
  /** Also those who declined the whole invitation. */
  notComing: z.number().int(),
  notSaid: z.number().int(),
  /** People of those who come. */
  people: z.number().int(),
  /** Of the guests who come, those who said yes to the event and nothing of this function: they count with all who come. */
  byEvent: z.number().int(),
});
export type FunctionCounts = z.infer<typeof functionCounts>;

const countedFunction = hostedFunction.extend({
  counts: functionCounts,
  /** Answers that would be deleted with it, whether they count or not. */
  recorded: z.number().int(),
});
export type CountedFunction = z.infer<typeof countedFunction>;

/** `GET /events/{eventId}/functions`: in the organiser's order. */
export const functionList = z.object({ functions: z.array(countedFunction), guestCount: z.number().int() });

/** What an organiser states of a function. A venue without name and address is the event's own place. Dates are checked against today by the backend. */
export const newFunction = z.object({
  name: requiredName(() => functionWords.nameRequired, FUNCTION_NAME_LENGTH),
  date: calendarDate,
  time: z.union([z.literal(''), timeOfDay], { error: () => fieldWords.time }).default(''),
  venue: statedVenue,
  everyone: z.union([z.enum(['everyone', 'chosen']).transform((who) => who === 'everyone'), checkbox]),
});
export type NewFunction = z.infer<typeof newFunction>;

/**
 * A row of the creation form. One without name, time and place is blank and counts as none: its day and
 * its guests are filled in before anybody types.
 */
export const functionRow = z.preprocess(readFunctionRow, newFunction.optional()) as z.ZodType<
  NewFunction | undefined,
  z.input<typeof newFunction> | undefined
>;

function readFunctionRow(row: unknown): unknown {
  if (typeof row !== 'object' || row === null) return row;
  const { name, time, venue: place } = row as Record<string, unknown>;
  const { name: placeName, location } = (place ?? {}) as Record<string, unknown>;
  return [name, time, typeof place === 'string' ? place : placeName, location].every(isBlank)
    ? undefined
    : row;
}

/** `PUT /events/{eventId}/functions/{functionId}`: `version` is the one the form was opened with. Who is invited is changed with its guests. */
export const functionEntry = newFunction.omit({ everyone: true }).extend({ version: wholeNumber });
export type FunctionEntry = z.infer<typeof functionEntry>;

/** `POST …/functions/{functionId}/move`: one place towards the beginning or the end. */
export const functionMove = z.object({ direction: z.enum(['up', 'down']) });

export const savedFunction = z.object({
  function: readBy('hosts', hostedFunction),
  message: z.string(),
  /** Guests to whom the change goes out by mail or message. */
  told: z.number().int(),
});

/** Which guests of a function's list: all of the event, or by how they stand to the function. */
export const functionGuestsShown = z.enum(['all', ...functionStanding.options]);

/** Search and filter of a function's guests, all in the address. */
export const functionGuestsQuery = guestFilterQuery.extend({
  show: functionGuestsShown.default('all').catch('all'),
  page: pageParameter(),
});
export type FunctionGuestsQuery = z.infer<typeof functionGuestsQuery>;

/** `GET …/functions/{functionId}/guests`: every guest of the event, a page of 25, in the order of the guest list. */
export const functionGuests = pageOf(
  z.object({
    _id: id,
    /** The guest's name, or else the contact they were invited by. */
    name: z.string(),
    /** Whether chosen; with `everyone` all are. */
    invited: z.boolean(),
    rsvp: z.enum(['pending', 'yes', 'no']),
    /** What counts: null where there is nothing yet or the guest is not invited, 0 also for who declined the whole invitation. */
    people,
    /** Whether it is the yes to the event that counts, because nothing was said of this function. */
    byEvent: z.boolean(),
  }),
).extend({ function: hostedFunction, counts: functionCounts });
export type FunctionGuests = z.infer<typeof functionGuests>;

/** One id or several: a form with one box sends no list. */
const ids = z
  .union([z.array(id).max(100, { error: () => functionWords.tooManyAtOnce }), id.transform((one) => [one])])
  .default([]);

/** Which of those `shown` in a form are ticked; whoever was not shown stays as they are. */
const ticked = z.object({ shown: ids, invited: ids });

/** `PUT …/functions/{functionId}/guests`: who is invited. */
export const functionGuestsChange = z.discriminatedUnion('change', [
  /** All guests, those added later too. What was chosen before is kept for `chosen`. */
  z.object({ change: z.literal('everyone') }),
  /** Those chosen, at first nobody. */
  z.object({ change: z.literal('chosen') }),
  ticked.extend({ change: z.literal('ticked') }),
  /** Every guest whom the filter finds; one that says nothing finds all. */
  guestFilter.extend({ change: z.enum(['invite-found', 'leave-out-found']) }),
]);
export type FunctionGuestsChange = z.infer<typeof functionGuestsChange>;

/** `PUT /events/{eventId}/guests/{guestId}/functions`: to which of the functions shown this guest is invited. Those for everyone stay. */
export const guestFunctionsChange = ticked;
export type GuestFunctionsChange = z.infer<typeof guestFunctionsChange>;

/** Names most families use; a form begins with one when it is chosen. */
export const readyMadeFunctions = {
  mehndi: readyMadeWords.mehndi,
  haldi: readyMadeWords.haldi,
  sangeet: readyMadeWords.sangeet,
  engagement: readyMadeWords.engagement,
  wedding: readyMadeWords.wedding,
  grihaPravesh: readyMadeWords.grihaPravesh,
  ceremony: readyMadeWords.ceremony,
  reception: readyMadeWords.reception,
} as const;
export type ReadyMadeFunction = keyof typeof readyMadeFunctions;

const { mehndi, haldi, sangeet, engagement, wedding, grihaPravesh, ceremony, reception } = readyMadeFunctions;
const offered: Record<EventType, readonly string[]> = {
  wedding: [mehndi, haldi, sangeet, wedding, reception],
  engagement: [mehndi, sangeet, engagement, reception],
  reception: [sangeet, reception],
  houseWarming: [grihaPravesh, reception],
  birthday: [],
  babyShower: [],
  getTogether: [],
  // nobody knows what it is
  custom: [mehndi, haldi, sangeet, ceremony, reception],
};

/** The ready-made names that fit a kind of event and are not on its list yet, in the order of the days. */
export const functionsToOffer = (type: EventType, taken: readonly (string | undefined)[]): string[] =>
  offered[type].filter((name) => !taken.includes(name));
