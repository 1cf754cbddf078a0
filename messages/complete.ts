import type { Translation } from './language.ts';

/** A Hindi catalogue that lacks nothing of the English one. */
type Complete<English, Hindi extends Translation<English>> = [English, Hindi];

/**
 * The catalogues that pages alone read, where a build puts one in the place of the other: what is missing in Hindi does not compile. Of the
 * others `words.ts` and `by-language.ts` say so.
 */
export type CompleteCatalogues = [
  Complete<typeof import('./accounts/coming/en.ts'), typeof import('./accounts/coming/hi.ts')>,
  Complete<typeof import('./chats/page/en.ts'), typeof import('./chats/page/hi.ts')>,
  Complete<typeof import('./designs/en.ts'), typeof import('./designs/hi.ts')>,
  Complete<typeof import('./events/calendars/en.ts'), typeof import('./events/calendars/hi.ts')>,
  Complete<typeof import('./events/menu/en.ts'), typeof import('./events/menu/hi.ts')>,
  Complete<typeof import('./events/overview/en.ts'), typeof import('./events/overview/hi.ts')>,
  Complete<typeof import('./functions/pages/en.ts'), typeof import('./functions/pages/hi.ts')>,
  Complete<typeof import('./guests/answers/en.ts'), typeof import('./guests/answers/hi.ts')>,
  Complete<typeof import('./guests/catering/en.ts'), typeof import('./guests/catering/hi.ts')>,
  Complete<typeof import('./guests/door-list/en.ts'), typeof import('./guests/door-list/hi.ts')>,
  Complete<typeof import('./hosts/page/en.ts'), typeof import('./hosts/page/hi.ts')>,
  Complete<typeof import('./invitations/progress/en.ts'), typeof import('./invitations/progress/hi.ts')>,
  Complete<typeof import('./questions/page/en.ts'), typeof import('./questions/page/hi.ts')>,
  Complete<typeof import('./reminders/page/en.ts'), typeof import('./reminders/page/hi.ts')>,
  Complete<typeof import('./shagun/page/en.ts'), typeof import('./shagun/page/hi.ts')>,
  Complete<typeof import('./sharing/en.ts'), typeof import('./sharing/hi.ts')>,
  Complete<typeof import('./site/frame/en.ts'), typeof import('./site/frame/hi.ts')>,
  Complete<typeof import('./site/guide/en.ts'), typeof import('./site/guide/hi.ts')>,
  Complete<typeof import('./site/held/en.ts'), typeof import('./site/held/hi.ts')>,
  Complete<typeof import('./site/legal/en.ts'), typeof import('./site/legal/hi.ts')>,
  Complete<typeof import('./site/loading/en.ts'), typeof import('./site/loading/hi.ts')>,
  Complete<typeof import('./site/pages/en.ts'), typeof import('./site/pages/hi.ts')>,
  Complete<typeof import('./site/unsent/en.ts'), typeof import('./site/unsent/hi.ts')>,
  Complete<typeof import('./thank-yous/page/en.ts'), typeof import('./thank-yous/page/hi.ts')>,
  Complete<typeof import('./ui/en.ts'), typeof import('./ui/hi.ts')>,
  Complete<typeof import('./ui/copy-button/en.ts'), typeof import('./ui/copy-button/hi.ts')>,
  Complete<typeof import('./ui/error-page/en.ts'), typeof import('./ui/error-page/hi.ts')>,
  Complete<typeof import('./ui/missing-part/en.ts'), typeof import('./ui/missing-part/hi.ts')>,
  Complete<typeof import('./ui/upload/en.ts'), typeof import('./ui/upload/hi.ts')>,
];
