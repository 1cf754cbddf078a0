import { DAY_MS } from '#contract/common/durations.ts';
import type { Context } from '#backend/platform/context.ts';
import type { Db } from '#backend/platform/database/connect.ts';
import type { Viewer } from '#backend/platform/http/viewer.ts';
import { endNewsByWhatsApp } from '#backend/messaging/notifications/service.ts';
import { switchOffWebhooksOf } from '#backend/messaging/webhooks/service.ts';
import {
  deletePasskeysSince,
  markPasskeyLinksUsed,
  type EmailLinkRow,
  type Since,
} from './email-repository.ts';
import {
  deleteCalendarFeedOf,
  deleteDesignToolOf,
  deletePasskeysOf,
  findUserRow,
  removeHostsSince,
  revokeApiKeysOf,
  type UserRow,
} from './repository.ts';
import { revokeSessionsOf, sessionOpening } from './session-repository.ts';
import { hasAnotherWay, openToCodes } from './ways-in.ts';

/** What went from an account. */
export interface Withdrawn {
  /** All passkeys; those added since the mail; or none but the one that is the only way in stays. */
  passkeys: 'all' | 'later' | 'notLast';
  /** How many co-hosts. */
  hosts: number;
}

/**
 * What the link in the mail about a new passkey does: no passkey signs in any more, everybody else is signed out, and
 * `endWhatOthersLeft`. An account is not left without a way in: where there is no other, codes
 * to the address open it that its owner proved; else the passkeys stay that were there before the mail's, or the last one.
 */
export async function withdrawPasskeys(
  ctx: Context,
  tx: Db,
  { link, user, viewer }: { link: EmailLinkRow; user: UserRow; viewer: Viewer },
): Promise<Withdrawn> {
  const now = ctx.now();
  await markPasskeyLinksUsed(tx, user.id, now);
  const passkeys = await removePasskeys(ctx, tx, link);
  // a session begun with a passkey may be the other's
  const own = viewer?.userId === user.id ? await sessionOpening(tx, viewer.sessionId) : undefined;
  await revokeSessionsOf(tx, user.id, now, own && own.way !== 'passkey' ? viewer?.sessionId : undefined);
  return { passkeys, hosts: await endWhatOthersLeft(ctx, tx, link) };
}

/**
 * Ends what somebody who was in the account may have left there to come back by: API keys, webhooks, the address of the calendar, the connection to
 * the design tool, news by WhatsApp, and co-hosts invited, or given a higher role,
 * from a day before the mail on.
 *
 * @returns how many co-hosts
 */
export async function endWhatOthersLeft(
  ctx: Context,
  tx: Db,
  { user_id: userId, created_at: at }: Since,
): Promise<number> {
  await revokeApiKeysOf(tx, userId, ctx.now());
  await switchOffWebhooksOf(tx, userId, ctx.now());
  await deleteCalendarFeedOf(tx, userId);
  await deleteDesignToolOf(tx, userId);
  await endNewsByWhatsApp(tx, userId);
  return removeHostsSince(tx, userId, new Date(at.getTime() - DAY_MS));
}

/** Removes every passkey of an account that has another way in, codes to a proven address among them; else those added since the link was made. */
export async function removePasskeys(ctx: Context, tx: Db, since: Since): Promise<Withdrawn['passkeys']> {
  const user = await findUserRow(tx, since.user_id);
  if (user && ((await hasAnotherWay(ctx, tx, user)) || (await openToCodes(ctx, tx, user)))) {
    await deletePasskeysOf(tx, user.id);
    return 'all';
  }
  return (await deletePasskeysSince(tx, since)) ? 'later' : 'notLast';
}
