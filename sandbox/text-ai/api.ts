import { streamSSE, type SSEStreamingApi } from 'hono/streaming';
import { z } from 'zod/v4';
import { bodyOf, disturb } from '#sandbox/http/answers.ts';
import type { Behaviour } from '#sandbox/http/behaviour.ts';
import type { Patience } from '#sandbox/http/patience.ts';
import type { SandboxWeb } from '#sandbox/service.ts';
import type { BehaviourState } from '#sandbox/text-ai/behaviour.ts';
import { describe } from '#sandbox/text-ai/writer.ts';

/** What somebody asked, for the record. */
export interface TextRequest {
  at: string;
  model: string;
  maxTokens: number;
  instructions: string;
  data: string;
}

/** What the API needs. */
interface TextApi {
  readonly key: string;
  readonly behaviour: Behaviour<BehaviourState>;
  readonly requests: TextRequest[];
  readonly patience: Patience;
}

const KEPT = 50;

const request = z.object({
  model: z.string().min(1),
  messages: z.array(z.object({ role: z.enum(['system', 'user', 'assistant']), content: z.string() })).min(1),
  stream: z.boolean().default(false),
  max_tokens: z.number().int().min(1).default(1000),
});

const refusal = (status: number, type: string, code: string | null, message: string): Response =>
  Response.json({ error: { message, type, param: null, code } }, { status });

const unknownKey = (): Response =>
  refusal(401, 'invalid_request_error', 'invalid_api_key', 'Incorrect API key provided.');

/** `POST /v1/chat/completions` as OpenAI publishes it, as far as the product asks it. */
export function mountTextApi(web: SandboxWeb, { key, behaviour, requests, patience }: TextApi): void {
  web.post('/text-ai/v1/chat/completions', async (c) => {
    if (c.req.header('authorization') !== `Bearer ${key}`) return unknownKey();
    const read = request.safeParse(await bodyOf(c));
    if (!read.success) return refusal(400, 'invalid_request_error', null, 'The request cannot be read.');
    const { model, messages, stream, max_tokens: maxTokens } = read.data;
    const contentOf = (role: string) =>
      messages
        .filter((message) => message.role === role)
        .map(({ content }) => content)
        .join('\n');
    const data = contentOf('user');
    requests.push({
      at: new Date().toISOString(),
      model,
      maxTokens,
      instructions: contentOf('system'),
      data,
    });
    if (requests.length > KEPT) requests.shift();

    const mode = behaviour.take((state) => data.toLowerCase().includes(state.word));
    const trouble = (await disturb(c, mode, patience, behaviour.state.delayMs)) ?? troubles[mode]?.();
    if (trouble) return trouble;
    const text = describe(data, requests.length, mode);
    if (!stream || mode === 'whole') {
      return Response.json({
        id: 'chatcmpl-sandbox',
        object: 'chat.completion',
        model,
        choices: [
          { index: 0, message: { role: 'assistant', content: text, refusal: null }, finish_reason: 'stop' },
        ],
      });
    }
    return streamSSE(c, (out) =>
      write(out, {
        model,
        text,
        mode,
        wait: () => patience.wait(behaviour.state.delayMs),
        hangUp: () => c.env.incoming.socket.destroy(),
      }),
    );
  });
}

interface Writing {
  model: string;
  text: string;
  mode: string;
  wait(): Promise<void>;
  hangUp(): void;
}

async function write(out: SSEStreamingApi, { model, text, mode, wait, hangUp }: Writing): Promise<void> {
  const send = (delta: object, finish: string | null = null) =>
    out.writeSSE({
      data: JSON.stringify({
        id: 'chatcmpl-sandbox',
        object: 'chat.completion.chunk',
        model,
        choices: [{ index: 0, delta, finish_reason: finish }],
      }),
    });
  if (mode === 'odd') return out.writeSSE({ data: '{"choices":"many"}' });
  await send({ role: 'assistant', content: '', refusal: null });
  if (mode === 'refusal') await send({ refusal: 'I cannot help with that.' });
  else if (mode !== 'empty') {
    // words, as a model's tokens are
    for (const [index, word] of text.split(/(?<=\s)/).entries()) {
      if (index === 6 && mode === 'cut') return hangUp();
      if (index === 6 && mode === 'stuck') await wait();
      await send({ content: word });
    }
    for (let turn = 0; mode === 'endless' && turn < 20_000 && !out.aborted; turn += 1)
      await send({ content: text });
  }
  await send({}, mode === 'long' ? 'length' : mode === 'filtered' ? 'content_filter' : 'stop');
  await out.writeSSE({ data: '[DONE]' });
}

const troubles: Partial<Record<string, () => Response>> = {
  'over-quota': () =>
    refusal(
      429,
      'insufficient_quota',
      'insufficient_quota',
      'You exceeded your current quota, please check your plan and billing details.',
    ),
  'server-error': () =>
    refusal(500, 'server_error', null, 'The server had an error while processing your request.'),
  'key-refused': unknownKey,
};
