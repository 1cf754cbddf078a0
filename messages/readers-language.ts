import { appLanguage } from '#messages/app-language/en.ts';
import type { ByLanguage, Language, Translation } from '#messages/language.ts';

let read = (): Language | undefined => undefined;

/** The language of whoever reads what is written now; where nobody is known, that of this build of the app. */
export const readersLanguage = (): Language => read() ?? appLanguage;

/** Says from where the reader of this moment is known; it is asked anew for each word. */
export function followReader(language: () => Language | undefined): void {
  read = language;
}

/**
 * A catalogue that says each of its words in the language of whoever reads it then. So a word is taken when it
 * is written, never while a module loads (`tests/catalogues/readers-language.test.ts`).
 */
export const inReadersLanguage = <Catalogue extends object>(
  catalogue: ByLanguage<Catalogue>,
): Translation<Catalogue> =>
  // a module is no target: what a proxy answers for one must be its own
  new Proxy({} as Translation<Catalogue>, {
    get: (_, name) => Reflect.get(catalogue[readersLanguage()], name) as unknown,
  });
