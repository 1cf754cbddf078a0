import type { Context } from '#backend/platform/context.ts';
import type { Db } from '#backend/platform/database/connect.ts';
import type { Viewer } from '#backend/platform/http/viewer.ts';
import { switchOffWebhooksOf } from '#backend/messaging/webhooks/service.ts';
import { deletePasskeysSince, markPasskeyLinksUsed, type EmailLinkRow } from './email-repository.ts';
import {
  deleteCalendarFeedOf,
  deletePasskeysOf,
  findUserRow,
  revokeApiKeysOf,
  revokeSessionsOf,
  sessionOpening,
  type UserRow,
} from './repository.ts';
import { hasAnotherWay, openToCodes } from './ways-in.ts';

/** Which of somebody's passkeys went: all; those added since the mail; or none but the one that is the only way in stays. */
export type Withdrawn = 'all' | 'later' | 'notLast';

/**
 * What the link in the mail about a new passkey does: no passkey signs in any more and everybody else is signed out, as are API keys, webhooks
 * and the calendar's address: whoever added one may have left those, too. An account is not left without a way in: where there is no other, codes
 * to the address open it that its owner proved; else the passkeys stay that were there before the mail's, or the last one.
 */
export async function withdrawPasskeys(
  ctx: Context,
  tx: Db,
  { link, user, viewer }: { link: EmailLinkRow; user: UserRow; viewer: Viewer },
): Promise<Withdrawn> {
  const now = ctx.now();
  await markPasskeyLinksUsed(tx, user.id, now);
  const withdrawn = await removePasskeys(ctx, tx, link);
  // a session begun with a passkey may be the other's
  const own = viewer?.userId === user.id ? await sessionOpening(tx, viewer.sessionId) : undefined;
  await revokeSessionsOf(tx, user.id, now, own && own.way !== 'passkey' ? viewer?.sessionId : undefined);
  await revokeApiKeysOf(tx, user.id, now);
  await switchOffWebhooksOf(tx, user.id, now);
  await deleteCalendarFeedOf(tx, user.id);
  return withdrawn;
}

/** Removes every passkey of an account that has another way in, codes to a proven address among them; else those added since the link was made. */
export async function removePasskeys(ctx: Context, tx: Db, link: EmailLinkRow): Promise<Withdrawn> {
  const user = await findUserRow(tx, link.user_id);
  if (user && ((await hasAnotherWay(ctx, tx, user)) || (await openToCodes(ctx, tx, user)))) {
    await deletePasskeysOf(tx, user.id);
    return 'all';
  }
  return (await deletePasskeysSince(tx, link)) ? 'later' : 'notLast';
}
