import type { Page } from '@playwright/test';

/**
 * Whatever of the page is said to somebody, seen or read aloud: visible text, labels,
 * alternative texts, titles, hints in fields, the document's own title. What is marked as
 * being in another language (`lang`) is left out.
 */
export const visibleTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const texts = [document.title];
    const pageLanguage = document.documentElement.lang;
    const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    const inPageLanguage = (element: Element) =>
      element.closest('[lang]')?.getAttribute('lang') === pageLanguage;
    for (const element of document.querySelectorAll('*')) {
      if (!isShown(element) || !inPageLanguage(element)) continue;
      for (const name of ['aria-label', 'aria-description', 'alt', 'title', 'placeholder'])
        texts.push(element.getAttribute(name) ?? '');
      if (!element.matches('script, style, noscript, textarea')) {
        for (const node of element.childNodes)
          if (node.nodeType === Node.TEXT_NODE) texts.push(node.textContent ?? '');
      }
    }
    return texts.map((text) => text.replace(/\s+/g, ' ').trim()).filter(Boolean);
  });

/** Words in Latin letters of those texts, without the ones that are data. */
export function latinWords(texts: readonly string[], data: readonly string[]): string[] {
  const known = new Set(data.flatMap((text) => text.match(/[A-Za-z]+/g) ?? []));
  return texts.flatMap((text) => text.match(/[A-Za-z]+/g) ?? []).filter((word) => !known.has(word));
}
