/** In the name of nobody: the key of a personal link alone says whose it is. */
export function withoutSession({ url, headers }: Request): Request {
  const kept = new Headers(headers);
  kept.delete('Cookie');
  return new Request(url, { headers: kept });
}

/**
 * What a form that was sent by a personal link is done in the name of: where the browser names its origin in neither header,
 * nobody's, and the key alone proves it (docs/decisions/0028).
 */
export const asKeyHolder = (request: Request): Request =>
  request.headers.has('Origin') || request.headers.has('Sec-Fetch-Site') ? request : withoutSession(request);
