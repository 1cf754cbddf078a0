import { appLanguage } from '#messages/app-language/en.ts';
import type { ByLanguage, Language, Translation } from '#messages/language.ts';

let read = (): Language => appLanguage;

/** The language of whoever reads what is written now; without a reader, that of this build. */
export const readersLanguage = (): Language => read();

/** Says where the reader of this moment is known from; asked anew for each word. */
export function followReader(language: () => Language): void {
  read = language;
}

/**
 * A catalogue that says each of its words in the language of whoever reads it then. So a word is taken when it
 * is written, never while a module loads (`tests/catalogues/readers-language.test.ts`).
 */
export const inReadersLanguage = <Catalogue extends object>(
  catalogue: ByLanguage<Catalogue>,
): Translation<Catalogue> =>
  new Proxy(catalogue.en, { get: (_, name) => Reflect.get(catalogue[read()], name) as unknown });
