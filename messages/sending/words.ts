import { inReadersLanguage } from '#messages/readers-language.ts';
import * as en from './en.ts';
import * as hi from './hi.ts';

export const sendingWords = inReadersLanguage<typeof en>({ en, hi });
