import { z } from 'zod/v4';
import { fieldsFor, readBy } from '#contract/audience/read-by.ts';
import { languages } from '#messages/language.ts';
import { eventWords } from '#messages/events/words.ts';
import { functionWords } from '#messages/functions/words.ts';
import { invitationOnPage } from '#contract/designs/designs.ts';
import { id, pageParameter, pageOf, searchWords, wholeNumber } from '#contract/common/fields.ts';
import { answeredFields, statedFields } from './event-fields.ts';
import { eventTypes, type EventType } from './event-types.ts';
import { functionRow, invitedFunction, MAX_FUNCTIONS } from './functions.ts';
import { answeredPerson } from '#contract/guests/household.ts';
import { hostsNotes } from '#contract/guests/guest-fields.ts';
import { oneGuestEntry, hostedGuest } from '#contract/guests/guests.ts';
import { sharedField } from '#contract/guests/shared-contact.ts';
import { guestReply } from '#contract/guests/replies.ts';
import { hostRelations, hostRole } from './hosts.ts';
import { plans } from '#contract/accounts/plans.ts';
import { guestQuestion } from './questions.ts';
import { giftOnPage, giftRow, MAX_GIFTS, wishlistGift } from '#contract/gifts/wishlist.ts';

export * from './drafts.ts';
export type { Venue } from './venue.ts';
export type { BrideGroomDetails } from './couple.ts';
export { DEFAULT_TIME_ZONE } from './event-fields.ts';

export const eventType = z.enum(eventTypes, { error: () => eventWords.typeRequired });
export type { EventType };

/** At most this many guests may be named in one request. */
export const MAX_GUEST_ROWS = 10_000;
export const MAX_GIFT_ROWS = MAX_GIFTS;

/** What an organiser states of an event: shared by create and edit. Dates are checked against today by the backend. */
export const eventDetails = z.object(statedFields);
export type EventDetails = z.infer<typeof eventDetails>;

/**
 * `POST /events/create` (spec section 7). `requestId`, chosen by the client, makes
 * a repeated request answer with the event of the first instead of a second one.
 */
export const createEventForm = eventDetails.extend({
  eventType,
  guests: z
    .array(oneGuestEntry.extend(sharedField))
    .max(MAX_GUEST_ROWS, { error: () => eventWords.tooManyGuests })
    .default([]),
  giftsWanted: z
    .array(giftRow)
    .max(MAX_GIFT_ROWS, { error: () => eventWords.tooManyGifts })
    .default([]),
  /** In the order guests see them; blank rows are ignored. Those for chosen guests begin with nobody. */
  functions: z
    .array(functionRow)
    .max(MAX_FUNCTIONS, { error: () => functionWords.tooMany })
    .default([]),
  /** A picture uploaded as one (`uploadImage` with `shape=photo`); left out or empty: none. */
  photo: z.union([z.literal(''), id]).optional(),
  requestId: z.string().max(64).optional(),
  /** Also take over the guests kept in the user's draft of this type, and end the draft. */
  fromDraft: z.boolean().default(false),
});
export type CreateEventForm = z.infer<typeof createEventForm>;

/** `PUT /events/{eventId}`: `version` is the one the form was opened with, so that two editors cannot overwrite each other unseen. */
export const updateEventForm = eventDetails.extend({ version: wholeNumber });
export type UpdateEvent = z.infer<typeof updateEventForm>;

/** `PATCH /events/{eventId}/give-together`. */
export const giveTogetherForm = z.object({
  giveTogether: z.boolean({ error: () => eventWords.giveTogetherNeeded }),
});

const event = z.object({
  _id: id,
  eventType,
  ...answeredFields,
  /** The instant it starts (start of the day when there is no time), ISO in UTC. */
  startsAt: z.string(),
  status: z.enum(['active', 'cancelled']),
  version: z.number().int(),
});

export type EventFields = z.infer<typeof event>;

/** Whether a day has passed since the event and the last of its functions began: nobody answers or is invited any more. */
const over = z.boolean();

/** A picture of the event's page: its path, which never shows another, and its size in pixels. */
const pagePicture = z.object({ path: z.string(), width: z.number().int(), height: z.number().int() });

/** `PUT /events/{eventId}/photo` answers with this. */
export const savedPhoto = z.object({ photo: pagePicture, message: z.string() });

/** An event with everything its organiser may read (spec section 3). */
const hostedEvent = event.extend({
  guests: readBy('hosts', z.array(hostedGuest)),
  giftsWanted: z.array(wishlistGift),
});

const namedGuests = z.array(z.object({ name: z.string(), message: z.string() }));

/**
 * `POST /events/create` answers 201 with this. Guests left out are named, never dropped unseen, and so are those who are kept
 * without a phone or e-mail that another guest has, or as one household with that guest (`guestsShared`).
 */
export const createdEvent = z.object({
  event: readBy(
    'anyone',
    event.extend(fieldsFor('hosts', { guestCount: z.number().int(), giftCount: z.number().int() })),
  ),
  /** Whether this event was there already, made by an earlier request with the same `requestId`. */
  repeated: z.boolean(),
  guestsLeftOut: namedGuests,
  guestsShared: namedGuests,
});

