import type { Db } from '#backend/platform/database/connect.ts';

/** As if the account had proved the address, and nobody since. */
export async function ownAddress(db: Db, userId: string, email: string): Promise<void> {
  await db
    .insertInto('address_owners')
    .values({ email, user_id: userId, since: new Date() })
    .onConflict((conflict) => conflict.column('email').doUpdateSet({ user_id: userId, since: new Date() }))
    .execute();
}

/** As if the account had proved none of its addresses. */
export async function ownNothing(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('address_owners').where('user_id', '=', userId).execute();
}

/** The account an address is of. */
export const ownerOfAddress = async (db: Db, email: string): Promise<string | undefined> =>
  (await db.selectFrom('address_owners').select('user_id').where('email', '=', email).executeTakeFirst())
    ?.user_id;
