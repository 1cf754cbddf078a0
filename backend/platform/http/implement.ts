import type { Context as HonoContext, Hono, MiddlewareHandler } from 'hono';
import type { z } from 'zod/v4';
import { CHECK_HEADER } from '#contract/common/check-header.ts';
import type { FieldErrors } from '#contract/common/errors.ts';
import type { Language } from '#messages/language.ts';
import {
  operations,
  type Access,
  type Operation,
  type OperationName,
  type OperationOutput,
  type OperationRequest,
} from '#contract/operations.ts';
import { largestBody } from '#contract/operation.ts';
import { keyWords } from '#messages/security/api-keys/words.ts';
import type { Context } from '#backend/platform/context.ts';
import { invalid, notFound, notSignedIn, Problem, refusal, tooLarge } from '#backend/platform/errors.ts';
import { stripNul } from '#backend/platform/database/strip-nul.ts';
import { inProcessCallOf } from './in-process-call.ts';
import type { ValidParts } from './valid-parts.ts';
import { limitBody } from './limit-body.ts';
import { parse, parseAll, parseParams, readJson } from './parse-request.ts';
import { notForKeys } from './recent-sign-in.ts';
import type { ApiKeyHolder, SignedIn, Viewer } from './viewer.ts';
import { asKeyMayRead } from './without-money.ts';

/** What the backend's middleware leaves for handlers. */
export interface HttpEnv {
  Variables: {
    /** Who has a session. Null beside a key, so that what is no operation knows nothing of keys. */
    viewer: Viewer;
    /** Who sent a key of the API instead; unset for everybody else. */
    keyHolder?: ApiKeyHolder;
    requestId: string;
    language: Language;
  };
}

/** Access that nobody has without signing in. */
type NeedsSignIn = Exclude<Access, 'anyone' | 'guest-or-key' | 'signed-in-or-key'>;

type ViewerOf<N extends OperationName> = (typeof operations)[N]['access'] extends NeedsSignIn
  ? SignedIn
  : Viewer;

/** A request after parsing: parts the operation does not have are undefined. */
type HandlerInput<N extends OperationName> = OperationRequest<N> & {
  viewer: ViewerOf<N>;
  /** What the sender reads, by `Accept-Language`. */
  language: Language;
  http: HonoContext<HttpEnv>;
};

interface Checks<N extends OperationName> {
  checkAnswers?: boolean;
  /** Puts on the request once more who asks. */
  recognise?: (http: HonoContext<HttpEnv>) => Promise<void>;
  /** Lets pass who signed in recently; throws for everybody else (docs/decisions/0098). */
  requireRecentSignIn?: (viewer: Viewer) => void;
  /** Who may make a call of operators; throws for everybody else, before anything they sent is read. */
  admitOperator?: (viewer: Viewer) => Promise<void>;
  /**
   * What the service's own rules find in a body the schema refuses, so that all of it is said at
   * once. Changes nothing, and throws for whoever may not do this.
   */
  alsoWrong?: (
    input: Omit<HandlerInput<N>, 'body'> & { body: ValidParts<OperationRequest<N>['body']> },
  ) => FieldErrors | Promise<FieldErrors>;
}

/** Answers an operation by a handler. */
export type Implement = <N extends OperationName>(
  name: N,
  handler: (input: HandlerInput<N>) => Promise<OperationOutput<N> | Response>,
  checks?: Pick<Checks<N>, 'alsoWrong'>,
) => void;

/** Puts the operations of one word of the product on the app. */
export type Mount = (ctx: Context, implement: Implement) => void;

/** Refuses a body that is too long. One that is read as it comes is judged here by what it says of itself, and counted by its handler. */
function limitOf(operation: Operation): MiddlewareHandler {
  const most = largestBody(operation);
  if (!operation.streamed) return limitBody(most);
  return async (http, next) => {
    if (Number(http.req.header('Content-Length') ?? 0) > most) throw tooLarge();
    await next();
  };
}

/**
 * Puts an operation of the contract on the app: method, path, size limit, sign-in and
 * parsing come from its definition, so that a handler sees only what the schema allows.
 * Whether the viewer may touch the event is the service's question.
 *
 * With `checkAnswers` (tests) an answer that does not fit its schema is an error.
 */
