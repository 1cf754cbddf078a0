import { randomBytes } from 'node:crypto';
import { BoundedMap } from '#sandbox/memory.ts';

const mostTokens = 1000;

/** The access tokens given out. */
export class Tokens {
  readonly #until = new BoundedMap<number>(mostTokens);
  /** How many were ever given out. */
  issued = 0;

  issue(seconds: number): string {
    const token = randomBytes(24).toString('base64url');
    this.issued += 1;
    this.#until.set(token, Date.now() + seconds * 1000);
    return token;
  }

  /** What to make of an Authorization header. */
  check(header: string | undefined): 'good' | 'expired' | 'unknown' {
    const until = this.#until.get(/^Bearer (\S+)$/i.exec(header ?? '')?.[1] ?? '');
    if (until === undefined) return 'unknown';
    return Date.now() < until ? 'good' : 'expired';
  }

  /** Ends every token now. */
  expireAll(): void {
    for (const token of this.#until.keys()) this.#until.set(token, 0);
  }
}
