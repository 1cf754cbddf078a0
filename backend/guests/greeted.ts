import { greetedName } from '#contract/guests/greeted-name.ts';
import { plainLine } from '#contract/common/plain-line.ts';
import type { Language } from '#messages/language.ts';

/** The columns of a guest by which they are greeted. */
export const greetingColumns = ['first_name', 'last_name', 'title', 'greeting'] as const;
export type GreetingRow = Record<(typeof greetingColumns)[number], string>;

/** By which name a guest is greeted (`greetedName`), in one line; `''` where nothing is known. */
export const greetedAs = (row: GreetingRow, language: Language): string =>
  plainLine(
    greetedName(
      { title: row.title, firstName: row.first_name, lastName: row.last_name, greeting: row.greeting },
      language,
    ),
  );
