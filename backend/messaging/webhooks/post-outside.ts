import { request as requestHttp, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import type { TryOutcome } from '#contract/messaging/webhooks.ts';
import { addressesOf } from './look-up-name.ts';
import { isLoopback, isPublicAddress } from './public-address.ts';

/** The whole of it: looking up, connecting, sending, the answer. */
const LONGEST_MS = 10_000;
/** What is read of an answer before it is hung up on, in bytes. Nobody sees it. */
const MOST_READ = 4096;

interface Surroundings {
  /** Whether this machine may be told, also by http: for developers and the sandbox. */
  allowLoopback: boolean;
  /** How names become addresses; tests bring their own. */
  resolve?: (host: string, signal: AbortSignal) => Promise<readonly string[]>;
  longestMs?: number;
}

/** What became of a message; the status where there was an answer. */
export interface Tried {
  outcome: Exclude<TryOutcome, 'off' | 'crowded'>;
  status: number | null;
}

/**
 * Sends a text to an address that somebody typed, so that it can reach nothing but servers on the internet. The name is
 * looked up once; if any of its addresses is not public nothing is sent; and the connection goes to one of the very addresses that were
 * checked, so that a name which answers otherwise a moment later gains nothing. No redirect is followed, no proxy and no kept
 * connection used.
 */
export async function postOutside(
  address: string,
  { body, headers }: { body: string; headers: Record<string, string> },
  { allowLoopback, resolve = addressesOf, longestMs = LONGEST_MS }: Surroundings,
): Promise<Tried> {
  const signal = AbortSignal.timeout(longestMs);
  const url = new URL(address);
  try {
    const host = url.hostname.replace(/^\[|\]$/g, '');
    const addresses = isIP(host) ? [host] : await inTime(resolve(host, signal), signal);
    if (addresses.length === 0) return { outcome: 'unreachable', status: null };
    const here = allowLoopback && addresses.every(isLoopback);
    if (!here && !(url.protocol === 'https:' && addresses.every(isPublicAddress)))
      return { outcome: 'not_public', status: null };
    const status = await exchange(url, addresses, { body, headers, signal });
    return { outcome: judge(status), status };
  } catch {
    return { outcome: signal.aborted ? 'slow' : 'unreachable', status: null };
  }
}

const judge = (status: number): Tried['outcome'] =>
  status >= 200 && status < 300 ? 'arrived' : status >= 300 && status < 400 ? 'redirect' : 'status';

/** @throws when the signal says so first */
async function inTime<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return Promise.race([
    work,
    new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(new Error('too slow')), { once: true });
    }),
  ]);
}

/** @returns the status, as soon as enough of the answer was read or it took too long */
async function exchange(
  url: URL,
  addresses: readonly string[],
  { body, headers, signal }: { body: string; headers: Record<string, string>; signal: AbortSignal },
): Promise<number> {
  // the name was looked up already: whoever asks again gets the addresses that were checked, and tries one after the other
  const checked = addresses.map((address) => ({ address, family: isIP(address) }));
  const lookup: LookupFunction = (_host, { all }, answer) => {
    if (all) answer(null, checked);
    else answer(null, checked[0]?.address ?? '', checked[0]?.family);
  };
  const options: RequestOptions = {
    method: 'POST',
    agent: false,
    lookup,
    signal,
    headers: { ...headers, 'Content-Length': Buffer.byteLength(body), Connection: 'close' },
  };
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const send = url.protocol === 'https:' ? requestHttps : requestHttp;
    send(url, options, resolve).on('error', reject).end(body);
  });
  try {
    let read = 0;
    for await (const chunk of response) if ((read += (chunk as Buffer).length) > MOST_READ) break;
  } catch {
    // hung up, or too slow with the rest: the status was said
  }
  response.destroy();
  return response.statusCode ?? 0;
}
