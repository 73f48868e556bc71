import { useStore } from '@nanostores/react';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { maxLines, maxQuantity } from '#domain/cart/cart.ts';
import type { Locale } from '#domain/locale.ts';
import { type FormProduct, fromFormProduct } from '#domain/menu/form-product.ts';
import { productsById } from '#domain/menu/product.ts';
import { translator, type Words } from '#domain/words.ts';
import { showToast } from '#stores/lib/toasts.ts';
import { addToCart } from '#stores/shop/cart.ts';
import { choiceText } from '#stores/shop/cart-view.ts';
import { $menu, type LoadedMenu } from '#stores/shop/menu.ts';
import { withErrorBoundary } from '#ui/IslandErrorBoundary/with-error-boundary.tsx';
import { applyEarlyChoices } from '#ui/options/apply-early-choices.ts';
import '#ui/options/OptionForm.css';
import { type ChosenDish, OptionForm } from '#ui/options/OptionForm.tsx';
import styles from './DishForm.module.css';

interface DishFormProps {
  product: FormProduct;
  /** the dishes of a combo or a set */
  parts: readonly FormProduct[];
  locale: Locale;
  /** those of `menu-actions` that the form shows, with `partFailed` and `partRetry` */
  words: Words;
}

/** How long the button shows that the dish was added. */
const addedMs = 2_000;
const notLoaded: LoadedMenu = { status: 'idle', products: new Map(), problem: null };

/**
 * A dish that is chosen on its own page: the same form as in the option sheet, with its price and button in a bar at the bottom.
 *
 * ## Why an island?
 * The price follows every choice, and the cart is stored in the browser. The form is rendered by the server: what is chosen before
 * hydration counts.
 */
export const DishForm = withErrorBoundary(function DishForm({ product, parts, locale, words }: DishFormProps) {
  const t = translator<'menu-actions'>(words);
  const form = useRef<HTMLFormElement>(null);
  const [isAdded, setIsAdded] = useState(false);
  const menu = useStore($menu, { ssr: () => notLoaded });
  const current = menu.products.get(product.id);
  const sent = useMemo(() => ({ product: fromFormProduct(product), products: productsById(parts.map(fromFormProduct)) }), [product, parts]);
  useLayoutEffect(() => {
    if (form.current !== null) applyEarlyChoices(form.current);
  }, []);
  useEffect(() => {
    if (!isAdded) return;
    const timer = setTimeout(() => setIsAdded(false), addedMs);
    return () => clearTimeout(timer);
  }, [isAdded]);

  const add = ({ line, unitPrice, choices }: ChosenDish) => {
    const { name, image } = sent.product;
    const isWhole = addToCart(line, { name, image, unitPrice, choices: choices.map(choiceText) });
    if (!isWhole) showToast({ kind: 'warn', message: t('cartFull', { portions: maxQuantity, lines: maxLines }) });
    setIsAdded(isWhole);
  };

  return (
    <div className={styles['form']}>
      <OptionForm
        product={current ?? sent.product}
        products={current === undefined ? sent.products : menu.products}
        locale={locale}
        t={t}
        onAdd={add}
        addLabel={t(isAdded ? 'added' : 'add')}
        form={form}
      />
    </div>
  );
});
