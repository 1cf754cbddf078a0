import { z } from 'zod/v4';
import { oneOf, upTo, word } from '#sandbox/http/behaviour.ts';

/** Ways to behave, with what they mean. */
export const modes = {
  normal: 'Answer as documented',
  slow: 'Wait, then answer',
  'over-quota': 'Take no more requests (429, OVER_QUERY_LIMIT)',
  'server-error': 'Fail (500, UNKNOWN_ERROR)',
  'key-refused': 'Refuse the key (403, REQUEST_DENIED)',
  garbage: 'Answer 200 with something that is no JSON',
  odd: 'Answer 200 with JSON of another shape',
  down: 'Hang up without an answer',
} as const;

/** What the mode applies to. */
export const parts = {
  everything: 'Everything',
  suggestions: 'Suggestions',
  details: 'Details',
  geocoding: 'Points on the map',
} as const;

/** What `POST /places/control` takes, as JSON or as a form. */
export const behaviourChange = z.object({
  mode: oneOf(modes),
  affects: oneOf(parts),
  word,
  /** How long `slow` waits, in milliseconds. */
  delayMs: upTo(120_000),
  action: z.enum(['reset']).optional(),
});

/** How the service behaves now. */
export type BehaviourState = Required<Omit<z.output<typeof behaviourChange>, 'action'>>;
/** How it behaves at first. */
export const initial: BehaviourState = { mode: 'normal', affects: 'everything', word: '', delayMs: 20_000 };
