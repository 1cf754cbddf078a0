/** A token as the provider gave it. */
export interface IssuedToken {
  readonly token: string;
  readonly lifetimeMs: number;
}

/** Stop using a token this long before it ends, or in the last tenth of a short life. */
const marginMs = 60_000;

/** The access token everybody shares: fetched once however many ask, kept until shortly before its end. */
export class AccessToken {
  readonly #issue: () => Promise<IssuedToken>;
  readonly #now: () => number;
  #current: { token: string; until: number } | undefined;
  #flight: Promise<string> | undefined;

  constructor(issue: () => Promise<IssuedToken>, now: () => number = Date.now) {
    this.#issue = issue;
    this.#now = now;
  }

  /** A token that should still be good. @throws what issuing threw */
  get(): Promise<string> {
    if (this.#current && this.#now() < this.#current.until) return Promise.resolve(this.#current.token);
    this.#flight ??= this.#issue()
      .then(({ token, lifetimeMs }) => {
        this.#current = { token, until: this.#now() + lifetimeMs - Math.min(marginMs, lifetimeMs / 10) };
        return token;
      })
      .finally(() => (this.#flight = undefined));
    return this.#flight;
  }

  /** The provider did not accept `token`; a newer one that somebody fetched meanwhile stays. */
  forget(token: string): void {
    if (this.#current?.token === token) this.#current = undefined;
  }
}
