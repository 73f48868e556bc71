import type { ReactNode } from 'react';
import type { Locale } from '#domain/locale.ts';
import { loadWords } from '#i18n/lazy-words.ts';
import { LiveSearch } from './LiveSearch.tsx';

/** The search of a field, with its words. */
export async function loadSearch(field: HTMLInputElement, locale: Locale): Promise<ReactNode> {
  const [words, cardWords] = await Promise.all([loadWords(locale, 'menu-search'), loadWords(locale, 'dish-card')]);
  return <LiveSearch field={field} locale={locale} words={words} cardWords={cardWords} />;
}
