import { useMatches } from '@remix-run/react';
import type { Language, Translation } from '#messages/language.ts';
import { appLanguage } from '#messages/app-language/en.ts';
import * as ownWords from '#messages/site/guest-frame/en.ts';

/** The words of the frame around a guest's page. */
export type FrameWords = Omit<Translation<typeof ownWords>, 'backToHome' | 'inOtherLanguage'>;

/** What the loader of a page in another language hands to the frame around it, as `frame`: words that nobody there reads may be left out. */
export interface Frame {
  language: Language;
  words: Partial<FrameWords>;
}

const hasFrame = (data: unknown): data is { frame: Frame } =>
  typeof data === 'object' && data !== null && 'frame' in data;

/** The language of the page shown and the frame's words in it: those of its loader, else of this build. */
export function useFrame(): { language: Language; words: FrameWords } {
  const data = useMatches().map((match) => match.data);
  const { language, words } = data.find(hasFrame)?.frame ?? { language: appLanguage };
  return { language, words: { ...ownWords, ...words } };
}
