import type { HonoRequest } from 'hono';
import type { z } from 'zod/v4';
import { fieldErrors, type FieldErrors } from '#contract/common/errors.ts';
import { validationMessages } from '#contract/common/validation.ts';
import type { Language } from '#messages/language.ts';
import { eventWords } from '#messages/events/words.ts';
import { httpWords } from '#messages/http/words.ts';
import { validationWords } from '#messages/validation/by-language.ts';
import { invalid, notFound, refusal, unsupportedMedia } from '#backend/platform/errors.ts';
import { stripNul } from '#backend/platform/database/strip-nul.ts';
import { bounded, MOST_WRONG_ENTRIES } from './bounded.ts';
import { validParts, type ValidParts } from './valid-parts.ts';

/** What rules beyond a schema find in a value, or in those parts of it that the schema accepts. */
export type AlsoWrong<T> = (valid: ValidParts<T>) => FieldErrors | Promise<FieldErrors>;

/**
 * What `schema` makes of `value`. Rules without a sentence of their own speak the sender's `language`.
 *
 * @throws {Problem} 400 with a message per field
 */
export function parse<T>(schema: z.ZodType<T>, value: unknown, language: Language = 'en'): T {
  const result = schema.safeParse(value, { error: validationMessages(validationWords[language]) });
  if (!result.success) throw refusal(fieldErrors(result.error.issues));
  return result.data;
}

/**
 * The same for a body with rules beyond its schema: what is wrong by these is said together with
 * what the schema finds. Handlers of a multipart body read it with this.
 *
 * @throws {Problem} 400 with a message per field
 */
export async function parseAll<T>(
  schema: z.ZodType<T>,
  value: unknown,
  alsoWrong: AlsoWrong<T>,
  language: Language = 'en',
): Promise<T> {
  const sent = bounded(schema, value);
  const result = schema.safeParse(sent, { error: validationMessages(validationWords[language]) });
  if (result.success) return result.data;
  const { issues } = result.error;
  const wrong = fieldErrors(issues.slice(0, MAX_WRONG));
  if (issues.length > MAX_WRONG) throw refusal(wrong);
  const valid = validParts(schema, sent) as ValidParts<T> | undefined;
  // what is no form at all has no fields to judge
  const more = valid === undefined ? {} : await alsoWrong(valid);
  throw refusal({ ...more, ...wrong });
}

/** Wrong fields that are named at once; of what has more, rules beyond the schema are asked when these are right. */
const MAX_WRONG = MOST_WRONG_ENTRIES;

/** A path whose identifier cannot exist is simply not found. */
export function parseParams(schema: z.ZodType, value: unknown): unknown {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw result.error.issues.some(({ path }) => path[0] === 'eventId')
    ? notFound(eventWords.notFound, 'event_not_found')
    : notFound();
}

/** A JSON body, `{}` where there is none. @throws {Problem} 415 for another type, 400 for what is no JSON */
export async function readJson(request: HonoRequest): Promise<unknown> {
  const text = await request.text();
  if (text === '') return {};
  const type = request.header('Content-Type') ?? '';
  if (!/^application\/json\b/i.test(type)) throw unsupportedMedia(httpWords.jsonNeeded);
  try {
    const value: unknown = JSON.parse(text);
    return UNSTORABLE_ESCAPE.test(text) ? stripNul(value) : value;
  } catch {
    throw invalid({}, httpWords.jsonUnreadable);
  }
}

// JSON can only hold such characters escaped, so the costly walk is rarely needed
const UNSTORABLE_ESCAPE = /\\u(0000|d[89a-f])/i;
