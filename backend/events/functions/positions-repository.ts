import type { Db } from '#backend/platform/database/connect.ts';

/** Empties the coordinates of functions at a place that have exactly these. What the function says stays as it is, so its version too. */
export async function clearFunctionPosition(
  db: Db,
  { placeId, lat, lng }: { placeId: string; lat: number; lng: number },
): Promise<void> {
  await db
    .updateTable('event_functions')
    .set({ venue_lat: null, venue_lng: null })
    .where('venue_place_id', '=', placeId)
    .where('venue_lat', '=', lat)
    .where('venue_lng', '=', lng)
    .execute();
}
