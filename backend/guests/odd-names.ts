import { isCoupleTitle, splitName } from '#contract/guests/person-name.ts';
import type { Language } from '#messages/language.ts';
import { greetedAs, type GreetingRow } from './greeted.ts';

/** Signs that a greeting may go wrong, with how much each counts. */
const SIGNS: readonly [RegExp, number][] = [
  // of somebody who died, with whose family the invitation was meant
  [/(?<!\p{L})(late|swargiya|स्व(?:र्गीय)?)(?![\p{L}\p{M}])/iu, 6],
  [/[^\p{L}\p{M}\s.'’&()+-]/u, 5],
  [
    /(?<!\p{L})(uncle|aunty?|auntie|papa|mummy|nana|nani|dada|dadi|chacha|chachi|mama|mami|अंकल|आंटी)(?!\p{L})/iu,
    3,
  ],
  [/[()]/, 3],
  [/&|\+|(?<!\p{L})(and|और|एवं|व)(?![\p{L}\p{M}])/iu, 2],
  [/^.{30}/su, 2],
  [/^(?=.*\p{Ll})[^\p{Lu}]*$|^(?=.*\p{Lu}{4})\P{Ll}*$/u, 1],
];

/** Letters that readers of a language do not expect in a greeting. */
const OTHER_LETTERS: Record<Language, RegExp> = {
  en: /(?!\p{Script=Latin})\p{L}/u,
  hi: /(?!\p{Script=Devanagari})\p{L}/u,
};

/** How far a guest's name is from one that is surely greeted right: 0 for a first and a last name, or where hosts wrote the greeting. */
export function oddnessOf(row: GreetingRow, language: Language): number {
  if (row.greeting !== '') return 0;
  const whole = [row.title, row.first_name, row.last_name].filter(Boolean).join(' ');
  const greeted = greetedAs(row, language);
  if (greeted === '') return 10;
  const { title, firstName, withFamily } = splitName(whole);
  const called = greeted.replace(/[\s.]+(ji|जी)$/u, '');
  return (
    SIGNS.reduce((sum, [sign, weight]) => sum + (sign.test(whole) ? weight : 0), 0) +
    (OTHER_LETTERS[language].test(greeted) ? 1 : 0) +
    ([...called].length < 2 ? 4 : 0) +
    (isCoupleTitle(title) ? 3 : title ? 2 : 0) +
    (withFamily || !firstName ? 3 : 0)
  );
}
