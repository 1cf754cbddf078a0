import { z } from 'zod/v4';
import { readBy } from '#contract/audience/read-by.ts';
import { invitationWords } from '#messages/invitations/words.ts';
import { languages } from '#messages/language.ts';
import { calendarDate, id, outcome, timeOfDay } from '#contract/common/fields.ts';
import { designSelection } from '#contract/designs/designs.ts';
import { deliveryStatus } from './guest-filter.ts';
import { guestEntry } from './guests.ts';
import { sharedField } from './shared-contact.ts';

/**
 * `POST /events/{eventId}/add-invitees` (spec section 7). Rows with neither e-mail
 * nor phone are left out; a person already on the list is not added twice, but is invited
 * unless that was done before in the same way (`duplicate`). What becomes of somebody with a contact of another guest, each row
 * may say (`sharedField`); a row that asks, where nobody can tell, has nothing added and nothing sent (409 `contact_shared`).
 */
export const addInviteesForm = z.object({
  newGuests: z
    .array(guestEntry.extend(sharedField))
    .max(10_000, { error: () => invitationWords.tooManyRows }),
  /** Also becomes the design of the event's invitation. */
  design: designSelection.nullish(),
  /** Repeating a request with the same id adds and sends nothing again. */
  requestId: z.string().max(64).optional(),
});
export type AddInvitees = z.infer<typeof addInviteesForm>;

/**
 * What happened to one row: `type` is the channel, `status` the delivery or why nothing was sent. `shared` is on the list as a guest
 * of their own, and another one has their only contact; `household` has one invitation with the guest of an earlier row.
 */
const inviteResult = z.object({
  type: z.enum(['email', 'phone', 'none']),
  status: z.union([deliveryStatus, z.enum(['duplicate', 'invalid', 'limit', 'shared', 'household'])]),
  name: z.string(),
  message: z.string(),
  /** What of the message is not about the sending: that they are one household with somebody, or on the list already. */
  note: z.string().optional(),
  /** The guest on the list, also of a `duplicate` who can be sent the invitation again. */
  guestId: id.optional(),
  /** Ready-made links for the organiser to send, for a guest with a phone only. */
  links: z.object({ whatsapp: z.string(), sms: z.string() }).optional(),
});
export type InviteResult = z.infer<typeof inviteResult>;

export const inviteResults = z.object({ inviteResults: z.array(inviteResult) });

/**
 * How invitations go out: `auto` by e-mail where there is one, else by WhatsApp, else by SMS,
 * else as a link; `link` prepares links for the organiser to send.
 */
const channelWish = z.enum(['auto', 'email', 'whatsapp', 'sms', 'link']);
export type ChannelWish = z.infer<typeof channelWish>;

/** `POST /events/{eventId}/invitations`: sends to guests already on the list. */
export const sendInvitationsForm = z.object({
  /** The guests to send to, or `not-invited` for everyone who never got one and has not declined, or `undelivered` for those that bounced or failed. */
  guests: z.union([z.enum(['not-invited', 'undelivered']), z.array(id).min(1).max(10_000)]),
  /** Guests who cannot be reached in the way asked for are counted in the message. */
  channel: channelWish.default('auto'),
});
export const sendOutcome = outcome.extend({
  /** What the message says of those whose invitation is not on its way; empty when it is for all. */
  remarks: z.string(),
  queued: z.number().int(),
  linkReady: z.number().int(),
});

/**
 * `PUT /events/{eventId}/invitations/plan`: the day and time, where the event is, at which everybody who has no
 * invitation by then gets one.
 */
export const sendingPlanForm = z.object({
  day: calendarDate,
  time: timeOfDay,
  channel: channelWish.default('auto'),
});
export type SendingPlanForm = z.output<typeof sendingPlanForm>;

/** When those not invited yet are invited by themselves; null when that is not planned. */
const plannedSending = z.object({ at: z.string(), channel: channelWish }).nullable();

/** Which sending is looked at before it begins. */
export const invitationReviewQuery = z.object({
  guests: z.enum(['not-invited', 'undelivered']).default('not-invited').catch('not-invited'),
  channel: channelWish.default('auto').catch('auto'),
});

/** The most guests a review names of those left out. */
export const REVIEW_GUESTS = 20;

/** The most guests of whom a review says how they are greeted. */
export const REVIEW_GREETINGS = 3;

/** Why a sending would leave a guest out. */
const leftOutReasons = ['unsubscribed', 'unreachable', 'under-way', 'too-soon'] as const;
export type LeftOutReason = (typeof leftOutReasons)[number];

/**
 * `GET /events/{eventId}/invitations/review`: what `POST …/invitations` with the same words would send now,
 * how it reads in the languages of these guests, and who is left out and why.
 */
