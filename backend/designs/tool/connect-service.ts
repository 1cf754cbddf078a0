import { HOME_PATH, landingPath } from '#contract/accounts/landing-path.ts';
import { DESIGN_TOOL_CALLBACK, type DesignToolConnection } from '#contract/designs/design-tool.ts';
import { designToolWords } from '#messages/design-tool/words.ts';
import { lockSignedIn } from '#backend/accounts/service.ts';
import type { Context } from '#backend/platform/context.ts';
import type { Db } from '#backend/platform/database/connect.ts';
import { invalid, Problem } from '#backend/platform/errors.ts';
import { limitRate } from '#backend/platform/http/rate-limit.ts';
import type { SignedIn } from '#backend/platform/http/viewer.ts';
import { newSecret, sameSecret, sha256, signature } from '#backend/platform/ids.ts';
import {
  DesignToolRefused,
  DesignToolUnavailable,
  GrantRefused,
} from '#backend/providers/design-tool/port.ts';
import {
  deleteConnection,
  deleteOldTries,
  findConnection,
  insertTry,
  putConnection,
  takeLatestTry,
  takeTry,
} from './connection-repository.ts';
import { encrypt, decrypt } from '#backend/platform/encrypt.ts';
import { tellOfConnection } from './news.ts';
import { notConnected } from './refusals.ts';
import { REVOCATION_QUEUE, type Revocation } from './revocation-jobs.ts';
import { encryptTokens } from './tokens-service.ts';
import type { DesignToolContext } from './tool-context.ts';

const TRY_MINUTES = 10;
const STATE = /^[\w-]{43}$/;

const callbackUrl = (ctx: Context) => ctx.env.APP_URL + DESIGN_TOOL_CALLBACK;

/** The proof key of a try: whoever knows the state and our secret can make it again, so it is stored nowhere. */
const verifierOf = (ctx: Context, state: string) =>
  signature(ctx.env.SESSION_SECRET, `design-tool-verifier:${state}`);

/** What a state is sealed for: the session that leaves with it. */
const tryOf = (viewer: SignedIn) => `design-tool-try:${viewer.sessionId}`;

/**
 * Begins connecting: remembers for ten minutes which session left and where it comes back to.
 *
 * @returns the address of the design tool's consent page
 * @throws {Problem} 409 where there is no design tool, 429 above 30 tries in ten minutes
 */
export async function beginConnecting(
  { ctx, tool }: DesignToolContext,
  viewer: SignedIn,
  returnTo: string,
): Promise<string> {
  if (!tool) throw notConnected();
  await limitRate(ctx, 'design-tool-connect', viewer.userId, { limit: 30, windowSeconds: 600 });
  const state = newSecret();
  const expiresAt = new Date(ctx.now().getTime() + TRY_MINUTES * 60_000);
  const sealedState = encrypt(ctx.env.SESSION_SECRET, tryOf(viewer), state);
  await insertTry(ctx.db, {
    state_hash: sha256(state),
    session_id: viewer.sessionId,
    return_to: returnTo,
    expires_at: expiresAt,
    sealed_state: sealedState,
  });
  return tool.authorizeUrl({ state, codeVerifier: verifierOf(ctx, state), redirectUri: callbackUrl(ctx) });
}

/**
 * Finishes connecting with what came back. State and code each work once, and only for
 * the session that began. A client that sends no state (the payload of spec section 7) is
 * held to the try its session began last; a state that is sent has to be right.
 *
 * @returns a handle of ours in place of the design tool's token; whose account it is is told by mail
 * @throws {Problem} 400 'Invalid OAuth state'; 400 or 503 'Failed to connect. Please try again.'
 */
