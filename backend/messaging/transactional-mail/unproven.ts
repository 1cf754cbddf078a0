import type { Context } from '#backend/platform/context.ts';
import { countTry, type Counted } from '#backend/platform/http/rate-limit.ts';
import { sha256 } from '#backend/platform/ids.ts';
import { wantsNoMail } from '#backend/messaging/unsubscribed-repository.ts';

/** Mails of a day to an address that may be anybody's. Links that stop them have a count of their own, so that letters never keep one away. */
const MOST = { letter: 5, stop: 2 };

/**
 * Counts one more mail of today to an address that somebody confirmed who was not signed in as the account: they may have nothing to
 * do with it, and its owner decides what is in the mails (docs/decisions/0097). Null where it may get none.
 */
export async function countUnproven(
  ctx: Context,
  email: string,
  what: keyof typeof MOST,
): Promise<Counted | null> {
  if (await wantsNoMail(ctx.db, email, '')) return null;
  const limit = { limit: MOST[what], windowSeconds: 24 * 3600 };
  const tried = await countTry(ctx, ctx.db, `unproven-${what}`, sha256(email), limit);
  return tried.wait > 0 ? null : tried;
}
