import type { z } from 'zod/v4';
import { parseJson, readAnswer } from '#backend/providers/http-answer.ts';
import { ProviderRefused, ProviderUnavailable } from './port.ts';
import { cleaned, errorShape } from './razorpay-shapes.ts';

/** How to reach Razorpay. */
interface RazorpayConnection {
  /** Such as `https://api.razorpay.com/v1`. */
  baseUrl: string;
  keyId: string;
  keySecret: string;
  /** The longest one call may take, reading the answer included. */
  timeoutMs: number;
}

/** One call of the API. */
interface RazorpayCall {
  method: 'GET' | 'POST';
  /** Below the base URL, already encoded. */
  path: string;
  body?: object;
  headers?: Readonly<Record<string, string>>;
}

/** Makes a call and gives the answer in its shape. @throws {ProviderUnavailable} {ProviderRefused} */
export type RazorpayHttp = <S extends z.ZodType>(call: RazorpayCall, shape: S) => Promise<z.output<S>>;

/** Far more than any answer Razorpay gives. */
const largestAnswer = 2 * 1024 * 1024;

/**
 * The one place that talks to Razorpay. Never retries: callers know what is safe to repeat.
 * Its errors name neither keys nor contacts.
 */
export function razorpayHttp({ baseUrl, keyId, keySecret, timeoutMs }: RazorpayConnection): RazorpayHttp {
  const authorization = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`;
  const withoutKeys = (sentence: string): string =>
    sentence.replaceAll(keyId, '[key]').replaceAll(keySecret, '[key]');

  return async ({ method, path, body, headers }, shape) => {
    const { status, answer } = await exchange(`${baseUrl}${path}`, timeoutMs, {
      method,
      headers: {
        accept: 'application/json',
        authorization,
        ...(body && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (status >= 200 && status < 300) {
      const read = shape.safeParse(answer);
      if (read.success) return read.data;
      throw new ProviderUnavailable('Razorpay answered something that could not be read', 'garbage', status);
    }
    if (status === 401 || status === 403)
      throw new ProviderUnavailable('Razorpay does not accept our keys', 'credentials', status);
    // 409: the same refund is being worked on, 429: too many calls; both pass
    if (status === 409 || status === 429)
      throw new ProviderUnavailable('Razorpay asks to come back later', 'busy', status);
    if (status >= 400 && status < 500) throw refusal(status, answer, withoutKeys);
    throw new ProviderUnavailable(`Razorpay is not working at the moment (${status})`, 'status', status);
  };
}

async function exchange(
  url: string,
  timeoutMs: number,
  init: RequestInit,
): Promise<{ status: number; answer: unknown }> {
  try {
    const response = await fetch(url, {
      ...init,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const bytes = await readAnswer(response, largestAnswer);
    if (!bytes) throw new ProviderUnavailable('Razorpay answered far too much', 'garbage', response.status);
    return { status: response.status, answer: parseJson(bytes, 'replaced') };
  } catch (error) {
    if (error instanceof ProviderUnavailable) throw error;
    if (error instanceof Error && error.name === 'TimeoutError') {
      throw new ProviderUnavailable('Razorpay did not answer in time', 'timeout');
    }
    throw new ProviderUnavailable(`Razorpay could not be reached (${codeOf(error)})`, 'network');
  }
}

/** A 4xx in Razorpay's own words is a decision; one without them comes from something in between. */
function refusal(status: number, answer: unknown, withoutKeys: (sentence: string) => string): Error {
  const read = errorShape.safeParse(answer);
  if (!read.success)
    return new ProviderUnavailable(`Something other than Razorpay answered (${status})`, 'garbage', status);
  const code = cleaned(withoutKeys(read.data.error.code ?? 'UNKNOWN'));
  const description = cleaned(withoutKeys(read.data.error.description ?? 'No reason given'));
  return new ProviderRefused(`Razorpay refused: ${description}`, status, code, description);
}

function codeOf(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  return cause instanceof Error && 'code' in cause && typeof cause.code === 'string'
    ? cause.code
    : 'no connection';
}
