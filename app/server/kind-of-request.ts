/** What a request asks for, as the metrics name it: nothing of its address that could be somebody's. */
export function kindOfRequest(method: string, url: string): string {
  const path = url.split('?', 1)[0] ?? '';
  if (/^\/(auth|events|api|design-tool|healthz|readyz)(\/|$)/.test(path)) return 'api';
  if (method !== 'GET' && method !== 'HEAD') return 'form';
  return path.endsWith('.data') ? 'data' : 'page';
}
