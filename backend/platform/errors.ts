import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { OTHER_ACCOUNT } from '#contract/accounts/writer.ts';
import type { FieldErrors } from '#contract/common/errors.ts';
import { errorWords } from '#messages/errors/by-language.ts';
import type { Language, LocalizedMessage } from '#messages/language.ts';

/** What is said to whoever asked: a sentence, or one for each language where guests read it. */
export type PublicMessage = string | LocalizedMessage;
type FieldMessages = Record<string, PublicMessage[]>;

/**
 * An outcome the caller is told about: the message is written for the person who
 * reads it, and becomes `error` and `message` of the envelope. Anything else that is
 * thrown answers 500 with a general sentence.
 */
export class Problem extends Error {
  constructor(
    readonly status: ContentfulStatusCode,
    readonly code: string,
    readonly publicMessage: PublicMessage,
    readonly details?: FieldMessages,
    readonly headers?: Record<string, string>,
  ) {
    super(inWords(publicMessage, 'en'));
  }

  /** Message and messages per field, in the reader's language where they are known in it. */
  inWords(language: Language): [message: string, details?: Record<string, string[]>] {
    const message = inWords(this.publicMessage, language);
    if (!this.details) return [message];
    const details = Object.entries(this.details).map(([field, messages]): [string, string[]] => [
      field,
      [...new Set(messages.map((text) => inWords(text, language)))],
    ]);
    return [message, Object.fromEntries(details)];
  }
}

const inWords = (message: PublicMessage, language: Language): string =>
  typeof message === 'string' ? message : message(language);

const general =
  (name: Exclude<keyof typeof errorWords.en, 'tooManyRequests'>): LocalizedMessage =>
  (language) =>
    errorWords[language][name];

export const invalid = (details: FieldMessages, message: PublicMessage = general('checkFields')) =>
  new Problem(400, 'invalid', message, details);

/** The refusal of a form with these field errors: its message is the only sentence there is, or asks to check the fields. */
export function refusal(problems: FieldErrors): Problem {
  const messages = new Set(Object.values(problems).flat());
  const [only] = messages;
  return messages.size === 1 ? invalid(problems, only) : invalid(problems);
}

export const hasProblems = (problems: FieldErrors): boolean => Object.keys(problems).length > 0;

export const notSignedIn = () => new Problem(401, 'not_signed_in', general('signInFirst'));
export const otherAccount = () => new Problem(409, OTHER_ACCOUNT, general('otherAccount'));
export const forbidden = (message: PublicMessage) => new Problem(403, 'forbidden', message);
export const forged = () => new Problem(403, 'forgery', general('forgery'));
export const notFound = (message: PublicMessage = general('notFound'), code = 'not_found') =>
  new Problem(404, code, message);
export const methodNotAllowed = (allowed: readonly string[]) =>
  new Problem(405, 'method_not_allowed', general('methodNotAllowed'), undefined, {
    Allow: allowed.join(', '),
  });
export const conflict = (message: PublicMessage, code = 'conflict', details?: FieldMessages) =>
  new Problem(409, code, message, details);
export const tooLarge = (message: PublicMessage = general('tooLarge')) =>
  new Problem(413, 'too_large', message);
export const unsupportedMedia = (message: string) => new Problem(415, 'unsupported_media_type', message);
/** Nothing is wrong with what was sent: there is too much to do at the moment. */
export const busy = (retryAfterSeconds: number, message: PublicMessage) =>
  new Problem(503, 'busy', message, undefined, { 'Retry-After': String(retryAfterSeconds) });
export const tooMany = (
  retryAfterSeconds: number,
  message: PublicMessage = (language) => errorWords[language].tooManyRequests(retryAfterSeconds),
) =>
  new Problem(429, 'too_many_requests', message, undefined, {
    'Retry-After': String(Math.max(1, Math.ceil(retryAfterSeconds))),
  });
