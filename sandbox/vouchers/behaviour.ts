import { z } from 'zod/v4';

/** Ways to behave, with what they mean. */
export const modes = {
  normal: 'Answer as documented',
  slow: 'Wait, then do what was asked even if the caller has gone',
  'insufficient-balance': 'Refuse orders: the account has no money left (400)',
  'server-error': 'Fail without doing anything (500)',
  down: 'Hang up without an answer',
  garbage: 'Answer 200 with something that is no JSON',
  'accept-then-silence': 'Accept orders, send the voucher, never answer',
  'accept-then-error': 'Accept orders, send the voucher, answer 502',
  processing: 'Accept orders and deliver them later (PROCESSING)',
} as const;

export type Mode = keyof typeof modes;

const flag = z.preprocess(
  (value) => (value === 'true' ? true : value === 'false' ? false : value),
  z.boolean(),
);
const number = (most: number) => z.coerce.number().int().min(0).max(most);
const ids = z.preprocess(
  (value) => (typeof value === 'string' ? value.split(/[\s,]+/).filter(Boolean) : value),
  z.array(z.coerce.number().int()).max(100),
);

/** What `POST /reloadly/control` takes, as JSON or as a form; whatever is left out stays as it is. */
export const behaviourChange = z.object({
  mode: z.enum(Object.keys(modes) as [Mode, ...Mode[]]).optional(),
  /** What the mode applies to. */
  affects: z.enum(['orders', 'everything']).optional(),
  /** For how many requests; 0 until it is changed. */
  times: number(1_000_000).optional(),
  /** How long `slow` waits. */
  delayMs: number(120_000).optional(),
  /** Of tokens given out from now on. */
  tokenSeconds: number(5_184_000).optional(),
  /** Whether a second order with the same customIdentifier is taken too. */
  takeRepeats: flag.optional(),
  /** Whether product lists come as bare arrays instead of pages. */
  bareLists: flag.optional(),
  /** Products that cannot be ordered. */
  refusedProducts: ids.optional(),
  /** Done once, with nothing to remember. */
  action: z.enum(['reset', 'expire-tokens', 'deliver-waiting', 'fail-waiting', 'forget-orders']).optional(),
});
export type BehaviourChange = z.output<typeof behaviourChange>;

/** How the service behaves now. */
export type BehaviourState = Required<Omit<BehaviourChange, 'action'>>;

const initial: BehaviourState = {
  mode: 'normal',
  affects: 'orders',
  times: 0,
  delayMs: 20_000,
  tokenSeconds: 86_400,
  takeRepeats: true,
  bareLists: false,
  refusedProducts: [],
};

/** The behaviour everybody meets, and how it is changed. */
export class Behaviour {
  #state: BehaviourState = initial;

  get state(): BehaviourState {
    return this.#state;
  }

  change({ action: _action, ...change }: BehaviourChange): void {
    const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
    this.#state = { ...this.#state, ...given };
  }

  reset(): void {
    this.#state = initial;
  }

  /** The mode for one request; counts it. */
  take(isOrder: boolean): Mode {
    const { mode, affects, times } = this.#state;
    if (mode === 'normal' || (affects === 'orders' && !isOrder)) return 'normal';
    if (times > 0) this.#state = { ...this.#state, times: times - 1, mode: times === 1 ? 'normal' : mode };
    return mode;
  }
}
