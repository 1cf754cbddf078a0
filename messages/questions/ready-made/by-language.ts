import type { ByLanguage, Language } from '#messages/language.ts';
import * as en from './en.ts';
import * as hi from './hi.ts';

const readyMade: ByLanguage<typeof en> = { en, hi };

const names = new Map(Object.entries(en).map(([name, text]) => [text, name as keyof typeof en]));

/** A host's text as its reader reads it: ready-made words in their language, the host's own as they are. */
export function inReadersWords(text: string, language: Language): string {
  const name = names.get(text);
  return name ? readyMade[language][name] : text;
}
