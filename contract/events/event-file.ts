import { z } from 'zod/v4';
import { designSelection } from '#contract/designs/designs.ts';
import {
  calendarDate,
  id,
  optionalLine,
  optionalName,
  requiredLine,
  rupees,
  severalLines,
  webLink,
} from '#contract/common/fields.ts';
import { blessingIn } from '#contract/gifts/collaboration.ts';
import { giftType, MAX_GIFTS } from '#contract/gifts/wishlist.ts';
import { guestListEntry, MOST_GUEST_LISTS } from '#contract/guests/guest-filter.ts';
import { answeredPerson, MOST_PARTY_LIMIT } from '#contract/guests/household.ts';
import { guestEntry } from '#contract/guests/guests.ts';
import { MESSAGE_LENGTH } from '#contract/guests/reminder-limits.ts';
import { audience } from '#contract/guests/reminders.ts';
import { NAMES_LENGTH, rsvp, rsvpSource } from '#contract/guests/replies.ts';
import { fieldWords } from '#messages/fields/words.ts';
import { wishlistWords } from '#messages/wishlist/words.ts';
import { questionWords } from '#messages/questions/words.ts';
import { languages } from '#messages/language.ts';
import { EVENT_FILE_MOST_MESSAGES, EVENT_FILE_PART } from './event-file-limits.ts';
import { eventDetails, eventType, MAX_GUEST_ROWS } from './events.ts';
import { MAX_FUNCTIONS, newFunction } from './functions.ts';
import {
  ANSWER_LENGTH,
  MAX_CHOICES,
  MAX_QUESTIONS,
  QUESTION_LENGTH,
  questionChoice,
  questionKind,
} from './questions.ts';

/*
 * The file of a whole event (docs/decisions/0078): a tar of `shagun-event.json`, the head; `guests/1.json` and on, at most
 * a hundred guests each; `pictures/1.webp` and on; and `end.json`. It names nothing by the identifiers of an
 * installation: what belongs together is said by its place in a list of the file, counted from 0.
 */

export const EVENT_FILE_FORMAT = 'shagun-event';

/** Grows when a reader of this version could not make sense of a file any more. */
export const EVENT_FILE_VERSION = 1;

const place = z.number().int().min(0).max(MAX_GUEST_ROWS);
/** A moment in years that databases keep and calendars show. */
const instant = z.iso
  .datetime()
  .refine((at) => at >= '1970' && at < '2200', { error: () => fieldWords.dateThatExists });
/** A day of those years: forms ask for days that are still to come, a file brings what is over as well. */
const dayOfOurs = calendarDate.refine((day) => day >= '1970' && day < '2200', {
  error: () => fieldWords.dateThatExists,
});
const people = z.number().int().min(0).max(99);

const fileGift = z.object({
  name: requiredLine(() => wishlistWords.nameRequired, 200),
  price: rupees(),
  link: z.union([z.literal(''), webLink], { error: () => fieldWords.webLink }),
  type: giftType,
  picture: place.nullable(),
  /** Bought and arrived, by whomever. */
  purchasedAt: instant.nullable(),
  deliveredAt: instant.nullable(),
});

const fileQuestion = z.object({
  kind: questionKind,
  text: requiredLine(() => questionWords.textRequired, QUESTION_LENGTH),
  required: z.boolean(),
  eachPerson: z.boolean().default(false),
  choices: z.array(questionChoice).max(MAX_CHOICES),
});

const fileAnswers = z
  .array(z.object({ question: place, answer: z.array(severalLines(ANSWER_LENGTH)).max(MAX_CHOICES) }))
  .max(MAX_QUESTIONS);

