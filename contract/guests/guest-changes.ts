import { z } from 'zod/v4';
import { id, outcome } from '#contract/common/fields.ts';
import { manyWords } from '#messages/guests/many/words.ts';
import { statedGuestFields } from './guest-fields.ts';
import { guestFilter, guestFilterQuery } from './guest-filter.ts';
import { statedTags } from './guest-tags.ts';
import { languageChoice } from './guests.ts';

/** For how long a change of many guests can be taken back by whoever made it, in seconds. */
export const UNDO_SECONDS = 60;

/** The most guests that are named one by one; those whom a filter finds may be any number. */
const MOST_NAMED = 1000;

/** Which guests: those named, or all whom a filter finds. */
const which = {
  guests: z.union(
    [
      z.literal('found'),
      z
        .array(id)
        .min(1, { error: () => manyWords.nobodyTicked })
        .max(MOST_NAMED),
    ],
    { error: () => manyWords.nobodyTicked },
  ),
  filter: guestFilter.prefault({}),
};
export const whichGuests = z.object(which);
export type WhichGuests = z.infer<typeof whichGuests>;

/** As many as whoever removes guests was shown: where the list changed meanwhile nobody is removed. */
export const removalCount = z.coerce.number().int().min(1).max(1_000_000);

const tags = statedTags.refine((stated) => stated.length > 0, { error: () => manyWords.tagNeeded });

/** `POST /events/{eventId}/guest-changes`: one change of many guests. */
export const guestsChange = z.discriminatedUnion('change', [
  z.object({ ...which, change: z.literal('add-tags'), tags }),
  z.object({ ...which, change: z.literal('remove-tags'), tags }),
  z.object({ ...which, change: z.literal('set-side'), side: statedGuestFields.side }),
  z.object({ ...which, change: z.literal('set-language'), language: languageChoice }),
  z.object({ ...which, change: z.literal('invite'), function: id }),
  z.object({ ...which, change: z.literal('leave-out'), function: id }),
  z.object({
    ...which,
    change: z.literal('remove'),
    expected: removalCount,
  }),
]);
export type GuestsChange = z.infer<typeof guestsChange>;

/** What became of it. `undo` takes it back within `UNDO_SECONDS`; null where nothing changed. */
export const guestsChanged = outcome.extend({ changed: z.number().int(), undo: id.nullable() });
export type GuestsChanged = z.infer<typeof guestsChanged>;

/** `GET /events/{eventId}/guest-removal`: the guests named, with commas between, or those whom the filter finds. */
export const guestRemovalQuery = guestFilterQuery.extend({
  guests: z
    .string()
    .max(MOST_NAMED * 65)
    .default('')
    .catch(''),
});

/** What goes with guests who are removed. */
export const guestRemoval = z.object({
  guests: z.number().int(),
  /** The first of them. */
  names: z.array(z.string()),
  /** Those who answered, and those who were sent an invitation. */
  answered: z.number().int(),
  invited: z.number().int(),
  /** Gifts that they said they bring. */
  gifts: z.number().int(),
});
