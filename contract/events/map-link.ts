import type { Venue } from './events.ts';

/** Whose map opens a venue that was typed, or whose point was set by hand. */
export const mapSites = ['google', 'openstreetmap'] as const;
export type MapSite = (typeof mapSites)[number];

/**
 * Where a map shows a venue; empty when nothing is known of it. A place that was picked from the search opens on Google's
 * map, which its terms ask for; anything else on `site`: the point that was set, or a search for the address as written.
 */
export function mapLink({ name, location, lat, lng, placeId }: Venue, site: MapSite): string {
  const written = [name, location].filter(Boolean).join(', ');
  const point = lat !== undefined && lng !== undefined ? `${lat},${lng}` : '';
  if (placeId)
    return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(written || point)}&query_place_id=${encodeURIComponent(placeId)}`;
  if (!written && !point) return '';
  if (site === 'google')
    return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(point || written)}`;
  return point
    ? `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=17/${lat}/${lng}`
    : `https://www.openstreetmap.org/search?query=${encodeURIComponent(written)}`;
}
