import type { ReactNode } from 'react';
import type { Locale } from '#domain/locale.ts';
import { loadWords } from '#i18n/lazy-words.ts';
import { LiveSearch } from './LiveSearch.tsx';

/** The search of a field, with its words. */
export async function loadSearch(field: HTMLInputElement, locale: Locale): Promise<ReactNode> {
  return <LiveSearch field={field} locale={locale} words={await loadWords(locale, 'menu-search')} />;
}
