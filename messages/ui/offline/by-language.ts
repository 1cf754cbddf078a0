import type { ByLanguage } from '#messages/language.ts';
import * as en from './en.ts';
import * as hi from './hi.ts';

/** What a form says that did not get through. */
export const offlineWords: ByLanguage<typeof en> = { en, hi };
