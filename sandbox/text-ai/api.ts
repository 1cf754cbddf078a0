import type { Context } from 'hono';
import { streamSSE, type SSEStreamingApi } from 'hono/streaming';
import { z } from 'zod/v4';
import type { NodeBindings, SandboxWeb } from '#sandbox/service.ts';
import type { Behaviour, Mode } from '#sandbox/text-ai/behaviour.ts';
import { describe } from '#sandbox/text-ai/writer.ts';

/** What somebody asked, for the record. */
export interface AskedText {
  at: string;
  model: string;
  maxTokens: number;
  instructions: string;
  data: string;
}

/** What the API needs. */
interface TextApi {
  readonly key: string;
  readonly behaviour: Behaviour;
  readonly asked: AskedText[];
  wait(ms: number): Promise<void>;
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

/** `POST /v1/chat/completions` as OpenAI publishes it, as far as the product asks it. */
export function mountTextApi(web: SandboxWeb, { key, behaviour, asked, wait }: TextApi): void {
  web.post('/text-ai/v1/chat/completions', async (c) => {
    if (c.req.header('authorization') !== `Bearer ${key}`)
      return refusal(401, 'invalid_request_error', 'invalid_api_key', 'Incorrect API key provided.');
    const read = request.safeParse(await c.req.json<unknown>().catch(() => undefined));
    if (!read.success) return refusal(400, 'invalid_request_error', null, 'The request cannot be read.');
    const { model, messages, stream, max_tokens: maxTokens } = read.data;
    const said = (role: string) =>
      messages
        .filter((message) => message.role === role)
        .map(({ content }) => content)
        .join('\n');
    const data = said('user');
    asked.push({ at: new Date().toISOString(), model, maxTokens, instructions: said('system'), data });
    if (asked.length > KEPT) asked.shift();

    const mode = behaviour.for(data);
    if (mode === 'slow') await wait(behaviour.state.delayMs);
    const trouble = troubleOf(c, mode);
    if (trouble) return trouble;
    const text = describe(data, asked.length, mode);
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
        wait: () => wait(behaviour.state.delayMs),
        hangUp: () => c.env.incoming.socket.destroy(),
      }),
    );
  });
}

interface Writing {
  model: string;
  text: string;
  mode: Mode;
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

function troubleOf(c: Context<{ Bindings: NodeBindings }>, mode: Mode): Response | null {
  if (mode === 'down') {
    c.env.incoming.socket.destroy();
    return new Response(null, { status: 503 });
  }
  if (mode === 'garbage')
    return new Response('<html><body>It works!</body></html>', { headers: { 'content-type': 'text/html' } });
  if (mode === 'over-quota')
    return refusal(
      429,
      'insufficient_quota',
      'insufficient_quota',
      'You exceeded your current quota, please check your plan and billing details.',
    );
  if (mode === 'server-error')
    return refusal(500, 'server_error', null, 'The server had an error while processing your request.');
  return mode === 'key-refused'
    ? refusal(401, 'invalid_request_error', 'invalid_api_key', 'Incorrect API key provided.')
    : null;
}
