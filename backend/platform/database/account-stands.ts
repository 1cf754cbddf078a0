import { notSignedIn } from '#backend/platform/errors.ts';
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

/**
 * The same for what is written in somebody's name, before anything else of theirs is locked: a picture may take seconds, and an
 * account that was deleted meanwhile has nobody who could delete what comes after it.
 *
 * @throws {Problem} 401
 */
export async function requireAccount(tx: Db, userId: string): Promise<void> {
  if (!(await accountStands(tx, userId))) throw notSignedIn();
}
