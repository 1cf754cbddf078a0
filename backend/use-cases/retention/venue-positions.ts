import type { Db } from '#backend/platform/database/connect.ts';
import { clearFunctionPosition } from '#backend/events/functions/service.ts';
import { clearDraftPosition } from '#backend/use-cases/drafts/repository.ts';
import { clearVenuePosition } from '#backend/events/service.ts';

/** Takes the coordinates out of every event, function and draft at a place that has exactly these; the place's identifier stays. */
export async function forgetVenuePosition(
  db: Db,
  position: { placeId: string; lat: number; lng: number },
): Promise<void> {
  await clearVenuePosition(db, position);
  await clearFunctionPosition(db, position);
  await clearDraftPosition(db, position);
}
