import { bootBackend, type Backend } from '#backend/boot.ts';
import { readEnv } from '#backend/platform/settings/env.ts';
import { offersPasskeys } from '#backend/platform/settings/passkeys.ts';
import { notReady } from '#backend/platform/http/health.ts';
import { InProcessCall, type Visit } from '#backend/platform/http/in-process-call.ts';
import { canvaPictureOrigins } from '#backend/providers/design-tool/canva.ts';
import { razorpayBrowserOrigins } from '#backend/providers/payments/razorpay.ts';
import { reloadlyLogoOrigins } from '#backend/providers/vouchers/reloadly.ts';
import { sellsVouchers, takesPayments } from '#backend/providers/set-up.ts';
import { WRITER_FIELD, WRITER_HEADER } from '#contract/accounts/writer.ts';
import { LANGUAGE_COOKIE } from '#contract/common/language-cookie.ts';
import { CHECK_HEADER } from '#contract/common/check-header.ts';
import type { ErrorEnvelope } from '#contract/common/errors.ts';
import { pathOf } from '#contract/operation.ts';
import type { Operation } from '#contract/operations.ts';
import { appLanguage } from '#messages/app-language/en.ts';
import type { Language } from '#messages/language.ts';
import { errorWords } from '#messages/errors/by-language.ts';
import { headersOfCall, withoutHopByHop } from '#app/server/backend-headers.server.ts';
import { callBody } from '#app/server/call-body.server.ts';
import {
  isAnswering,
  isStopping,
  metrics,
  onShutdown,
  remember,
  tracing,
} from '#app/server/server-events.server.ts';
import { WholeResponse } from '#app/server/whole-response.server.ts';

const env = remember('env', readEnv);

/** The backend inside this process, or null when `BACKEND_URL` names one elsewhere. */
const inProcess = env.BACKEND_URL ? null : remember('backend', startBackend);

async function startBackend(): Promise<Backend> {
  try {
    const backend = await bootBackend(env, {
      runJobs: env.RUN_JOBS,
      migrate: env.SHAGUN_MODE !== 'production',
      metrics,
      tracing,
      isAnswering,
    });
    onShutdown(() => backend.stop());
    return backend;
  } catch (error) {
    process.stderr.write(
      `Shagun could not start: ${error instanceof Error ? error.message : 'unknown error'}\n`,
    );
    process.exit(1);
  }
}

/** Settings that pages may show. */
export const site = {
  /** Of the map that organisers pick a venue on; empty where there is none. Browsers learn it. */
  mapKey: env.GOOGLE_MAPS_BROWSER_KEY,
  /** Whose map opens a venue. */
  mapSite: env.MAP_SITE,
  appUrl: env.APP_URL,
  supportEmail: env.SUPPORT_EMAIL,
  /** The ways in: with a code from a mail or a passkey, and at the identity provider, which goes by its host. */
  signIn: {
    byCode: env.SIGN_IN.includes('email'),
    byPasskey: offersPasskeys(env),
    providerHost: env.SIGN_IN.includes('oidc') ? new URL(env.OIDC_ISSUER).host : null,
  },
  /** Whether guests can give money; where they cannot, no page speaks of it. */
  takesPayments: takesPayments(env),
  /** How long the gift cards are good that somebody gets for what guests give, in days. */
  giftCardValidDays: env.GIFT_CARD_VALID_DAYS,
  /** Whether there can be gift cards, or a use for them. */
  hasWallet: takesPayments(env) || sellsVouchers(env),
  /** Where a payer's form may lead besides here. From the settings, which are the same when `BACKEND_URL` names the backend. */
  paymentOrigins: !takesPayments(env)
    ? []
    : razorpayBrowserOrigins({ baseUrl: env.RAZORPAY_BASE_URL, mode: env.RAZORPAY_MODE }),
  /** Whose pictures pages show besides our own. */
  logoOrigins: [
    ...(sellsVouchers(env) ? reloadlyLogoOrigins({ baseUrl: env.RELOADLY_BASE_URL }) : []),
    ...canvaPictureOrigins({ baseUrl: env.CANVA_BASE_URL }),
  ],
};

/** Hands a request over as it is and answers what the backend answers. */
export async function forwardToBackend(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  if (pathname === '/readyz' && isStopping()) return notReady('it is stopping');
  const headers = inChosenLanguage(request.headers);
  if (inProcess) {
    const here = await inProcess;
    return request.method === 'GET'
      ? readAsWhole(here, request.url, headers)
      : here.fetch(headers === request.headers ? request : new Request(request, { headers }));
  }
  const response = await fetch(new URL(pathname + search, env.BACKEND_URL), {
    method: request.method,
    headers: headersOfCall(withoutHopByHop(headers)),
    body: request.body,
    redirect: 'manual',
    ...(request.body ? { duplex: 'half' as const } : {}),
  }).catch(() => null);
  if (!response) return backendAway();
  // fetch has already undone the compression these name
  const answered = new Headers(response.headers);
  answered.delete('Content-Encoding');
  answered.delete('Content-Length');
  return new Response(response.body, { status: response.status, headers: answered });
}

