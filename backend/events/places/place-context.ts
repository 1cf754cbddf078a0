import type { Context } from '#backend/platform/context.ts';
import type { Places } from '#backend/providers/places/port.ts';

/** Looks for venues with an outside search; null where there is none. */
export interface PlaceContext {
  ctx: Context;
  search: Places | null;
}
