import type { z } from 'zod/v4';
import { DAY_MS } from '#contract/common/durations.ts';
import type { outcome } from '#contract/common/fields.ts';
import {
  NOTIFICATION_DAYS,
  notificationTypes,
  type Notification,
  type NotificationMail,
  type NotificationMailForm,
  type NotificationType,
  type OtherNotificationType,
} from '#contract/messaging/notifications.ts';
import { plainLine, plainText } from '#contract/common/plain-line.ts';
import { notificationWords } from '#messages/notifications/words.ts';
import type { Context } from '#backend/platform/context.ts';
import type { Db } from '#backend/platform/database/connect.ts';
import { requireRecentSignIn } from '#backend/platform/http/recent-sign-in.ts';
import type { SignedIn } from '#backend/platform/http/viewer.ts';
import { newId } from '#backend/platform/ids.ts';
import { forReader } from '#backend/platform/reader.ts';
import { languages } from '#messages/language.ts';
import { messageChannels } from '#backend/providers/messages/set-up.ts';
import { notificationChoicesOf, keepChoices, phoneOf, untagMessage } from './choice-repository.ts';
import {
  countUnread,
  deleteOlder,
  insertNotifications,
  markRead,
  newestOf,
  type NotificationRow,
} from './repository.ts';

/** The words of a notification: no contact and no card number. */
export interface NotificationText {
  type: NotificationType | OtherNotificationType;
  title: string;
  message: string;
  /** A page of this site, from its slash on. */
  path: string;
  /** The guest or the account whose words the message quotes. */
  quotes?: string | undefined;
}

/** Something to tell people. */
interface News {
  userIds: readonly string[];
  /** Writes it, once for each language that the readers chose. */
  write: () => NotificationText;
  /**
   * What becomes of the mail: left out, it goes with the reader's next one if they want this
   * type by mail; `sent`: a mail of its own tells it already, such as an invitation; `none`:
   * they asked for no mail about it.
   */
  mail?: 'sent' | 'none';
  /** `sent`: a WhatsApp message of its own tells it; left out, one goes to readers who chose so for this type. */
  whatsapp?: 'sent' | 'none';
  /** The delivery that tells each reader, by their identifier: should it fail, the tag of its channel goes. */
  deliveries?: ReadonlyMap<string, string>;
}

/**
 * Tells people, if and only if the caller's transaction commits: in the app and, where they
 * want it, in their next mail. Two queries for up to a thousand of them, and one for each further language.
 */
export async function notify(
  ctx: Context,
  tx: Db,
  { userIds, write, mail, whatsapp, deliveries }: News,
): Promise<void> {
  const readers = [...new Set(userIds)];
  if (readers.length === 0) return;
  const chosen = await notificationChoicesOf(tx, readers);
  const canWhatsApp = messageChannels(ctx.env).includes('whatsapp');
  for (const language of languages) {
    const ofLanguage = readers.filter((userId) => chosen.get(userId)?.language === language);
    if (ofLanguage.length === 0) continue;
    const { type, title, message, path, quotes } = forReader(language, write);
    await insertNotifications(
      tx,
      {
        type,
        title: plainLine(title),
        message: plainText(message),
        path,
        quotes: quotes ?? null,
        created_at: ctx.now(),
      },
      ofLanguage.map((userId) => ({
        id: newId(),
        user_id: userId,
        email: mail ?? (chosen.get(userId)?.notMailed.includes(type) ? 'none' : 'waiting'),
        whatsapp:
          whatsapp ?? (canWhatsApp && chosen.get(userId)?.byWhatsApp.includes(type) ? 'waiting' : 'none'),
        message_id: deliveries?.get(userId) ?? null,
      })),
    );
  }
}

/** The newest notifications (spec section 7); a longer list is asked for with a larger limit. */
export async function getNotifications(
  ctx: Context,
  viewer: SignedIn,
  limit: number,
): Promise<{ notifications: Notification[]; hasMore: boolean }> {
  const rows = await newestOf(ctx.db, viewer.userId, limit + 1);
  return { notifications: rows.slice(0, limit).map(present), hasMore: rows.length > limit };
}

