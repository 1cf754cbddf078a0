import type { Db } from '#backend/platform/database/connect.ts';

/** Who a mail goes to; `email` is empty for somebody without a confirmed address. */
export const findReader = async (
  db: Db,
  userId: string,
): Promise<{ first_name: string; email: string } | undefined> =>
  db.selectFrom('users').select(['first_name', 'email']).where('id', '=', userId).executeTakeFirst();

/** The same for a guest who paid without an account, at the address they were invited by then. */
export const findGuestReader = async (
  db: Db,
  guestPayerId: string,
): Promise<{ first_name: string; email: string } | undefined> =>
  db
    .selectFrom('guest_payers')
    .select(['first_name', 'email'])
    .where('id', '=', guestPayerId)
    .executeTakeFirst();
