import type { Context } from '#backend/platform/context.ts';
import { countTry, type Counted } from '#backend/platform/http/rate-limit.ts';
import { sha256 } from '#backend/platform/ids.ts';
import { mailboxOf } from '#backend/platform/mailbox.ts';
import { wantsNoMail } from '#backend/messaging/unsubscribed-repository.ts';

/** Mails of a day to one mailbox, however its address is spelled. */
const MOST = {
  /** To one that may be anybody's. Links that stop them have a count of their own, so that letters never keep one away. */
  'unproven-letter': 5,
  'unproven-stop': 2,
  /** About what guests bring, whose hosts decide how many there are and what their gifts are called. */
  'claim-mail': 10,
  /** In our own words alone, to somebody who asked for none or was never written to. */
  'bare-mail': 5,
};

/** Counts one more mail of today; null where there are enough. */
export async function countToday(
  ctx: Context,
  email: string,
  what: keyof typeof MOST,
): Promise<Counted | null> {
  const limit = { limit: MOST[what], windowSeconds: 24 * 3600 };
  const tried = await countTry(ctx, ctx.db, what, sha256(mailboxOf(email)), limit);
  return tried.wait > 0 ? null : tried;
}

/**
 * The same for an address that somebody confirmed who was not signed in as the account: they may have nothing to
 * do with it, and its owner decides what is in the mails (docs/decisions/0097). Null also for who wants none.
 */
export const countUnproven = async (
  ctx: Context,
  email: string,
  what: 'unproven-letter' | 'unproven-stop',
): Promise<Counted | null> => ((await wantsNoMail(ctx.db, email, '')) ? null : countToday(ctx, email, what));
