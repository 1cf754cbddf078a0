import { z } from 'zod/v4';
import { readBy } from '#contract/audience/read-by.ts';
import { fieldWords } from '#messages/fields/words.ts';
import { reminderWords } from '#messages/reminders/words.ts';
import { calendarDate, id, outcome, pageParameter, pageOf, severalLines } from '#contract/common/fields.ts';
import { guestFilter, guestFilterQuery } from './guest-filter.ts';
import { whichGuests } from './guest-changes.ts';
import { MAX_DAYS_BEFORE, MESSAGE_LENGTH } from './reminder-limits.ts';

export * from './reminder-limits.ts';

const daysBefore = z
  .array(
    z.coerce
      .number()
      .int()
      .min(1, { error: () => reminderWords.daysRange })
      .max(MAX_DAYS_BEFORE, { error: () => reminderWords.daysRange }),
  )
  .max(5, { error: () => reminderWords.daysAtMost })
  .transform((days) => [...new Set(days)].sort((a, b) => b - a));

/** `PUT /events/{eventId}/reminders`: until when guests are asked to answer, and how many days before they are reminded by themselves. */
export const reminderSettings = z.object({
  /** `YYYY-MM-DD` in the event's time zone, or empty for none. */
  replyBy: z.union([z.literal(''), calendarDate], { error: () => fieldWords.date }).default(''),
  daysBefore: daysBefore.default([]),
});
export type ReminderSettings = z.infer<typeof reminderSettings>;

/** To whom a message of the organiser goes. */
export const audience = z.enum(['all', 'confirmed', 'pending'], {
  error: () => reminderWords.audienceNeeded,
});
export type Audience = z.infer<typeof audience>;

/**
 * The function whose guests alone are meant, empty for the whole event. With it the audiences
 * are those invited to the function, those who come to it, and those who have not said.
 */
const ofFunction = z.union([z.literal(''), id], { error: () => reminderWords.functionUnknown }).default('');

/** A list of people to preview: those a reminder now would reach, or those of a message. */
const recipientsOf = z.enum(['reminder', ...audience.options]);

/** Why somebody gets no reminder or message from us now. `link`: there is only a phone, so the organiser sends a link. */
export const unreachedReason = z.enum([
  'not_invited',
  'undelivered',
  'unsubscribed',
  'enough',
  'lately',
  'link',
  'no_contact',
]);
export type UnreachedReason = z.infer<typeof unreachedReason>;

const reach = z.object({
  /** Guests who get it. */
  told: z.number().int(),
  /** Guests who do not, by reason; reasons of nobody are left out. */
  notTold: z.partialRecord(unreachedReason, z.number().int()),
});
export type ReachCounts = z.infer<typeof reach>;

const sample = z.object({ subject: z.string(), text: z.string() });

/** One going-out of reminders or of a message, with what became of it. */
const sentRun = z.object({
  kind: z.enum(['reminder', 'message']),
  at: z.string(),
  /** The organiser's words, for a message. */
  text: z.string(),
  /** The function a message was for, empty for the whole event. */
  functionName: z.string(),
  total: z.number().int(),
  sent: z.number().int(),
  waiting: z.number().int(),
  undelivered: z.number().int(),
});

/** `GET /events/{eventId}/reminders`. */
export const reminders = z.object({
  replyBy: z.string(),
  daysBefore: z.array(z.number().int()),
  /** Whether the plan has reminders and messages. */
  allowed: z.boolean(),
  /** Why nothing can be sent now: it is night there, the event has begun. Empty when something can. */
  closedNow: z.string(),
  /** When the next reminders go out by themselves, ISO in UTC; null when none will. */
  nextAt: z.string().nullable(),
  pending: z.number().int(),
  reminder: reach,
  /** For the whole event. */
  audiences: z.record(audience, reach),
  /** The event's functions, in order: a message may be for the guests of one. */
  functions: z.array(z.object({ _id: id, name: z.string() })),
  /** How a reminder reads, without its buttons. */
  sample,
  /** Of how many guests a message waits for a host. */
  openChats: z.number().int(),
  /** The last ten, newest first. */
  sent: z.array(sentRun),
});
export type Reminders = z.infer<typeof reminders>;

export const recipientsQuery = guestFilterQuery.extend({
  to: recipientsOf.default('reminder').catch('reminder'),
  /** Says nothing about reminders: they are for the whole event. */
  functionId: ofFunction.catch(''),
  page: pageParameter(),
});

const recipient = z.object({
  _id: id,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
  /** How it goes; null with `why` when it does not. */
  channel: z.enum(['email', 'whatsapp', 'sms']).nullable(),
  why: unreachedReason.nullable(),
  /** A link that opens WhatsApp on the organiser's phone with a reminder written out, for `why` being `link`. */
  whatsapp: readBy('editors', z.string()),
});
export type Recipient = z.infer<typeof recipient>;

/** `GET /events/{eventId}/reminders/guests`: who would get it and who would not, those who would first, pages of 50. */
export const recipients = pageOf(recipient).extend({
  /** The function they are the guests of, empty for the whole event. */
  functionName: z.string(),
});

/** `POST /events/{eventId}/messages`. The same `requestId` sends nothing a second time. */
export const guestMessage = z.object({
  audience,
  /** Those of the audience whom it finds. */
  filter: guestFilter.prefault({}),
  functionId: ofFunction,
  text: severalLines(
    MESSAGE_LENGTH,
    () => reminderWords.textTooLong,
    () => reminderWords.textNeeded,
  ),
  requestId: z.string().min(8).max(64),
});
export type GuestMessage = z.infer<typeof guestMessage>;

/** `POST /events/{eventId}/messages/preview`: how it would read, and for how many. */
export const messageDraft = guestMessage.omit({ requestId: true });
export const messagePreview = z.object({
  reach,
  sample,
  /** For guests with only a phone: links that open WhatsApp on the organiser's phone with the message, at most `MESSAGE_LINKS`. */
  links: readBy('editors', z.array(z.object({ _id: id, name: z.string(), whatsapp: z.string() }))),
});

/** `POST …/reminders/send`: those who have not answered, of the guests named or found by the filter. */
export const remindRequest = whichGuests.extend({ guests: whichGuests.shape.guests.default('found') });

export const sentOutcome = outcome.extend({ queued: z.number().int() });
