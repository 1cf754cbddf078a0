import { z } from 'zod/v4';
import { id, outcome, requiredLine } from '#contract/common/fields.ts';
import { filterWords } from '#messages/guests/filter/words.ts';
import { languages } from '#messages/language.ts';
import { statedGuestFields } from './guest-fields.ts';
import { oneTag } from './guest-tags.ts';

/**
 * Delivery of the last invitation to a guest; `none` when none was asked for.
 * `delivered` and `read` are what WhatsApp and SMS tell; `unconfirmed`: handed over without a
 * clear answer; `sent_by_host`: the organiser says they sent the link.
 */
export const deliveryStatus = z.enum([
  'none',
  'queued',
  'sending',
  'sent',
  'delivered',
  'read',
  'unconfirmed',
  'bounced',
  'failed',
  'link_ready',
  'sent_by_host',
  'unsubscribed',
]);
export type DeliveryStatus = z.infer<typeof deliveryStatus>;

/** How a guest stands to a function. */
export const functionStanding = z.enum(['invited', 'not-invited', 'coming', 'not-coming', 'not-said']);
export type FunctionStanding = z.infer<typeof functionStanding>;

/** What a filter says where it leaves nobody out. */
export const everybody = {
  search: '',
  status: 'all',
  delivery: 'all',
  side: '',
  tag: '',
  function: '',
  stands: 'invited',
  language: 'all',
} as const;

const fields = {
  /** In a name, an e-mail, a phone or further contacts. */
  search: z.string().trim().max(200),
  /** `date-changed` finds a yes of before the event's date moved. */
  status: z.enum(['all', 'yes', 'no', 'pending', 'date-changed']),
  /** `undelivered` finds what bounced, failed or was never confirmed. */
  delivery: z.union([z.enum(['all', 'undelivered']), deliveryStatus]),
  /** Whose guests; empty: everybody's. */
  side: statedGuestFields.side,
  /** Those who have this tag, whatever its capitals; empty: everybody. */
  tag: oneTag,
  /** A function of the event, to which a guest `stands` in this way; empty: none. Of one that was deleted nobody is found. */
  function: z.union([z.literal(''), id]),
  stands: functionStanding,
  /** Chosen for a guest or by them; `any`: nobody chose one. */
  language: z.enum(['all', ...languages, 'any']),
};

/** Which guests of an event: those to whom all of it applies. Nothing stated finds everybody. */
export const guestFilter = z.object({
  search: fields.search.default(everybody.search),
  status: fields.status.default(everybody.status),
  delivery: fields.delivery.default(everybody.delivery),
  side: fields.side.default(everybody.side),
  tag: fields.tag.default(everybody.tag),
  function: fields.function.default(everybody.function),
  stands: fields.stands.default(everybody.stands),
  language: fields.language.default(everybody.language),
});
export type GuestFilter = z.infer<typeof guestFilter>;

/** The same in an address, where nonsense counts as nothing. */
export const guestFilterQuery = z.object({
  search: guestFilter.shape.search.catch(everybody.search),
  status: guestFilter.shape.status.catch(everybody.status),
  delivery: guestFilter.shape.delivery.catch(everybody.delivery),
  side: guestFilter.shape.side.catch(everybody.side),
  tag: guestFilter.shape.tag.catch(everybody.tag),
  function: guestFilter.shape.function.catch(everybody.function),
  stands: guestFilter.shape.stands.catch(everybody.stands),
  language: guestFilter.shape.language.catch(everybody.language),
});

/** What of a filter leaves anybody out, as an address carries it. */
export const filterParameters = (filter: GuestFilter): Record<string, string> =>
  Object.fromEntries(
    Object.entries(everybody)
      .map(([name, open]) => [name, filter[name as keyof GuestFilter], open] as const)
      .filter(([name, value, open]) => (name === 'stands' ? filter.function !== '' : true) && value !== open)
      .map(([name, value]) => [name, value]),
  );

/** Whether a filter leaves anybody out. */
export const isNarrowed = (filter: GuestFilter): boolean => Object.keys(filterParameters(filter)).length > 0;

/** The most named lists of one event, and the longest name, in characters. */
export const MOST_GUEST_LISTS = 30;
export const LIST_NAME_LENGTH = 40;

/** `POST /events/{eventId}/guest-lists`: a filter under a name. One of the same name takes its place. */
export const guestListEntry = z.object({
  name: requiredLine(() => filterWords.nameNeeded, LIST_NAME_LENGTH),
  filter: guestFilter,
});

/** A filter that a host saved. */
const namedGuestList = z.object({ _id: id, name: z.string(), filter: guestFilter });
export type NamedGuestList = z.infer<typeof namedGuestList>;

/** `GET /events/{eventId}/guest-lists`: what guests can be found by. */
export const guestLists = z.object({
  /** By name. */
  lists: z.array(namedGuestList),
  /** The tags that guests have, each once. */
  tags: z.array(z.string()),
  /** The sides that guests have, each once. */
  sides: z.array(z.string()),
  functions: z.array(z.object({ _id: id, name: z.string() })),
});
export type GuestLists = z.infer<typeof guestLists>;

export const savedGuestList = outcome.extend({ list: namedGuestList });
