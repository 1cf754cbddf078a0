import { z } from 'zod/v4';
import { thankYouWords } from '#messages/thank-yous/words.ts';
import { id, pageParameter, pageOf, severalLines } from '#contract/common/fields.ts';
import { MESSAGE_LENGTH } from '#contract/guests/reminder-limits.ts';
import { languages } from '#messages/language.ts';

/** How somebody is thanked: by a mail of ours, from the organiser's own WhatsApp, or face to face. */
const thankYouWay = z.enum(['mail', 'whatsapp', 'in_person'], { error: () => thankYouWords.wayNeeded });
export type ThankYouWay = z.infer<typeof thankYouWay>;

/** What became of it. `noted`: the organiser says so. Whoever was thanked in a way that did not arrive is still to be thanked. */
const thankYouStatus = z.enum(['queued', 'sent', 'bounced', 'failed', 'unsubscribed', 'noted']);
export type ThankYouStatus = z.infer<typeof thankYouStatus>;

const thankYou = z.object({
  way: thankYouWay,
  status: thankYouStatus,
  /** Why it did not arrive, in words; else empty. */
  error: z.string(),
  /** What was written; empty for what was said in person. */
  text: z.string(),
  /** ISO 8601. */
  at: z.string(),
});

/** One thing somebody gave: money, a gift they marked as bought, or one they said they bring, from the day after the event on. */
const received = z.object({
  kind: z.enum(['contribution', 'purchase', 'claim']),
  /** The gift it was for; left out for money that is for no gift. */
  giftName: z.string().optional(),
  /** Rupees, without what went back; left out for a gift that was bought. */
  amount: z.number().optional(),
  /** What they wrote to the couple; left out when they wrote nothing. */
  blessing: z.string().optional(),
  /** ISO 8601. */
  at: z.string(),
});
export type Received = z.infer<typeof received>;

const thankedGiver = z.object({
  _id: id,
  firstName: z.string(),
  lastName: z.string(),
  /** What they gave, newest first, at most five. */
  received: z.array(received),
  /** How much more there is than these. */
  more: z.number().int(),
  /** All the money of it, in rupees. */
  total: z.number(),
  /** When the latest of it came, ISO 8601. */
  latest: z.string(),
  /** Whether they were thanked for all of it. */
  thanked: z.boolean(),
  /** The last time they were thanked, whatever became of it. */
  thankYou: thankYou.nullable(),
});
export type ThankedGiver = z.infer<typeof thankedGiver>;

export const thankYouListQuery = z.object({
  show: z.enum(['all', 'to-thank']).default('all').catch('all'),
  page: pageParameter(),
});
export type ThankYouListQuery = z.output<typeof thankYouListQuery>;

/** `GET /events/{eventId}/thank-yous`: whoever gave something that did not go back, the latest first, pages of 25. */
export const thankYouList = pageOf(thankedGiver, 'owner').extend({
  counts: z.object({ givers: z.number().int(), toThank: z.number().int() }),
});

const thankYouLanguage = z.enum(languages);

export const preparedThankYouQuery = z.object({
  /** Another language than the giver's own. */
  language: thankYouLanguage.optional().catch(undefined),
});

/** `GET /events/{eventId}/thank-yous/{giverId}`: a message to begin with, and the ways it can go. */
export const preparedThankYou = z.object({
  giver: thankedGiver,
  language: thankYouLanguage,
  text: z.string(),
  /** Whether a mail can go: to an address we hold, to none, or to one that wants no mail. */
  mail: z.enum(['open', 'no_address', 'unsubscribed']),
  /** Whether the guest list has a phone for WhatsApp. */
  whatsapp: z.boolean(),
});
export type PreparedThankYou = z.infer<typeof preparedThankYou>;

const text = severalLines(
  MESSAGE_LENGTH,
  () => thankYouWords.textTooLong,
  () => thankYouWords.textNeeded,
);

/** `POST …/thank-yous/{giverId}`. The same `requestId` thanks nobody a second time. */
export const newThankYou = z.discriminatedUnion('way', [
  z.object({
    way: z.enum(['mail', 'whatsapp']),
    text,
    language: thankYouLanguage.default('en'),
    /** What was seen when it was written: `latest` of the giver. What came since is still to be thanked for. */
    upTo: z.iso.datetime(),
    requestId: z.string().min(8).max(64),
  }),
  z.object({
    way: z.literal('in_person'),
    upTo: z.iso.datetime(),
    requestId: z.string().min(8).max(64),
  }),
]);
export type NewThankYou = z.output<typeof newThankYou>;

/** `POST …/thank-yous/{giverId}/whatsapp`: a link that opens WhatsApp on the organiser's phone with the message. */
export const thankYouDraft = z.object({ text });
export const thankYouLink = z.object({ whatsapp: z.string() });

/** `GET /api/thank-yous`: for each of one's own events to which something was given, the latest givers and how many there are. */
export const giversByEvent = z.object({
  events: z.array(
    z.object({
      _id: id,
      eventName: z.string(),
      givers: z.array(
        z.object({
          _id: id,
          firstName: z.string(),
          lastName: z.string(),
          /** Rupees in all. */
          total: z.number(),
          /** The latest blessing; left out when they wrote none. */
          blessing: z.string().optional(),
          thanked: z.boolean(),
        }),
      ),
      giverCount: z.number().int(),
      toThank: z.number().int(),
    }),
  ),
});
export type GiversByEvent = z.infer<typeof giversByEvent>;
