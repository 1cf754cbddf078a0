import type { Language } from '#messages/language.ts';

/** The language of this build of the app (`vite.config.ts`); for what runs outside a build, the one without a reader. */
export const appLanguage: Language = 'hi';
