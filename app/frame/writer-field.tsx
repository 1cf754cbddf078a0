import { useRef } from 'react';
import { WRITER_HEADER } from '#contract/accounts/writer.ts';
import { useRootData } from '#app/frame/root-data.ts';

/** The hidden field that says whose words a form holds: the account the page was made for. */
export const WRITER_FIELD = 'typedBy';

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
