import type { Selectable } from 'kysely';
import type { Db } from '#backend/platform/database/connect.ts';
import type { Schema } from '#backend/platform/database/schema.ts';

export type ContactMessage = Selectable<Schema['contact_messages']>;

export async function insertContactMessage(
  db: Db,
  message: Omit<ContactMessage, 'created_at'>,
): Promise<void> {
  await db.insertInto('contact_messages').values(message).execute();
}

export async function findMessage(db: Db, id: string): Promise<ContactMessage | undefined> {
  return db.selectFrom('contact_messages').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function deleteMessage(db: Db, id: string): Promise<void> {
  await db.deleteFrom('contact_messages').where('id', '=', id).execute();
}

export async function deleteMessagesBefore(db: Db, moment: Date): Promise<void> {
  await db.deleteFrom('contact_messages').where('created_at', '<', moment).execute();
}
