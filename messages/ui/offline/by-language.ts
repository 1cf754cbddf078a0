import type { ByLanguage } from '#messages/language.ts';
import * as en from './en.ts';
import * as hi from './hi.ts';

/** What a form says that was pressed while the browser is offline. */
export const offlineWords: ByLanguage<typeof en> = { en, hi };
