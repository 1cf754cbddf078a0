import { z } from 'zod/v4';

/*
 * What services that speak OpenAI's chat completions answer, as far as we read it. Other
 * fields may be anything.
 */

const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '');

/** One event of a streamed answer; the last ones may come without a choice. */
export const streamedPart = z.object({
  choices: z
    .array(
      z.object({
        delta: z.object({ content: text, refusal: text }).nullish(),
        finish_reason: z.string().nullish(),
      }),
    )
    .default([]),
  /** Some services tell in the middle of the stream that something went wrong. */
  error: z.unknown().optional(),
});

/** The whole answer of a service that does not stream. */
export const wholeAnswer = z.object({
  choices: z
    .array(
      z.object({ message: z.object({ content: text, refusal: text }), finish_reason: z.string().nullish() }),
    )
    .min(1),
});

export const openaiError = z.object({ error: z.object({ code: z.unknown(), type: z.unknown() }) });
