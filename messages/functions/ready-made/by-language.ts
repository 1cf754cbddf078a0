import type { ByLanguage, Language } from '#messages/language.ts';
import * as en from './en.ts';
import * as hi from './hi.ts';

const readyMade: ByLanguage<typeof en> = { en, hi };

export type ReadyMadeName = keyof typeof en;

const fold = (name: string): string => name.trim().toLowerCase();

/** As families spell them besides. */
const spellings: Record<string, ReadyMadeName> = {
  mehendi: 'mehndi',
  mehandi: 'mehndi',
  'haldi ceremony': 'haldi',
  shaadi: 'wedding',
  vivah: 'wedding',
  'wedding ceremony': 'wedding',
  sagai: 'engagement',
  barat: 'baraat',
  phere: 'pheras',
  vidai: 'vidaai',
  pooja: 'puja',
  cocktail: 'cocktails',
};

const names = new Map<string, ReadyMadeName>([
  ...[en, hi].flatMap((words) =>
    Object.entries(words).map(([key, name]) => [fold(name), key as ReadyMadeName] as const),
  ),
  ...Object.entries(spellings),
]);

/** Which of the names most families use this is, however it is spelt; undefined for a name of the host's own. */
export const readyMadeOf = (name: string): ReadyMadeName | undefined => names.get(fold(name));

/** A function's name as its reader reads it: in Hindi names most families use, however they are spelt; else as the host typed it. */
export function functionNameIn(name: string, language: Language): string {
  const key = language === 'en' ? undefined : readyMadeOf(name);
  return key ? readyMade[language][key] : name;
}
