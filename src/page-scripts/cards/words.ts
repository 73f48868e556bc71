import { defaultLocale, type Locale, parseLocale } from '#domain/locale.ts';
import type { Words } from '#domain/words.ts';
import { loadWords } from '#i18n/lazy-words.ts';

/** The language of the page. */
export const pageLanguage = (): Locale => parseLocale(document.documentElement.lang) ?? defaultLocale;

let known: Words | null = null;
let loading: Promise<void> | null = null;

/** The words of the cards; null while they are loading. */
export const cardWords = (): Words | null => known;

/** Loads the words once; a failure is tried again by the next call. */
export async function loadCardWords(): Promise<void> {
  loading ??= loadWords(pageLanguage(), 'cards').then(
    (words) => {
      known = words;
    },
    () => {
      loading = null;
    },
  );
  await loading;
}
