import { lazy, Suspense, useRef, useState, Component, type FormEvent, type ReactNode } from 'react';
import { useHydrated } from 'remix-utils/use-hydrated';
import { pointOf } from '#app/events/venue/point.ts';
import { VenueCombobox } from '#app/events/venue/venue-combobox.tsx';
import { useEarlyInput } from '#app/events/venue/early-input.ts';
import type { VenueFound } from '#app/events/venue/venue-names.ts';
import { VenuePlainSearch } from '#app/events/venue/venue-plain-search.tsx';
import { VenuePoint } from '#app/events/venue/venue-point.tsx';
import type { VenueSearchView } from '#app/events/venue/venue-search-view.server.ts';
import { VenueZone } from '#app/events/venue/venue-zone.tsx';
import { Alert } from '#app/ui/alert.tsx';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/field.tsx';
import { MissingPart } from '#app/ui/missing-part.tsx';
import type { FieldLabels } from '#app/ui/form-errors.tsx';
import { initialText, type FormField } from '#app/ui/form-field.ts';
import { mapLink } from '#contract/events/map-link.ts';
import type { PickedPlace } from '#contract/events/places.ts';
import * as eventWords from '#messages/events/en.ts';
import * as venueWords from '#messages/events/venue/en.ts';

export interface VenueFieldset {
  name: FormField;
  location: FormField;
  lat: FormField;
  lng: FormField;
  placeId: FormField;
}

export interface VenueFieldsProps {
  fields: VenueFieldset;
  /** Name of the field with the event's time zone, where the form has one. */
  zoneField?: string;
  venueSearch: VenueSearchView;
  /** What a search without scripts found. */
  venueFound: VenueFound | undefined;
  venueNotice: string | null;
}

/** What the fields are called in a summary of errors. */
export const venueLabels: FieldLabels = {
  'venue.name': eventWords.venueNameLabel,
  'venue.location': eventWords.venueAddressLabel,
};

// Google's own code and ours for it are fetched when somebody asks for the map
const VenueMap = lazy(() => import('#app/events/venue/venue-map.tsx'));

/** Where the event, or a function of it, happens: as the organiser writes it, as the search knows it, or as it is pointed at on the map. */
export function VenueFields({ fields, zoneField, venueSearch, venueFound, venueNotice }: VenueFieldsProps) {
  const box = useRef<HTMLDivElement>(null);
  const hydrated = useHydrated();
  const { box: searchBox, earlyInput } = useEarlyInput();
  const [written, setWritten] = useState({
    name: initialText(fields.name) ?? '',
    location: initialText(fields.location) ?? '',
  });
  const initial = {
    lat: initialText(fields.lat),
    lng: initialText(fields.lng),
    placeId: initialText(fields.placeId),
  };
  const [point, setPoint] = useState(() => pointOf({ ...initial, address: written.location }));
  const [zone, setZone] = useState('');
  const [mapShown, setMapShown] = useState(false);

  function noticeTyping({ target }: FormEvent) {
    if (!(target instanceof HTMLInputElement)) return;
    const { name, value } = target;
    if (name === fields.name.name) setWritten((now) => ({ ...now, name: value }));
    if (name === fields.location.name) setWritten((now) => ({ ...now, location: value }));
  }

  function fill(name: string, value: string) {
    const field = box.current?.querySelector<HTMLInputElement>(`input[name="${CSS.escape(name)}"]`);
    if (!field) return;
    field.value = value;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }

  function take({ name, address, lat, lng, placeId, timeZone }: PickedPlace) {
    // a point on the map has no name: what was typed is better than nothing
    if (name) fill(fields.name.name, name);
    if (address) fill(fields.location.name, address);
    setPoint({ lat: String(lat), lng: String(lng), placeId, address });
    setZone(timeZone ?? '');
  }

  const link = mapLink(written, venueSearch.mapSite);
  return (
    <div
      id="venue"
      role="group"
      aria-label={venueWords.sectionTitle}
      className="stack"
      ref={box}
      onInput={noticeTyping}
    >
      {venueNotice ? <Alert tone="success">{venueNotice}</Alert> : null}
      {venueSearch.available === null ? <MissingPart>{venueWords.missing}</MissingPart> : null}
      {!venueSearch.available ? null : hydrated ? (
        <VenueCombobox
          attribution={venueSearch.attribution}
          earlyInput={earlyInput}
          searched={venueFound?.query ?? ''}
          onPick={take}
        />
      ) : (
        <VenuePlainSearch box={searchBox} found={venueFound} attribution={venueSearch.attribution} />
      )}
      <TextField
        field={fields.name}
        label={eventWords.venueNameLabel}
        optional
        maxLength={200}
        autoComplete="off"
      />
      <TextField
        field={fields.location}
        label={eventWords.venueAddressLabel}
        help={eventWords.venueAddressHelp}
        optional
        maxLength={500}
        autoComplete="off"
      />
      {zoneField ? <VenueZone key={zone} zone={zone} field={zoneField} box={box} /> : null}
      {point ? (
        <VenuePoint
          point={point}
          venue={written}
          mapSite={venueSearch.mapSite}
          names={{ lat: fields.lat.name, lng: fields.lng.name, placeId: fields.placeId.name }}
        />
      ) : link ? (
        <p className="text-sm">
          <a href={link} target="_blank" rel="noopener noreferrer">
            {venueWords.lookUp}
          </a>
        </p>
      ) : null}
      {hydrated && venueSearch.mapKey ? (
        <div className="stack">
          <div>
            <Button
              type="button"
              variant="secondary"
              aria-expanded={mapShown}
              aria-controls="venue-map"
              onClick={() => setMapShown(!mapShown)}
            >
              {mapShown ? venueWords.mapHide : venueWords.mapShow}
            </Button>
            <p className="field-help mt-1">{venueWords.mapPrivacy}</p>
          </div>
          <div id="venue-map">
            {mapShown ? (
              <MapBoundary>
                <Suspense fallback={<p role="status">{venueWords.mapLoading}</p>}>
                  <VenueMap
                    mapKey={venueSearch.mapKey}
                    point={point}
                    searchable={venueSearch.available === true}
                    onPick={take}
                  />
                </Suspense>
              </MapBoundary>
            ) : null}
          </div>
        </div>
      ) : null}
    </div>
  );
}

/** Whatever breaks in the map, which is not ours, leaves the form and what was typed into it alone. */
class MapBoundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    return this.state.broken ? <Alert tone="error">{venueWords.mapFailed}</Alert> : this.props.children;
  }
}
