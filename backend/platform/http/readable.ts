import type { MiddlewareHandler } from 'hono';
import { methodNotAllowed, notFound } from '#backend/platform/errors.ts';
import { stripNul } from '#backend/platform/database/strip-nul.ts';

/** What may be done with anything here; others are refused before they reach a route. */
export const METHODS: readonly string[] = ['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** Longer than any path of ours, in characters. */
const LONGEST_PATH = 2000;

/**
 * Refuses, for every route at once, what none could work with: methods nobody knows here, and paths that are no valid
 * text, hold what the database cannot store (NUL, halves of characters), or are endless. Such a path names nothing.
 */
export function refuseUnreadable(): MiddlewareHandler {
  return async (c, next) => {
    if (!METHODS.includes(c.req.method)) throw methodNotAllowed(METHODS);
    if (!isReadablePath(new URL(c.req.url).pathname)) throw notFound();
    return next();
  };
}

/** Whether `path`, as it stands in an address, is text that a row could be found by. */
function isReadablePath(path: string): boolean {
  if (path.length > LONGEST_PATH) return false;
  try {
    const text = decodeURIComponent(path);
    return stripNul(text) === text;
  } catch {
    return false;
  }
}
