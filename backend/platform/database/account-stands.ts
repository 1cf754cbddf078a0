import type { Db } from './connect.ts';

/** Whether an account is there, which nobody erases until the transaction ends. */
export async function accountStands(tx: Db, userId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('erased_at', 'is', null)
    .forKeyShare()
    .executeTakeFirst();
  return row !== undefined;
}
