/** How long a value is used. Milliseconds. */
export interface FreshnessRules {
  /** Used without asking again. */
  readonly freshMs: number;
  /** Used while asking again fails or is slow. */
  readonly staleMs: number;
  /** How long somebody waits for a new value while there is an old one to show. */
  readonly patienceMs: number;
  /** After a failure, how long the old value is shown without asking again. */
  readonly restMs: number;
}

/**
 * One value that is expensive to get. Asked for by many at once it is fetched once; when
 * fetching fails or dawdles, the last value is served until it is too old.
 */
export class FreshCache<T> {
  readonly #fetch: () => Promise<T>;
  readonly #rules: FreshnessRules;
  readonly #now: () => number;
  #kept: { value: T; at: number } | undefined;
  #flight: Promise<T> | undefined;
  #restUntil = -Infinity;

  constructor(fetch: () => Promise<T>, rules: FreshnessRules, now: () => number = Date.now) {
    this.#fetch = fetch;
    this.#rules = rules;
    this.#now = now;
  }

  /** The value, at most `staleMs` old. @throws what fetching threw, when there is no usable value */
  async get(): Promise<T> {
    const age = this.#kept ? this.#now() - this.#kept.at : Infinity;
    if (this.#kept && age <= this.#rules.freshMs) return this.#kept.value;
    if (!this.#kept || age > this.#rules.staleMs) return this.#refresh();

    const { value } = this.#kept;
    if (this.#now() < this.#restUntil) return value;
    return Promise.race([this.#refresh().catch(() => value), this.#patience(value)]);
  }

  #refresh(): Promise<T> {
    this.#flight ??= this.#fetch()
      .then((value) => {
        this.#kept = { value, at: this.#now() };
        return value;
      })
      .catch((error: unknown) => {
        this.#restUntil = this.#now() + this.#rules.restMs;
        throw error;
      })
      .finally(() => (this.#flight = undefined));
    return this.#flight;
  }

  #patience(value: T): Promise<T> {
    return new Promise((resolve) => setTimeout(resolve, this.#rules.patienceMs, value).unref());
  }
}
