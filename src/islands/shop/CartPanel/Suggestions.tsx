import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { foreignLanguage } from '#domain/foreign-language.ts';
import { formatPrice } from '#domain/format.ts';
import type { Locale } from '#domain/locale.ts';
import { cardPrice, hasChoices, isOrderable } from '#domain/menu/product.ts';
import type { Quote } from '#domain/order/quote.ts';
import type { Translate } from '#domain/words.ts';
import { addPlain } from '#stores/shop/cart.ts';
import { $menu, loadMenu } from '#stores/shop/menu.ts';
import { DishTile } from '#ui/DishCard/DishTile.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';

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
    .slice(0, quote.minOrderLeft ? shownBelow : shown);
  if (offered.length === 0) return null;
  const title = t('suggestions');
  return (
    <section className="cart-suggestions" aria-label={title}>
      <h3>{title}</h3>
      <ul>
        {offered.map((product) => {
          const price = cardPrice(product, products) ?? 0;
          const sum = formatPrice(price, locale);
          return (
            <li key={product.id}>
              <button type="button" aria-label={t('addSuggestion', { name: product.name, sum })} onClick={() => addPlain(product, price)}>
                <DishTile name={product.name} image={product.image} sizePx={36} />
                <span className="cart-what">
                  <b lang={foreignLanguage(product.name, locale)}>{product.name}</b>
                  <span>{sum}</span>
                </span>
                <Icon name="plus" sizePx={20} />
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
