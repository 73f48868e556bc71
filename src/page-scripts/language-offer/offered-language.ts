import { defaultLocale, type Locale, parseLocale } from '#domain/locale.ts';

/**
 * The language in which a page is offered on a first visit (R-LANG-11).
 *
 * @param page - the language of the page
 * @param preferred - tags of languages, most preferred first, as in `navigator.languages`
 * @param cookies - as in `document.cookie`
 * @returns null: nothing is offered
 */
export function offeredLanguage(page: Locale, preferred: readonly string[], cookies: string): Locale | null {
  if (/(^|; )i18n_redirected=/.test(cookies)) return null;
  for (const tag of preferred) {
    const language = parseLocale(tag.slice(0, 2).toLowerCase());
    if (language !== null) return language === page || language === defaultLocale ? null : language;
  }
  return null;
}
