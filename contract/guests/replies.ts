import { z } from 'zod/v4';
import * as replyWords from '#messages/guests/reply/en.ts';
import { languages, type Translation } from '#messages/language.ts';
import {
  id,
  outcome,
  PERSON_NAME_LENGTH,
  severalLines,
  wholeNumberInput,
  wholeNumber,
} from '#contract/common/fields.ts';
import { hasLink } from '#contract/common/links-in-text.ts';
import { plainLine } from '#contract/common/plain-line.ts';
import { ANSWER_LENGTH, MAX_CHOICES } from '#contract/events/questions.ts';
import { MAX_FUNCTIONS } from '#contract/events/functions.ts';
import { answeredPerson, MOST_PARTY_LIMIT, PERSON_ID } from './household.ts';

/** Reply of a guest (spec section 9). `pending` means there is none yet. */
export const rsvp = z.enum(['pending', 'yes', 'no']);
export type Rsvp = z.infer<typeof rsvp>;

/**
 * Where a reply came from: the channel of the link, `manual` for the page itself, `whatsapp_message` for what the guest wrote or
 * pressed in WhatsApp, `host` when the organiser recorded it.
 */
export const rsvpSource = z.enum(['manual', 'email', 'whatsapp', 'sms', 'link', 'whatsapp_message', 'host']);

/** Those that a guest's page may name. */
export const pageSource = rsvpSource.exclude(['whatsapp_message', 'host']);
export type RsvpSource = z.infer<typeof rsvpSource>;

/** More than any invitation allows: what a number in a reply may be at most. */
const MOST_COUNTED = 99;

/** The most people one reply may announce when the guest is invited with family. */
export const FAMILY_PARTY_LIMIT = 10;

/**
 * The most people a guest's reply may announce, the guest included: what the organiser set for them, or else by family; never
 * fewer than the people the organiser named.
 */
export const partyLimitOf = (guest: {
  withFamily: boolean;
  partyLimit: number | null;
  household: readonly unknown[];
}): number =>
  Math.max(guest.partyLimit ?? (guest.withFamily ? FAMILY_PARTY_LIMIT : 1), guest.household.length);

/** Characters of a note with an answer. */
export const NOTE_LENGTH = 500;
/** Characters of the names of those who come with a guest. */
export const NAMES_LENGTH = 300;

/** What is known of a guest's reply. `version` grows with every change; 0 means never answered. */
export const guestReply = z.object({
  rsvp,
  rsvpSource: rsvpSource.nullable(),
  /** Who comes with a yes; after an answer was taken back, who was to come, to begin from. */
  adults: z.number().int(),
  children: z.number().int(),
  note: z.string(),
  /** Who comes with the guest, as they wrote it. */
  names: z.string(),
  /** The people that the answer names, with what was said for each; empty: it counts them only. Those who come are the adults and children. */
  household: z.array(answeredPerson),
  version: z.number().int(),
  /** A yes from before the event's date changed, which nobody confirmed since. */
  dateChanged: z.boolean(),
});
export type GuestReply = z.infer<typeof guestReply>;

/** The reply to an invitation, with its messages in the guest's language. */
export const rsvpFormIn = (words: Translation<typeof replyWords>) => {
  const partyCount = wholeNumberInput(
    z.coerce
      .number(words.numberNeeded)
      .int(words.wholeNumberNeeded)
      .min(0, words.partyNumber)
      .max(MOST_COUNTED, words.partyNumber),
  );
  return z.object({
    rsvp: z.enum(['yes', 'no'], words.chooseAnswer),
    adults: partyCount.optional(),
    children: partyCount.optional(),
    note: severalLines(NOTE_LENGTH, words.noteTooLong).optional(),
    /** Who comes with the guest. */
    names: severalLines(NAMES_LENGTH, words.namesTooLong).optional(),
    /**
     * By question: one text, or the ids of the choices taken; empty takes an answer back.
     * Questions left out keep the answer they have. Used only with a yes.
     */
    answers: z
      .record(id, z.array(severalLines(ANSWER_LENGTH, words.answerTooLong)).max(MAX_CHOICES))
      .optional(),
    /**
     * By function: how many of the party come, 0 for nobody; empty takes an answer back.
     * Functions left out keep the answer they have. Used only with a yes.
     */
    functions: z.record(id, z.union([z.literal('').transform(() => null), z.null(), partyCount])).optional(),
    /**
     * Who comes, by name or one by one; whoever comes counts, so `adults` and `children` need not be said beside it. Known
     * people by `_id`, others without; people the guest added who are left out are gone, people the hosts named who are
     * left out do not come. Of each person, what is left out stays. Used only with a yes.
     */
    household: z
      .array(
        z.object({
          _id: z.string().regex(PERSON_ID).default(''),
          name: z
            .string()
            .max(4 * PERSON_NAME_LENGTH, words.personNameTooLong)
            .transform(plainLine)
            .refine((name) => name.length <= PERSON_NAME_LENGTH, words.personNameTooLong)
            .refine((name) => !hasLink(name), words.personNameWithLink)
            .optional(),
          child: z.boolean().optional(),
          coming: z.boolean(),
          /** By question that is asked for each person. */
          answers: z
            .record(id, z.array(severalLines(ANSWER_LENGTH, words.answerTooLong)).max(MAX_CHOICES))
            .optional(),
          /** The functions they come to, of all that the guest is invited to. */
          functions: z.array(id).max(MAX_FUNCTIONS).optional(),
        }),
      )
      .min(1)
      .max(MOST_PARTY_LIMIT)
      .optional(),
    /** `functionsSeen` of the page the answer is from: with it, an answer to functions that changed since is refused. */
    functionsSeen: z.string().max(100).optional(),
    /**
     * Confirms a yes as it is, on the event's present date: nothing else of the form is used. Refused with 409
     * `answered_elsewhere` where there is no yes. Used only with a yes.
     */
    unchanged: z.boolean().optional(),
    source: pageSource.optional(),
    /** The language the guest answers in: mails and messages to them come in it from then on. */
    language: z.enum(languages).optional(),
    key: z.string().max(100).optional(),
    version: wholeNumber.optional(),
  });
};

/**
 * `PATCH /events/{eventId}/guests/{guestId}/rsvp` (spec section 7), with the
 * answers beside the yes (docs/decisions/0020). `key` is the guest's secret from a personal link. `version`, when
 * given, refuses to overwrite an answer changed elsewhere since the page was read.
 */
export const rsvpForm = rsvpFormIn(replyWords);
export type RsvpForm = z.infer<typeof rsvpForm>;

/** `PATCH /events/{eventId}/guests/{guestId}/unrsvp`. */
export const unrsvpForm = z.object({
  key: z.string().max(100).optional(),
  version: wholeNumber.optional(),
});

/** Answer to both reply calls: the spec's success and message, with the reply as it now stands. */
export const rsvpOutcome = outcome.extend({ reply: guestReply });
