/** What was asked in the name of one session token. */
interface Session {
  token: string;
  searches: string[];
  /** The place that ended it. */
  ended: string | null;
  /** Requests after it had ended, each of which the provider would charge for by itself. */
  late: number;
}

/** The provider's own account of session tokens, which it charges by. */
export class Sessions {
  readonly #all = new Map<string, Session>();
  geocodings = 0;

  #of(token: string): Session {
    const session = this.#all.get(token) ?? { token, searches: [], ended: null, late: 0 };
    this.#all.set(token, session);
    return session;
  }

  searched(token: string, input: string): void {
    const session = this.#of(token);
    session.searches.push(input);
    if (session.ended !== null) session.late += 1;
  }

  picked(token: string, placeId: string): void {
    const session = this.#of(token);
    if (session.ended !== null) session.late += 1;
    session.ended = placeId;
  }

  list(): Session[] {
    return [...this.#all.values()];
  }
}
