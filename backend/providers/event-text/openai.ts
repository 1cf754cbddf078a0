import { createParser } from 'eventsource-parser';
import { openaiError, streamedPart, wholeAnswer } from './openai-shapes.ts';
import {
  TextKeyRefused,
  TextOverQuota,
  TextRefused,
  TextUnavailable,
  type TextService,
  type WrittenText,
} from './port.ts';

/** Where the service is and who we are there. */
interface OpenAiSettings {
  /** Without a slash at the end: `https://api.openai.com/v1`. */
  readonly baseUrl: string;
  /** Empty for a service that asks for none. */
  readonly key: string;
  readonly model: string;
}

/** Until the last word: nothing a person waits for takes longer. */
const TIMEOUT_MS = 15_000;
const MOST_TOKENS = 600;
/** What that many tokens cannot be longer than, with all that comes around each of them. */
const MOST_BYTES = 1024 * 1024;
const MOST_CHARACTERS = 20_000;

/** A text service by OpenAI's chat completions, which many others speak too. */
export function createOpenAiText(
  { baseUrl, key, model }: OpenAiSettings,
  { timeoutMs = TIMEOUT_MS } = {},
): TextService {
  return {
    async write({ instructions, data }, givenUp) {
      const messages = [
        { role: 'system', content: instructions },
        { role: 'user', content: data },
      ];
      const signals = [AbortSignal.timeout(timeoutMs), ...(givenUp ? [givenUp] : [])];
      const init: RequestInit = {
        method: 'POST',
        headers: {
          Accept: 'text/event-stream',
          'Content-Type': 'application/json',
          ...(key && { Authorization: `Bearer ${key}` }),
        },
        body: JSON.stringify({ model, messages, stream: true, max_tokens: MOST_TOKENS }),
        redirect: 'manual',
        signal: AbortSignal.any(signals),
      };
      try {
        return await read(await fetch(`${baseUrl}/chat/completions`, init));
      } catch (error) {
        if (
          [TextUnavailable, TextOverQuota, TextKeyRefused, TextRefused].some((kind) => error instanceof kind)
        )
          throw error;
        // the cause is left out: it can carry the address with a key in it
        throw new TextUnavailable('the text service did not answer to the end');
      }
    },
  };
}

async function read(response: Response): Promise<WrittenText> {
  if (response.status !== 200) throw refusalOf(response.status, await textOf(response));
  const type = response.headers.get('Content-Type') ?? '';
  if (/^text\/event-stream\b/i.test(type)) return streamed(response);
  const answer = wholeAnswer.safeParse(jsonOf(await textOf(response)));
  const choice = answer.data?.choices[0];
  if (!choice) throw new TextUnavailable('the text service answered something nobody can read');
  return finished(choice.message.content, choice.message.refusal, choice.finish_reason ?? 'stop');
}

/** Reads until `[DONE]`. A stream that ends before it was cut off on the way. */
async function streamed(response: Response): Promise<WrittenText> {
  let text = '';
  let refusal = '';
  let reason: string | undefined;
  let done = false;
  const parser = createParser({
    onEvent({ data }) {
      if (done) return;
      if (data.trim() === '[DONE]') {
        done = true;
        return;
      }
      const part = streamedPart.safeParse(jsonOf(data));
      if (!part.success || part.data.error)
        throw new TextUnavailable('the text service sent something nobody can read');
      const choice = part.data.choices[0];
      text += choice?.delta?.content ?? '';
      refusal += choice?.delta?.refusal ?? '';
      reason ??= choice?.finish_reason ?? undefined;
      if (text.length + refusal.length > MOST_CHARACTERS)
        throw new TextUnavailable('the text service wrote more than it should');
    },
  });
  for await (const part of parts(response)) {
    parser.feed(part);
    // leaving the loop closes the connection
    if (done) break;
  }
  if (!done) throw new TextUnavailable('the text service broke off');
  return finished(text, refusal, reason ?? 'stop');
}

function finished(text: string, refusal: string, reason: string): WrittenText {
  if (refusal || reason === 'content_filter')
    throw new TextRefused('the text service does not write about this');
  return { text, whole: reason !== 'length' };
}

/** The body as text, within limits. */
async function* parts(response: Response): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let size = 0;
  // Node's streams can be iterated, which the browser's types do not know yet
  for await (const part of (response.body as AsyncIterable<Uint8Array> | null) ?? []) {
    size += part.byteLength;
    if (size > MOST_BYTES) throw new TextUnavailable('the text service sent more than it should');
    yield decoder.decode(part, { stream: true });
  }
}

async function textOf(response: Response): Promise<string> {
  let text = '';
  for await (const part of parts(response)) text += part;
  return text;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function refusalOf(status: number, body: string): Error {
  if (status === 429)
    return new TextOverQuota(
      'the text service takes no more requests: too many at once, or its quota is used up',
    );
  if (status === 401 || status === 403)
    return new TextKeyRefused('the text service does not accept TEXT_AI_API_KEY');
  if (status === 404)
    return new TextKeyRefused(
      'the text service does not know TEXT_AI_MODEL, or TEXT_AI_BASE_URL is not its address',
    );
  const { error } = openaiError.safeParse(jsonOf(body)).data ?? {};
  if (error?.code === 'content_filter' || error?.code === 'content_policy_violation')
    return new TextRefused('the text service does not write about this');
  return new TextUnavailable(`the text service answered ${status}`);
}
