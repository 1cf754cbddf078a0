import { AsyncLocalStorage } from 'node:async_hooks';
import { appLanguage } from '#messages/app-language/en.ts';
import type { Language } from '#messages/language.ts';
import { followReader } from '#messages/readers-language.ts';

const readers = new AsyncLocalStorage<Language>();

followReader(() => readers.getStore() ?? appLanguage);

/** Does something whose words are for somebody who reads `language`: the catalogues of `inReadersLanguage` speak it meanwhile. */
export const forReader = <Result>(language: Language, work: () => Result): Result =>
  readers.run(language, work);
