import { findConnection } from './connection-repository.ts';
import { unsealToken } from './tokens-service.ts';
import type { DesignToolDesk } from './tool-desk.ts';

export const REVOCATION_QUEUE = 'design-tool-revocation';

/** A refresh token that is no longer wanted, sealed for the person it was given for. */
export interface Revocation {
  userId: string;
  sealed: string;
}

/** Has tokens of ended connections revoked, for some hours if the design tool is away. */
export function handleRevocations(desk: DesignToolDesk): void {
  desk.ctx.jobs.handle<Revocation>(
    REVOCATION_QUEUE,
    { retryLimit: 8, retryDelay: 30, expireInSeconds: 60, concurrency: 2 },
    ({ data }) => revokeTokens(desk, data),
  );
}

/** Has the tokens of one ended connection revoked, unless the person has connected again since. */
export async function revokeTokens(
  { ctx, tool }: DesignToolDesk,
  { userId, sealed }: Revocation,
): Promise<void> {
  if (!tool) return;
  // revoking ends the person's consent as a whole: a connection they made since would go with it
  if (await findConnection(ctx.db, userId)) return;
  const token = unsealToken(ctx, userId, sealed);
  if (token !== null) await tool.revoke(token);
}
