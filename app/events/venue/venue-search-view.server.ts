import { backend } from '#app/server/backend.server.ts';
import { site } from '#app/server/backend-transport.server.ts';
import type { MapSite } from '#contract/events/map-link.ts';

/** What the venue fields can offer here beside the plain ones. */
export interface VenueSearchView {
  /** Null where that could not be had. */
  available: boolean | null;
  /** Whose results these are: shown with them. */
  attribution: string;
  /** Empty where there is no map. */
  mapKey: string;
  /** Whose map opens a venue. */
  mapSite: MapSite;
}

/** Asked for with each form that has a venue; whatever goes wrong leaves the plain fields. */
export async function readVenueSearch(request: Request): Promise<VenueSearchView> {
  const { data } = await backend(request).extra('getPlaceSearch', {});
  return { available: null, attribution: '', ...data, mapKey: site.mapKey, mapSite: site.mapSite };
}
