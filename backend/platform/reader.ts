import { AsyncLocalStorage } from 'node:async_hooks';
import type { Language } from '#messages/language.ts';
import { followReader } from '#messages/readers-language.ts';

const readers = new AsyncLocalStorage<Language>();

followReader(() => readers.getStore());

/** Does something whose words are for somebody who reads `language`: meanwhile the catalogues speak it. */
export const forReader = <Result>(language: Language, work: () => Result): Result =>
  readers.run(language, work);
