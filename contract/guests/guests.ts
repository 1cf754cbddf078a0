import { z } from 'zod/v4';
import * as listWords from '#messages/guests/list/en.ts';
import * as replyWords from '#messages/guests/reply/en.ts';
import { languages, type Translation } from '#messages/language.ts';
import {
  id,
  optionalEmail,
  optionalLine,
  optionalPhone,
  pageOf,
  wholeNumber,
} from '#contract/common/fields.ts';
import { typedText } from '#contract/common/plain-line.ts';
import { guestFunction } from '#contract/events/functions.ts';
import { plans } from '#contract/accounts/plans.ts';
import { ANSWER_LENGTH, askedQuestion, MAX_CHOICES } from '#contract/events/questions.ts';

/** Reply of a guest (spec section 9). `pending` means there is none yet. */
export const rsvp = z.enum(['pending', 'yes', 'no']);
export type Rsvp = z.infer<typeof rsvp>;

/** Where a reply came from: the channel of the link, `manual` for the page itself, `host` when the organiser recorded it. */
export const rsvpSource = z.enum(['manual', 'email', 'whatsapp', 'sms', 'link', 'host']);
export type RsvpSource = z.infer<typeof rsvpSource>;

/** More than any invitation allows: what a number in a reply may be at most. */
const MOST_COUNTED = 99;

/** The most people one reply may announce when the guest is invited with family. */
export const FAMILY_PARTY_LIMIT = 10;

/** The most the organiser may allow one guest to bring, the guest included. */
const MOST_PARTY_LIMIT = 30;

/** The most people a guest's reply may announce, the guest included: what the organiser set for them, or else by family. */
export const partyLimitOf = (guest: { withFamily: boolean; partyLimit: number | null }): number =>
  guest.partyLimit ?? (guest.withFamily ? FAMILY_PARTY_LIMIT : 1);

/** Characters of the names of those who come with a guest. */
export const NAMES_LENGTH = 300;

/** A guest as entered by the organiser (spec section 3). The backend normalises the phone to E.164. */
export const guestEntry = z.object({
  firstName: optionalLine(),
  lastName: optionalLine(),
  phone: optionalLine(40),
  email: optionalEmail,
  withFamily: z
    .union([z.boolean(), z.enum(['true', 'TRUE', 'on', 'false', 'FALSE', ''])])
    .transform((value) => value === true || value === 'true' || value === 'TRUE' || value === 'on')
    .default(false),
});
export type GuestEntry = z.infer<typeof guestEntry>;

/** One guest in a form of their own: a phone that is no number is named with whatever else is wrong; in a list it is left out and the guest stays. */
export const oneGuestEntry = guestEntry.extend({ phone: optionalPhone });

/** What is known of a guest's reply. `version` grows with every change; 0 means never answered. */
export const guestReply = z.object({
  rsvp,
  rsvpSource: rsvpSource.nullable(),
  adults: z.number().int(),
  children: z.number().int(),
  note: z.string(),
  /** Who comes with the guest, as they wrote it. */
  names: z.string(),
  version: z.number().int(),
});
export type GuestReply = z.infer<typeof guestReply>;

/**
 * Delivery of the last invitation to a guest (design 7); `none` when none was asked for.
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

/** A guest as the organiser sees one (spec section 3). */
export const hostedGuest = z.object({
  _id: id,
  firstName: z.string(),
  lastName: z.string(),
  phone: z.string(),
  email: z.string(),
  withFamily: z.boolean(),
  /** The most people a reply may announce, where the organiser set it for this guest. */
  partyLimit: z.number().int().nullable(),
  /** Chosen for this guest or by them; null goes by the event's choice, then by the browser. */
  language: z.enum(languages).nullable(),
  user: z.object({ _id: id }).optional(),
  rsvp,
  rsvpSource: rsvpSource.nullable(),
});

/** A guest in the organiser's paged list: reply, heads and delivery besides. */
const guestListItem = hostedGuest.extend({
  reply: guestReply,
  /** The link they were sent last opens nothing any more: the invitation has to be sent again. */
  linkOutdated: z.boolean(),
  /** How this guest wants to hear no more, about this event or at all: `phone` is WhatsApp and SMS. */
  wantsNoMore: z.array(z.enum(['email', 'phone'])),
  /** `channel` is `phone` for a link the organiser sends, and null before the first invitation. */
  delivery: z.object({
    status: deliveryStatus,
    channel: z.enum(['email', 'phone', 'whatsapp', 'sms']).nullable(),
    error: z.string(),
    updatedAt: z.string().nullable(),
  }),
});
export type GuestListItem = z.infer<typeof guestListItem>;

/** Search and filter of the organiser's guest list, all in the address. */
export const guestListQuery = z.object({
  search: z.string().trim().max(200).default('').catch(''),
  status: z.enum(['all', 'yes', 'no', 'pending']).default('all').catch('all'),
  /** `undelivered` finds what bounced, failed or was never confirmed. */
  delivery: z
    .union([z.enum(['all', 'undelivered']), deliveryStatus])
    .default('all')
    .catch('all'),
  page: z.coerce.number().int().min(1).max(100_000).default(1).catch(1),
});
export type GuestListQuery = z.infer<typeof guestListQuery>;

