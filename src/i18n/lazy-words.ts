import type { Locale } from '#domain/locale.ts';

type Words = Readonly<Record<string, string>>;

const files = import.meta.glob<Words>('/locales/*/{cart-contents,fulfillment-map,fulfillment-sheet,menu-actions,menu-search}.json', {
  import: 'default',
});

export type LazyNamespace = 'cart-contents' | 'menu-actions' | 'menu-search' | 'fulfillment-map' | 'fulfillment-sheet';

/** Translations used only by scripts: they load with the script and are not in the HTML of every page. */
export function loadWords(locale: Locale, namespace: LazyNamespace): Promise<Words> {
  // the type of the namespaces names files that exist in every language
  return (files[`/locales/${locale}/${namespace}.json`] as () => Promise<Words>)();
}
