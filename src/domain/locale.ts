/** A language of the site; ru is the default and has no prefix in paths (R-LANG-1, R-LANG-3). */
export type Locale = 'ru' | 'en' | 'uz';

export const locales: readonly Locale[] = ['ru', 'en', 'uz'];
export const defaultLocale: Locale = 'ru';

/** The locale ids (R-LANG-1); an order stores one (R-LANG-2). */
export const localeIds: Readonly<Record<Locale, number>> = { uz: 1, ru: 2, en: 3 };

/** One text in the three languages. */
export type LocalizedText = Readonly<Record<Locale, string>>;

export function parseLocale(value: unknown): Locale | null {
  return value === 'ru' || value === 'en' || value === 'uz' ? value : null;
}

/** The locale of a stored locale id, Russian for an unknown one. */
export function localeOfId(id: number): Locale {
  return locales.find((locale) => localeIds[locale] === id) ?? defaultLocale;
}
