import type { Locale } from '#domain/locale.ts';
import type { Words } from '#domain/words.ts';

const files = import.meta.glob<Words>('/locales/*/restaurant-map.json', { import: 'default' });

/** The words of the map of restaurants, which load with it; apart from `lazy-words.ts`, because home loads that. */
export function loadMapWords(locale: Locale): Promise<Words> {
  return (files[`/locales/${locale}/restaurant-map.json`] as () => Promise<Words>)();
}
