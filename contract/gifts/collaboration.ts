import { z } from 'zod/v4';
import { fieldsFor, readBy } from '#contract/audience/read-by.ts';
import { togetherWords } from '#messages/collaboration/words.ts';
import { giftByLinkWords } from '#messages/collaboration/by-link/by-language.ts';
import type { Language } from '#messages/language.ts';
import { calendarDate, id, optionalLine, rupees } from '#contract/common/fields.ts';
import { plainText, cleanText } from '#contract/common/plain-line.ts';
import { startedPayment } from '#contract/money/payments.ts';
import { byKey } from './by-key.ts';
import { changedGift, giftPerson } from './wishlist.ts';

/** At most this many requests from one person to another about one gift within 24 hours. */
export const REQUESTS_A_DAY = 3;

/** Characters of a blessing. */
export const BLESSING_LENGTH = 300;

/** A blessing as it is kept: without characters nobody sees, which could turn the writing around it. */
export const blessingIn = (language: Language) => {
  const tooLong = giftByLinkWords[language].blessingTooLong(BLESSING_LENGTH);
  return (
    z
      .string()
      // spares the work of folding what is far too long
      .max(20_000, { error: tooLong, abort: true })
      .overwrite((text) => cleanText(plainText(text)))
      .max(BLESSING_LENGTH, tooLong)
      .optional()
  );
};

/** `POST …/join-collaboration` (spec section 7): 0 joins without paying. */
export const joinForm = z.object({
  contributionAmount: rupees(() => togetherWords.amountNeeded),
  /**
   * Whether what this person gave to this gift, now and before, is for the organiser and
   * themselves alone. Left out, their earlier choice stays; at first it is not hidden.
   */
  hideAmount: z.boolean().optional(),
  /** What the giver writes to the couple; the organiser reads it beside what was given. */
  blessing: blessingIn('en'),
  ...byKey,
});

/** The same with the messages that a guest reads in their language. */
export const joinFormIn = (language: Language) => joinForm.extend({ blessing: blessingIn(language) });

/** `PATCH …/collaboration`, the organiser's settings. What is left out stays as it is. */
export const collaborationForm = z.object({
  /** Whether everybody may join without asking. */
  openToAll: z.boolean().optional(),
  /** The last day to contribute, `YYYY-MM-DD` in the event's time zone; empty for no such day. */
  closesOn: z
    .union([z.literal(''), calendarDate], { error: () => togetherWords.closesUnreadable })
    .optional(),
});
export type CollaborationForm = z.infer<typeof collaborationForm>;

/** `PATCH …/mark-purchased` (spec section 5: optional text). */
export const purchaseForm = z.object({ purchaseConfirmation: optionalLine(500) });

/**
 * `PATCH …/undo-purchase`. `purchasedBy`, when given, is who was named on the page: a purchase
 * by somebody else since then is left alone.
 */
export const undoPurchaseForm = z.object({ purchasedBy: z.union([z.literal(''), id]).default('') });

/** With a payment when there is something to pay: send the payer to its `checkout`. The contribution counts once it is paid. */
export const joinedCollaboration = changedGift.extend({
  payment: readBy('self', startedPayment).optional(),
});

/** `POST /events/{eventId}/collaboration-request`: asks to be let in, or asks somebody to join. */
export const requestForm = z.object({
  giftId: id,
  // spec section 5: a request needs a chosen guest
  targetUserId: z.string({ error: () => togetherWords.targetNeeded }).pipe(id),
  message: optionalLine(500),
});
export type RequestForm = z.infer<typeof requestForm>;

/** `POST /events/{eventId}/collaboration-request/{requestId}/respond`. */
export const respondForm = z.object({
  status: z.enum(['accepted', 'rejected'], { error: () => togetherWords.answerNeeded }),
});

/** Somebody to ask: of the two people a request is between, a stranger learns their own name alone. */
const askedPerson = giftPerson.extend(fieldsFor('company', giftPerson.omit({ _id: true }).shape));

/**
 * A request (spec section 3). The one who was asked is without name for a requester who is
 * neither a guest nor takes part.
 */
const collaborationRequest = z.object({
  _id: id,
  requesterId: giftPerson,
  targetUserId: askedPerson,
  giftId: id,
  giftName: z.string(),
  message: z.string(),
  status: z.enum(['pending', 'accepted', 'rejected']),
  /** ISO instant. */
  createdAt: z.string(),
});
export type CollaborationRequest = z.infer<typeof collaborationRequest>;

export const changedRequest = z.object({ message: z.string(), request: collaborationRequest });
/** Those the viewer sent and those that wait for the viewer's answer, newest first. */
export const collaborationRequests = z.object({ requests: z.array(collaborationRequest) });

/** `GET …/collaboration-targets`: whom the viewer may ask about a gift. Names are empty for a stranger. */
export const collaborationTargets = z.object({
  targets: z.array(z.object({ user: askedPerson, relation: z.enum(['collaborator', 'guest', 'host']) })),
});
export type CollaborationTargets = z.infer<typeof collaborationTargets>;
