import type { ByLanguage } from '#messages/language.ts';
import * as en from './en.ts';
import * as hi from './hi.ts';

export const landingWords: ByLanguage<typeof en> = { en, hi };
