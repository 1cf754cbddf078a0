import type { Context } from '#backend/platform/context.ts';
import { countTry } from '#backend/platform/http/rate-limit.ts';
import { sha256 } from '#backend/platform/ids.ts';
import { wantsNoMail } from '#backend/messaging/unsubscribed-repository.ts';

/** Mails to an address that may be anybody's. */
const UNPROVEN = { limit: 5, windowSeconds: 24 * 3600 };

/**
 * Whether an address gets one more mail today that somebody confirmed who was not signed in as the account: they may have nothing to
 * do with it, and its owner decides what is in the mails (docs/decisions/0097). Counts the mail.
 */
export async function mayWriteToUnproven(ctx: Context, email: string): Promise<boolean> {
  if (await wantsNoMail(ctx.db, email, '')) return false;
  return (await countTry(ctx, ctx.db, 'unproven-mail', sha256(email), UNPROVEN)).wait === 0;
}
