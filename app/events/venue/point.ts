/** A point on the map as the form carries it. */
export interface GeoPoint {
  lat: string;
  lng: string;
  /** Empty for a point somebody set themselves. */
  placeId: string;
  /** The address it was set with, to notice when that is changed. */
  address: string;
}

/** Null when the fields hold no whole point. */
export function pointOf({
  lat,
  lng,
  placeId,
  address,
}: { [Name in keyof GeoPoint]: string | undefined }): GeoPoint | null {
  const known = lat && lng && Number.isFinite(Number(lat)) && Number.isFinite(Number(lng));
  if (!known && !placeId) return null;
  return { lat: known ? lat : '', lng: known ? lng : '', placeId: placeId ?? '', address: address ?? '' };
}

const folded = (text: string) => text.replace(/\s+/g, ' ').trim().toLowerCase();

/** Whether the address says something else than when the point was set; a floor or a hall added to it is no change. */
export const isStale = ({ address }: GeoPoint, now: string): boolean =>
  !folded(now).includes(folded(address));
