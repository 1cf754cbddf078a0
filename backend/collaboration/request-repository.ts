import type { Db } from '../database/connect.ts';

/** Whether a request this person takes part in, on either side, was accepted for the gift. */
export async function wasAccepted(db: Db, giftId: string, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('collaboration_requests')
    .select('id')
    .where('gift_id', '=', giftId)
    .where('status', '=', 'accepted')
    .where((where) => where.or([where('requester_id', '=', userId), where('target_id', '=', userId)]))
    .executeTakeFirst();
  return row !== undefined;
}
