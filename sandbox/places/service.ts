import { html } from 'hono/html';
import { json } from '#sandbox/http/answers.ts';
import { Behaviour } from '#sandbox/http/behaviour.ts';
import { mountControl } from '#sandbox/http/control.ts';
import { Patience } from '#sandbox/http/patience.ts';
import { mountPlacesApi } from '#sandbox/places/api.ts';
import { behaviourChange, initial, modes, parts } from '#sandbox/places/behaviour.ts';
import { Sessions } from '#sandbox/places/sessions.ts';
import { addressOf, venues } from '#sandbox/places/venues.ts';
import type { SandboxService } from '#sandbox/service.ts';
import { input, select } from '#sandbox/ui/form.ts';

const key = 'shagun-places-sandbox-key';

/** A place search with some 40 venues over the protocol of Google's Places API (New). */
export function placesService({ origin }: { origin: string }): SandboxService {
  const behaviour = new Behaviour(initial);
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
      mountControl(web, {
        place: 'places',
        title: 'Venues',
        lead: 'Speaks the Places API (New) and the Geocoding API. What it is told here counts until it is told otherwise.',
        path: '/places',
        change: behaviourChange,
        act: (change) => (change.action ? behaviour.reset() : behaviour.change(change)),
        state: () => behaviour.state,
        fields: () => [
          select('mode', 'Requests', behaviour.state.mode, modes),
          select('affects', 'What that applies to', behaviour.state.affects, parts),
          input('word', 'Only searches with this word (empty for all)', behaviour.state.word),
          input('delayMs', 'How long slow waits, in milliseconds', behaviour.state.delayMs),
        ],
        above: () =>
          html`<section class="card"><h2>Venues it knows</h2><ul>${venues.map((venue) => html`<li><strong>${venue.name}</strong>, ${addressOf(venue)}</li>`)}</ul></section>`,
        facts,
      });
      // the provider's own record of sessions
      web.get('/places/record.json', () =>
        json({ sessions: sessions.list(), geocodings: sessions.geocodings }),
      );
      mountPlacesApi(web, { key, behaviour, sessions, patience });
    },
    close: () => patience.stop(),
  };
}
