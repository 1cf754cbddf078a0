import type { Context } from '#backend/platform/context.ts';
import { forgetVenuePosition } from './venue-positions.ts';
import { takePositionsOlderThan } from '#backend/events/places/service.ts';
import { DAY_MS } from '#contract/common/durations.ts';

/** The provider lets positions be kept for 30 days in a row; the job that looks runs every hour. */
const KEPT_DAYS = 29;

/**
 * Forgets positions the provider told us too long ago, also where events hold them. Their
 * place identifiers, which may be kept for good, still lead guests to the place; points
 * that organisers set themselves stay (decision 0019).
 */
export async function forgetOldPositions(ctx: Context): Promise<void> {
  const before = new Date(ctx.now().getTime() - KEPT_DAYS * DAY_MS);
  await ctx.db.transaction().execute(async (tx) => {
    for (const { place_id: placeId, lat, lng } of await takePositionsOlderThan(tx, before))
      await forgetVenuePosition(tx, { placeId, lat, lng });
  });
}
