import { createHash, randomBytes } from 'node:crypto';

/** What somebody allowed, while their code waits to be exchanged. */
interface Allowed {
  readonly account: string;
  readonly scope: string;
  readonly redirectUri: string;
  readonly challenge: string;
}

interface Token {
  readonly account: string;
  readonly scope: string;
  /** The consent it came from: ended as a whole. */
  readonly consent: string;
  until: number;
}

/** What the token endpoint gives out. */
interface Pair {
  readonly access_token: string;
  readonly refresh_token: string;
  readonly token_type: 'Bearer';
  readonly expires_in: number;
  readonly scope: string;
}

const codeMs = 10 * 60_000;
const newToken = (): string => randomBytes(24).toString('base64url');

/**
 * Codes, access tokens and refresh tokens. A code and a refresh token work once; one that
 * comes a second time ends everything that grew out of the same consent.
 */
export class Grants {
  readonly #codes = new Map<string, Allowed & { until: number }>();
  readonly #usedCodes = new Map<string, string>();
  readonly #access = new Map<string, Token>();
  readonly #refresh = new Map<string, Token & { used: boolean }>();
  /** What happened to each account, for tests. */
  readonly record = {
    exchanges: [] as string[],
    refreshes: [] as string[],
    reuses: [] as string[],
    revocations: [] as string[],
  };

  allow(allowed: Allowed): string {
    const code = newToken();
    this.#codes.set(code, { ...allowed, until: Date.now() + codeMs });
    return code;
  }

  /** Whose code or refresh token this is, without using it. */
  accountOf(secret: string): string | undefined {
    return this.#codes.get(secret)?.account ?? this.#refresh.get(secret)?.account;
  }

  exchange(code: string, verifier: string, redirectUri: string, seconds: number): Pair | null {
    const consentOfUsed = this.#usedCodes.get(code);
    if (consentOfUsed) this.#end((token) => token.consent === consentOfUsed);
    const allowed = this.#codes.get(code);
    if (!allowed || allowed.until < Date.now() || allowed.redirectUri !== redirectUri) return null;
    if (createHash('sha256').update(verifier).digest('base64url') !== allowed.challenge) return null;
    this.#codes.delete(code);
    const consent = newToken();
    this.#usedCodes.set(code, consent);
    this.record.exchanges.push(allowed.account);
    return this.#issue({ account: allowed.account, scope: allowed.scope, consent }, seconds);
  }

  refresh(refreshToken: string, seconds: number): Pair | null {
    const token = this.#refresh.get(refreshToken);
    if (!token) return null;
    if (token.used) {
      this.record.reuses.push(token.account);
      this.#end(({ consent }) => consent === token.consent);
      return null;
    }
    token.used = true;
    this.record.refreshes.push(token.account);
    return this.#issue(token, seconds);
  }

  /** What to make of an access token. */
  check(accessToken: string): { account: string; scope: string } | 'expired' | 'unknown' {
    const token = this.#access.get(accessToken);
    return token ? (Date.now() < token.until ? token : 'expired') : 'unknown';
  }

  /** Ends the consent a token came from, as the provider does with its own revocation. */
  revoke(token: string): void {
    const found = this.#refresh.get(token) ?? this.#access.get(token);
    if (!found) return;
    this.record.revocations.push(found.account);
    this.endAccount(found.account);
  }

  /** The person took the consent back. */
  endAccount(account?: string): void {
    this.#end((token) => account === undefined || token.account === account);
  }

  expireAll(account?: string): void {
    for (const token of this.#access.values())
      if (account === undefined || token.account === account) token.until = 0;
  }

  #issue({ account, scope, consent }: Omit<Token, 'until'>, seconds: number): Pair {
    const [access, refresh] = [newToken(), newToken()];
    this.#access.set(access, { account, scope, consent, until: Date.now() + seconds * 1000 });
    this.#refresh.set(refresh, { account, scope, consent, until: Infinity, used: false });
    return { access_token: access, refresh_token: refresh, token_type: 'Bearer', expires_in: seconds, scope };
  }

  #end(matches: (token: Token) => boolean): void {
    for (const kept of [this.#access, this.#refresh] as Map<string, Token>[])
      for (const [secret, token] of kept) if (matches(token)) kept.delete(secret);
  }
}
