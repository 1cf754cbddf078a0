import { sql, type Insertable, type Selectable } from 'kysely';
import { compileOnce } from '#backend/platform/database/compile-once.ts';
import type { Db } from '#backend/platform/database/connect.ts';
import type { NotificationSchema } from '#backend/platform/database/notification-schema.ts';

export type NotificationRow = Selectable<NotificationSchema['notifications']>;

type Reader = Required<
  Pick<
    Insertable<NotificationSchema['notifications']>,
    'id' | 'user_id' | 'email' | 'whatsapp' | 'message_id'
  >
>;
type SharedColumns = Pick<
  Insertable<NotificationSchema['notifications']>,
  'type' | 'title' | 'message' | 'path' | 'quotes' | 'created_at'
>;

/** Tells many people the same in one statement, whose text is the same for one and for a thousand. */
export async function insertNotifications(
  tx: Db,
  shared: SharedColumns,
  readers: readonly Reader[],
): Promise<void> {
  const column = <K extends keyof Reader>(name: K) => readers.map((reader) => reader[name]);
  await sql`
    insert into notifications (id, user_id, email, whatsapp, message_id, type, title, message, path, quotes, created_at)
    select reader.*, ${shared.type}, ${shared.title}, ${shared.message}, ${shared.path}, ${shared.quotes}, ${shared.created_at}
    from unnest(${column('id')}::text[], ${column('user_id')}::text[], ${column('email')}::text[], ${column('whatsapp')}::text[], ${column('message_id')}::text[]) as reader`.execute(
    tx,
  );
}

/** Up to `limit` notifications of somebody, newest first. */
export async function newestOf(db: Db, userId: string, limit: number): Promise<NotificationRow[]> {
  return db
    .selectFrom('notifications')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

export async function countUnread(db: Db, userId: string): Promise<number> {
  const [counted] = await readUnread(db, { userId });
  return counted?.unread ?? 0;
}

const readUnread = compileOnce((db, { userId }: { userId: string }) =>
  db
    .selectFrom('notifications')
    .select((select) => select.fn.countAll<number>().as('unread'))
    .where('user_id', '=', userId)
    .where('read_at', 'is', null),
);

/** Marks the user's unread ones among `ids`, or all when there are none. What has been read is not sent any more. */
export async function markRead(db: Db, userId: string, ids: readonly string[], now: Date): Promise<void> {
  await db
    .updateTable('notifications')
    .set({
      read_at: now,
      email: sql`case email when 'waiting' then 'none' else email end`,
      whatsapp: sql`case whatsapp when 'waiting' then 'none' else whatsapp end`,
    })
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .$if(ids.length > 0, (query) => query.where('id', 'in', ids))
    .execute();
}

/** Deletes what is older than a moment, of one user or of everybody. @returns how many */
export async function deleteOlder(db: Db, olderThan: Date, userId?: string): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('notifications')
    .where('created_at', '<', olderThan)
    .$if(userId !== undefined, (query) => query.where('user_id', '=', userId ?? ''))
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Somebody with notifications that wait for a mail and whose last such mail is older than `before`. */
export async function findReaders(db: Db, before: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('notifications')
    .leftJoin('notification_settings', 'notification_settings.user_id', 'notifications.user_id')
    .select('notifications.user_id')
    .distinct()
    .where('notifications.email', '=', 'waiting')
    .where(sql<boolean>`coalesce(last_mail_at, 'epoch') < ${before}`)
    .limit(limit)
    .execute();
  return rows.map((row) => row.user_id);
}

/**
 * Takes what waits for a mail to somebody, oldest first, and notes the mail; nothing when
 * another process was faster.
 */
export async function takeWaiting(
  tx: Db,
  userId: string,
  { before, now }: { before: Date; now: Date },
): Promise<NotificationRow[]> {
  const mine = await tx
    .insertInto('notification_settings')
    .values({ user_id: userId, last_mail_at: now })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet({ last_mail_at: now })
        .where(sql<boolean>`coalesce(notification_settings.last_mail_at, 'epoch') < ${before}`),
    )
    .returning('user_id')
    .executeTakeFirst();
  if (!mine) return [];
  const rows = await tx
    .updateTable('notifications')
    .set({ email: 'sent' })
    .where('user_id', '=', userId)
    .where('email', '=', 'waiting')
    .returningAll()
    .execute();
  return rows.sort((a, b) => a.created_at.getTime() - b.created_at.getTime());
}
