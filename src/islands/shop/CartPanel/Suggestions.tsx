import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { Locale } from '#domain/locale.ts';
import { cardPrice, hasChoices, isOrderable } from '#domain/menu/product.ts';
import type { Quote } from '#domain/order/quote.ts';
import type { Translate } from '#domain/words.ts';
import { $menu, loadMenu } from '#stores/shop/menu.ts';
import { AddDishes } from './AddDishes.tsx';

const shown = 2;
/** Below the minimum order, where nothing can be ordered without another dish. */
const shownBelow = 4;

/** Suggested dishes to add with one tap; dishes with choices are offered in the menu and at the checkout. */
export function Suggestions({ quote, locale, t }: { quote: Quote; locale: Locale; t: Translate<'cart-advice'> }) {
  const { products } = useStore($menu);
  const ids = quote.suggestions;
  const hasSuggestions = ids.length > 0;

  useEffect(() => {
    if (hasSuggestions) void loadMenu();
  }, [hasSuggestions]);

  const offered = ids
    .flatMap((id) => products.get(id) ?? [])
    .filter((product) => isOrderable(product) && !hasChoices(product))
    .slice(0, quote.minOrderLeft ? shownBelow : shown)
    .map((product) => ({ id: product.id, name: product.name, image: product.image, price: cardPrice(product, products) }));
  return <AddDishes title={t('suggestions')} dishes={offered} labelOf={(values) => t('addSuggestion', values)} locale={locale} />;
}