/** Where somebody chose a language, the browser's own wish counts for less: this build was chosen by it. */
function inChosenLanguage(headers: Headers): Headers {
  if (!(headers.get('Cookie') ?? '').includes(`${LANGUAGE_COOKIE}=`)) return headers;
  const chosen = new Headers(headers);
  chosen.set('Accept-Language', appLanguage);
  return chosen;
}

/** Asks the backend in this process, whose answer is there as a whole. */
async function readAsWhole(here: Backend, url: string, sent: Headers): Promise<Response> {
  const call = new InProcessCall(url, sent, {});
  const response = await here.fetch(call.asRequest());
  if (!call.answer) return response;
  const { status, headers } = response;
  headers.set('Content-Type', 'application/json');
  return new WholeResponse(Buffer.from(JSON.stringify(call.answer)), { status, headers });
}

/** What is said of a backend that did not answer. */
export function noAnswer(language: Language): ErrorEnvelope {
  const message = errorWords[language].unavailable;
  return { error: message, message, code: 'unavailable', requestId: '' };
}

const backendAway = (language: Language = 'en'): Response =>
  Response.json(noAnswer(language), {
    status: 503,
    headers: { 'Cache-Control': 'no-store', 'Retry-After': '5' },
  });

/** Headers of the visitor's request the backend judges it by: who, from where, through which browser. */
const FORWARDED = [
  'Cookie',
  'Origin',
  'Sec-Fetch-Site',
  'X-XSRF-TOKEN',
  'User-Agent',
  'X-Shagun-Client-Address',
];

const apiOrigin = new URL(env.BACKEND_URL ?? env.APP_URL).origin;

/** A request for a page that is being put together: who makes it, and what was asked of the backend for it. */
interface PageVisit extends Visit {
  calls: Map<string, Promise<unknown>>;
}

const visits = new WeakMap<Request, PageVisit>();

/** The same for all that is asked to answer one request for a page. */
export function visitOf(request: Request): PageVisit {
  const visit = visits.get(request) ?? { calls: new Map() };
  // what a form changes must be seen by what is asked next
  if (request.method === 'GET') visits.set(request, visit);
  return visit;
}

/** What came back: a response, and the answer itself where it was made in this process. */
interface Sent {
  response: Response;
  answer?: object | undefined;
}

/** Makes a call in the name of whoever sent `request`; a backend that cannot be reached is a 503. */
export async function sendToBackend(
  request: Request,
  operation: Operation,
  input: Record<string, unknown>,
  {
    language,
    idempotencyKey,
    signal = null,
    checkOnly = false,
  }: {
    language: Language;
    idempotencyKey?: string | undefined;
    /** Ends a call to a backend elsewhere. */
    signal?: AbortSignal | null;
    checkOnly?: boolean;
  },
): Promise<Sent> {
  const path = pathOf(operation, (input.params ?? {}) as Record<string, string>);
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries((input.query ?? {}) as Record<string, unknown>)) {
    if (value !== undefined && value !== '') query.set(name, String(value));
  }
  const url = `${apiOrigin}${path}${query.size > 0 ? `?${query}` : ''}`;
  const headers = new Headers({ 'Accept-Language': language });
  for (const name of FORWARDED) {
    const value = request.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  const writer = request.method === 'GET' ? null : new URL(request.url).searchParams.get(WRITER_FIELD);
  if (writer !== null) headers.set(WRITER_HEADER, writer);
  if (inProcess && operation.method === 'GET') {
    const call = new InProcessCall(url, headers, visitOf(request));
    const response = await (await inProcess).fetch(call.asRequest());
    return { response, answer: call.answer };
  }
  // what changes something is not known from before
  visits.delete(request);
  if (idempotencyKey !== undefined) headers.set('Idempotency-Key', idempotencyKey);
  if (checkOnly) headers.set(CHECK_HEADER, 'only');
  if (operation.body) headers.set('Content-Type', 'application/json');
  const init: RequestInit = {
    method: operation.method,
    headers,
    redirect: 'manual',
    signal,
    ...callBody(operation, input, { headers, withLength: inProcess !== null }),
  };
  const response = inProcess
    ? await (await inProcess).fetch(new Request(url, init))
    : await fetch(url, { ...init, headers: headersOfCall(headers) }).catch(() => backendAway(language));
  return { response };
}
