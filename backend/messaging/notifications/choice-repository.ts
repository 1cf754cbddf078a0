import { sql } from 'kysely';
import type { NotificationType } from '#contract/messaging/notifications.ts';
import type { Language } from '#messages/language.ts';
import type { Db } from '#backend/platform/database/connect.ts';

/** What a person chose: mail comes unless they refuse it, WhatsApp only if they ask for it. */
export interface NotificationChoice {
  language: Language;
  notMailed: string[];
  byWhatsApp: string[];
}

/** The choices of these people, with the language they read. */
export async function notificationChoicesOf(
  db: Db,
  userIds: readonly string[],
): Promise<Map<string, NotificationChoice>> {
  const rows = await db
    .selectFrom('users')
    .leftJoin('notification_settings', 'user_id', 'users.id')
    .select(['users.id', 'language', 'not_mailed', 'by_whatsapp'])
    .where(sql<boolean>`users.id = any(${userIds})`)
    .execute();
  return new Map(
    rows.map(({ id, language, not_mailed: notMailed, by_whatsapp: byWhatsApp }) => [
      id,
      { language: language ?? 'en', notMailed: notMailed ?? [], byWhatsApp: byWhatsApp ?? [] },
    ]),
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
