import type { ByLanguage, Language } from '#messages/language.ts';
import * as en from './en.ts';
import * as hi from './hi.ts';

const readyMade: ByLanguage<typeof en> = { en, hi };

const names = new Map(Object.entries(en).map(([key, name]) => [name, key as keyof typeof en]));

/** A function's name as its reader reads it: ready-made names in their language, the host's own as they are. */
export function functionNameIn(name: string, language: Language): string {
  const key = names.get(name);
  return key ? readyMade[language][key] : name;
}