/** How the one who asks stands to an event (spec section 6). An editor and a viewer help its organiser, who owns it. */
const relation = z.enum(['visitor', 'stranger', 'guest', 'viewer', 'editor', 'organiser']);
export type Relation = z.infer<typeof relation>;

/**
 * `GET /events/{eventId}`: what the event page shows. It names no guest but the
 * viewer, and its size does not grow with the guest list.
 */
export const eventPage = z.object({
  event: event.extend({
    /** Empty while the organiser has given no name. */
    organiserName: z.string(),
    guestCount: z.number().int(),
    gifts: z.array(giftOnPage),
    giftCount: z.number().int(),
    /** The day, `YYYY-MM-DD`, by which guests are asked to answer; left out once it is over. */
    replyBy: z.string().optional(),
    over,
    /** The picture of the invitation's design, once there is one. */
    designPicture: pagePicture.optional(),
    /** The photo guests see after their answer, three to two, WebP. */
    photo: pagePicture.optional(),
    /** What was chosen for the invitation, once a design of ours was. */
    invitation: invitationOnPage.optional(),
  }),
  viewer: z.object({
    relation: readBy('self', relation),
    /** Present when the viewer is a guest, by sign-in or by a personal key. */
    guest: readBy(
      'guest',
      z.object({
        _id: id,
        firstName: z.string(),
        lastName: z.string(),
        title: z.string(),
        greeting: z.string(),
        withFamily: z.boolean(),
        /** The most people, this guest included, a reply may announce. */
        partyLimit: z.number().int(),
        /** The people the invitation names (`named`) and those the guest added, with what was said for each. */
        household: z.array(answeredPerson.extend({ named: z.boolean() })),
        /** The language chosen by the guest or for them; null where the browser decides. */
        language: z.enum(languages).nullable(),
        reply: guestReply,
        /** The organiser's questions with this guest's answers, in the order they are asked. */
        questions: z.array(guestQuestion),
        /** The functions this guest is invited to, in the organiser's order. */
        functions: z.array(invitedFunction),
        /** Names these functions as they stand; empty without any. Sent along with an answer to them, it is refused once they changed. */
        functionsSeen: z.string(),
      }),
    ).optional(),
  }),
});
export type EventPage = z.infer<typeof eventPage>;

/** `GET /events/{eventId}/edit`: the values an edit form starts from, and what the host who asks may do with them. */
export const editableEvent = z.object({
  event: readBy('anyone', event.extend({ over, photo: pagePicture.optional() })),
  guestCount: z.number().int(),
  /** Functions keep their dates and places when the event's change. */
  functionCount: z.number().int(),
  role: z.enum(hostRelations),
  /** Empty while the organiser has given no name. */
  organiserName: z.string(),
});

/** One event in a list of our own pages: no guests, only counts. */
const eventSummary = event.extend({
  guestCount: z.number().int(),
  giftCount: z.number().int(),
  confirmedCount: z.number().int(),
  /** Up to three gifts, shown on joined cards (spec section 2). */
  firstGifts: z.array(z.object({ name: z.string(), price: z.number() })),
  /** In the list of organised events: how one helps with somebody else's. */
  helping: readBy('hosts', z.object({ role: hostRole, organiserName: z.string() })).optional(),
});
export type EventSummary = z.infer<typeof eventSummary>;

/** Search, filter and order of the event lists, all of it in the address (spec section 2). */
export const eventListQuery = z.object({
  search: searchWords,
  sort: z.enum(['newest', 'oldest']).default('newest').catch('newest'),
  type: z
    .union([z.literal('all'), eventType])
    .default('all')
    .catch('all'),
  page: pageParameter(),
});
export type EventListQuery = z.infer<typeof eventListQuery>;

/** `GET /events/organised` and `GET /events/attending`: pages of 20. */
export const eventList = pageOf(eventSummary);
export type EventList = z.infer<typeof eventList>;

/** `GET /events/my-events` (spec section 7), whole lists as the spec's client reads them. */
export const myEvents = z.object({
  createdEvents: z.array(hostedEvent),
  joinedEvents: z.array(
    event.extend({
      /** Those of the guest list who are the viewer themself: one, unless a host entered them twice. Without the hosts' own notes. */
      guests: readBy('guest', z.array(hostedGuest.omit(hostsNotes))),
      giftsWanted: z.array(wishlistGift),
      guestCount: z.number().int(),
    }),
  ),
});

/** `GET /events/plan`: what a plan still allows (spec section 1); null means without limit. */
export const planRoom = z.object({
  plan: z.enum(plans),
  /** The calendar year that is counted. */
  year: z.number().int(),
  events: z.object({
    limit: z.number().int().nullable(),
    created: z.number().int(),
    left: z.number().int().nullable(),
  }),
  guestsPerEvent: z.number().int().nullable(),
});
export type PlanRoom = z.infer<typeof planRoom>;

/** `GET /events/stats`: the dashboard's counts, without carrying the lists they are counted from. */
export const eventStats = z.object({
  eventsOrganized: z.number().int(),
  eventsJoined: z.number().int(),
  giftsManaged: z.number().int(),
  guestsInvited: z.number().int(),
  upcomingEvents: z.number().int(),
});
