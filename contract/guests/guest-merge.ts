import { z } from 'zod/v4';
import { id } from '#contract/common/fields.ts';
import { answeredGuestFields } from './guest-fields.ts';
import { guestReply } from './replies.ts';

/** Why two guests may be one: a contact of one stands with the other, or their names sound alike. */
const likeness = z.enum(['phone', 'email', 'name']);
export type Likeness = z.infer<typeof likeness>;

/** The most pairs that are suggested at once. */
export const MOST_PAIRS = 50;

const pairedGuest = z.object({ _id: id, name: z.string(), email: z.string(), phone: z.string() });

/** Whose pairs are asked for; everybody's without. */
export const duplicatesQuery = z.object({ guest: id.optional().catch(undefined) });

/** `GET /events/{eventId}/duplicate-guests`: guests who may be on the list twice. */
export const duplicateGuests = z.object({
  pairs: z.array(z.object({ likeness, guests: z.array(pairedGuest).length(2) })),
});

const mergedGuest = z.object({ ...answeredGuestFields, _id: id, reply: guestReply });
export type MergedGuest = z.infer<typeof mergedGuest>;

/** Whom a guest is joined with; nobody is `''`. */
export const mergeQuery = z.object({ with: id.catch('') });

/** `GET …/guests/{guestId}/merge`: both guests, and what becomes of them. */
export const guestMerge = z.object({
  /** The guest whose link and place on the list stay. */
  stays: mergedGuest,
  goes: mergedGuest,
  result: mergedGuest,
  /** Of the one who goes, the tags and further contacts for which there is no room. */
  lost: z.object({ tags: answeredGuestFields.tags, otherContacts: answeredGuestFields.otherContacts }),
});
export type GuestMerge = z.infer<typeof guestMerge>;

/** `POST …/guests/{guestId}/merge`. With other versions than the answers have nothing is joined. */
export const mergeForm = z.object({
  with: id,
  /** Of the answers that whoever pressed was shown: of the one who stays, and of the other. */
  versions: z.tuple([z.number().int().min(0).max(1_000_000), z.number().int().min(0).max(1_000_000)]),
});
