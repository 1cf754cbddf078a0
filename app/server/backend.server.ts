import { data, redirect } from '@remix-run/node';
import { noAnswer, sendToBackend, visitOf } from '#app/server/backend-transport.server.ts';
import { missingPartLine } from '#app/server/failure-log.server.ts';
import { errorEnvelope, type ErrorEnvelope, type FieldErrors } from '#contract/common/errors.ts';
import type { User } from '#contract/accounts/accounts.ts';
import { unsentForm } from '#app/server/unsent.server.ts';
import { landingPathNear } from '#contract/accounts/landing-path.ts';
import {
  operations,
  type Operation,
  type OperationInput,
  type OperationName,
  type OperationOutput,
} from '#contract/operations.ts';
import { appLanguage } from '#messages/app-language/en.ts';
import type { Language } from '#messages/language.ts';
import { errorWords } from '#messages/errors/by-language.ts';

/** A call's expected outcomes: the answer with what the browser is to keep or forget, or what the backend says went wrong. */
export type Result<T> =
  | { ok: true; data: T; setCookies: string[] }
  | { ok: false; status: number; error: ErrorEnvelope };

/** What a part of a page is made of that the specification does not order, or why it could not be had. */
type Extra<T> = { data: T; error: null } | { data: null; error: ErrorEnvelope };

/** Milliseconds that a page waits for such a part. */
const EXTRA_MS = 2000;

/** Typed calls of the API in the name of whoever sent `request`, answered in `language`: where no guest chose another, that of this build. */
export function backend(request: Request, language: Language = appLanguage) {
  /**
   * Calls and answers either outcome; a form that asks for a recent sign-in is kept on a page while its sender signs in
   * (docs/decisions/0098); a backend that cannot be reached is a 503. The same call
   * with the same `idempotencyKey` moves money once.
   */
  async function call<N extends OperationName>(
    name: N,
    input: OperationInput<N>,
    { idempotencyKey }: { idempotencyKey?: string } = {},
  ): Promise<Result<OperationOutput<N>>> {
    const operation: Operation = operations[name];
    const onlyReads = operation.method === 'GET' && operation.response !== undefined;
    return onlyReads
      ? once([name, language, input], () => ask(name, input, {}))
      : ask(name, input, { idempotencyKey });
  }

  /** The same for what a form does: whoever is signed out by then is led to sign in, and back to the form's page. */
  async function send<N extends OperationName>(...form: Parameters<typeof call<N>>) {
    const result = await call(...form);
    if (!result.ok && result.status === 401) throw redirectToSignIn(request);
    return result;
  }

  /** Asked for again while the same page is put together, it is not asked again. */
  function once<T>(what: unknown[], asking: () => Promise<T>): Promise<T> {
    const { calls } = visitOf(request);
    const key = JSON.stringify(what);
    const known = (calls.get(key) ?? asking()) as Promise<T>;
    calls.set(key, known);
    return known;
  }

  async function ask<N extends OperationName>(
    name: N,
    input: OperationInput<N>,
    options: { idempotencyKey?: string | undefined; signal?: AbortSignal },
  ): Promise<Result<OperationOutput<N>>> {
    const { response, answer } = await sendToBackend(request, operations[name], input, {
      language,
      ...options,
    });
    if (response.ok) {
      const isJson = 'response' in operations[name];
      const data = (answer ?? (isJson ? await response.json() : response)) as OperationOutput<N>;
      return { ok: true, data, setCookies: response.headers.getSetCookie() };
    }
    const parsed = errorEnvelope.safeParse(await response.json().catch(() => null));
    const { unexpected } = errorWords[language];
    const error = parsed.data ?? {
      error: unexpected,
      message: unexpected,
      code: 'unexpected',
      requestId: '',
    };
    // operators have a page of their own for it
    const isKept = request.method !== 'GET' && operations[name].access !== 'operator';
    if (error.code === 'sign_in_again' && isKept) throw unsentForm(request, 'long-ago', response.status);
    return { ok: false, status: response.status, error };
  }

  /**
   * What is wrong with the body of a call, by all rules at once; the call itself is not made. For a
   * form that is refused anyway: nothing more is known when the backend cannot say.
   */
  async function check<N extends OperationName>(
    name: N,
    input: { params?: Record<string, string>; body: unknown },
  ): Promise<FieldErrors> {
    const { response } = await sendToBackend(request, operations[name], input, { language, checkOnly: true });
    const parsed = errorEnvelope.safeParse(await response.json().catch(() => null));
    return parsed.data?.details ?? {};
  }

  /**
   * For loaders: answers the data. A visitor who has to sign in goes to the landing page,
   * which remembers where to return; anything else that goes wrong becomes the route's
   * error page, with the backend's sentence.
   */
  async function load<N extends OperationName>(
    name: N,
    input: OperationInput<N>,
  ): Promise<OperationOutput<N>> {
    const result = await call(name, input);
    if (result.ok) return result.data;
    if (result.status === 401) throw redirectToSignIn(request);
    throw data(result.error, { status: result.status });
  }

  /**
   * For what the specification does not order: the page stands without it and says so in its place (`MissingPart`).
   * Never throws, is given up after a moment, and writes a failure to the log (docs/decisions/0095). Who has to sign in
   * is sent there by the parts that are ordered.
   */
  const extra = <N extends OperationName>(
    name: N,
    input: OperationInput<N>,
  ): Promise<Extra<OperationOutput<N>>> =>
    once(['extra', name, language, input], async () => {
      const call = new AbortController();
      // what has arrived meanwhile counts, should this process have been busy
      const timer = setTimeout(() => setImmediate(() => call.abort()), EXTRA_MS);
      // a call in this process cannot be ended, only left
      const late = new Promise<null>((resolve) => call.signal.addEventListener('abort', () => resolve(null)));
      const result = await Promise.race([ask(name, input, { signal: call.signal }), late]).catch(() => null);
      clearTimeout(timer);
      if (result?.ok) return { data: result.data, error: null };
      const { status, error } = result ?? { status: 503, error: noAnswer(language) };
      if (status >= 500) process.stderr.write(`${missingPartLine(name, status)}\n`);
      return { data: null, error };
    });

  return { call, check, extra, load, send };
}

/** The spec's redirect of visitors to `/`, remembering the page they wanted; a button's address is its page. */
export function redirectToSignIn(request: Request) {
  const { pathname, search } = new URL(request.url);
  const returnTo = landingPathNear(pathname.replace(/\.data$/, ''), search);
  return redirect(`/?${new URLSearchParams({ returnTo })}`);
}

/** The signed-in user, or the redirect of a visitor to the landing page. */
export async function requireUser(request: Request): Promise<User> {
  return (await backend(request).load('getCurrentUser', {})).user;
}

/** Whether the browser holds a session, which may have ended: without one nobody is signed in, and nothing need be asked. */
export const hasSession = (request: Request): boolean =>
  /shagun_session=/.test(request.headers.get('Cookie') ?? '');

/** The signed-in user or null. Asks nothing of the backend when the browser holds no session. */
export async function findUser(request: Request): Promise<User | null> {
  if (!hasSession(request)) return null;
  const result = await backend(request).call('getCurrentUser', {});
  return result.ok ? result.data.user : null;
}
