import type { Db } from '../database/connect.ts';
import { clearFunctionPosition } from '../functions/positions.ts';
import { clearDraftPosition } from './draft-repository.ts';
import { clearVenuePosition } from './repository.ts';

/** Takes the coordinates out of every event, function and draft at a place that has exactly these; the place's identifier stays. */
export async function forgetVenuePosition(db: Db, position: { placeId: string; lat: number; lng: number }): Promise<void> {
  await clearVenuePosition(db, position);
  await clearFunctionPosition(db, position);
  await clearDraftPosition(db, position);
}
