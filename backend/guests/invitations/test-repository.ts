import type { Db } from '#backend/platform/database/connect.ts';

/** Who gets a test; `email` is empty for somebody without a confirmed address. */
export const findReaderOf = async (
  db: Db,
  userId: string,
): Promise<{ first_name: string; email: string } | undefined> =>
  db.selectFrom('users').select(['first_name', 'email']).where('id', '=', userId).executeTakeFirst();