/** Counts over the whole guest list, whatever the filter. */
export const guestCounts = z.object({
  total: z.number().int(),
  confirmed: z.number().int(),
  declined: z.number().int(),
  pending: z.number().int(),
  /** People coming: adults and children of every yes. */
  heads: z.number().int(),
  adults: z.number().int(),
  children: z.number().int(),
  notInvited: z.number().int(),
  undelivered: z.number().int(),
  /** Waiting or on their way. */
  sending: z.number().int(),
  sent: z.number().int(),
  /** Links waiting for the organiser to send them. */
  linkReady: z.number().int(),
});

/** `GET /events/{eventId}/guests`: pages of 25, organiser only. */
export const guestList = pageOf(guestListItem).extend({
  counts: guestCounts,
  /** The language guests are written to in who have not chosen one; null: e-mails in English, pages by the browser. */
  guestLanguage: z.enum(languages).nullable(),
  /** The plan of the event's owner and the guests it holds; null without limit. */
  guestLimit: z.object({ plan: z.enum(plans), limit: z.number().int() }).nullable(),
  /** Ways besides e-mail and links in which invitations can go out here. */
  messageChannels: z.array(z.enum(['whatsapp', 'sms'])),
});
export type GuestList = z.infer<typeof guestList>;

/** `GET /events/{eventId}/guests/{guestId}`: one guest as in the list. */
export const listedGuest = z.object({
  guest: guestListItem,
  messageChannels: guestList.shape.messageChannels,
  /** The organiser's questions with this guest's answers. */
  questions: z.array(askedQuestion),
  /** Every function of the event, with whether this guest is invited and comes. */
  functions: z.array(guestFunction),
});

/** The reply to an invitation, with its messages in the guest's language. */
export const rsvpFormIn = (words: Translation<typeof replyWords>) => {
  const partyCount = z.coerce
    .number(words.numberNeeded)
    .int(words.wholeNumberNeeded)
    .min(0, words.partyNumber)
    .max(MOST_COUNTED, words.partyNumber);
  return z.object({
    rsvp: z.enum(['yes', 'no'], words.chooseAnswer),
    adults: partyCount.optional(),
    children: partyCount.optional(),
    note: z.string().trim().max(500, words.noteTooLong).transform(typedText).optional(),
    /** Who comes with the guest. */
    names: z.string().trim().max(NAMES_LENGTH, words.namesTooLong).transform(typedText).optional(),
    /**
     * By question: one text, or the ids of the choices taken; empty takes an answer back.
     * Questions left out keep the answer they have. Used only with a yes.
     */
    answers: z
      .record(
        id,
        z
          .array(z.string().trim().max(ANSWER_LENGTH, words.answerTooLong).transform(typedText))
          .max(MAX_CHOICES),
      )
      .optional(),
    /**
     * By function: how many of the party come, 0 for nobody; empty takes an answer back.
     * Functions left out keep the answer they have. Used only with a yes.
     */
    functions: z.record(id, z.union([z.literal('').transform(() => null), z.null(), partyCount])).optional(),
    /** `functionsSeen` of the page the answer is from: with it, an answer to functions that changed since is refused. */
    functionsSeen: z.string().max(100).optional(),
    source: rsvpSource.exclude(['host']).optional(),
    /** The language the guest answers in: mails and messages to them come in it from then on. */
    language: z.enum(languages).optional(),
    key: z.string().max(100).optional(),
    version: wholeNumber.optional(),
  });
};

/**
 * `PATCH /events/{eventId}/guests/{guestId}/rsvp` (spec section 7), with what
 * design 5 adds. `key` is the guest's secret from a personal link. `version`, when
 * given, refuses to overwrite an answer changed elsewhere since the page was read.
 */
export const rsvpForm = rsvpFormIn(replyWords);
export type RsvpForm = z.infer<typeof rsvpForm>;

/** `PATCH /events/{eventId}/guests/{guestId}/unrsvp`. */
export const unrsvpForm = z.object({
  key: z.string().max(100).optional(),
  version: wholeNumber.optional(),
});

/** A language, or `any` to leave it to the event's choice and the browser. */
export const languageChoice = z.enum([...languages, 'any']);
export type LanguageChoice = z.infer<typeof languageChoice>;

/** `PUT /events/{eventId}/guests/{guestId}`: the organiser mends a guest's name or contact. */
export const guestUpdate = oneGuestEntry.extend({
  /** The most people the reply may announce. Left out, it stays; empty goes by family again. */
  partyLimit: z
    .union(
      [z.literal('').transform(() => null), z.null(), z.coerce.number().int().min(1).max(MOST_PARTY_LIMIT)],
      listWords.partyLimitRange,
    )
    .optional(),
  /** Left out, it stays. */
  language: languageChoice.optional(),
});

export type GuestUpdate = z.infer<typeof guestUpdate>;

/** Answer to both reply calls: the spec's success and message, with the reply as it now stands. */
export const rsvpOutcome = z.object({ success: z.boolean(), message: z.string(), reply: guestReply });

/** Answer to a change of a guest. `linkChanged`: another e-mail or phone gave the personal link a new key. */
export const guestUpdated = z.object({
  guest: hostedGuest,
  linkChanged: z.boolean(),
  linkOutdated: guestListItem.shape.linkOutdated,
});
