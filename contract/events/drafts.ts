import { z } from 'zod/v4';
import { id, pageOf, wholeNumber } from '#contract/common/fields.ts';
import { guestListPreview } from '#contract/guests/guest-list-file.ts';
import { answeredGuestFields } from '#contract/guests/guest-fields.ts';
import { guestEntry } from '#contract/guests/guests.ts';

/** The form of a draft as typed: values by field name, in the order of the form. */
const draftEntries = z.object({
  entries: z.array(z.tuple([z.string().max(200), z.string().max(20_000)])).max(5_000),
});
export type DraftEntries = z.infer<typeof draftEntries>;

/** `PUT /events/drafts/{eventType}`. */
export const draftSave = draftEntries.extend({
  /** The draft's turn when the page read it, for what a page saves by itself. Left out by a button, which begins the next turn. */
  turn: wholeNumber.optional(),
});
export type DraftSave = z.infer<typeof draftSave>;

/** A guest kept in a draft until the event exists. */
const draftGuest = guestEntry.extend({ ...answeredGuestFields, _id: id });
export type DraftGuest = z.infer<typeof draftGuest>;

/**
 * `GET /events/drafts/{eventType}`: what the user typed into the creation form, a
 * page of 50 of the guests collected for it (`search` narrows them), and a guest
 * list file read but not yet added. A draft exists from the first visit on.
 */
export const eventDraft = z.object({
  entries: draftEntries.shape.entries,
  /** Grows with every button pressed in the form, and when the draft ends. */
  turn: z.number().int(),
  savedAt: z.string().nullable(),
  guests: pageOf(draftGuest, 'self').extend({
    search: z.string(),
    summary: z.object({ total: z.number(), withFamily: z.number(), individual: z.number() }),
  }),
  pendingImport: guestListPreview.nullable(),
});
export type EventDraft = z.infer<typeof eventDraft>;

/** Answer to adding guests to a draft: those left out are named (already there, or no usable phone or e-mail). */
export const draftGuestsAdded = z.object({
  added: z.number().int(),
  problems: z.array(z.object({ name: z.string(), message: z.string() })),
});
