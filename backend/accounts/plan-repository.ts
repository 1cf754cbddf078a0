import type { Plan } from '#contract/accounts/accounts.ts';
import type { Db } from '#backend/platform/database/connect.ts';

/**
 * Puts everybody whose verified e-mail this is on a plan: the operator's command until
 * plans can be bought. It counts from their next request on.
 *
 * @returns how many people that is; 0 when nobody signed in with the address yet
 */
export async function changePlan(db: Db, email: string, plan: Plan): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set({ plan, updated_at: new Date() })
    .where('verified_email', '=', email.trim().toLowerCase())
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Somebody's plan; the one that counts for an event is its owner's. */
export async function planOf(db: Db, userId: string): Promise<Plan> {
  const { plan } = await db
    .selectFrom('users')
    .select('plan')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return plan;
}
