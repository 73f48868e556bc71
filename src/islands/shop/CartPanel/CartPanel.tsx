import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { cartCount } from '#domain/cart/cart.ts';
import type { Locale } from '#domain/locale.ts';
import { marked } from '#domain/page-marks.ts';
import { plural, type Translate, translator, type Words } from '#domain/words.ts';
import { loadWords } from '#i18n/lazy-words.ts';
import { $lateCart } from '#stores/shop/cart.ts';
import { $cartView, type CartView, emptyView } from '#stores/shop/cart-view.ts';
import { $cartOpened } from '#stores/shop/opened.ts';
import { noteQuotedSum } from '#stores/shop/quoted-sum.ts';
import { $tableSeat } from '#stores/shop/table-seat.ts';
import '#ui/feedback/EmptyState/EmptyState.css';
import { Icon } from '#ui/Icon/Icon.tsx';
import { withErrorBoundary } from '#ui/IslandErrorBoundary/with-error-boundary.tsx';
import { lazyWithRetry } from '#ui/lazy-part.tsx';
import { loadStyles } from '#ui/load-styles.ts';
import { Sheet } from '#ui/Sheet/Sheet.tsx';
import { useLoaded } from '#ui/use-loaded.ts';
import { useMedia } from '#ui/use-media.ts';
import contentsStyles from './CartContents.css?url';
import { CartContents } from './CartContents.tsx';
import styles from './CartPanel.module.css';
import { Progress } from './Progress.tsx';
import type { CartWords } from './words.ts';

interface CartPanelProps {
  locale: Locale;
  words: Words;
}

/** One chunk with the advice, which has the same parts. */
const EmptyOffers = lazyWithRetry(async () => {
  const [{ EmptyOffers: Offers }] = await Promise.all([import('./CartAdvice.tsx'), loadStyles(contentsStyles)]);
  return Offers;
}, true);

/** It loads for those who sit at a shared table. */
const AtTable = lazyWithRetry(async () => (await import('./AtTable.tsx')).AtTable, true);

const loadLateWords = (locale: Locale) => loadWords(locale, 'cart-contents');
const close = () => $cartOpened.set(false);
const columnQuery = '(width >= 1024px)';

/**
 * The cart beside the menu (R-CART-3): a column on a desktop; on a phone, a sheet with the same content, which the bar of the page opens.
 *
 * ## Why an island?
 * The cart is stored in the browser, changes with every tap and is priced by a quote; the server's HTML can't know it.
 */
export const CartPanel = withErrorBoundary(function CartPanel({ locale, words }: CartPanelProps) {
  const lateWords = useLoaded(loadLateWords, locale);
  const allWords = { ...words, ...lateWords };
  const t = translator<CartWords>(allWords);
  const view = useStore($cartView, { ssr: () => emptyView });
  const count = cartCount(view.lines);
  const isOpen = useStore($cartOpened, { ssr: () => false });
  const isAtTable = useStore($tableSeat, { ssr: () => 'none' }) === 'at';
  const hasColumn = useMedia(columnQuery);
  const isStyled = useStyles(count > 0);
  const isDrawn = count > 0 && lateWords !== null && isStyled;
  const dishes = plural<CartWords>(allWords, 'dishes', count, locale);
  const contents = (onMore?: () => void) =>
    isDrawn ? (
      <CartContents view={view} dishes={dishes} onMore={onMore} locale={locale} t={t} />
    ) : count > 0 ? (
      <Empty />
    ) : (
      <>
        <Empty t={t} />
        <EmptyOffers locale={locale} />
      </>
    );
  useEffect(() => noteQuotedSum($lateCart.get(), view.itemsTotal - view.discount), [view]);
  return (
    <>
      <section className={styles['panel']} aria-labelledby="cart-title">
        <h2 id="cart-title">{t('title')}</h2>
        {hasColumn ? contents() : <Empty />}
      </section>
      {isAtTable && <AtTable />}
      {isDrawn && <BarProgress view={view} locale={locale} t={t} />}
      <Sheet opened={isOpen} onClose={close} title={t('title')} closeLabel={t('close')} side>
        {contents(close)}
      </Sheet>
    </>
  );
});

/** What is missing to free delivery or to the minimum order, in the bar that the page draws. */
function BarProgress(props: { view: CartView; locale: Locale; t: Translate<CartWords> }) {
  const place = document.querySelector(marked('data-cart-progress'));
  return place && createPortal(<Progress {...props} />, place);
}

/** Whether the styles of a filled cart are loaded; they load with the first dish. */
function useStyles(isNeeded: boolean): boolean {
  const [isLoaded, setIsLoaded] = useState(false);
  useEffect(() => {
    if (isNeeded) void loadStyles(contentsStyles).then(() => setIsLoaded(true));
  }, [isNeeded]);
  return isLoaded;
}

/** Explains what to do when the cart is empty. Without text until the cart is read, because the server's HTML can't know it. */
function Empty({ t }: { t?: Translate<CartWords> }) {
  return (
    <div className="empty-state">
      <Icon name="bag" sizePx={32} />
      {t && (
        <>
          <b>{t('empty')}</b>
          <p>{t('emptyHint')}</p>
        </>
      )}
    </div>
  );
}
