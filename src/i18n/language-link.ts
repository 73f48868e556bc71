import type { Locale } from '#domain/locale.ts';

/** The URL of a language link: the same page in that language, with `?lang=`, so that the server stores the choice (R-LANG-7). */
export function languageLink(localizedPath: string, query: URLSearchParams, locale: Locale): string {
  const cached = new URLSearchParams([...query].filter(([name, value]) => name !== 'lang' && value !== ''));
  cached.set('lang', locale);
  return `${localizedPath.replace(/^\/+/, '/')}?${cached}`;
}

/** Each language's name in itself. */
export const languageNames: Readonly<Record<Locale, string>> = { ru: 'Русский', en: 'English', uz: 'Oʻzbekcha' };
