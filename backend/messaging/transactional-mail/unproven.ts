import type { Context } from '#backend/platform/context.ts';
import { countTry, type Counted } from '#backend/platform/http/rate-limit.ts';
import { sha256 } from '#backend/platform/ids.ts';
import { wantsNoMail } from '#backend/messaging/unsubscribed-repository.ts';

/** Mails to an address that may be anybody's. */
const UNPROVEN = { limit: 5, windowSeconds: 24 * 3600 };

/**
 * Counts one more mail of today to an address that somebody confirmed who was not signed in as the account: they may have nothing to
 * do with it, and its owner decides what is in the mails (docs/decisions/0097). Null where it may get none.
 */
export async function countUnproven(ctx: Context, email: string): Promise<Counted | null> {
  if (await wantsNoMail(ctx.db, email, '')) return null;
  const tried = await countTry(ctx, ctx.db, 'unproven-mail', sha256(email), UNPROVEN);
  return tried.wait > 0 ? null : tried;
}
