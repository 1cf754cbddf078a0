import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { FieldErrors } from '#contract/errors.ts';
import * as words from '#messages/errors/en.ts';

/**
 * An outcome the caller is told about: the message is written for the person who
 * reads it, and becomes `error` and `message` of the envelope. Anything else that is
 * thrown answers 500 with a general sentence.
 */
export class Problem extends Error {
  constructor(
    readonly status: ContentfulStatusCode,
    readonly code: string,
    message: string,
    readonly details?: FieldErrors,
    readonly headers?: Record<string, string>,
  ) {
    super(message);
  }
}

export const invalid = (details: FieldErrors, message: string = words.checkFields) =>
  new Problem(400, 'invalid', message, details);
export const notSignedIn = () => new Problem(401, 'not_signed_in', words.signInFirst);
export const forbidden = (message: string) => new Problem(403, 'forbidden', message);
export const notFound = (message: string = words.notFound) => new Problem(404, 'not_found', message);
export const conflict = (message: string, code = 'conflict', details?: FieldErrors) =>
  new Problem(409, code, message, details);
export const tooLarge = (message: string = words.tooLarge) => new Problem(413, 'too_large', message);
export const unsupportedMedia = (message: string) => new Problem(415, 'unsupported_media_type', message);
export const tooMany = (retryAfterSeconds: number) =>
  new Problem(429, 'too_many_requests', words.tooManyRequests, undefined, {
    'Retry-After': String(Math.max(1, Math.ceil(retryAfterSeconds))),
  });