export const invitationReview = z.object({
  /** How many go out in each way; `link` is for the organiser to send. */
  ways: z.object({
    email: z.number().int(),
    whatsapp: z.number().int(),
    sms: z.number().int(),
    link: z.number().int(),
  }),
  leftOut: z.object({
    count: z.number().int(),
    /** The first of them, in the list's order, at most `REVIEW_GUESTS`. */
    guests: z.array(
      z.object({ _id: id, firstName: z.string(), lastName: z.string(), why: z.enum(leftOutReasons) }),
    ),
  }),
  /** Guests whose e-mail looks mistyped, of those who get a mail. */
  likelyEmails: z.object({
    count: z.number().int(),
    /** The first of them, in the list's order, at most `REVIEW_GUESTS`; `likely` is what the address was probably meant to be. */
    guests: z.array(
      z.object({
        _id: id,
        firstName: z.string(),
        lastName: z.string(),
        email: z.string(),
        likely: z.string(),
      }),
    ),
  }),
  /** Guests who get it whose names most easily go wrong in a greeting, at most `REVIEW_GREETINGS`, with the first words they read. */
  greetings: z.array(
    z.object({
      _id: id,
      firstName: z.string(),
      lastName: z.string(),
      language: z.enum(languages),
      greeting: z.string(),
    }),
  ),
  /** In each language that one of these guests is written to in, with the oddest of their names; with nobody left, in the event's. */
  reads: z.array(
    z.object({
      language: z.enum(languages),
      mail: z.object({ subject: z.string(), text: z.string() }),
      /** The messages, with a word in place of the link that is each guest's own; null where none goes that way. */
      whatsapp: z.string().nullable(),
      sms: z.string().nullable(),
    }),
  ),
  /** The picture of the chosen design; null while there is none. */
  picture: z.object({ path: z.string(), width: z.number().int(), height: z.number().int() }).nullable(),
  /** A design is chosen and has no picture yet: what is sent before it has one goes out without. */
  pictureMissing: z.boolean(),
  planned: plannedSending,
  /** Where a test would go: the address of whoever asks, once it is confirmed; else empty. */
  testTo: readBy('self', z.string()),
});
export type InvitationReview = z.infer<typeof invitationReview>;

/** `GET /events/{eventId}/guests/{guestId}/link`: the guest's personal address and ready-made messages. Organiser only. */
export const personalLink = z.object({
  url: z.string(),
  /** A message with the link, in the guest's language, to edit and send by hand. */
  text: z.string(),
  language: z.enum(languages),
  whatsapp: z.string().nullable(),
  sms: z.string().nullable(),
});

/** In which language to word the message; the guests' own without one. */
export const sharingQuery = z.object({ language: z.enum(languages).optional().catch(undefined) });

/** `GET /events/{eventId}/sharing`: the event's public address, which answers for nobody, and a message with it. */
export const sharedInvitation = z.object({
  url: z.string(),
  text: z.string(),
  language: z.enum(languages),
});

/**
 * `GET /events/{eventId}/invitations/next`: the next link waiting for the organiser to send,
 * those passed over last. `total` counts links sent by the organiser, too.
 */
export const nextToSend = z.object({
  guest: z.object({ _id: id, firstName: z.string(), lastName: z.string(), phone: z.string() }).nullable(),
  /** What the link opens with, to read before sending or to copy. */
  text: z.string(),
  whatsapp: z.string(),
  sms: z.string(),
  total: z.number().int(),
  sent: z.number().int(),
  skipped: z.number().int(),
});
export type NextToSend = z.infer<typeof nextToSend>;

/** `POST /events/{eventId}/guests/{guestId}/hand-sending`: the organiser sent the link, passes the guest over, or takes either back. */
export const handSending = z.object({ outcome: z.enum(['sent', 'skipped', 'ready']) });

/** The most guests a run names of those it did not reach. */
export const RUN_GUESTS = 50;

/**
 * One going-out of invitations, of news of a change or cancellation, of reminders or of a message: what was queued
 * while something of it was still waiting. Guests are counted once, by the last message of
 * the run to them; links the organiser sends are not in it.
 */
const sendingRun = z.object({
  kind: z.enum(['invitation', 'update', 'cancellation', 'reminder', 'message']),
  startedAt: z.string(),
  /** Null while something is waiting or on its way. */
  endedAt: z.string().nullable(),
  total: z.number().int(),
  sent: z.number().int(),
  waiting: z.number().int(),
  /** Those of the waiting that go out on another day, because of the day's number of new addresses. */
  later: z.number().int(),
  /** Why some wait a little, in words: until when those do whose addresses got the same a few minutes ago, or for the picture of the design; empty when none does. */
  paused: z.string(),
  /** Those of the waiting that were tried before. */
  delayed: z.number().int(),
  /** Bounced, failed or never confirmed. */
  undelivered: z.number().int(),
  /** Left out because their guests asked for no more. */
  unwanted: z.number().int(),
  /** Those not reached, in the list's order, at most `RUN_GUESTS`. */
  notReached: z.array(
    z.object({
      _id: id,
      firstName: z.string(),
      lastName: z.string(),
      email: z.string(),
      phone: z.string(),
      reason: z.string(),
    }),
  ),
});
export type SendingRun = z.infer<typeof sendingRun>;

/** `GET /events/{eventId}/invitations/progress`: what is going out; when nothing is, what ended last within a day. */
export const sendingProgress = z.object({
  runs: z.array(sendingRun),
  planned: plannedSending,
  /** Why nothing can be sent until an operator has looked; empty when it can. */
  stopped: z.string(),
});
export type SendingState = z.infer<typeof sendingProgress>;
