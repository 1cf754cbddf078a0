import { html } from 'hono/html';
import { type Behaviour, behaviourChange, modes } from '#sandbox/places/behaviour.ts';
import type { Sessions } from '#sandbox/places/sessions.ts';
import { addressOf, venues } from '#sandbox/places/venues.ts';
import type { SandboxWeb, ServiceFact } from '#sandbox/service.ts';
import { type Markup, page, show } from '#sandbox/ui/page.ts';
import { factList } from '#sandbox/ui/start-page.ts';

/** What the control page changes and shows. */
interface PlacesControl {
  readonly behaviour: Behaviour;
  readonly sessions: Sessions;
  facts(): readonly ServiceFact[];
}

const json = (body: unknown, status = 200): Response =>
  Response.json(body, { status, headers: { 'cache-control': 'no-store' } });

const select = (name: string, label: string, chosen: string, options: Record<string, string>): Markup =>
  html`<div class="field"><label for="${name}">${label}</label><select id="${name}" name="${name}">${Object.entries(
    options,
  ).map(([value, text]) =>
    value === chosen
      ? html`<option value="${value}" selected>${text}</option>`
      : html`<option value="${value}">${text}</option>`,
  )}</select></div>`;

const input = (name: string, label: string, value: string | number): Markup =>
  html`<div class="field"><label for="${name}">${label}</label><input id="${name}" name="${name}" value="${value}" autocomplete="off"></div>`;

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

  web.get('/places', (c) => c.redirect('/places/control', 302));
  web.get('/places/control', (c) =>
    /application\/json/.test(c.req.header('accept') ?? '')
      ? json(behaviour.state)
      : show(controlPage(control)),
  );
  web.post('/places/control', async (c) => {
    // another site open in the same browser must not be able to press these buttons
    const site = c.req.header('sec-fetch-site') ?? 'none';
    if (site !== 'same-origin' && site !== 'none') return c.redirect('/places/control', 303);
    const isJson = /^application\/json\b/.test(c.req.header('content-type') ?? '');
    const given: unknown = isJson
      ? await c.req.json<unknown>().catch(() => undefined)
      : await c.req.parseBody().catch(() => undefined);
    const read = behaviourChange.safeParse(given);
    if (read.success) behaviour.change(read.data);
    if (isJson)
      return read.success
        ? json(behaviour.state)
        : json(
            {
              error: read.error.issues.map(({ path, message }) => `${path.join('.') || 'body'}: ${message}`),
            },
            400,
          );
    if (read.success) return c.redirect('/places/control', 303);
    return show(controlPage(control, 'This cannot be used. Nothing was changed.'), 400);
  });

  web.get('/places/record.json', () => json({ sessions: sessions.list(), geocodings: sessions.geocodings }));
}
