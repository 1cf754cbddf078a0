import type { Db } from '../database/connect.ts';
import { clearVenuePosition } from './repository.ts';

/** Takes the coordinates out of every event at a place that has exactly these; the place's identifier stays. */
export const forgetVenuePosition = (db: Db, position: { placeId: string; lat: number; lng: number }): Promise<void> => clearVenuePosition(db, position);
