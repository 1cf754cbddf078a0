import { html } from 'hono/html';
import { json, mountControl } from '#sandbox/http/control.ts';
import type { SandboxWeb, ServiceFact } from '#sandbox/service.ts';
import type { AskedText } from '#sandbox/text-ai/api.ts';
import { type Behaviour, behaviourChange, modes } from '#sandbox/text-ai/behaviour.ts';
import { input, select } from '#sandbox/ui/form.ts';
import { type Markup, page } from '#sandbox/ui/page.ts';
import { factList } from '#sandbox/ui/start-page.ts';

/** What the control page changes and shows. */
interface TextControl {
  readonly behaviour: Behaviour;
  readonly asked: readonly AskedText[];
  facts(): readonly ServiceFact[];
}

function controlPage({ behaviour: { state }, asked, facts }: TextControl, problem?: string): Markup {
  return page(
    'Text AI',
    'text-ai',
    html`<div class="stack"><h1>Text AI</h1><p class="lead">Speaks OpenAI’s chat completions. What it is told here counts until it is told otherwise.</p></div>
${problem ? html`<p class="error" role="alert">${problem}</p>` : ''}
<section class="card"><h2>How it behaves</h2><form class="form" method="post" action="/text-ai/control">
${select('mode', 'Requests', state.mode, modes)}
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

  mountControl(web, {
    path: '/text-ai',
    change: behaviourChange,
    act: (change) => behaviour.change(change),
    state: () => behaviour.state,
    page: (problem) => controlPage(control, problem),
  });

  web.get('/text-ai/record.json', () => json({ asked }));
}
