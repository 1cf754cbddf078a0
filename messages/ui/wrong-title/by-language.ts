import type { ByLanguage } from '#messages/language.ts';
import * as en from './en.ts';
import * as hi from './hi.ts';

/** What the title of a page begins with that has something wrong in a form. */
export const wrongTitleWords: ByLanguage<typeof en> = { en, hi };
