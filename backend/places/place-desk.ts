import type { Context } from '../context.ts';
import type { Places } from '../providers/places/port.ts';

/** Looks for venues with an outside search; null where there is none. */
export interface PlaceDesk {
  ctx: Context;
  search: Places | null;
}
