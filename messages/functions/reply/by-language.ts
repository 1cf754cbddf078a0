import type { ByLanguage } from '#messages/language.ts';
import * as en from './en.ts';
import * as hi from './hi.ts';

/** The words of functions on the guest's page, in every language. */
export const functionReplyWords: ByLanguage<typeof en> = { en, hi };
