import { useCallback, useEffect, useMemo, useState } from 'react';
import { maxLines, maxQuantity } from '#domain/cart/cart.ts';
import type { CartLine } from '#domain/cart/cart-line.ts';
import type { Locale } from '#domain/locale.ts';
import type { Product } from '#domain/menu/types.ts';
import { marked } from '#domain/page-marks.ts';
import { fill, type Translate, translator, type Words } from '#domain/words.ts';
import { loadWords } from '#i18n/lazy-words.ts';
import { showToast } from '#stores/lib/toasts.ts';
import { addChosen } from '#stores/shop/before-adding.ts';
import { addToCart } from '#stores/shop/cart.ts';
import { choiceText } from '#stores/shop/cart-view.ts';
import { loadFreshMenu, loadMenu } from '#stores/shop/menu.ts';
import type { LineSnapshot } from '#stores/shop/parse-cart.ts';
import { withErrorBoundary } from '#ui/IslandErrorBoundary/with-error-boundary.tsx';
import type { ChosenDish } from '#ui/options/OptionForm.tsx';
import { useLoaded } from '#ui/use-loaded.ts';
import { CardSteppers, focusIncrease } from './CardSteppers.tsx';
import type { Card } from './card.ts';
import { FragmentStatus } from './FragmentStatus.tsx';
import { OptionSheet } from './OptionSheet.tsx';
import { useCardTaps } from './use-card-taps.ts';
import { useHearts } from './use-hearts.ts';
import { preloadOptionForm } from './use-option-form.ts';
import { useScrollSpy } from './use-scroll-spy.ts';
import { useSearch } from './use-search.ts';
import { type StepperHost, useStepperHosts } from './use-stepper-hosts.ts';
import type { MenuWords } from './words.ts';

const loadLateWords = (locale: Locale) => loadWords(locale, 'menu-actions');

interface MenuControlsProps {
  locale: Locale;
  words: Words;
}

/**
 * The interactive parts of a menu: add buttons, steppers and hearts in the cards, the option sheet, search while typing.
 *
 * ## Why an island?
 * The cart is stored in the browser, and every card shows the quantity of its dish. The server renders the cards outside of the island,
 * where they stay unchanged; only the interactive parts are rendered here, by portals.
 */
export const MenuControls = withErrorBoundary(function MenuControls({ locale }: MenuControlsProps) {
  const words = useLoaded(loadLateWords, locale);
  const t = useMemo(() => translator<MenuWords>(words ?? {}), [words]);
  const hosts = useStepperHosts();
  const [sheet, setSheet] = useState<Card | null>(null);
  const take = useCallback(
    (card: Card) => {
      const { name, image, price: unitPrice } = card;
      if (!card.hasChoices) return put(plainLine(card), { name, image, unitPrice, choices: [] }, t);
      preloadOptionForm(locale);
      void loadFreshMenu();
      setSheet(card);
    },
    [locale, t],
  );
  const search = useSearch(locale);
  useHearts(words?.['favoriteDish']);
  useScrollSpy();
  useCardTaps({ onTap: (card) => addChosen(() => take(card)), onTouch: (card) => card.hasChoices && prepareSheet(locale) });
  useEffect(() => {
    if (words?.['addDish']) nameButtons(hosts, words['addDish']);
  }, [hosts, words]);

  function putFromSheet({ name, image }: Product, { line, unitPrice, choices }: ChosenDish) {
    put(line, { name, image, unitPrice, choices: choices.map(choiceText) }, t);
    setSheet(null);
    requestAnimationFrame(() => returnFocus(hosts, line));
  }

  return (
    <>
      {words !== null && <CardSteppers hosts={hosts} locale={locale} onIncrease={take} t={t} />}
      <OptionSheet card={sheet} locale={locale} words={words ?? {}} onAdd={putFromSheet} onClose={() => setSheet(null)} />
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

function prepareSheet(locale: Locale): void {
  preloadOptionForm(locale);
  void loadMenu();
}

/** Adds the dish's name to the accessible name of an icon button; the server's HTML contains it only in the heading. */
function nameButtons(hosts: readonly StepperHost[], template: string): void {
  for (const { element, card } of hosts) {
    element.querySelector(`${marked('data-add')}[aria-label]`)?.setAttribute('aria-label', fill(template, { name: card.name }));
  }
}

function plainLine({ productId }: Card): CartLine {
  return { productId, quantity: 1, modifiers: [], combo: [] };
}

/** A stepper may have replaced the button that opened the sheet: it gets the focus. */
function returnFocus(hosts: readonly StepperHost[], line: CartLine): void {
  const host = hosts.find(({ card }) => card.productId === line.productId);
  if (document.activeElement === document.body && host) focusIncrease(host.element);
}
