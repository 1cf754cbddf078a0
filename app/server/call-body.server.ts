import type { Operation } from '#contract/operations.ts';

/**
 * What a call sends: JSON, a form, or the form of another request as it comes. What that one says of it goes into
 * `headers`; its length only `withLength`, for `fetch` states that itself.
 */
export function callBody(
  operation: Operation,
  { body, form }: Record<string, unknown>,
  { headers, withLength }: { headers: Headers; withLength: boolean },
): RequestInit & { duplex?: 'half' } {
  if (operation.body) return { body: JSON.stringify(body) };
  if (!(form instanceof Request)) return { body: (form as FormData | undefined) ?? null };
  for (const name of withLength ? ['Content-Type', 'Content-Length'] : ['Content-Type']) {
    const value = form.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  return { body: form.body, duplex: 'half' };
}
