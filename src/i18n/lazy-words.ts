import type { Locale } from '#domain/locale.ts';
import type { Words } from '#domain/words.ts';

const files = import.meta.glob<Words>(
  './*/{cards,cart-advice,cart-contents,cart-empty,checkout,dish-card,fulfillment-map,fulfillment-sheet,language-offer,menu-actions,menu-search,toast}.json',
  {
    base: '/locales',
    import: 'default',
  },
);

export type LazyNamespace =
  | 'cards'
  | 'cart-advice'
  | 'cart-contents'
  | 'cart-empty'
  | 'checkout'
  | 'dish-card'
  | 'language-offer'
  | 'menu-actions'
  | 'menu-search'
  | 'toast'
  | 'fulfillment-map'
  | 'fulfillment-sheet';

/** Translations used only by scripts: they load with the script and are not in the HTML of every page. */
export async function loadWords(locale: Locale, namespace: LazyNamespace): Promise<Words> {
  const load = files[`./${locale}/${namespace}.json`];
  if (load) return load();
  throw new Error(namespace);
}
