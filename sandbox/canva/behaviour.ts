import { z } from 'zod/v4';

/** Ways to behave, with what they mean. */
export const modes = {
  normal: 'Answer as documented',
  slow: 'Wait, then do what was asked even if the caller has gone',
  'rate-limited': 'Take no more requests (429)',
  'server-error': 'Fail without doing anything (500)',
  garbage: 'Answer 200 with something that is no JSON',
  down: 'Hang up without an answer',
  'act-then-silence': 'Do what was asked and hang up without an answer',
} as const;

type Mode = keyof typeof modes;

/** How exports end. */
export const exportEndings = {
  success: 'A PNG to download',
  failed: 'A failed job: the design holds premium elements',
  'not-a-picture': 'A download that is no picture',
  huge: 'A download that is far too large',
  never: 'A job that stays in progress',
} as const;

const keysOf = <T extends string>(object: Record<T, unknown>) => Object.keys(object) as [T, ...T[]];
const number = (most: number) => z.coerce.number().int().min(0).max(most);

/** What `POST /canva/control` takes, as JSON or as a form; whatever is left out stays as it is. */
export const behaviourChange = z.object({
  mode: z.enum(keysOf(modes)).optional(),
  /** What the mode applies to. */
  affects: z.enum(['everything', 'tokens', 'designs', 'exports']).optional(),
  /** For how many requests; 0 until it is changed. */
  times: number(1_000_000).optional(),
  /** Whose requests; empty for everybody's. */
  account: z.string().trim().toLowerCase().max(60).optional(),
  /** How long `slow` waits, in milliseconds. */
  delayMs: number(120_000).optional(),
  /** Of access tokens given out from now on. */
  tokenSeconds: number(86_400).optional(),
  exportEnding: z.enum(keysOf(exportEndings)).optional(),
  /** How long an export takes. */
  exportMs: number(600_000).optional(),
  /** Done once, to `account` or to everybody, with nothing to remember. */
  action: z.enum(['reset', 'expire-tokens', 'revoke-consents']).optional(),
});
export type BehaviourChange = z.output<typeof behaviourChange>;

/** How the service behaves now. */
type BehaviourState = Required<Omit<BehaviourChange, 'action'>>;

const initial: BehaviourState = {
  mode: 'normal',
  affects: 'everything',
  times: 0,
  account: '',
  delayMs: 20_000,
  tokenSeconds: 14_400,
  exportEnding: 'success',
  exportMs: 500,
};

/** The behaviour everybody meets, and that of accounts told apart, which no other account's disturbs. */
export class Behaviour {
  readonly #states = new Map<string, BehaviourState>();

  /** What everybody meets whose account was told nothing. */
  get state(): BehaviourState {
    return this.for('');
  }

  /** Changes the behaviour towards `account`; towards everybody else when there is none. */
  change({ action: _action, account = '', ...change }: BehaviourChange): void {
    const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
    this.#states.set(account, { ...this.for(account), ...given, account });
  }

  reset(account?: string): void {
    if (account) this.#states.delete(account);
    else this.#states.clear();
  }

  /** The state as this account meets it. */
  for(account: string | undefined): BehaviourState {
    return this.#states.get(account ?? '') ?? this.#states.get('') ?? initial;
  }

  /** The mode for one request; counts it. */
  take(part: 'tokens' | 'designs' | 'exports', account: string | undefined): Mode {
    const state = this.for(account);
    const { mode, affects, times } = state;
    if (mode === 'normal' || (affects !== 'everything' && affects !== part)) return 'normal';
    if (times > 0)
      this.#states.set(state.account, { ...state, times: times - 1, mode: times === 1 ? 'normal' : mode });
    return mode;
  }
}
