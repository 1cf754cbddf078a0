import { z } from 'zod/v4';
import { readBy } from '#contract/audience/read-by.ts';
import { languages } from '#messages/language.ts';
import { id, optionalPhone, pageParameter, pageOf } from '#contract/common/fields.ts';
import { guestFunction } from '#contract/events/functions.ts';
import { plans } from '#contract/accounts/plans.ts';
import { guestQuestion } from '#contract/events/questions.ts';
import { deliveryStatus } from '#contract/guests/guest-filter.ts';
import { guestFilterQuery } from '#contract/guests/guest-filter.ts';
import { answeredGuestFields, changedGuestFields, statedGuestFields } from '#contract/guests/guest-fields.ts';
import { guestReply, rsvp, rsvpSource } from '#contract/guests/replies.ts';
import { sharedField } from '#contract/guests/shared-contact.ts';

/** A guest as entered by the organiser (spec section 3). The backend normalises the phone to E.164. */
export const guestEntry = z.object(statedGuestFields);
export type GuestEntry = z.infer<typeof guestEntry>;

/** One guest in a form of their own: a phone that is no number is named with whatever else is wrong; in a list it is left out and the guest stays. */
export const oneGuestEntry = guestEntry.extend({ phone: optionalPhone });

/** A changed one. */
export const guestChange = oneGuestEntry.extend(changedGuestFields);
export type GuestChange = z.infer<typeof guestChange>;

/** A guest as the organiser sees one (spec section 3). */
export const hostedGuest = z.object({
  _id: id,
  ...answeredGuestFields,
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
export const guestListQuery = guestFilterQuery.extend({ page: pageParameter() });
export type GuestListQuery = z.infer<typeof guestListQuery>;

/** `GET /events/{eventId}/guests.csv`: which guests, and what a row is. */
export const guestExportQuery = guestFilterQuery.extend({
  rows: z.enum(['guests', 'people']).default('guests').catch('guests'),
});

/** Counts over the whole guest list, whatever the filter. */
export const guestCounts = z.object({
  total: z.number().int(),
  confirmed: z.number().int(),
  declined: z.number().int(),
  pending: z.number().int(),
  /** Of the confirmed, those whose yes is from before the date moved. */
  dateChanged: z.number().int(),
  /** People coming: adults and children of every yes. */
  heads: z.number().int(),
  adults: z.number().int(),
  children: z.number().int(),
  /** The most that come as things stand: `heads`, and of the pending as many as hosts stated of each (`countUnanswered`). */
  expected: z.number().int(),
  /** Those of the pending who are invited with family and count as one, because nobody stated a number. */
  uncountedFamilies: z.number().int(),
  notInvited: z.number().int(),
  /** Those not invited yet who have an e-mail or phone and have not declined. */
  sendable: z.number().int(),
  /** Those not invited yet without e-mail and phone, and without an answer. */
  unreachable: z.number().int(),
  undelivered: z.number().int(),
  /** Waiting or on their way. */
  sending: z.number().int(),
  sent: z.number().int(),
  /** Links waiting for the organiser to send them. */
  linkReady: z.number().int(),
});

/** The most guests a list names of those who cannot be sent the invitation. */
export const UNREACHABLE_NAMED = 3;

/** `GET /events/{eventId}/guests`: pages of 25, organiser only. */
export const guestList = pageOf(guestListItem).extend({
  counts: guestCounts,
  /** The first of the `unreachable`, in the list's order, at most `UNREACHABLE_NAMED`. */
  unreachable: z.array(z.object({ _id: id, firstName: z.string(), lastName: z.string() })),
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
  /** What the guest's e-mail was probably meant to be; empty where nothing seems wrong, or hosts said that it is right. */
  likelyEmail: z.string(),
  messageChannels: guestList.shape.messageChannels,
  /** The organiser's questions with this guest's answers. */
  questions: z.array(guestQuestion),
  /** Every function of the event, with whether this guest is invited and comes. */
  functions: z.array(guestFunction),
});

/** A language, or `any` to leave it to the event's choice and the browser. */
export const languageChoice = z.enum([...languages, 'any']);
export type LanguageChoice = z.infer<typeof languageChoice>;

/** `PUT /events/{eventId}/guests/{guestId}`: the organiser mends a guest's name or contact. */
export const guestUpdate = guestChange.extend({
  /** Left out, it stays. */
  language: languageChoice.optional(),
  /**
   * Where another guest has the phone or e-mail: `own` leaves it with them, and what this guest had stays; `household` makes this
   * guest a person of theirs, with one invitation; they are answered then. Else the change is refused.
   */
  ...sharedField,
});

export type GuestUpdate = z.infer<typeof guestUpdate>;

/** `POST /events/{eventId}/guests`: one guest whom a host puts on the list, with or without a contact. Nothing is sent. */
export const addGuestForm = oneGuestEntry.extend({
  language: languageChoice.default('any'),
  ...sharedField,
  /** Repeating a request with the same id and the same guest adds nobody again. */
  requestId: z.string().max(64).optional(),
});
export type AddGuest = z.infer<typeof addGuestForm>;

export const addedGuest = z.object({ guest: readBy('hosts', hostedGuest) });

/** `PUT /events/{eventId}/guests/{guestId}/likely-email`: a host says what becomes of an address that looks mistyped. */
export const settleEmailForm = z.object({
  /** The address that was asked about; where the guest has another by now, nothing changes. */
  email: z.string().max(254),
  /** Whether the likely one takes its place; else it is right as it is. */
  take: z.boolean(),
});
export type SettleEmail = z.infer<typeof settleEmailForm>;

/** Answer to a change of a guest. `linkChanged`: another e-mail or phone gave the personal link a new key. */
export const guestUpdated = z.object({
  guest: readBy('hosts', hostedGuest),
  linkChanged: z.boolean(),
  linkOutdated: guestListItem.shape.linkOutdated,
});
