import { html } from 'hono/html';
import { json } from '#sandbox/http/answers.ts';
import { Behaviour } from '#sandbox/http/behaviour.ts';
import { mountControl } from '#sandbox/http/control.ts';
import { Patience } from '#sandbox/http/patience.ts';
import type { SandboxService } from '#sandbox/service.ts';
import { mountTextApi, type TextRequest } from '#sandbox/text-ai/api.ts';
import { behaviourChange, initial, modes } from '#sandbox/text-ai/behaviour.ts';
import { input, select } from '#sandbox/ui/form.ts';

const key = 'shagun-text-sandbox-key';

/** A text service over the protocol of OpenAI's chat completions, streaming. */
export function textAiService({ origin }: { origin: string }): SandboxService {
  const behaviour = new Behaviour(initial);
  const requests: TextRequest[] = [];
  const patience = new Patience();
  const facts: SandboxService['facts'] = () => [
    { label: 'TEXT_AI_BASE_URL', value: `${origin}/text-ai/v1` },
    { label: 'TEXT_AI_API_KEY', value: key },
    { label: 'Its own record', value: '/text-ai/record.json', href: '/text-ai/record.json' },
    { label: 'Behaves', value: behaviour.state.mode },
  ];
  return {
    name: 'Text AI',
    description:
      'Writes descriptions over OpenAI’s chat completions, for whoever sets the product up to ask it.',
    path: '/text-ai/control',
    facts,
    mount({ web }) {
      mountControl(web, {
        place: 'text-ai',
        title: 'Text AI',
        lead: 'Speaks OpenAI’s chat completions. What it is told here counts until it is told otherwise.',
        path: '/text-ai',
        change: behaviourChange,
        act: (change) => (change.action ? behaviour.reset() : behaviour.change(change)),
        state: () => behaviour.state,
        fields: () => [
          select('mode', 'Requests', behaviour.state.mode, modes),
          input('word', 'Only requests with this word (empty for all)', behaviour.state.word),
          input('delayMs', 'How long slow waits, in milliseconds', behaviour.state.delayMs),
        ],
        above: () =>
          html`<section class="card"><h2>What it was asked</h2>${
            requests.length === 0
              ? html`<p>Nothing yet.</p>`
              : html`<ul>${requests
                  .slice(-10)
                  .reverse()
                  .map(({ at, data }) => html`<li><time>${at}</time> <code>${data}</code></li>`)}</ul>`
          }</section>`,
        facts,
      });
      web.get('/text-ai/record.json', () => json({ asked: requests }));
      mountTextApi(web, { key, behaviour, requests, patience });
    },
    close: () => patience.stop(),
  };
}
