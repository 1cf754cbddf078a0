import type { Db } from '../database/connect.ts';

/** Joins a person to the guests invited under the address their identity provider vouches for. */
export async function linkGuestsToUser(db: Db, person: { userId: string; verifiedEmail: string | null }): Promise<void> {
  if (!person.verifiedEmail) return;
  await db
    .updateTable('guests')
    .set({ user_id: person.userId })
    .where('email', '=', person.verifiedEmail)
    .where('user_id', 'is', null)
    .execute();
}
