import type { Language } from '#messages/language.ts';
import * as en from './en.ts';
import * as hi from './hi.ts';

export const eventLineTerms: Record<Language, typeof en.terms> = { en: en.terms, hi: hi.terms };
