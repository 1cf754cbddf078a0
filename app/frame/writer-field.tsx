import { useRef } from 'react';
import { WRITER_FIELD, WRITER_HEADER } from '#contract/accounts/writer.ts';
import { useRootData } from '#app/frame/root-data.ts';

/**
 * Goes into forms with words of somebody's own. One is then taken from whoever typed it alone, and kept on the page while
 * they are signed out (`requireWriter`, docs/decisions/0098). The route's error boundary shows that page: `OrganiserError`, or another that asks `useUnsent`.
 */
export function WriterField() {
  const id = useWriter();
  return id ? <input type="hidden" name={WRITER_FIELD} value={id} /> : null;
}

/**
 * Whose words stand in a form: of the account that was signed in when it came onto the page. The page may ask for its
 * data once more when somebody else has signed in.
 */
function useWriter(): string | undefined {
  const id = useRootData()?.user?._id;
  const first = useRef(id);
  return (first.current ??= id);
}

/** The same for a call that a page's script makes by itself. */
export function useWriterHeaders(): Record<string, string> {
  const id = useWriter();
  return id ? { [WRITER_HEADER]: id } : {};
}

/** An address on this site that says so, where a form is passed on unread, or a link begins what is one account's own. */
export function useAddressOfWriter(path: string, parameters: Record<string, string> = {}): string {
  const id = useWriter();
  return `${path}?${new URLSearchParams({ ...parameters, ...(id && { [WRITER_FIELD]: id }) })}`;
}
