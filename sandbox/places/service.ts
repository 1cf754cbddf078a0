import { mountPlacesApi } from '#sandbox/places/api.ts';
import { Behaviour } from '#sandbox/places/behaviour.ts';
import { mountPlacesControl } from '#sandbox/places/control.ts';
import { Sessions } from '#sandbox/places/sessions.ts';
import { Patience } from '#sandbox/http/patience.ts';
import type { SandboxService } from '#sandbox/service.ts';

/** What the place search needs. */
interface PlacesSettings {
  /** The sandbox's own origin, such as `http://localhost:4400`. */
  readonly origin: string;
  readonly key?: string;
}

/** A place search with some 40 venues over the protocol of Google's Places API (New). */
export function placesService({ origin, key = 'shagun-places-sandbox-key' }: PlacesSettings): SandboxService {
  const behaviour = new Behaviour();
  const sessions = new Sessions();
  const patience = new Patience();
  const facts: SandboxService['facts'] = () => [
    { label: 'Places API', value: `${origin}/places/v1` },
    { label: 'Geocoding', value: `${origin}/places/maps/api/geocode/json` },
    { label: 'Key', value: key },
    { label: 'Its own record', value: '/places/record.json', href: '/places/record.json' },
    { label: 'Behaves', value: behaviour.state.mode },
  ];
  return {
    name: 'Venues',
    description: 'A search for venues that speaks the Places API (New) and the Geocoding API.',
    path: '/places/control',
    facts,
    mount({ web }) {
      mountPlacesControl(web, { behaviour, sessions, facts });
      mountPlacesApi(web, { key, behaviour, sessions, wait: (ms) => patience.wait(ms) });
    },
    close: () => patience.stop(),
  };
}