export async function finishConnecting(
  { ctx, tool }: DesignToolContext,
  viewer: SignedIn,
  sent: { code: string; state?: string | undefined; redirect_uri?: string | undefined },
) {
  if (!tool) throw notConnected();
  await limitRate(ctx, 'design-tool-connect', viewer.userId, { limit: 30, windowSeconds: 600 });
  const began = await takeTryOf(ctx, viewer, sent.state);
  if (!began) throw invalid({ state: [designToolWords.invalidState] }, designToolWords.invalidState);
  const redirectUri = callbackUrl(ctx);
  if (sent.redirect_uri !== undefined && sent.redirect_uri !== redirectUri)
    throw invalid({ redirect_uri: [designToolWords.connectFailed] }, designToolWords.connectFailed);
  const tokens = await tool
    .exchangeCode({ code: sent.code, codeVerifier: verifierOf(ctx, began.state), redirectUri })
    .catch((error: unknown) => {
      if (error instanceof GrantRefused || error instanceof DesignToolRefused)
        throw invalid({}, designToolWords.connectFailed);
      if (!(error instanceof DesignToolUnavailable)) throw error;
      ctx.log.warn({ err: error, user: viewer.userId }, 'connecting the design tool failed');
      throw new Problem(503, 'design_tool_unavailable', designToolWords.connectFailed);
    });
  const handle = newSecret();
  await ctx.db.transaction().execute(async (tx) => {
    // whoever signs everybody out ends it with the rest, or it comes too late
    await lockSignedIn(tx, viewer);
    await putConnection(tx, {
      user_id: viewer.userId,
      handle_hash: sha256(handle),
      ...encryptTokens(ctx, viewer.userId, tokens),
      return_to: began.returnTo,
      connected_at: ctx.now(),
    });
    await tellOfConnection(ctx, tx, viewer.userId);
  });
  return { access_token: handle, token_type: 'Bearer' as const };
}

/** The try that `state` belongs to, or without one the session's last, with the state it left with. */
async function takeTryOf(
  ctx: Context,
  viewer: SignedIn,
  state: string | undefined,
): Promise<{ state: string; returnTo: string } | undefined> {
  if (state !== undefined) {
    const began = STATE.test(state)
      ? await takeTry(ctx.db, sha256(state), viewer.sessionId, ctx.now())
      : undefined;
    return began && { state, returnTo: began.return_to };
  }
  const began = await takeLatestTry(ctx.db, viewer.sessionId, ctx.now());
  const left = began?.sealed_state
    ? decrypt(ctx.env.SESSION_SECRET, tryOf(viewer), began.sealed_state)
    : null;
  return began && left !== null ? { state: left, returnTo: began.return_to } : undefined;
}

/** How the viewer stands to the design tool. Asks nothing of it. */
export async function getConnection(
  { ctx, tool }: DesignToolContext,
  viewer: SignedIn,
): Promise<DesignToolConnection> {
  const row = tool ? await findConnection(ctx.db, viewer.userId) : undefined;
  const connected = Boolean(row?.refresh_token);
  return {
    available: tool !== null,
    connected,
    ended: row !== undefined && !connected,
    connectedAt: connected && row ? row.connected_at.toISOString() : null,
    returnTo: landingPath(row?.return_to) ?? HOME_PATH,
  };
}

/** @throws {Problem} 409 'Not connected' unless the handle is the one of the viewer's present connection */
export async function requireHandle(
  { ctx }: DesignToolContext,
  viewer: SignedIn,
  handle: string,
): Promise<void> {
  const row = await findConnection(ctx.db, viewer.userId);
  if (!row || !sameSecret(row.handle_hash, sha256(handle))) throw notConnected();
}

/** Forgets the tokens at once; the design tool is told by a job, so that it need not be there. */
export async function disconnect({ ctx }: DesignToolContext, viewer: SignedIn) {
  await ctx.db.transaction().execute((tx) => forgetDesignTool(ctx, tx, viewer.userId));
  return { success: true, message: designToolWords.disconnected };
}

/** Takes a person's connection away in the caller's transaction and has its tokens revoked. Pictures made before stay. */
export async function forgetDesignTool(ctx: Context, tx: Db, userId: string): Promise<void> {
  const row = await deleteConnection(tx, userId);
  if (!row?.refresh_token) return;
  await ctx.jobs.enqueue(tx, REVOCATION_QUEUE, [{ userId, sealed: row.refresh_token } satisfies Revocation]);
}

/** Throws away tries to connect that are over. */
export async function forgetOldTries(ctx: Context): Promise<void> {
  await deleteOldTries(ctx.db, ctx.now());
}
