import type { z } from 'zod/v4';
import { DAY_MS } from '#contract/common/durations.ts';
import { MOST_API_KEYS, PAST_KEY_DAYS } from '#contract/accounts/api-key-limits.ts';
import type { ApiKey, apiKeyMade, apiKeys, keyTerms, NewApiKey } from '#contract/accounts/api-keys.ts';
import type { outcome } from '#contract/common/fields.ts';
import { keyWords } from '#messages/security/api-keys/words.ts';
import { lockSignedIn } from '#backend/accounts/session-repository.ts';
import type { Context } from '#backend/platform/context.ts';
import { conflict, notFound } from '#backend/platform/errors.ts';
import { limitRate } from '#backend/platform/http/rate-limit.ts';
import { signedInRecently } from '#backend/platform/http/recent-sign-in.ts';
import type { SignedIn } from '#backend/platform/http/viewer.ts';
import { newId } from '#backend/platform/ids.ts';
import { tellOfKey } from './news.ts';
import { newKey } from './recognise.ts';
import {
  apiKeysOf,
  deleteKeysEndedBefore,
  insertApiKey,
  markKeyRevoked,
  type ApiKeyRow,
} from './repository.ts';

/** For one person, who is written to about each. */
const MADE = { limit: 30, windowSeconds: 3600 };
const termDays: Record<(typeof keyTerms)[number], number | null> = {
  month: 30,
  quarter: 90,
  year: 365,
  always: null,
};

/** One's own keys, the latest first: those that work, and those that did within half a year. */
export async function listApiKeys(ctx: Context, viewer: SignedIn): Promise<z.infer<typeof apiKeys>> {
  const rows = await apiKeysOf(ctx.db, viewer.userId);
  const works = worksAt(ctx.now());
  return {
    keys: rows.filter(works).map(presentKey),
    past: rows.filter((row) => !works(row)).map(presentKey),
    signInFirst: !signedInRecently(ctx, viewer),
  };
}

/**
 * Makes a key, and tells its owner by mail. The key itself is in the answer alone.
 *
 * @throws {Problem} 409 with as many as one may have, 429
 */
export async function makeApiKey(
  ctx: Context,
  viewer: SignedIn,
  { name, scopes, lasts }: NewApiKey,
): Promise<z.infer<typeof apiKeyMade>> {
  await limitRate(ctx, 'api-key-make', viewer.userId, MADE);
  const { secret, start, hash } = newKey();
  const now = ctx.now();
  const days = termDays[lasts];
  const row = {
    id: newId(),
    user_id: viewer.userId,
    name,
    start,
    key_hash: hash,
    scopes: [...scopes],
    created_at: now,
    ends_at: days === null ? null : new Date(now.getTime() + days * DAY_MS),
  };
  await ctx.db.transaction().execute(async (tx) => {
    await lockSignedIn(tx, viewer);
    const working = (await apiKeysOf(tx, viewer.userId)).filter(worksAt(now));
    if (working.length >= MOST_API_KEYS) throw conflict(keyWords.tooMany(MOST_API_KEYS), 'too_many_keys');
    await insertApiKey(tx, row);
    await tellOfKey(ctx, tx, row);
  });
  const key = presentKey({ ...row, last_used_at: null, revoked_at: null });
  return { success: true, message: keyWords.made(name), secret, key };
}

/** Revokes one of one's own keys, from its next request on. @throws {Problem} 404 for one that is revoked, gone or somebody else's */
export async function revokeApiKey(
  ctx: Context,
  viewer: SignedIn,
  keyId: string,
): Promise<z.infer<typeof outcome>> {
  const name = await markKeyRevoked(ctx.db, viewer.userId, keyId, ctx.now());
  if (name === undefined) throw notFound(keyWords.goneAlready);
  return { success: true, message: keyWords.revoked(name) };
}

/** Deletes what is left of keys that ended or were revoked half a year ago. */
export async function forgetOldApiKeys(ctx: Context): Promise<void> {
  await deleteKeysEndedBefore(ctx.db, new Date(ctx.now().getTime() - PAST_KEY_DAYS * DAY_MS));
}

const worksAt =
  (now: Date) =>
  ({ revoked_at: revokedAt, ends_at: endsAt }: Pick<ApiKeyRow, 'revoked_at' | 'ends_at'>): boolean =>
    revokedAt === null && (endsAt === null || endsAt > now);

const presentKey = (row: ApiKeyRow): ApiKey => ({
  keyId: row.id,
  name: row.name,
  start: row.start,
  scopes: row.scopes,
  madeAt: row.created_at.toISOString(),
  endsAt: row.ends_at?.toISOString() ?? null,
  lastUsedAt: row.last_used_at?.toISOString() ?? null,
  revokedAt: row.revoked_at?.toISOString() ?? null,
});
