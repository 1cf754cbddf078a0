import { setTimeout as pause } from 'node:timers/promises';
import type { Context } from '#backend/platform/context.ts';
import { encrypt, decrypt } from '#backend/platform/encrypt.ts';
import {
  AccessRefused,
  DesignToolUnavailable,
  GrantRefused,
  type DesignTool,
  type DesignToolTokens,
} from '#backend/providers/design-tool/port.ts';
import {
  claimRefresh,
  findConnection,
  releaseRefresh,
  replaceTokens,
  type StoredTokens,
} from './connection-repository.ts';
import { notConnected } from './refusals.ts';
import type { DesignToolContext } from './tool-context.ts';

/** How long one process may refresh before another may try: longer than the provider is waited for. */
const LEASE_MS = 30_000;
/** How long somebody waits for a refresh that another request makes. */
const WAIT_MS = 8000;
const LOOK_MS = 100;
/** Access tokens are replaced this long before their end, or in the last tenth of a short life. */
const MARGIN_MS = 60_000;
/** Tries to keep tokens that exist nowhere else. */
const SAVE_TRIES = 4;

const contextOf = (userId: string) => `design-tool:${userId}`;

/** Tokens as they may be stored for this person. */
export function encryptTokens(ctx: Context, userId: string, tokens: DesignToolTokens): StoredTokens {
  const lifeMs = tokens.expiresInSeconds * 1000;
  return {
    access_token: encrypt(ctx.env.SESSION_SECRET, contextOf(userId), tokens.accessToken),
    refresh_token: encrypt(ctx.env.SESSION_SECRET, contextOf(userId), tokens.refreshToken),
    access_expires_at: new Date(ctx.now().getTime() + lifeMs - Math.min(MARGIN_MS, lifeMs / 10)),
  };
}

/** What was sealed for this person; null when nobody can read it any more. */
export const decryptToken = (ctx: Context, userId: string, sealed: string): string | null =>
  decrypt(ctx.env.SESSION_SECRET, contextOf(userId), sealed);

/**
 * Does something in the name of somebody's account at the design tool, with a token that
 * should still be good; one that is not accepted is replaced once.
 *
 * @throws {Problem} 409 'Not connected' without a connection, or when the consent has ended
 * @throws what `work` threw
 */
export async function withAccess<T>(
  context: DesignToolContext,
  userId: string,
  work: (tool: DesignTool, accessToken: string) => Promise<T>,
): Promise<T> {
  const { tool } = context;
  if (!tool) throw notConnected();
  const token = await goodToken(context.ctx, tool, userId);
  try {
    return await work(tool, token);
  } catch (error) {
    if (!(error instanceof AccessRefused)) throw error;
  }
  const other = await goodToken(context.ctx, tool, userId, token);
  try {
    return await work(tool, other);
  } catch (error) {
    if (error instanceof AccessRefused)
      throw new DesignToolUnavailable('the design tool does not accept its own token', 'Unauthorized');
    throw error;
  }
}

/** An access token that is not over and is not `refused`; refreshed by one request, of whatever process, while the others wait. */
async function goodToken(ctx: Context, tool: DesignTool, userId: string, refused?: string): Promise<string> {
  const giveUpAt = performance.now() + WAIT_MS;
  while (performance.now() < giveUpAt) {
    const row = await findConnection(ctx.db, userId);
    if (!row?.access_token || !row.refresh_token) throw notConnected();
    const access = decryptToken(ctx, userId, row.access_token);
    if (access !== null && access !== refused && row.access_expires_at > ctx.now()) return access;
    const now = ctx.now();
    if (
      await claimRefresh(ctx.db, userId, row.refresh_token, {
        now,
        until: new Date(now.getTime() + LEASE_MS),
      })
    ) {
      const fresh = await refresh(ctx, tool, userId, row.refresh_token);
      if (fresh !== null) return fresh;
    } else {
      await pause(LOOK_MS);
    }
  }
  throw new DesignToolUnavailable('refreshing takes too long');
}

/** New tokens for the sealed refresh token that was claimed. @returns null when the connection was changed meanwhile */
async function refresh(
  ctx: Context,
  tool: DesignTool,
  userId: string,
  sealed: string,
): Promise<string | null> {
  const refreshToken = decryptToken(ctx, userId, sealed);
  try {
    // sealed under a secret we no longer have: as good as none
    if (refreshToken === null) throw new GrantRefused('the stored token cannot be read');
    const tokens = await tool.refresh(refreshToken);
    if (await save(() => replaceTokens(ctx.db, userId, sealed, encryptTokens(ctx, userId, tokens))))
      return tokens.accessToken;
    // disconnected while we asked: nobody will ever use what came back
    if (!(await findConnection(ctx.db, userId)))
      await tool
        .revoke(tokens.refreshToken)
        .catch(() => ctx.log.warn({ user: userId }, 'tokens of a design tool could not be revoked'));
    return null;
  } catch (error) {
    if (error instanceof GrantRefused) {
      if (!(await replaceTokens(ctx.db, userId, sealed, null))) return null;
      ctx.log.info({ user: userId }, 'the design tool ended a connection');
      throw notConnected();
    }
    await releaseRefresh(ctx.db, userId, sealed);
    throw error;
  }
}

/** The provider has forgotten the old token by now: a moment without a database must not lose the new one. */
async function save(write: () => Promise<boolean>): Promise<boolean> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await write();
    } catch (error) {
      if (tries === SAVE_TRIES) throw error;
      await pause(250 * tries);
    }
  }
}
