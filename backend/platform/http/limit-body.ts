import { bodyLimit } from 'hono/body-limit';
import type { MiddlewareHandler } from 'hono';
import { tooLarge } from '#backend/platform/errors.ts';

/** Refuses a body of more than `maxSize` bytes, also one that does not say how long it is. 413 */
export const limitBody = (maxSize: number): MiddlewareHandler =>
  bodyLimit({
    maxSize,
    onError: () => {
      throw tooLarge();
    },
  });
