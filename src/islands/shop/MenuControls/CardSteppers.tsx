import { useStore } from '@nanostores/react';
import { memo, useLayoutEffect } from 'react';
import { createPortal } from 'react-dom';
import { lineKey } from '#domain/cart/cart.ts';
import { formatNumber } from '#domain/format.ts';
import type { Locale } from '#domain/locale.ts';
import { marked } from '#domain/page-marks.ts';
import type { Translate } from '#domain/words.ts';
import { $cart, changeQuantity } from '#stores/shop/cart.ts';
import type { StoredLine } from '#stores/shop/parse-cart.ts';
import { Stepper } from '#ui/Stepper/Stepper.tsx';
import type { Card } from './card.ts';
import type { StepperHost } from './use-stepper-hosts.ts';
import type { MenuWords } from './words.ts';

interface StepperProps {
  locale: Locale;
  onIncrease: (card: Card) => void;
  t: Translate<MenuWords>;
}

/** A stepper in the card of every dish that is in the cart. */
export function CardSteppers({ hosts, ...handed }: StepperProps & { hosts: readonly StepperHost[] }) {
  const lines = useStore($cart);
  return hosts.map(({ key, element, card }) => {
    const own = lines.filter(({ productId }) => productId === card.productId);
    const last = own.at(-1);
    const quantity = own.reduce((sum, line) => sum + line.quantity, 0);
    const variant = own.map(({ snapshot }) => snapshot.choices.join(', ')).join('; ');
    return last && <CardStepper key={key} host={element} card={card} last={last} quantity={quantity} variant={variant} {...handed} />;
  });
}

interface CardStepperProps extends StepperProps {
  host: HTMLElement;
  card: Card;
  /** The line that its buttons change, with the price of what was chosen. */
  last: StoredLine;
  quantity: number;
  /** What was chosen of the dish; '' for a plain one. */
  variant: string;
}

/** Replaces a card's add button and moves the focus between the two. Memoized, so that a tap renders only the card that it changes. */
const CardStepper = memo(({ host, card, last, quantity, variant, locale, onIncrease, t }: CardStepperProps) => {
  useLayoutEffect(() => {
    host.dataset['inCart'] = '';
    if (host.contains(document.activeElement)) focusIncrease(host);
    return () => {
      delete host.dataset['inCart'];
      if (host.contains(document.activeElement)) host.querySelector<HTMLElement>(marked('data-add'))?.focus();
    };
  }, [host]);

  // the server's price is that of the default choices
  const { unitPrice } = last.snapshot;
  useLayoutEffect(() => {
    const number = host.parentElement?.querySelector('b') as Element;
    const own = number.textContent;
    number.textContent = formatNumber(unitPrice, locale);
    return () => {
      number.textContent = own;
    };
  }, [host, unitPrice, locale]);

  const { name } = card;
  return (
    <>
      {createPortal(
        <Stepper
          value={quantity}
          onChange={(next) => (next > quantity ? onIncrease(card) : changeQuantity(lineKey(last), -1))}
          decreaseLabel={t('decrease', { name })}
          increaseLabel={t('increase', { name })}
          valueLabel={t('quantity', { name, count: quantity })}
        />,
        host,
      )}
      {variant && createPortal(<p>{variant}</p>, host.parentElement?.children[1] as Element)}
    </>
  );
});

/** Focuses the increase button, which is in the place of the pressed button; no scrolling is necessary. */
export function focusIncrease(host: HTMLElement): void {
  host.querySelector<HTMLElement>('button:last-child')?.focus({ preventScroll: true });
}
