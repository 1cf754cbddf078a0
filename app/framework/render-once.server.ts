import { renderToString } from 'react-dom/server';
import { createLruCache } from '#contract/common/lru-cache.ts';
import type { RenderOnce } from '#app/framework/rendered-once.tsx';

/** Parts that are kept, the latest ones; one is about ten thousand characters. */
const KEPT_AT_MOST = 200;

/**
 * Renders parts of pages, and keeps each by all of the data it was made from: whatever changes in it, for whomever,
 * makes another part.
 */
export function keepRendered(): RenderOnce {
  const cached = createLruCache<string>(KEPT_AT_MOST);
  return (data, part) => cached(JSON.stringify(data), () => renderToString(part));
}
