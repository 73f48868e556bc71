import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { foreignLanguage } from '#domain/foreign-language.ts';
import { formatPrice } from '#domain/format.ts';
import type { Locale } from '#domain/locale.ts';
import { cardPrice, hasChoices, isOrderable } from '#domain/menu/product.ts';
import { translator } from '#domain/words.ts';
import { loadWords } from '#i18n/lazy-words.ts';
import { addPlain } from '#stores/shop/cart.ts';
import type { CartView } from '#stores/shop/cart-view.ts';
import { $menu, loadMenu } from '#stores/shop/menu.ts';
import { $quote } from '#stores/shop/quote.ts';
import { DishTile } from '#ui/DishCard/DishTile.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { useLoaded } from '#ui/use-loaded.ts';

const loadAdviceWords = (locale: Locale) => loadWords(locale, 'cart-advice');

/**
 * What the table lacks: a dish that goes with it, as a faded plate with a button, and the sum to the minimum or to free delivery, which the
 * line below the table says in words.
 */
export function EmptyPlaces({ view, locale }: { view: CartView; locale: Locale }) {
  const left = view.minOrderLeft || view.freeDeliveryLeft || 0;
  return (
    <>
      <SuggestedPlate locale={locale} />
      {left > 0 && (
        <li className="cart-place" aria-hidden="true">
          <span>
            <Icon name="plus" sizePx={18} />
            <b>{formatPrice(left, locale)}</b>
          </span>
        </li>
      )}
    </>
  );
}

function SuggestedPlate({ locale }: { locale: Locale }) {
  const words = useLoaded(loadAdviceWords, locale);
  const { products } = useStore($menu);
  const ids = useStore($quote).quote?.suggestions ?? [];
  const hasSuggestions = ids.length > 0;
  useEffect(() => {
    if (hasSuggestions) void loadMenu();
  }, [hasSuggestions]);
  const product = ids.flatMap((id) => products.get(id) ?? []).find((one) => isOrderable(one) && !hasChoices(one));
  if (product === undefined || words === null) return null;
  const { name, image } = product;
  const price = cardPrice(product, products) ?? 0;
  const sum = formatPrice(price, locale);
  return (
    <li className="cart-line cart-wanted">
      <DishTile name={name} image={image} />
      <button
        type="button"
        aria-label={translator<'cart-advice'>(words)('addSuggestion', { name, sum })}
        onClick={() => addPlain(product, price)}
      >
        <Icon name="plus" sizePx={22} />
      </button>
      <span className="cart-what" aria-hidden="true">
        <b lang={foreignLanguage(name, locale)}>{name}</b>
        <span>{sum}</span>
      </span>
    </li>
  );
}
