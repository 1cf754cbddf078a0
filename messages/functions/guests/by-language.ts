import type { ByLanguage } from '#messages/language.ts';
import * as en from './en.ts';
import * as hi from './hi.ts';

/** What guests read of functions, in every language. */
export const functionWords: ByLanguage<typeof en> = { en, hi };
