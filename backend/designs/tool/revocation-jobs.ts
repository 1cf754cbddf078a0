import { findConnection } from './connection-repository.ts';
import { decryptToken } from './tokens-service.ts';
import type { DesignToolContext } from './tool-context.ts';

export const REVOCATION_QUEUE = 'design-tool-revocation';

/** A refresh token that is no longer wanted, sealed for the person it was given for. */
export interface Revocation {
  userId: string;
  sealed: string;
}

/** Has tokens of ended connections revoked, for some hours if the design tool is away. */
export function handleRevocations(context: DesignToolContext): void {
  context.ctx.jobs.handle<Revocation>(
    REVOCATION_QUEUE,
    { retryLimit: 8, retryDelay: 30, expireInSeconds: 60, concurrency: 2 },
    ({ data }) => revokeTokens(context, data),
  );
}

/** Has the tokens of one ended connection revoked, unless the person has connected again since. */
export async function revokeTokens(
  { ctx, tool }: DesignToolContext,
  { userId, sealed }: Revocation,
): Promise<void> {
  if (!tool) return;
  // revoking ends the person's consent as a whole: a connection they made since would go with it
  if (await findConnection(ctx.db, userId)) return;
  const token = decryptToken(ctx, userId, sealed);
  if (token !== null) await tool.revoke(token);
}