/** `shagun-event.json`: everything but guests and pictures. */
export const eventFileHead = z.object({
  format: z.literal(EVENT_FILE_FORMAT),
  version: z.literal(EVENT_FILE_VERSION),
  exportedAt: instant,
  /** A digest that every file of one event has: who brings in an event a second time is asked first. */
  source: z.string().regex(/^[0-9a-f]{32}$/),
  event: eventDetails.extend({
    eventType,
    /** Null where the organiser has not said. */
    giveTogether: z.boolean().nullable(),
    guestLanguage: z.enum(languages).nullable(),
    date: dayOfOurs,
    replyBy: dayOfOurs.nullable(),
    status: z.enum(['active', 'cancelled']),
  }),
  /** The photo beside the story, one of the pictures. */
  photo: place.nullable(),
  functions: z.array(newFunction.extend({ date: dayOfOurs, everyone: z.boolean() })).max(MAX_FUNCTIONS),
  questions: z.array(fileQuestion).max(MAX_QUESTIONS),
  gifts: z.array(fileGift).max(MAX_GIFTS),
  messages: z
    .array(
      z.object({
        audience,
        function: place.nullable(),
        text: severalLines(MESSAGE_LENGTH),
        at: instant,
      }),
    )
    .max(EVENT_FILE_MOST_MESSAGES),
  /** Filters of guests that hosts saved; the function of one is named by its place. */
  guestLists: z
    .array(guestListEntry.extend({ function: place.nullable() }))
    .max(MOST_GUEST_LISTS)
    .default([]),
  /** What was chosen for the invitation; its photo is one of the pictures. */
  design: z.object({ selection: designSelection, photo: place.nullable() }).nullable(),
  /** A picture from the design tool in its place. */
  toolPicture: z.object({ picture: place, title: optionalLine(300) }).nullable(),
  /** The names of the pictures in the order of the file. */
  pictures: z.array(z.string().regex(/^pictures\/[1-9]\d{0,2}\.(webp|png)$/)).max(MAX_GIFTS + 3),
});
export type EventFileHead = z.infer<typeof eventFileHead>;

/** A guest with everything they answered. */
export const eventFileGuest = z.object({
  ...guestEntry.omit({ withFamily: true }).shape,
  withFamily: z.boolean(),
  partyLimit: z.number().int().min(1).max(MOST_PARTY_LIMIT).nullable(),
  language: z.enum(languages).nullable(),
  wantsNoMore: z.array(z.enum(['email', 'phone'])).max(2),
  /** The functions they were chosen for. */
  functions: z.array(place).max(MAX_FUNCTIONS),
  functionReplies: z.array(z.object({ function: place, people })).max(MAX_FUNCTIONS),
  answers: fileAnswers,
  reply: z
    .object({
      rsvp,
      source: rsvpSource.nullable(),
      adults: people,
      children: people,
      note: severalLines(500),
      names: severalLines(NAMES_LENGTH),
      household: z
        .array(
          answeredPerson.extend({
            name: optionalName(),
            functions: z.array(place).max(MAX_FUNCTIONS).nullable(),
            answers: fileAnswers,
          }),
        )
        .max(MOST_PARTY_LIMIT)
        .default([]),
      /** The event's date it is for; that of the file, where nothing is said. */
      answeredFor: dayOfOurs.nullable().default(null),
      at: instant,
    })
    .nullable(),
  /** The gifts they bring, as far as hosts may know. */
  brings: z.array(z.object({ gift: place, blessing: blessingIn('en'), at: instant })).max(MAX_GIFTS),
});
export type EventFileGuest = z.infer<typeof eventFileGuest>;

/** `guests/1.json` and on: so many of `eventFileGuest`, which are read one by one. */
export const eventFileGuests = z.array(z.unknown()).min(1).max(EVENT_FILE_PART);

/** `end.json`: a file without it was cut off. */
export const eventFileEnd = z.object({ guests: place, pictures: place });

/** What is kept of a file between its review and the event that is made from it. Null: a picture that was lost before the file was made. */
export interface EventFileContents {
  head: EventFileHead;
  guests: EventFileGuest[];
  pictures: (string | null)[];
}

export const eventImportParams = z.object({ importId: id });

/** `GET /events/imports/{importId}`: what is in a file that was read, before anything is made from it. */
export const eventImport = z.object({
  _id: id,
  eventType,
  eventName: z.string(),
  date: z.string(),
  time: z.string(),
  timeZone: z.string(),
  startsAt: z.string(),
  status: z.enum(['active', 'cancelled']),
  guests: z.number().int(),
  replies: z.number().int(),
  functions: z.number().int(),
  questions: z.number().int(),
  gifts: z.number().int(),
  messages: z.number().int(),
  pictures: z.number().int(),
  design: z.enum(['none', 'ours', 'picture']),
  /** Its design is for other plans than the viewer's, and is left out. */
  premiumLeftOut: z.boolean(),
  /** Its day is over: it comes in as a past event. */
  isPast: z.boolean(),
  /** When it is thrown away, unless an event was made from it. */
  keptUntil: z.string(),
  /** Events of the viewer that were made from a file of the same event before. */
  madeBefore: z.array(z.object({ _id: id, eventName: z.string() })),
});
export type EventImport = z.infer<typeof eventImport>;

/** `POST /events/imports/{importId}/create`: `again`, to make one more event from a file of the same. */
export const makeImportedForm = z.object({ again: z.boolean().default(false) });

/** Its answer. */
export const importedEvent = z.object({
  eventId: id,
  eventName: z.string(),
  /** Whether the event was there already, made by an earlier press. */
  repeated: z.boolean(),
});
