import { backend } from '#app/backend.server.ts';
import { site } from '#app/backend-door.server.ts';

/** What the venue fields can offer here beside the plain ones. */
export interface VenueSearchView {
  available: boolean;
  /** Whose results these are: shown with them. */
  attribution: string;
  /** Empty where there is no map. */
  mapKey: string;
}

/** Asked for with each form that has a venue; whatever goes wrong leaves the plain fields. */
export async function readVenueSearch(request: Request): Promise<VenueSearchView> {
  const search = await backend(request).call('getPlaceSearch', {});
  const { available, attribution } = search.ok ? search.data : { available: false, attribution: '' };
  return { available, attribution, mapKey: site.mapKey };
}
