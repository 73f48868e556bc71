import type { Locale } from '#domain/locale.ts';

type Words = Readonly<Record<string, string>>;

const files = import.meta.glob<Words>('/locales/*/{cart-contents,change-question,fulfillment-map,fulfillment-sheet,menu-actions}.json', {
  import: 'default',
});

export type LazyNamespace = 'cart-contents' | 'change-question' | 'menu-actions' | 'fulfillment-map' | 'fulfillment-sheet';

/** The words of what only a script ever shows: they come with that script's part and not in the HTML of every page. */
export async function loadWords(locale: Locale, namespace: LazyNamespace): Promise<Words> {
  const load = files[`/locales/${locale}/${namespace}.json`];
  if (load === undefined) throw new Error(`No words: ${locale}/${namespace}`);
  return load();
}
