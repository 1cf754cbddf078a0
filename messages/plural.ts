import { locales, type Language } from './language.ts';

/** The forms of a counted sentence; `#` stands for the number. `other` also serves forms that are not given. */
type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/**
 * Makes the counting function of a language: `plural(2, { one: '# guest', other: '# guests' })`
 * is `2 guests`. Which form fits is the language's rule (Intl.PluralRules); the number is
 * grouped the Indian way.
 */
export function pluralIn(language: Language): (number: number, forms: Forms) => string {
  const rules = new Intl.PluralRules(locales[language]);
  const numbers = new Intl.NumberFormat(locales[language]);
  return (number, forms) =>
    (forms[rules.select(number)] ?? forms.other).replaceAll('#', numbers.format(number));
}
