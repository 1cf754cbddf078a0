import { z } from 'zod/v4';

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

export type Mode = keyof typeof modes;

/** What `POST /text-ai/control` takes, as JSON or as a form; whatever is left out stays as it is. */
export const behaviourChange = z.object({
  mode: z.enum(Object.keys(modes) as [Mode, ...Mode[]]).optional(),
  /** Only requests that hold this word, so that tests do not meet each other's; empty for all. */
  word: z.string().trim().toLowerCase().max(60).optional(),
  /** How long `slow` and `stuck` wait, in milliseconds. */
  delayMs: z.coerce.number().int().min(0).max(120_000).optional(),
  action: z.enum(['reset']).optional(),
});
type BehaviourChange = z.output<typeof behaviourChange>;
type BehaviourState = Required<Omit<BehaviourChange, 'action'>>;

const initial: BehaviourState = { mode: 'normal', word: '', delayMs: 20_000 };

/** How the service behaves now. */
export class Behaviour {
  state: BehaviourState = initial;

  change({ action, ...change }: BehaviourChange): void {
    const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
    this.state = action === 'reset' ? initial : { ...this.state, ...given };
  }

  /** The mode for one request that holds `text`. */
  for(text: string): Mode {
    const { mode, word } = this.state;
    return text.toLowerCase().includes(word) ? mode : 'normal';
  }
}
