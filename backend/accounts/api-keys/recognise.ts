import type { Context as HonoContext, MiddlewareHandler } from 'hono';
import { keyWords } from '#messages/security/api-keys/words.ts';
import type { Context } from '#backend/platform/context.ts';
import { Problem } from '#backend/platform/errors.ts';
import type { HttpEnv } from '#backend/platform/http/implement.ts';
import { limitRate } from '#backend/platform/http/rate-limit.ts';
import { newSecret, sha256 } from '#backend/platform/ids.ts';
import { findWorkingKey, noteKeyUse } from './repository.ts';

/** How every key begins, so that people and scanners of leaked secrets know one when they see it. */
const BEGINNING = 'shagun_';
/** How much of a key is kept readable, its beginning included. */
const SHOWN = BEGINNING.length + 6;

/** The last use is written down at most this often. */
const USED_EVERY_MS = 3_600_000;

/** Requests of one key; counted by the block, so that not every request writes. */
const REQUESTS = { limit: 1200, windowSeconds: 600 };
const BLOCK = 20;
/** Keys whose blocks a process remembers. */
const MOST_REMEMBERED = 10_000;

/** A new key: 256 random bits, what is kept of it in words, and its digest. */
export function newKey(): { secret: string; start: string; hash: string } {
  const secret = BEGINNING + newSecret();
  return { secret, start: secret.slice(0, SHOWN), hash: sha256(secret) };
}

/**
 * The key a request carries, good or not; null for none. Other bearers are handles of the design tool. What holds the beginning of a
 * key and is none, such as two at once, is '': whoever meant to send a key is never taken for the session beside it.
 */
export function presentedKey(c: HonoContext<HttpEnv>): string | null {
  const sent = c.req.header('Authorization') ?? '';
  if (!sent.toLowerCase().includes(BEGINNING)) return null;
  return /^Bearer[ \t]+(shagun_[^\s,]+)[ \t]*$/i.exec(sent)?.[1] ?? '';
}

/**
 * Puts whoever sent a key on the request; cookies beside it count for nothing. Revoking counts on the next request.
 *
 * @throws {Problem} 401 for a key that does not work, 429 for too many requests with one
 */
export function recogniseKey(ctx: Context): MiddlewareHandler<HttpEnv> {
  const blocks = new Map<string, { left: number; counted: Promise<unknown> }>();

  /** Several processes share the count; each may be a block ahead. Requests that come at once share a block while it is counted. */
  async function limitRequests(keyId: string): Promise<void> {
    let block = blocks.get(keyId);
    if (!block || block.left === 0) {
      const counted = limitRate(ctx, 'api-key', keyId, { ...REQUESTS, weight: BLOCK });
      const fresh = { left: BLOCK, counted };
      if (blocks.size >= MOST_REMEMBERED) blocks.clear();
      blocks.set(keyId, fresh);
      // above the limit, or the database was away: the next one asks again
      counted.catch(() => blocks.get(keyId) === fresh && blocks.delete(keyId));
      block = fresh;
    }
    block.left -= 1;
    await block.counted;
  }

  return async (c, next) => {
    c.set('viewer', null);
    const presented = presentedKey(c);
    const now = ctx.now();
    const key = presented ? await findWorkingKey(ctx.db, sha256(presented), now) : undefined;
    if (!key) throw new Problem(401, 'bad_key', keyWords.badKey);
    await limitRequests(key.keyId);
    const before = new Date(now.getTime() - USED_EVERY_MS);
    if (!key.lastUsedAt || key.lastUsedAt <= before) await noteKeyUse(ctx.db, key.keyId, { now, before });
    const { userId, verifiedEmail, plan } = key;
    c.set('keyHolder', {
      who: { userId, sessionId: '', verifiedEmail, plan },
      scopes: key.scopes,
    });
    return next();
  };
}
