import { renderToString } from 'react-dom/server';
import type { RenderOnce } from '#app/rendered-once.tsx';

/** Parts that are kept, the latest ones; one is about ten thousand characters. */
const KEPT_AT_MOST = 200;

/**
 * Renders parts of pages, and keeps each by all of the data it was made from: whatever changes in it, for whomever,
 * makes another part.
 */
export function keepRendered(): RenderOnce {
  const kept = new Map<string, string>();
  return (data, part) => {
    const key = JSON.stringify(data);
    const html = kept.get(key) ?? renderToString(part);
    // the one used longest ago comes first
    kept.delete(key);
    kept.set(key, html);
    const [oldest] = kept.keys();
    if (kept.size > KEPT_AT_MOST && oldest !== undefined) kept.delete(oldest);
    return html;
  };
}
