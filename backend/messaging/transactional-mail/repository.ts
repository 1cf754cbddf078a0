import type { Db } from '#backend/platform/database/connect.ts';

/** Who a mail goes to; `email` is empty for somebody without a confirmed address. */
export const findReader = async (
  db: Db,
  userId: string,
): Promise<{ first_name: string; email: string } | undefined> =>
  db.selectFrom('users').select(['first_name', 'email']).where('id', '=', userId).executeTakeFirst();
