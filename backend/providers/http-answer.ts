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

function codesOf(error: unknown): string[] {
  if (!(error instanceof Error)) return [];
  const { code, errors } = error as { code?: unknown; errors?: unknown };
  // one error per address when a name has several
  const several = Array.isArray(errors) ? errors.flatMap(codesOf) : [];
  return several.length > 0 ? several : typeof code === 'string' ? [code] : codesOf(error.cause);
}

/** Whether a `fetch` that failed never reached the provider: asking again does nothing twice. */
export function wasNeverSent(error: unknown): boolean {
  const codes = codesOf(error);
  return codes.length > 0 && codes.every((code) => NEVER_CONNECTED.has(code));
}

/** What a provider answered, or null when it is more than `most` bytes; the rest is then not read. */
export async function readAnswer(response: Response, most: number): Promise<Buffer | null> {
  const parts: Uint8Array[] = [];
  let size = 0;
  // Node's streams can be iterated, which the browser's types do not know yet
  const body = response.body as AsyncIterable<Uint8Array> | null;
  for await (const part of body ?? []) {
    size += part.byteLength;
    if (size > most) return null;
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** The JSON in these bytes, or undefined. Bytes that are no UTF-8 spoil all of it, or are `replaced` where it is only text to show. */
export function parseJson(bytes: Uint8Array, broken: 'refused' | 'replaced' = 'refused'): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: broken === 'refused' }).decode(bytes)) as unknown;
  } catch {
    return undefined;
  }
}
