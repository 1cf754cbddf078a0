import { isStale, type GeoPoint } from '#app/events/venue/point.ts';
import { CheckboxField } from '#app/ui/choice-field.tsx';
import { mapLink, type MapSite } from '#contract/events/map-link.ts';
import * as venueWords from '#messages/events/venue/en.ts';

/** The point guests will be led to, with a box that takes it away. */
export function VenuePoint({
  point,
  names,
  venue,
  mapSite,
}: {
  point: GeoPoint;
  names: Record<'lat' | 'lng' | 'placeId', string>;
  venue: { name: string; location: string };
  mapSite: MapSite;
}) {
  const { lat, lng, placeId } = point;
  const link = mapLink(
    {
      ...venue,
      ...(lat && lng ? { lat: Number(lat), lng: Number(lng) } : {}),
      ...(placeId ? { placeId } : {}),
    },
    mapSite,
  );
  return (
    <div className="stack gap-1">
      <input type="hidden" name={names.lat} value={lat} />
      <input type="hidden" name={names.lng} value={lng} />
      <input type="hidden" name={names.placeId} value={placeId} />
      <CheckboxField
        key={`${lat} ${lng} ${placeId}`}
        name="venue.pinned"
        label={venueWords.pinLabel}
        help={venueWords.pinHelp}
        defaultChecked
      />
      {isStale(point, venue.location) ? (
        <p role="status" className="text-sm font-semibold text-brick">
          {venueWords.pinStale}
        </p>
      ) : null}
      <p className="text-sm">
        <a href={link} target="_blank" rel="noopener noreferrer">
          {venueWords.pinLook}
        </a>
      </p>
    </div>
  );
}
