import { LATELY_MINUTES } from '#contract/accounts/passkey-limits.ts';
import type { Context } from '#backend/platform/context.ts';
import type { SignedIn } from '#backend/platform/http/viewer.ts';
import { sessionOpening } from './repository.ts';

/** Whoever finds a device signed in must not make themselves a way in that lasts. An API key never signed in. */
export async function signedInLately(ctx: Context, { sessionId }: SignedIn): Promise<boolean> {
  const opening = await sessionOpening(ctx.db, sessionId);
  return opening !== undefined && ctx.now().getTime() - opening.at.getTime() < LATELY_MINUTES * 60_000;
}
