import { isRouteErrorResponse } from '@remix-run/react';

/**
 * The log line about a page that failed, or null when the server did what it should: a
 * method or an address that no page has is the sender's matter and has its answer.
 */
export function failureLine(error: unknown): string | null {
  const failure = isRouteErrorResponse(error) ? ofAnswer(error) : error;
  if (failure === null) return null;
  const { name, message, stack } =
    failure instanceof Error ? failure : new Error(`a ${typeof failure} was thrown`);
  return JSON.stringify({ level: 'error', name, message, stack, msg: 'page failed' });
}

/** The log line about a part that a page did without. */
export const missingPartLine = (operation: string, status: number): string =>
  JSON.stringify({ level: 'warn', operation, status, msg: 'part of a page failed' });

/** Remix hands over answers of its own with the error they came from inside. */
function ofAnswer(answer: { status: number; statusText: string; error?: unknown }): Error | null {
  if (answer.status < 500) return null;
  return answer.error instanceof Error
    ? answer.error
    : new Error(`answered ${answer.status} ${answer.statusText}`);
}
