import { z } from 'zod/v4';

/* How a service behaves, as its control page and programs change it; whatever a change leaves out stays as it is. */

/** One of these, by name; their values are what they mean. */
export const oneOf = <Name extends string>(meanings: Readonly<Record<Name, string>>) =>
  z.enum(Object.keys(meanings) as [Name, ...Name[]]).optional();

/** A whole number, also as a form sends it. */
export const upTo = (most: number) => z.coerce.number().int().min(0).max(most).optional();

/** Yes or no, also as a form sends it. */
export const flag = z
  .preprocess(
    (value) => (value === 'true' || value === 'on' ? true : value === 'false' ? false : value),
    z.boolean(),
  )
  .optional();

/** A word by which tests tell their requests, so that they do not meet each other's; empty for all. */
export const word = z.string().trim().toLowerCase().max(60).optional();

/** What is told of every service: its mode, and where it counts them for how many requests (0: until it is changed) and for whom. */
interface BehaviourReport {
  mode: string;
  times?: number;
  account?: string;
}

/** What was told; `action` is done once, with nothing to remember. */
type ChangeOf<State> = { [Name in keyof State]?: State[Name] | undefined } & { action?: string | undefined };

/** The behaviour everybody meets, and that of accounts told apart, which no other account's disturbs. */
export class Behaviour<State extends BehaviourReport> {
  readonly #states = new Map<string, State>();

  constructor(readonly initial: State) {}

  /** What everybody meets whose account was told nothing. */
  get state(): State {
    return this.for();
  }

  /** The state as this account meets it. */
  for(account = ''): State {
    return this.#states.get(account) ?? this.#states.get('') ?? this.initial;
  }

  /** Changes the behaviour towards an account; towards everybody else when none is named. */
  change({ action: _action, ...change }: ChangeOf<State>): void {
    const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
    const { account = '' } = given as Partial<State>;
    this.#states.set(account, { ...this.for(account), ...given });
  }

  reset(account = ''): void {
    if (account) this.#states.delete(account);
    else this.#states.clear();
  }

  /** The mode for one request, if it `applies` there; counts it. */
  take(applies: (state: State) => boolean, account = ''): State['mode'] {
    const state = this.for(account);
    const { mode, times = 0 } = state;
    if (mode === 'normal' || !applies(state)) return 'normal';
    if (times > 0)
      this.#states.set(state.account ?? '', {
        ...state,
        times: times - 1,
        mode: times === 1 ? 'normal' : mode,
      });
    return mode;
  }
}
