import { z } from 'zod/v4';
import { suggestionWords } from '#messages/suggested-text/words.ts';
import { eventWords } from '#messages/events/words.ts';
import { fieldWords } from '#messages/fields/words.ts';
import {
  calendarDate,
  optionalLine,
  requiredLine,
  severalLines,
  timeOfDay,
} from '#contract/common/fields.ts';
import { LONGEST_DESCRIPTION } from './event-fields.ts';
import { eventTypes } from './event-types.ts';
import { venueOrName } from './venue.ts';

/** Spec section 9: each character of a generated text appears after so many milliseconds. */
export const TYPING_MS = 25;

// names alone: a phone number of the couple that a client sends along is dropped here
const person = z
  .object({ firstName: optionalLine(), lastName: optionalLine() })
  .default({ firstName: '', lastName: '' });

const venue = venueOrName(z.object({ name: optionalLine(200), address: optionalLine(500) }));

/** `POST /events/generate-description` (spec section 7). Name and date are needed (section 5). */
export const eventTextRequest = z.object({
  eventType: z.enum(eventTypes, { error: () => eventWords.typeRequired }),
  eventName: requiredLine(() => suggestionWords.nameAndDateFirst, 120),
  date: z
    .string({ error: () => suggestionWords.nameAndDateFirst })
    .min(1, { error: () => suggestionWords.nameAndDateFirst, abort: true })
    .pipe(calendarDate),
  time: z.union([z.literal(''), timeOfDay], { error: () => fieldWords.time }).default(''),
  venue: venue.default({ name: '', address: '' }),
  brideGroomDetails: z.object({ bride: person, groom: person }).nullish(),
  /** What stands in the field already, so that another wording is suggested than that. No text service is shown it. */
  current: severalLines(20_000).default(''),
});
export type EventTextRequest = z.output<typeof eventTextRequest>;

/** Plain text of at most `LONGEST_DESCRIPTION` characters; `wording` where no text service is set up. */
export const eventText = z.object({
  description: z.string().min(1).max(LONGEST_DESCRIPTION),
  source: z.enum(['service', 'wording']),
});
export type EventText = z.infer<typeof eventText>;