export const getUnreadCount = async (ctx: Context, viewer: SignedIn) => ({
  unreadCount: await countUnread(ctx.db, viewer.userId),
});

/** Marks one's own notifications as read; without identifiers all of them. Those of others stay as they are. */
export async function markNotificationsRead(
  ctx: Context,
  viewer: SignedIn,
  ids: readonly string[],
): Promise<z.infer<typeof outcome>> {
  await markRead(ctx.db, viewer.userId, ids, ctx.now());
  return {
    success: true,
    message: ids.length === 0 ? notificationWords.allAreRead : notificationWords.isRead,
  };
}

/** Deletes one's own notifications older than a moment (spec section 4). */
export async function cleanUpNotifications(
  ctx: Context,
  viewer: SignedIn,
  olderThan: Date,
): Promise<z.infer<typeof outcome>> {
  const deleted = await deleteOlder(ctx.db, olderThan, viewer.userId);
  return { success: true, message: notificationWords.deleted(deleted) };
}

/** Deletes all notifications older than 30 days (spec section 9). */
export async function forgetOldNotifications(ctx: Context): Promise<void> {
  await deleteOlder(ctx.db, new Date(ctx.now().getTime() - NOTIFICATION_DAYS * DAY_MS));
}

export { endNewsByWhatsApp } from './choice-repository.ts';

/** Which types also come by mail and, where it is offered, by WhatsApp. */
export async function getNotificationMail(
  ctx: Context,
  viewer: SignedIn,
  db = ctx.db,
): Promise<NotificationMail> {
  const chosen = (await notificationChoicesOf(db, [viewer.userId])).get(viewer.userId);
  return {
    byEmail: notificationTypes.filter((type) => !chosen?.notMailed.includes(type)),
    byWhatsApp: notificationTypes.filter((type) => chosen?.byWhatsApp.includes(type)),
    whatsAppNumber: messageChannels(ctx.env).includes('whatsapp') ? await phoneOf(db, viewer.userId) : '',
  };
}

/** Whether this person has any news sent to their telephone. */
export const hasNewsByWhatsApp = async (db: Db, userId: string): Promise<boolean> =>
  ((await notificationChoicesOf(db, [userId])).get(userId)?.byWhatsApp.length ?? 0) > 0;

/** Stores the choices, under the lock of whoever makes them. What already waits to be sent still goes out; without `byWhatsApp` that choice stays as it is. @throws {Problem} 403 `sign_in_again` for more by WhatsApp */
export async function setNotificationMail(
  ctx: Context,
  tx: Db,
  viewer: SignedIn,
  { byEmail, byWhatsApp }: NotificationMailForm,
): Promise<NotificationMail> {
  // what comes to a telephone goes on after everybody was signed out (docs/decisions/0098)
  const before = (await notificationChoicesOf(tx, [viewer.userId])).get(viewer.userId);
  if (byWhatsApp?.some((type) => !before?.byWhatsApp.includes(type))) requireRecentSignIn(ctx, viewer);
  await keepChoices(tx, viewer.userId, {
    notMailed: notificationTypes.filter((type) => !byEmail.includes(type)),
    ...(byWhatsApp ? { byWhatsApp: notificationTypes.filter((type) => byWhatsApp.includes(type)) } : {}),
  });
  return getNotificationMail(ctx, viewer, tx);
}

/** A message did not arrive: its notifications lose the tag of its channel. */
export const messageFailed = (db: Db, messageId: string): Promise<void> => untagMessage(db, messageId);

const present = (row: NotificationRow): Notification => ({
  _id: row.id,
  type: row.type,
  title: row.title,
  message: row.message,
  read: row.read_at !== null,
  createdAt: row.created_at.toISOString(),
  sentViaApp: true,
  sentViaEmail: row.email === 'sent',
  sentViaWhatsApp: row.whatsapp === 'sent',
  path: row.path,
});
