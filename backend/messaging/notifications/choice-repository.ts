import { sql } from 'kysely';
import type { NotificationType } from '#contract/messaging/notifications.ts';
import type { Db } from '#backend/platform/database/connect.ts';

/** What a person chose: mail comes unless they refuse it, WhatsApp only if they ask for it. */
export interface NotificationChoice {
  notMailed: string[];
  byWhatsApp: string[];
}

/** The choices of these people; those who made none are left out. */
export async function notificationChoicesOf(
  db: Db,
  userIds: readonly string[],
): Promise<Map<string, NotificationChoice>> {
  const rows = await db
    .selectFrom('notification_settings')
    .select(['user_id', 'not_mailed', 'by_whatsapp'])
    .where(sql<boolean>`user_id = any(${userIds})`)
    .execute();
  return new Map(
    rows.map((row) => [row.user_id, { notMailed: row.not_mailed, byWhatsApp: row.by_whatsapp }]),
  );
}

/** Ends that news come by WhatsApp: the telephone may be somebody else's. */
export async function endNewsByWhatsApp(tx: Db, userId: string): Promise<void> {
  await tx
    .updateTable('notification_settings')
    .set({ by_whatsapp: [] })
    .where('user_id', '=', userId)
    .execute();
}

export async function keepChoices(
  db: Db,
  userId: string,
  { notMailed, byWhatsApp }: { notMailed: NotificationType[]; byWhatsApp?: NotificationType[] },
): Promise<void> {
  const chosen = { not_mailed: notMailed, ...(byWhatsApp ? { by_whatsapp: byWhatsApp } : {}) };
  await db
    .insertInto('notification_settings')
    .values({ user_id: userId, ...chosen })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(chosen))
    .execute();
}

/** The person's number in E.164, or empty. */
export async function phoneOf(db: Db, userId: string): Promise<string> {
  const row = await db.selectFrom('users').select('phone').where('id', '=', userId).executeTakeFirst();
  return row?.phone ?? '';
}

/** Takes the channel's tag off the notifications of a message that did not arrive: WhatsApp's where one went out by it, else the mail's. */
export async function untagMessage(db: Db, messageId: string): Promise<void> {
  await db
    .updateTable('notifications')
    .set({
      email: sql`case when email = 'sent' and whatsapp not in ('sent', 'sending') then 'none' else email end`,
      whatsapp: sql`case when whatsapp in ('sent', 'sending') then 'failed' else whatsapp end`,
    })
    .where('message_id', '=', messageId)
    .execute();
}
