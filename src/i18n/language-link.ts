import type { Locale } from '#domain/locale.ts';

/** What a language switch keeps of a page's query: where the visitor is, never what a link smuggled in. */
const keptParameters = ['folder', 'q', 'next', 'cursor'];

/** Where a language link leads: the page in that language, over `?lang=`, so that the server remembers it (contract §6). */
export function languageLink(localizedPath: string, query: URLSearchParams, locale: Locale): string {
  const kept = new URLSearchParams();
  for (const name of keptParameters) {
    const value = query.get(name);
    if (value) kept.set(name, value);
  }
  kept.set('lang', locale);
  return `${localizedPath.replace(/^\/+/, '/')}?${kept}`;
}
