import { defaultLocale, type Locale, locales } from '#domain/locale.ts';

/** The language tags that search engines are told (contract §6). */
const languageTags: Readonly<Record<Locale, string>> = { ru: 'ru-UZ', en: 'en', uz: 'uz-Latn-UZ' };

/** The path of a page in a language; Russian has no prefix. `path` begins with `/` and may carry a query. */
export function localizedPath(path: string, locale: Locale): string {
  if (locale === defaultLocale) return path;
  const isRoot = path === '/' || path.startsWith('/?');
  return `/${locale}${isRoot ? path.slice(1) : path}`;
}

export interface Alternate {
  readonly hreflang: string;
  readonly path: string;
}

/** The same page in every language and as `x-default`, for hreflang links. */
export function alternates(path: string): readonly Alternate[] {
  return [
    ...locales.map((locale) => ({ hreflang: languageTags[locale], path: localizedPath(path, locale) })),
    { hreflang: 'x-default', path: localizedPath(path, defaultLocale) },
  ];
}
