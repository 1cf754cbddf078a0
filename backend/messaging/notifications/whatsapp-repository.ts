import { sql } from 'kysely';
import type { Db } from '#backend/platform/database/connect.ts';
import type { NotificationRow } from './repository.ts';

/** Somebody with notifications that wait for WhatsApp and whose last such message is older than `before`. */
export async function findWhatsAppReaders(db: Db, before: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('notifications')
    .innerJoin('notification_settings', 'notification_settings.user_id', 'notifications.user_id')
    .select('notifications.user_id')
    .distinct()
    .where('notifications.whatsapp', '=', 'waiting')
    .where(sql<boolean>`coalesce(last_whatsapp_at, 'epoch') < ${before}`)
    .limit(limit)
    .execute();
  return rows.map((row) => row.user_id);
}

/** Takes what waits for WhatsApp for somebody under a message's name, and notes the message. @returns how many; 0 when another process was faster */
export async function takeForWhatsApp(
  tx: Db,
  userId: string,
  { before, now, messageId }: { before: Date; now: Date; messageId: string },
): Promise<number> {
  const mine = await tx
    .updateTable('notification_settings')
    .set({ last_whatsapp_at: now })
    .where('user_id', '=', userId)
    .where(sql<boolean>`coalesce(last_whatsapp_at, 'epoch') < ${before}`)
    .returning('user_id')
    .executeTakeFirst();
  if (!mine) return 0;
  const { numUpdatedRows } = await tx
    .updateTable('notifications')
    .set({ whatsapp: 'sending', message_id: messageId })
    .where('user_id', '=', userId)
    .where('whatsapp', '=', 'waiting')
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** What a message is to tell, oldest first, and its reader. */
export async function findNotificationOfMessage(db: Db, messageId: string) {
  return db
    .selectFrom('notifications')
    .innerJoin('users', 'users.id', 'notifications.user_id')
    .select(['notifications.type', 'notifications.path', 'users.id as user_id', 'users.phone'])
    .where('message_id', '=', messageId)
    .where('whatsapp', '=', 'sending')
    .orderBy('notifications.created_at')
    .execute();
}

/** Says how a message with news ended. */
export async function endNotificationMessage(
  db: Db,
  messageId: string,
  whatsapp: NotificationRow['whatsapp'],
): Promise<void> {
  await db
    .updateTable('notifications')
    .set({ whatsapp })
    .where('message_id', '=', messageId)
    .where('whatsapp', '=', 'sending')
    .execute();
}
