import { z } from 'zod/v4';
import { eventFunction } from '#contract/events/functions.ts';

/** People of a sheet for whoever cooks: grown and small portions. */
const portions = z.object({ adults: z.number().int(), children: z.number().int() });
export type Portions = z.infer<typeof portions>;

/** What is cooked for one function, or for the whole event where it has none. */
const cateringPart = portions.extend({
  function: eventFunction.nullable(),
  /** Of these, people who said yes to the event and nothing of this function. */
  byEvent: portions,
  /** People of guests who are invited to it and have not answered at all, as many as hosts stated of each (`countUnanswered`). */
  unanswered: z.number().int(),
  /** Guests among them who are invited with family and count as one, because nobody stated a number. */
  uncountedFamilies: z.number().int(),
  /** The questions for each person, with how many took each answer. */
  questions: z.array(
    z.object({
      text: z.string(),
      choices: z.array(portions.extend({ text: z.string() })),
      /** Those of whom nobody said. */
      open: portions,
      /** People among all these of whose family it was said how many take what, and not who: which of them does here is a guess. */
      guessed: z.number().int(),
    }),
  ),
});
export type CateringPart = z.infer<typeof cateringPart>;

/** `GET /events/{eventId}/catering`: people by function and answer, for whoever cooks. It names nobody. */
export const cateringSheet = z.object({ parts: z.array(cateringPart) });
