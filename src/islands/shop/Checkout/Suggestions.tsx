import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { foreignLanguage } from '#domain/foreign-language.ts';
import { formatPrice } from '#domain/format.ts';
import type { Locale } from '#domain/locale.ts';
import { cardPrice, hasChoices, isOrderable } from '#domain/menu/product.ts';
import type { Product } from '#domain/menu/types.ts';
import { pagePath } from '#domain/routes.ts';
import type { Translate } from '#domain/words.ts';
import { addPlain } from '#stores/shop/cart.ts';
import { $menu, loadMenu } from '#stores/shop/menu.ts';
import { $quote } from '#stores/shop/quote.ts';
import { DishTile } from '#ui/DishCard/DishTile.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import styles from './Checkout.module.css';
import lineStyles from './Lines.module.css';

const shown = 6;

interface SuggestionsProps {
  t: Translate<'checkout'>;
  locale: Locale;
  suggested: readonly Product[];
}

/** A row of suggested dishes; one with choices opens its page. Without dishes it is the way to the menu, in the same height. */
export function Suggestions({ t, locale, suggested }: SuggestionsProps) {
  const { products } = useStore($menu, { ssr: 'initial' });
  return (
    <section className={lineStyles['suggestions']} aria-label={t('suggestions')}>
      <ul>
        {suggested.map((product) => (
          <li key={product.id}>
            <Suggestion product={product} price={cardPrice(product, products) ?? 0} t={t} locale={locale} />
          </li>
        ))}
        {suggested.length === 0 && (
          <li>
            <MenuLink t={t} locale={locale} />
          </li>
        )}
      </ul>
    </section>
  );
}

/** The way to the menu, for more dishes. */
export function MenuLink({ t, locale }: Pick<SuggestionsProps, 't' | 'locale'>) {
  return (
    <a href={pagePath('home', locale)}>
      <Icon name="plus" sizePx={20} />
      <b>{t('addMore')}</b>
    </a>
  );
}

/** The dishes that go with the cart; empty until they are known. */
export function useSuggested(): readonly Product[] {
  const { quote } = useStore($quote, { ssr: 'initial' });
  const { products } = useStore($menu, { ssr: 'initial' });
  const ids = quote?.suggestions ?? [];
  const hasSuggestions = ids.length > 0;

  useEffect(() => {
    if (hasSuggestions) void loadMenu();
  }, [hasSuggestions]);

  return ids
    .flatMap((id) => products.get(id) ?? [])
    .filter(isOrderable)
    .slice(0, shown);
}

interface SuggestionProps extends Pick<SuggestionsProps, 't' | 'locale'> {
  product: Product;
  price: number;
  /** Without its picture it fits beside a text. */
  hasTile?: boolean;
}

/** A dish to add with one tap, or the link to one with choices. */
export function Suggestion({ product, price, t, locale, hasTile = true }: SuggestionProps) {
  const { id, name, image } = product;
  const sum = formatPrice(price, locale);
  const content = (
    <>
      {hasTile && <DishTile name={name} image={image} sizePx={32} />}
      <span className={styles['what']}>
        <b lang={foreignLanguage(name, locale)}>{name}</b> <small>{sum}</small>
      </span>
      <Icon name={hasChoices(product) ? 'chevron-right' : 'plus'} sizePx={20} />
    </>
  );
  if (hasChoices(product)) return <a href={pagePath('product', locale, id)}>{content}</a>;
  return (
    <button type="button" aria-label={t('add', { name, sum })} onClick={() => addPlain(product, price)}>
      {content}
    </button>
  );
}
