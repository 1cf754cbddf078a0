import { wrongTitleWords } from '#messages/ui/wrong-title/by-language.ts';

/*
 * A page with something wrong in a form says so first in its title, which is what a screen reader reads first and a tab
 * shows (docs/decisions/0102). Whatever form it is: a summary of errors or a field that is marked tells.
 */
const MARKS = /<[^>]+ (?:data-wrong|aria-invalid)="true"/;

const before = (language: string) => wrongTitleWords[language.startsWith('hi') ? 'hi' : 'en'].before;

/** A document of ours as it is sent, with the title that fits. No text of anybody's holds what marks a field. */
export const withWrongTitle = (html: string): string =>
  MARKS.test(html)
    ? html.replace('<title>', (start) => start + before(/<html lang="([^"]*)/.exec(html)?.[1] ?? ''))
    : html;

/** The title as the scripts that draw the page know it. */
function bareTitle(): string {
  const first = before(document.documentElement.lang);
  return document.title.startsWith(first) ? document.title.slice(first.length) : document.title;
}

/** Takes the words out of the title before the page wakes up. */
export function clearWrongTitle(): void {
  document.title = bareTitle();
}

/** Keeps the title true while the page changes. */
export function watchWrongTitle(): void {
  const say = () => {
    const wrong = document.querySelector('[data-wrong], [aria-invalid=true]');
    const title = (wrong ? before(document.documentElement.lang) : '') + bareTitle();
    if (title !== document.title) document.title = title;
  };
  say();
  new MutationObserver(say).observe(document, {
    subtree: true,
    childList: true,
    attributeFilter: ['aria-invalid', 'data-wrong'],
  });
}
