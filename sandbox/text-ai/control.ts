import { html } from 'hono/html';
import type { SandboxWeb, ServiceFact } from '#sandbox/service.ts';
import type { AskedText } from '#sandbox/text-ai/api.ts';
import { type Behaviour, behaviourChange, modes } from '#sandbox/text-ai/behaviour.ts';
import { type Markup, page, show } from '#sandbox/ui/page.ts';
import { factList } from '#sandbox/ui/start-page.ts';

/** What the control page changes and shows. */
interface TextControl {
  readonly behaviour: Behaviour;
  readonly asked: readonly AskedText[];
  facts(): readonly ServiceFact[];
}

const json = (body: unknown, status = 200): Response =>
  Response.json(body, { status, headers: { 'cache-control': 'no-store' } });

const input = (name: string, label: string, value: string | number): Markup =>
  html`<div class="field"><label for="${name}">${label}</label><input id="${name}" name="${name}" value="${value}" autocomplete="off"></div>`;

function controlPage({ behaviour: { state }, asked, facts }: TextControl, problem?: string): Markup {
  const options = Object.entries(modes).map(([value, text]) =>
    value === state.mode
      ? html`<option value="${value}" selected>${text}</option>`
      : html`<option value="${value}">${text}</option>`,
  );
  return page(
    'Text AI',
    'text-ai',
    html`<div class="stack"><h1>Text AI</h1><p class="lead">Speaks OpenAI’s chat completions. What it is told here counts until it is told otherwise.</p></div>
${problem ? html`<p class="error" role="alert">${problem}</p>` : ''}
<section class="card"><h2>How it behaves</h2><form class="form" method="post" action="/text-ai/control">
<div class="field"><label for="mode">Requests</label><select id="mode" name="mode">${options}</select></div>
${input('word', 'Only requests with this word (empty for all)', state.word)}
${input('delayMs', 'How long slow waits, in milliseconds', state.delayMs)}
<div class="actions"><button type="submit">Behave like this</button></div></form>
<form method="post" action="/text-ai/control"><input type="hidden" name="action" value="reset"><button class="quiet" type="submit">Back to normal</button></form></section>
<section class="card"><h2>What it was asked</h2>${
      asked.length === 0
        ? html`<p>Nothing yet.</p>`
        : html`<ul>${[...asked]
            .reverse()
            .slice(0, 10)
            .map(({ at, data }) => html`<li><time>${at}</time> <code>${data}</code></li>`)}</ul>`
    }</section>
<section class="card"><h2>How to connect</h2>${factList(facts())}</section>`,
  );
}

/** `/text-ai/control`, a page for people and JSON for programs, and the record of what was asked. */
export function mountTextControl(web: SandboxWeb, control: TextControl): void {
  const { behaviour, asked } = control;

  web.get('/text-ai', (c) => c.redirect('/text-ai/control', 302));
  web.get('/text-ai/control', (c) =>
    /application\/json/.test(c.req.header('accept') ?? '')
      ? json(behaviour.state)
      : show(controlPage(control)),
  );
  web.post('/text-ai/control', async (c) => {
    // another site open in the same browser must not be able to press these buttons
    const site = c.req.header('sec-fetch-site') ?? 'none';
    if (site !== 'same-origin' && site !== 'none') return c.redirect('/text-ai/control', 303);
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
    if (read.success) return c.redirect('/text-ai/control', 303);
    return show(controlPage(control, 'This cannot be used. Nothing was changed.'), 400);
  });

  web.get('/text-ai/record.json', () => json({ asked }));
}
