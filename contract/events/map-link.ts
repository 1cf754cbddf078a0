import type { Venue } from './events.ts';

/**
 * Where a map shows a venue; empty when nothing is known of it. A place that was picked
 * from the search opens on Google's map, which its terms ask for; anything else on
 * OpenStreetMap: the point that was set, or a search for the address as written.
 */
export function mapLink({ name, location, lat, lng, placeId }: Venue): string {
  const written = [name, location].filter(Boolean).join(', ');
  if (placeId)
    return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(written || `${lat},${lng}`)}&query_place_id=${encodeURIComponent(placeId)}`;
  if (lat !== undefined && lng !== undefined)
    return `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=17/${lat}/${lng}`;
  return written ? `https://www.openstreetmap.org/search?query=${encodeURIComponent(written)}` : '';
}
