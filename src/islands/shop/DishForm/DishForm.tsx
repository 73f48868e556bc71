import { useStore } from '@nanostores/react';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { lineKey, maxLines, maxQuantity } from '#domain/cart/cart.ts';
import type { Id } from '#domain/id.ts';
import type { Locale } from '#domain/locale.ts';
import { type FormProduct, fromFormProduct } from '#domain/menu/form-product.ts';
import { productsById } from '#domain/menu/product.ts';
import { pagePath } from '#domain/routes.ts';
import { translator, type Words } from '#domain/words.ts';
import { showToast } from '#stores/lib/toasts.ts';
import { addToCart } from '#stores/shop/cart.ts';
import { choiceText } from '#stores/shop/cart-view.ts';
import { lineInAddress, replaceLine } from '#stores/shop/edited-line.ts';
import { $menu, type LoadedMenu } from '#stores/shop/menu.ts';
import type { StoredLine } from '#stores/shop/parse-cart.ts';
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
  /** those of `dish-form`, and those of `menu-actions` that the form shows, with `partFailed` and `partRetry` */
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
  const t = translator<'menu-actions' | 'dish-form'>(words);
  const form = useRef<HTMLFormElement>(null);
  const [isAdded, setIsAdded] = useState(false);
  const menu = useStore($menu, { ssr: () => notLoaded });
  const current = menu.products.get(product.id);
  const sent = useMemo(() => ({ product: fromFormProduct(product), products: productsById(parts.map(fromFormProduct)) }), [product, parts]);
  const edited = useEditedLine(product.id);
  useLayoutEffect(() => {
    if (form.current !== null && lineInAddress(product.id) === null) applyEarlyChoices(form.current);
  }, [product.id]);
  useEffect(() => {
    if (!isAdded) return;
    const timer = setTimeout(() => setIsAdded(false), addedMs);
    return () => clearTimeout(timer);
  }, [isAdded]);

  const add = ({ line, unitPrice, choices }: ChosenDish) => {
    const { name, image } = sent.product;
    const snapshot = { name, image, unitPrice, choices: choices.map(choiceText) };
    if (edited !== null) {
      replaceLine(edited, line, snapshot);
      return goBack(locale);
    }
    const isWhole = addToCart(line, snapshot);
    if (!isWhole) showToast({ kind: 'warn', message: t('cartFull', { portions: maxQuantity, lines: maxLines }) });
    setIsAdded(isWhole);
  };

  return (
    <div className={styles['form']}>
      <OptionForm
        key={edited === null ? '' : lineKey(edited)}
        line={edited ?? undefined}
        product={current ?? sent.product}
        products={current === undefined ? sent.products : menu.products}
        locale={locale}
        t={t}
        onAdd={add}
        addLabel={t(edited !== null ? 'save' : isAdded ? 'added' : 'add')}
        form={form}
      />
    </div>
  );
});

/** The cart's line that is edited on this page; null in the server's HTML, which can't know it. */
function useEditedLine(productId: Id): StoredLine | null {
  const [edited, setEdited] = useState<StoredLine | null>(null);
  useLayoutEffect(() => {
    const read = () => setEdited(lineInAddress(productId));
    read();
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, [productId]);
  return edited;
}

/** To the page with the cart from which the line was opened; the menu, if this page was opened from elsewhere. */
function goBack(locale: Locale): void {
  if (document.referrer.startsWith(`${location.origin}/`)) history.back();
  else location.assign(pagePath('home', locale));
}