export function implement<N extends OperationName>(
  app: Hono<HttpEnv>,
  name: N,
  handler: (input: HandlerInput<N>) => Promise<OperationOutput<N> | Response>,
  {
    checkAnswers = false,
    recognise = async () => {},
    admitOperator,
    requireRecentSignIn = nobodyDid,
    alsoWrong,
  }: Checks<N> = {},
): void {
  const operation: Operation = operations[name];
  const path = operation.path.replace(/\{(\w+)\}/g, ':$1');
  const limit = limitOf(operation);
  const bodies = bodiesOf(operation);
  // before the limit: who may not know of a call is not told how much it takes either
  if (operation.access === 'operator')
    app.on(operation.method, path, async (http, next) => {
      await (admitOperator ?? nobody)(http.get('viewer'));
      await next();
    });
  const known = (http: HonoContext<HttpEnv>) => {
    const viewer = whoAsks(operation, http);
    if (operation.recentSignIn === 'always') requireRecentSignIn(viewer);
  };
  const knownAndShort: MiddlewareHandler<HttpEnv> = (http, next) => {
    known(http);
    const before = performance.now();
    let isRead = false;
    const read = limit(http, async () => {
      if (operation.method !== 'GET' && !operation.streamed) await http.req.arrayBuffer();
      isRead = true;
      // a session may end, and a key be revoked, while somebody holds back the rest of what they send
      if (performance.now() - before > AT_ONCE_MS) {
        await recognise(http);
        known(http);
      }
      await next();
    });
    return read.catch((error: unknown) => {
      // whoever leaves before the end reads no answer, and nothing here is broken
      throw !isRead && http.req.raw.signal.aborted ? invalid({}) : error;
    });
  };
  app.on(operation.method, path, knownAndShort, async (http) => {
    const viewer = whoAsks(operation, http);
    const keyHolder = http.get('keyHolder');
    const language = http.get('language');
    const body = bodies?.[language] ?? operation.body;
    const request = {
      params: operation.params && parseParams(operation.params, http.req.param()),
      query: operation.query && parse(operation.query, stripNul(http.req.query()), language),
      viewer,
      language,
      http,
    };
    const judge = (good: unknown) => alsoWrong?.({ ...request, body: good } as never) ?? {};
    const sent = body && (await readJson(http.req));
    if (!viewer && operation.access === 'signed-in-or-key' && !hasKey(sent)) throw notSignedIn();
    const input = { ...request, body: body && (await parseAll(body, sent, judge, language)) };
    if (http.req.header(CHECK_HEADER) === 'only') throw refusal(await judge(input.body));
    const made = await handler(input as unknown as HandlerInput<N>);
    if (made instanceof Response) return made;
    const answer = keyHolder ? asKeyMayRead(made, name, keyHolder) : made;
    if (checkAnswers && operation.response) operation.response.parse(answer);
    const status = (operation.status ?? 200) as 200;
    const call = inProcessCallOf(http.req.raw);
    if (!call) return http.json(answer as object, status);
    call.answer = answer as object;
    return http.body(null, status);
  });
}

/** A body that takes longer than this to come is one during which something may have happened. */
const AT_ONCE_MS = 50;

/** Who calls; asked before the body is limited, since one without a stated length is read for that. @throws {Problem} 401, 403 */
function whoAsks(operation: Operation, http: HonoContext<HttpEnv>): Viewer {
  const keyHolder = http.get('keyHolder');
  const viewer = keyHolder ? admitByKey(operation, keyHolder) : http.get('viewer');
  if (!viewer && !openTo.has(operation.access)) throw notSignedIn();
  return viewer;
}

/** The person behind a key. @throws {Problem} 403 where keys do not count, or this one is not allowed to */
function admitByKey({ apiKey }: Operation, { who, scopes }: ApiKeyHolder): SignedIn {
  if (apiKey === 'never') throw notForKeys();
  if (!scopes.includes(apiKey)) throw new Problem(403, 'key_scope', keyWords.scopeNeeded(apiKey));
  return who;
}

const nobody = async () => {
  throw notFound();
};

const nobodyDid = () => {
  throw new Error('Whoever puts a call on the app says who signed in recently');
};

/** What somebody without a session may try. */
const openTo: ReadonlySet<Access> = new Set<Access>(['anyone', 'guest-or-key', 'signed-in-or-key']);

/** Whoever sends no key is told to sign in before anything else is said of what they sent. */
const hasKey = (sent: unknown): boolean =>
  typeof sent === 'object' && sent !== null && 'key' in sent && typeof sent.key === 'string';

/** A schema in each language, made once: making one costs more than reading a reply with it. */
function bodiesOf({ bodyIn }: Operation): Record<Language, z.ZodType> | undefined {
  return bodyIn && { en: bodyIn('en'), hi: bodyIn('hi') };
}
