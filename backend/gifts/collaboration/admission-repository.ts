import type { Db } from '#backend/platform/database/connect.ts';

/** Those of the gifts that somebody may join because a request they sent or got was accepted; one query. */
export async function letInto(
  db: Db,
  giftIds: readonly string[],
  userId: string | undefined,
): Promise<Set<string>> {
  if (userId === undefined || giftIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('collaboration_requests')
    .select('gift_id')
    .where('gift_id', 'in', giftIds)
    .where('status', '=', 'accepted')
    .where((where) => where.or([where('requester_id', '=', userId), where('target_id', '=', userId)]))
    .execute();
  return new Set(rows.map(({ gift_id: giftId }) => giftId));
}
