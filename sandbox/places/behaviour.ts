import { z } from 'zod/v4';

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

export type Mode = keyof typeof modes;

const number = (most: number) => z.coerce.number().int().min(0).max(most);

/** What `POST /places/control` takes, as JSON or as a form; whatever is left out stays as it is. */
export const behaviourChange = z.object({
  mode: z.enum(Object.keys(modes) as [Mode, ...Mode[]]).optional(),
  /** What the mode applies to. */
  affects: z.enum(['everything', 'suggestions', 'details', 'geocoding']).optional(),
  /** Only searches that hold this word, so that tests do not meet each other's; empty for all. */
  word: z.string().trim().toLowerCase().max(60).optional(),
  /** How long `slow` waits, in milliseconds. */
  delayMs: number(120_000).optional(),
  action: z.enum(['reset']).optional(),
});
type BehaviourChange = z.output<typeof behaviourChange>;
type BehaviourState = Required<Omit<BehaviourChange, 'action'>>;
export type Part = 'suggestions' | 'details' | 'geocoding';

const initial: BehaviourState = { mode: 'normal', affects: 'everything', word: '', delayMs: 20_000 };

/** How the service behaves now. */
export class Behaviour {
  state: BehaviourState = initial;

  change({ action, ...change }: BehaviourChange): void {
    const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
    this.state = action === 'reset' ? initial : { ...this.state, ...given };
  }

  /** The mode for one request about `text`. */
  for(part: Part, text: string): Mode {
    const { mode, affects, word } = this.state;
    const meant = (affects === 'everything' || affects === part) && text.toLowerCase().includes(word);
    return meant ? mode : 'normal';
  }
}
