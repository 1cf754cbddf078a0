import { z } from 'zod/v4';
import { oneOf, upTo, word } from '#sandbox/http/behaviour.ts';

/** Ways to behave, with what they mean. */
export const modes = {
  normal: 'Answer as documented, word by word',
  slow: 'Wait before the first word',
  stuck: 'Begin, then send nothing more',
  cut: 'Hang up in the middle of the text',
  long: 'Stop for length in the middle of a sentence (finish_reason length)',
  endless: 'Write and write',
  markup: 'Write with markup, links and addresses',
  injected: 'Do what a name in the data asks for',
  refusal: 'Refuse to write about this',
  filtered: 'Stop for the content filter',
  'over-quota': 'Take no more requests (429)',
  'server-error': 'Fail (500)',
  'key-refused': 'Refuse the key (401)',
  garbage: 'Answer 200 with something that is no stream',
  odd: 'Stream events of another shape',
  empty: 'Finish without a word',
  whole: 'Answer at once as JSON, as services do that do not stream',
  down: 'Hang up without an answer',
} as const;

/** What `POST /text-ai/control` takes, as JSON or as a form. */
export const behaviourChange = z.object({
  mode: oneOf(modes),
  word,
  /** How long `slow` and `stuck` wait, in milliseconds. */
  delayMs: upTo(120_000),
  action: z.enum(['reset']).optional(),
});

/** How the service behaves now. */
export type BehaviourState = Required<Omit<z.output<typeof behaviourChange>, 'action'>>;
/** How it behaves at first. */
export const initial: BehaviourState = { mode: 'normal', word: '', delayMs: 20_000 };
