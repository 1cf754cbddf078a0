import * as words from '#messages/phone-messages/en.ts';
import { MessagesUnavailable } from './port.ts';

/** A request went out and nothing readable came back: the provider may have acted on it. Its message is for the organiser. */
export class NoAnswer extends Error {}

/** An answer with its JSON; `undefined` when it was none. */
export interface MessageAnswer {
  status: number;
  body: unknown;
}

/** Far more than any answer of these providers. */
const LARGEST_ANSWER = 256 * 1024;

/** Failures before a connection existed, so that nothing can have been received. */
const NEVER_CONNECTED = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EHOSTDOWN',
  'ENETDOWN',
  'UND_ERR_CONNECT_TIMEOUT',
  'CERT_HAS_EXPIRED',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  'ERR_TLS_CERT_ALTNAME_INVALID',
]);

/**
 * Posts JSON once, within `timeoutMs` for all of it. What is thrown carries no part of the
 * request: its headers hold a key and its body somebody's number.
 *
 * @throws {MessagesUnavailable} when nothing was sent; {NoAnswer} when it may have been received
 */
export async function postJson(
  provider: string,
  url: string,
  { headers, body, timeoutMs }: { headers: Record<string, string>; body: object; timeoutMs: number },
): Promise<MessageAnswer> {
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(url, {
      method: 'POST',
      redirect: 'manual',
      signal,
      headers: { Accept: 'application/json', 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    return { status: response.status, body: await readJson(response) };
  } catch (error) {
    if (error instanceof NoAnswer) throw error;
    const codes = codesOf(error);
    if (codes.length > 0 && codes.every((code) => NEVER_CONNECTED.has(code)))
      throw new MessagesUnavailable(`${provider} could not be reached.`, 'network');
    throw new NoAnswer(signal.aborted ? words.noAnswerInTime(provider) : words.hungUp(provider));
  }
}

async function readJson(response: Response): Promise<unknown> {
  const parts: Uint8Array[] = [];
  let size = 0;
  // Node's streams can be iterated, which the browser's types do not know yet
  const body = response.body as AsyncIterable<Uint8Array> | null;
  for await (const part of body ?? []) {
    size += part.byteLength;
    if (size > LARGEST_ANSWER) throw new NoAnswer(words.answerTooLong);
    parts.push(part);
  }
  return parseJson(Buffer.concat(parts));
}

/** The JSON in these bytes, or undefined. */
export function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) as unknown;
  } catch {
    return undefined;
  }
}

function codesOf(error: unknown): string[] {
  if (!(error instanceof Error)) return [];
  const { code, errors } = error as { code?: unknown; errors?: unknown };
  // one error per address when a name has several
  const several = Array.isArray(errors) ? errors.flatMap(codesOf) : [];
  return several.length > 0 ? several : typeof code === 'string' ? [code] : codesOf(error.cause);
}
