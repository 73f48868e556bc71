import { useMemo } from 'react';
import type { Locale } from '#domain/locale.ts';
import { type Translate, withWords } from '#domain/words.ts';
import { loadWords } from '#i18n/lazy-words.ts';
import { useLoaded } from '#ui/use-loaded.ts';
import type { MapWords, SheetWords } from '../words.ts';

const loadMapWords = (locale: Locale) => loadWords(locale, 'fulfillment-map');

/** The words of the sheet and of its maps, which load with the first map; null until they have loaded. */
export function useMapWords(locale: Locale, t: Translate<SheetWords>): Translate<MapWords> | null {
  const words = useLoaded(loadMapWords, locale);
  return useMemo(() => {
    if (words === null) return null;
    return withWords<SheetWords, 'fulfillment-map'>(t, words);
  }, [words, t]);
}
