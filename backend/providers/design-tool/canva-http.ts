import { STATUS_CODES } from 'node:http';
import type { z } from 'zod/v4';
import { AccessRefused, DesignToolRefused, DesignToolUnavailable } from './port.ts';
import { refusalAnswer } from './canva-shapes.ts';

/** Most bytes of an answer with JSON. */
const LARGEST_JSON = 4 * 1024 * 1024;

/** The longest somebody is asked to wait by a Retry-After. */
const MOST_RETRY_SECONDS = 600;

/** An answer with as much of its body as was wanted. */
interface Read {
  status: number;
  statusText: string;
  retryAfter: string | null;
  bytes: Buffer;
}

/**
 * Sends one request and reads its answer within `timeoutMs`. Redirects are not followed.
 *
 * @throws {DesignToolUnavailable} when no whole answer came
 * @throws {DesignToolRefused} when it is larger than `mostBytes`
 */
export async function send(
  url: string,
  init: RequestInit,
  { timeoutMs, mostBytes = LARGEST_JSON }: { timeoutMs: number; mostBytes?: number },
): Promise<Read> {
  try {
    const response = await fetch(url, {
      ...init,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const parts: Uint8Array[] = [];
    let size = 0;
    // Node's streams can be iterated, which the browser's types do not know yet
    const body = response.body as AsyncIterable<Uint8Array> | null;
    for await (const part of body ?? []) {
      size += part.byteLength;
      // the same again would be as large
      if (size > mostBytes) throw new DesignToolRefused(413, 'Content Too Large', 'too_large');
      parts.push(part);
    }
    const statusText = STATUS_CODES[response.status] ?? String(response.status);
    return {
      status: response.status,
      statusText,
      retryAfter: response.headers.get('Retry-After'),
      bytes: Buffer.concat(parts),
    };
  } catch (error) {
    if (error instanceof DesignToolRefused) throw error;
    // the cause is left out: it can carry the request with its tokens
    throw new DesignToolUnavailable('the design tool did not answer');
  }
}

/** The JSON of an answer, undefined when it is none. */
export function jsonOf({ bytes }: Read): unknown {
  try {
    return JSON.parse(bytes.toString('utf8')) as unknown;
  } catch {
    return undefined;
  }
}

/** What a refusal is called: `invalid_grant`, `design_not_found`. */
export function codeOf(answer: Read): string {
  const { code, error } = refusalAnswer.safeParse(jsonOf(answer)).data ?? {};
  return (code ?? error ?? 'unknown').slice(0, 60);
}

/** Whether asking again later may help: the provider is busy or broken. */
export function refuseIfUnavailable(answer: Read): void {
  if (answer.status !== 429 && answer.status < 500) return;
  const seconds = Number(answer.retryAfter ?? NaN);
  const retryAfter = Number.isFinite(seconds) && seconds > 0 ? Math.min(seconds, MOST_RETRY_SECONDS) : null;
  throw new DesignToolUnavailable(`the design tool answered ${answer.status}`, answer.statusText, retryAfter);
}

/**
 * What the API answered to somebody's access token, in the shape it should have.
 *
 * @throws {AccessRefused} 401
 * @throws {DesignToolRefused} another refusal
 * @throws {DesignToolUnavailable} when it is busy or broken, or nobody can read the answer
 */
export function understood<T>(answer: Read, shape: z.ZodType<T>): T {
  refuseIfUnavailable(answer);
  if (answer.status === 401) throw new AccessRefused('the design tool does not accept the access token');
  if (answer.status !== 200) throw new DesignToolRefused(answer.status, answer.statusText, codeOf(answer));
  const read = shape.safeParse(jsonOf(answer));
  if (!read.success) throw new DesignToolUnavailable('the design tool answered something nobody can read');
  return read.data;
}
