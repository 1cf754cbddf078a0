import { parseJson, readAnswer, wasNeverSent } from '#backend/providers/http-answer.ts';
import { AccessToken, type IssuedToken } from './access-token.ts';
import { VoucherProviderUnavailable } from './port.ts';
import { reloadlyToken } from './reloadly-shapes.ts';

/** Where Reloadly is and who we are there. */
export interface ReloadlySettings {
  /** The token endpoint itself: `https://auth.reloadly.com/oauth/token`. */
  readonly authUrl: string;
  /** Without a slash at the end: `https://giftcards.reloadly.com`. */
  readonly baseUrl: string;
  /** What the token is for: `https://giftcards.reloadly.com`. */
  readonly audience: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

/** A request went out and nothing readable came back: the provider may have acted on it. */
export class NoReloadlyAnswer extends Error {}

/** An answer with its JSON; `undefined` when it was none. */
export interface ReloadlyAnswer {
  readonly status: number;
  readonly body: unknown;
}

interface ReloadlyRequest {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly query?: Record<string, string>;
  readonly body?: unknown;
  /** One deadline for the whole operation, the token included. */
  readonly deadline: AbortSignal;
}

const largestAnswer = 16 * 1024 * 1024;

/** @throws {VoucherProviderUnavailable} when nothing was sent; {NoAnswer} when it may have been received */
async function send(url: string, init: RequestInit): Promise<ReloadlyAnswer> {
  try {
    const response = await fetch(url, { ...init, redirect: 'manual' });
    const answer = await readAnswer(response, largestAnswer);
    if (!answer) throw new NoReloadlyAnswer('Reloadly answered with more than 16 MB');
    return { status: response.status, body: parseJson(answer, 'replaced') };
  } catch (error) {
    if (error instanceof NoReloadlyAnswer) throw error;
    // The cause is left out: it can carry the request with its Authorization header.
    if (wasNeverSent(error)) throw new VoucherProviderUnavailable('Reloadly could not be reached');
    throw new NoReloadlyAnswer(
      init.signal?.aborted ? 'Reloadly did not answer in time' : 'Reloadly hung up without an answer',
    );
  }
}

/** Waits for `work` no longer than the deadline; what is shared by others goes on without us. */
async function within<T>(work: Promise<T>, deadline: AbortSignal): Promise<T> {
  let stop = (): void => {};
  const over = new Promise<never>((_, reject) => {
    stop = () => reject(new VoucherProviderUnavailable('Reloadly did not give out a token in time'));
    deadline.addEventListener('abort', stop, { once: true });
    if (deadline.aborted) stop();
  });
  try {
    return await Promise.race([work, over]);
  } finally {
    deadline.removeEventListener('abort', stop);
  }
}

/** Reloadly over the wire, signed in with a token shared by all requests. */
export class ReloadlyHttp {
  readonly #settings: ReloadlySettings;
  readonly #timeoutMs: number;
  readonly #token: AccessToken;

  constructor(settings: ReloadlySettings, timeoutMs: number, now: () => number) {
    this.#settings = settings;
    this.#timeoutMs = timeoutMs;
    this.#token = new AccessToken(() => this.#issueToken(), now);
  }

  /** The deadline of one operation that starts now. */
  deadline(): AbortSignal {
    return AbortSignal.timeout(this.#timeoutMs);
  }

  /**
   * Sends one request; a token that is not accepted is replaced once.
   *
   * @throws {VoucherProviderUnavailable} when the provider surely did nothing
   * @throws {NoReloadlyAnswer} when it may have
   */
  async request(request: ReloadlyRequest): Promise<ReloadlyAnswer> {
    for (let attempt = 1; ; attempt += 1) {
      const token = await within(this.#token.get(), request.deadline);
      const answer = await this.#once(request, token);
      if (answer.status === 403)
        throw new VoucherProviderUnavailable('Reloadly does not let this account do that');
      if (answer.status === 429)
        throw new VoucherProviderUnavailable('Reloadly takes no more requests for now');
      if (answer.status !== 401) return answer;
      this.#token.forget(token);
      if (attempt === 2) throw new VoucherProviderUnavailable('Reloadly does not accept its own token');
    }
  }

  /** Reads something; whatever goes wrong, asking again is safe. @throws {VoucherProviderUnavailable} */
  async read(path: string, deadline: AbortSignal, query?: Record<string, string>): Promise<ReloadlyAnswer> {
    try {
      const answer = await this.request({ method: 'GET', path, deadline, ...(query && { query }) });
      if (answer.status === 200 || answer.status === 404) return answer;
      throw new VoucherProviderUnavailable(`Reloadly answered ${answer.status}`);
    } catch (error) {
      if (error instanceof NoReloadlyAnswer) throw new VoucherProviderUnavailable(error.message);
      throw error;
    }
  }

  #once({ method, path, query, body, deadline }: ReloadlyRequest, token: string): Promise<ReloadlyAnswer> {
    const search = query ? `?${new URLSearchParams(query).toString()}` : '';
    return send(`${this.#settings.baseUrl}${path}${search}`, {
      method,
      signal: deadline,
      headers: {
        Accept: 'application/com.reloadly.giftcards-v1+json',
        Authorization: `Bearer ${token}`,
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  }

  async #issueToken(): Promise<IssuedToken> {
    const { authUrl, clientId, clientSecret, audience } = this.#settings;
    try {
      const answer = await send(authUrl, {
        method: 'POST',
        signal: this.deadline(),
        headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
        body: JSON.stringify({
          client_id: clientId,
          client_secret: clientSecret,
          grant_type: 'client_credentials',
          audience,
        }),
      });
      const read = reloadlyToken.safeParse(answer.body);
      if (answer.status === 200 && read.success)
        return { token: read.data.access_token, lifetimeMs: read.data.expires_in * 1000 };
      throw new VoucherProviderUnavailable(
        `Reloadly gave out no token (${answer.status}): are RELOADLY_CLIENT_ID, RELOADLY_CLIENT_SECRET and RELOADLY_AUDIENCE right?`,
      );
    } catch (error) {
      if (error instanceof NoReloadlyAnswer) throw new VoucherProviderUnavailable(error.message);
      throw error;
    }
  }
}
