import { appLanguage } from '#messages/app-language/en.ts';
import { GoogleMap, MarkerF, useJsApiLoader } from '@react-google-maps/api';
import { useEffect, useRef, useState } from 'react';
import { askPlaces } from '#app/events/venue/ask-places.ts';
import type { GeoPoint } from '#app/events/venue/point.ts';
import { Alert } from '#app/ui/alert.tsx';
import { Button } from '#app/ui/button.tsx';
import { MAP_CENTRE, MAP_ZOOM, type PickedPlace } from '#contract/events/places.ts';
import * as venueWords from '#messages/events/venue/en.ts';

export interface VenueMapProps {
  mapKey: string;
  point: GeoPoint | null;
  /** Whether addresses can be looked up. */
  searchable: boolean;
  onPick: (place: PickedPlace) => void;
}

const size = { width: '100%', height: '22rem' };
const looks = {
  streetViewControl: false,
  mapTypeControl: false,
  fullscreenControl: true,
  clickableIcons: false,
};

/** Google's map with the venue's marker. Pressing on it, or the button under it, sets the point and looks its address up. */
export default function VenueMap({ mapKey, point, searchable, onPick }: VenueMapProps) {
  const { isLoaded, loadError } = useJsApiLoader({
    id: 'google-maps',
    googleMapsApiKey: mapKey,
    language: appLanguage,
    region: 'IN',
  });
  const map = useRef<google.maps.Map | null>(null);
  const run = useRef<AbortController | null>(null);
  const [news, setNews] = useState('');
  const place = point?.lat && point.lng ? { lat: Number(point.lat), lng: Number(point.lng) } : null;
  // the map stays where somebody has moved it, until another venue is picked
  const [opened] = useState(place ?? MAP_CENTRE);
  useEffect(() => () => run.current?.abort(), []);
  useEffect(() => {
    if (place) map.current?.panTo(place);
    // its parts, because the object is a new one each time
  }, [place?.lat, place?.lng]); // oxlint-disable-line react/exhaustive-deps

  async function set(pressed: google.maps.LatLng | null | undefined) {
    if (!pressed) return;
    // six decimals are ten centimetres
    const [lat, lng] = [Number(pressed.lat().toFixed(6)), Number(pressed.lng().toFixed(6))];
    const bare: PickedPlace = { name: '', address: '', lat, lng, placeId: '' };
    run.current?.abort();
    const asking = new AbortController();
    run.current = asking;
    if (!searchable) {
      onPick(bare);
      return setNews(venueWords.mapSetUnanswered);
    }
    const reply = await askPlaces<{ place: PickedPlace }>(
      '/at',
      { lat: String(lat), lng: String(lng) },
      asking.signal,
    );
    if (!reply) return;
    onPick(reply.ok ? reply.data.place : bare);
    if (!reply.ok) return setNews(venueWords.mapSetUnanswered);
    setNews(
      reply.data.place.address ? venueWords.mapSet(reply.data.place.address) : venueWords.mapSetNoAddress,
    );
  }

  if (loadError) return <Alert tone="error">{venueWords.mapFailed}</Alert>;
  if (!isLoaded) return <p role="status">{venueWords.mapLoading}</p>;
  return (
    <section aria-label={venueWords.mapTitle} className="stack gap-2">
      <p className="field-help">{venueWords.mapHelp}</p>
      <GoogleMap
        mapContainerStyle={size}
        center={opened}
        zoom={MAP_ZOOM}
        options={looks}
        onLoad={(loaded) => {
          map.current = loaded;
        }}
        onClick={({ latLng }) => void set(latLng)}
      >
        {place ? <MarkerF position={place} title={venueWords.mapMarker} /> : null}
      </GoogleMap>
      <div>
        <Button type="button" variant="secondary" onClick={() => void set(map.current?.getCenter())}>
          {venueWords.mapCentre}
        </Button>
      </div>
      <p role="status" className="field-help min-h-6">
        {news}
      </p>
    </section>
  );
}
