import type { Context as HonoContext, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { z } from 'zod/v4';
import { fieldErrors, type FieldErrors } from '#contract/common/errors.ts';
import type { Language } from '#messages/language.ts';
import {
  operations,
  type Access,
  type Operation,
  type OperationName,
  type OperationOutput,
  type OperationRequest,
} from '#contract/operations.ts';
import { validationMessages } from '#contract/common/validation.ts';
import * as words from '#messages/http/en.ts';
import { validationWords } from '#messages/validation/by-language.ts';
import type { Context } from '#backend/platform/context.ts';
import { invalid, notFound, notSignedIn, tooLarge, unsupportedMedia } from '#backend/platform/errors.ts';
import { stripNul } from '#backend/platform/database/strip-nul.ts';
import type { SignedIn, Viewer } from './viewer.ts';

/** What the backend's middleware leaves for handlers. */
export interface HttpEnv {
  Variables: { viewer: Viewer; requestId: string; language: Language };
}

/** Access that nobody has without signing in. */
type NeedsSignIn = Exclude<Access, 'anyone' | 'guest-or-key'>;

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

interface Checks {
  checkAnswers?: boolean;
  /** What a rule beyond the schema finds in a body the schema refuses, so that all of it is said at once. */
  alsoWrong?: (body: unknown) => FieldErrors | null;
}

/** Answers an operation by a handler. */
export type Implement = <N extends OperationName>(
  name: N,
  handler: (input: HandlerInput<N>) => Promise<OperationOutput<N> | Response>,
  checks?: Pick<Checks, 'alsoWrong'>,
) => void;

/** Puts the operations of one word of the product on the app. */
export type Mount = (ctx: Context, implement: Implement) => void;

const DEFAULT_BODY_LIMIT = 1024 * 1024;

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
  { checkAnswers = false, alsoWrong }: Checks = {},
): void {
  const operation: Operation = operations[name];
  const path = operation.path.replace(/\{(\w+)\}/g, ':$1');
  const limit = bodyLimit({
    maxSize: operation.maxBodyBytes ?? DEFAULT_BODY_LIMIT,
    onError: () => {
      throw tooLarge();
    },
  });
  app.on(operation.method, path, limit, async (http) => {
    const viewer = http.get('viewer');
    if (!viewer && operation.access !== 'anyone' && operation.access !== 'guest-or-key') throw notSignedIn();
    const language = http.get('language');
    const body = operation.bodyIn?.(language) ?? operation.body;
    const input = {
      params: operation.params && parseParams(operation.params, http.req.param()),
      query: operation.query && parse(operation.query, stripNul(http.req.query()), language),
      body: body && parse(body, await readJson(http), language, alsoWrong),
      viewer,
      language,
      http,
    };
    const answer = await handler(input as unknown as HandlerInput<N>);
    if (answer instanceof Response) return answer;
    if (checkAnswers && operation.response) operation.response.parse(answer);
    return http.json(answer as object, (operation.status ?? 200) as 200);
  });
}

/**
 * What `schema` makes of `value`. Handlers of a multipart body read it with this. Rules
 * without a sentence of their own speak the sender's `language`.
 *
 * @throws {Problem} 400 with a message per field
 */
export function parse<T>(
  schema: z.ZodType<T>,
  value: unknown,
  language: Language = 'en',
  alsoWrong?: Checks['alsoWrong'],
): T {
  const result = schema.safeParse(value, { error: validationMessages(validationWords[language]) });
  if (!result.success) {
    const details = { ...alsoWrong?.(value), ...fieldErrors(result.error) };
    const messages = new Set(Object.values(details).flat());
    throw invalid(details, messages.size === 1 ? [...messages][0] : undefined);
  }
  return result.data;
}

/** A path whose identifier cannot exist is simply not found. */
function parseParams(schema: z.ZodType, value: unknown): unknown {
  const result = schema.safeParse(value);
  if (!result.success) throw notFound();
  return result.data;
}

async function readJson(http: HonoContext<HttpEnv>): Promise<unknown> {
  const text = await http.req.text();
  if (text === '') return {};
  const type = http.req.header('Content-Type') ?? '';
  if (!/^application\/json\b/i.test(type)) throw unsupportedMedia(words.jsonNeeded);
  try {
    const value: unknown = JSON.parse(text);
    return UNSTORABLE_ESCAPE.test(text) ? stripNul(value) : value;
  } catch {
    throw invalid({}, words.jsonUnreadable);
  }
}

// JSON can only hold such characters escaped, so the costly walk is rarely needed
const UNSTORABLE_ESCAPE = /\\u(0000|d[89a-f])/i;
