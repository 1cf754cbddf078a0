import type { Db } from '#backend/platform/database/connect.ts';

/** Notes that a position is the provider's, and since when we have it. */
export async function rememberPosition(
  db: Db,
  { placeId, lat, lng }: { placeId: string; lat: number; lng: number },
  at: Date,
): Promise<void> {
  await db
    .insertInto('place_positions')
    .values({ place_id: placeId, lat, lng, fetched_at: at })
    .onConflict((conflict) => conflict.columns(['place_id', 'lat', 'lng']).doUpdateSet({ fetched_at: at }))
    .execute();
}

/** Positions we have had since before `before`, deleted. */
export const takePositionsOlderThan = (db: Db, before: Date) =>
  db
    .deleteFrom('place_positions')
    .where('fetched_at', '<', before)
    .returning(['place_id', 'lat', 'lng'])
    .execute();
