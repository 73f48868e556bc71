import type { Locale } from '#domain/locale.ts';

/** Where a language link leads: the same address in that language, over `?lang=`, so that the server remembers it (contract §6). */
export function languageLink(localizedPath: string, query: URLSearchParams, locale: Locale): string {
  const cached = new URLSearchParams([...query].filter(([name, value]) => name !== 'lang' && value !== ''));
  cached.set('lang', locale);
  return `${localizedPath.replace(/^\/+/, '/')}?${cached}`;
}
