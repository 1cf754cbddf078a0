import { html } from 'hono/html';
import { type Behaviour, behaviourChange, modes } from '#sandbox/places/behaviour.ts';
import type { Sessions } from '#sandbox/places/sessions.ts';
import { addressOf, venues } from '#sandbox/places/venues.ts';
import { json, mountControl } from '#sandbox/http/control.ts';
import type { SandboxWeb, ServiceFact } from '#sandbox/service.ts';
import { input, select } from '#sandbox/ui/form.ts';
import { type Markup, page } from '#sandbox/ui/page.ts';
import { factList } from '#sandbox/ui/start-page.ts';

/** What the control page changes and shows. */
interface PlacesControl {
  readonly behaviour: Behaviour;
  readonly sessions: Sessions;
  facts(): readonly ServiceFact[];
}

function controlPage({ behaviour: { state }, facts }: PlacesControl, problem?: string): Markup {
  return page(
    'Venues',
    'places',
    html`<div class="stack"><h1>Venues</h1><p class="lead">Speaks the Places API (New) and the Geocoding API. What it is told here counts until it is told otherwise.</p></div>
${problem ? html`<p class="error" role="alert">${problem}</p>` : ''}
<section class="card"><h2>How it behaves</h2><form class="form" method="post" action="/places/control">
${select('mode', 'Requests', state.mode, modes)}
${select('affects', 'What that applies to', state.affects, { everything: 'Everything', suggestions: 'Suggestions', details: 'Details', geocoding: 'Points on the map' })}
${input('word', 'Only searches with this word (empty for all)', state.word)}
${input('delayMs', 'How long slow waits, in milliseconds', state.delayMs)}
<div class="actions"><button type="submit">Behave like this</button></div></form>
<form method="post" action="/places/control"><input type="hidden" name="action" value="reset"><button class="quiet" type="submit">Back to normal</button></form></section>
<section class="card"><h2>Venues it knows</h2><ul>${venues.map((venue) => html`<li><strong>${venue.name}</strong>, ${addressOf(venue)}</li>`)}</ul></section>
<section class="card"><h2>How to connect</h2>${factList(facts())}</section>`,
  );
}

/** `/places/control`, a page for people and JSON for programs, and the provider's own record of sessions. */
export function mountPlacesControl(web: SandboxWeb, control: PlacesControl): void {
  const { behaviour, sessions } = control;

  mountControl(web, {
    path: '/places',
    change: behaviourChange,
    act: (change) => behaviour.change(change),
    state: () => behaviour.state,
    page: (problem) => controlPage(control, problem),
  });

  web.get('/places/record.json', () => json({ sessions: sessions.list(), geocodings: sessions.geocodings }));
}
