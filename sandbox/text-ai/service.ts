import { Patience } from '#sandbox/http/patience.ts';
import type { SandboxService } from '#sandbox/service.ts';
import { mountTextApi, type AskedText } from '#sandbox/text-ai/api.ts';
import { Behaviour } from '#sandbox/text-ai/behaviour.ts';
import { mountTextControl } from '#sandbox/text-ai/control.ts';

/** What the text service needs. */
interface TextSettings {
  /** The sandbox's own origin, such as `http://localhost:4400`. */
  readonly origin: string;
  readonly key?: string;
}

/** A text service over the protocol of OpenAI's chat completions, streaming. */
export function textAiService({ origin, key = 'shagun-text-sandbox-key' }: TextSettings): SandboxService {
  const behaviour = new Behaviour();
  const asked: AskedText[] = [];
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
      mountTextControl(web, { behaviour, asked, facts });
      mountTextApi(web, { key, behaviour, asked, wait: (ms) => patience.wait(ms) });
    },
    close: () => patience.stop(),
  };
}
