import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { cartCount } from '#domain/cart/cart.ts';
import { formatPrice } from '#domain/format.ts';
import type { Locale } from '#domain/locale.ts';
import { pagePath } from '#domain/routes.ts';
import { plural, translator, type Words } from '#domain/words.ts';
import { $cart } from '#stores/shop/cart.ts';
import { Icon } from '#ui/Icon/Icon.tsx';
import styles from './CartLink.module.css';

/** Leads to the checkout once something is in the cart, which this page does not show. */
export function CartLink({ locale, words }: { locale: Locale; words: Words }) {
  const lines = useStore($cart);
  const t = translator<'favorite-list'>(words);
  // the header counts the cart without an island
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the lines
  useEffect(() => void dispatchEvent(new Event('cart')), [lines]);
  if (lines.length === 0) return null;
  const sum = lines.reduce((total, { quantity, snapshot }) => total + quantity * snapshot.unitPrice, 0);
  return (
    <div className={styles['bar']}>
      <a className={`button ${styles['link']}`} href={pagePath('checkout', locale)}>
        <Icon name="bag" />
        <span>
          <span className="hidden">{t('cart')}</span> {plural<'favorite-list'>(words, 'dishes', cartCount(lines), locale)}
        </span>
        <b className="sum">{formatPrice(sum, locale)}</b>
      </a>
    </div>
  );
}
