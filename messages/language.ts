/**
 * The languages of the product. English is complete; Hindi covers the guest's whole path
 * (docs/decisions/0014). A catalogue is a module per word and language, `messages/<word>/en.ts`.
 */
export const languages = ['en', 'hi'] as const;
export type Language = (typeof languages)[number];

/** Each language by its own name, as a switch shows it. */
export const languageNames: Record<Language, string> = { en: 'English', hi: 'हिन्दी' };

/** The locale of dates, numbers and plurals, and of the `lang` attribute. Digits stay Latin, as India writes them online. */
export const locales: Record<Language, string> = { en: 'en-IN', hi: 'hi-IN-u-nu-latn' };

/** What `<html lang>` says. */
export const htmlLanguages: Record<Language, string> = { en: 'en-IN', hi: 'hi-IN' };

export const isLanguage = (text: unknown): text is Language =>
  languages.some((language) => language === text);

/**
 * The first language of an `Accept-Language` header that the product speaks, by the
 * reader's own order; English when there is none.
 */
export function preferredLanguage(acceptLanguage: string | null | undefined): Language {
  const wishes = (acceptLanguage ?? '')
    .split(',')
    .slice(0, 20)
    .map((wish, place) => {
      const [range = '', ...settings] = wish.trim().toLowerCase().split(';');
      const quality = settings.find((setting) => setting.trim().startsWith('q='))?.split('=')[1];
      return {
        language: range.split('-')[0],
        quality: quality === undefined ? 1 : Number(quality) || 0,
        place,
      };
    })
    .filter((wish) => wish.quality > 0)
    .sort((a, b) => b.quality - a.quality || a.place - b.place);
  return wishes.map((wish) => wish.language).find(isLanguage) ?? 'en';
}

/** What another language has to say to be complete: every name of the English catalogue, with the same blanks to fill. */
export type Translation<Catalogue> = {
  readonly [Name in keyof Catalogue]: Catalogue[Name] extends string
    ? string
    : Catalogue[Name] extends (...blanks: infer Blanks) => string
      ? (...blanks: Blanks) => string
      : Translation<Catalogue[Name]>;
};

/** A catalogue in every language. For the server: browsers get words, not catalogues. */
export type ByLanguage<Catalogue> = Readonly<Record<Language, Translation<Catalogue>>>;

/** A sentence that is put into words when it is known who reads it. */
export type LocalizedMessage = (language: Language) => string;
