import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { maxLines, maxQuantity } from '#domain/cart/cart.ts';
import type { CartLine } from '#domain/cart/cart-line.ts';
import type { Id } from '#domain/id.ts';
import type { Locale } from '#domain/locale.ts';
import type { Product } from '#domain/menu/types.ts';
import { marked } from '#domain/page-marks.ts';
import { type Translate, translator, type Words } from '#domain/words.ts';
import { loadWords } from '#i18n/lazy-words.ts';
import { showToast } from '#stores/lib/toasts.ts';
import { addToCart } from '#stores/shop/cart.ts';
import { choiceText } from '#stores/shop/cart-view.ts';
import { loadFreshMenu, loadMenu } from '#stores/shop/menu.ts';
import { $openedDish } from '#stores/shop/opened.ts';
import type { LineSnapshot } from '#stores/shop/parse-cart.ts';
import { withErrorBoundary } from '#ui/IslandErrorBoundary/with-error-boundary.tsx';
import type { ChosenDish } from '#ui/options/OptionForm.tsx';
import { useLoaded } from '#ui/use-loaded.ts';
import { FragmentStatus } from './FragmentStatus.tsx';
import { OptionSheet } from './OptionSheet.tsx';
import { preloadOptionForm } from './use-option-form.ts';
import { useScrollSpy } from './use-scroll-spy.ts';
import { useSearch } from './use-search.ts';
import type { MenuWords } from './words.ts';

const loadLateWords = (locale: Locale) => loadWords(locale, 'menu-actions');
const close = () => $openedDish.set(null);

interface MenuControlsProps {
  locale: Locale;
  words: Words;
}

/**
 * What opens on a menu: the sheet with the options of a dish, and the search while typing. The cards themselves are moved by the script
 * of the page, `src/page-scripts/cards`.
 *
 * ## Why an island?
 * Options and search need the menu's data, dialogs and forms, which load with the touch that needs them.
 */
export const MenuControls = withErrorBoundary(function MenuControls({ locale }: MenuControlsProps) {
  const words = useLoaded(loadLateWords, locale);
  const t = translator<MenuWords>(words ?? {});
  const card = useStore($openedDish, { ssr: () => null });
  const search = useSearch(locale);
  useScrollSpy();
  usePreload(locale);
  const isOpen = card !== null;
  useEffect(() => {
    if (!isOpen) return;
    preloadOptionForm(locale);
    void loadFreshMenu();
  }, [isOpen, locale]);

  function putFromSheet({ name, image }: Product, { line, unitPrice, choices }: ChosenDish) {
    put(line, { name, image, unitPrice, choices: choices.map(choiceText) }, t);
    close();
    requestAnimationFrame(() => returnFocus(line.productId));
  }

  return (
    <>
      <OptionSheet card={card} locale={locale} words={words ?? {}} onAdd={putFromSheet} onClose={close} />
      <FragmentStatus t={t} />
      {search}
    </>
  );
});

/** Adds a line to the cart; when the cart is full, a message is shown. */
function put(line: CartLine, snapshot: LineSnapshot, t: Translate<MenuWords>): void {
  if (addToCart(line, snapshot)) return;
  showToast({ kind: 'warn', message: t('cartFull', { portions: maxQuantity, lines: maxLines }) });
}

/** Loads the form and the menu when a finger comes down on the button of a dish with choices. */
function usePreload(locale: Locale): void {
  useEffect(() => {
    const touch = ({ target }: Event) => {
      if (!(target instanceof Element && target.closest(marked('data-choices')))) return;
      preloadOptionForm(locale);
      void loadMenu();
    };
    document.addEventListener('pointerdown', touch);
    return () => document.removeEventListener('pointerdown', touch);
  }, [locale]);
}

/** A stepper may have replaced the button that opened the sheet: that of the first card that is not hidden gets the focus, without scrolling. */
function returnFocus(productId: Id): void {
  const steppers = `${marked('data-card', productId)} ${marked('data-stepper')} button:last-child`;
  for (const button of document.querySelectorAll<HTMLElement>(steppers)) {
    if (document.activeElement !== document.body) return;
    button.focus({ preventScroll: true });
  }
}
