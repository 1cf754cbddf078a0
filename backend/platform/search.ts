import { APOSTROPHES, normalized } from '#contract/common/unicode.ts';

/**
 * A pattern for LIKE that finds `text` anywhere, letter for letter: its own `%` and `_` stand for themselves, what
 * a keyboard writes in another way is written as texts are kept (`plain-line.ts`), and for an apostrophe stands any sign.
 */
export const containing = (text: string): string =>
  `%${normalized(text)
    .replace(/[\\%_]/g, '\\$&')
    .replace(APOSTROPHES, '_')}%`;

/** Where a page lies in a list of `total`; a page behind the last one becomes the last one. */
export function pageWindow(
  total: number,
  page: number,
  size: number,
): { page: number; pages: number; offset: number } {
  const pages = Math.max(1, Math.ceil(total / size));
  const within = Math.min(page, pages);
  return { page: within, pages, offset: (within - 1) * size };
}
