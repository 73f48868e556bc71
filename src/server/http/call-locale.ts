import { defaultLocale, type Locale, parseLocale } from '#domain/locale.ts';

/** The language of names in a call's response, by its Accept-Language (R-LANG-5). */
export function callLocale(acceptLanguage: string | undefined): Locale {
  return parseLocale(acceptLanguage?.trim().toLowerCase()) ?? defaultLocale;
}
