import pino, { type Logger } from 'pino';
import type { Env } from '#backend/platform/settings/env.ts';

/**
 * The process's structured log. Personal data stays out of it: callers log identifiers
 * and outcomes, and errors are cut down to their name, message and stack, so that a
 * statement's parameters or a mail's addresses never come along.
 */
export function createLog(env: Pick<Env, 'LOG_LEVEL'>): Logger {
  return pino({
    level: env.LOG_LEVEL,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    serializers: { err: describeError },
  });
}

interface ErrorDescription {
  name: string;
  message: string;
  code?: string;
  stack?: string;
  cause?: ErrorDescription;
}

/** An error without its extra fields; addresses that providers put into messages are blotted out. */
function describeError(error: unknown): ErrorDescription {
  if (!(error instanceof Error)) return { name: 'NotAnError', message: typeof error };
  return {
    name: error.name,
    message: withoutContacts(error.message),
    ...('code' in error && typeof error.code === 'string' ? { code: error.code } : {}),
    ...(error.stack ? { stack: withoutContacts(error.stack) } : {}),
    ...(error.cause ? { cause: describeError(error.cause) } : {}),
  };
}

/** Replaces e-mail addresses, long digit runs and link keys in a text meant for a log or a stored error. */
export function withoutContacts(text: string): string {
  return text
    .replace(/[^\s<>"'(]+@[^\s<>"')]+/g, '[address]')
    .replace(/\+?\p{Nd}[\p{Nd} -]{8,}\p{Nd}/gu, '[number]')
    .replace(/([?&]key=)[\w-]+/g, '$1[key]');
}
