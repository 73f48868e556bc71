import { useStore } from '@nanostores/react';
import { memo, useLayoutEffect } from 'react';
import { createPortal } from 'react-dom';
import { lineKey } from '#domain/cart/cart.ts';
import type { Translate } from '#domain/words.ts';
import { $cart, changeQuantity } from '#stores/shop/cart.ts';
import { Stepper } from '#ui/Stepper/Stepper.tsx';
import type { Card } from './card.ts';
import type { StepperHost } from './use-stepper-hosts.ts';
import type { MenuWords } from './words.ts';

interface StepperProps {
  onIncrease: (card: Card) => void;
  t: Translate<MenuWords>;
}

/** A stepper in the card of every dish that is in the cart. */
export function CardSteppers({ hosts, ...handed }: StepperProps & { hosts: readonly StepperHost[] }) {
  const lines = useStore($cart);
  return hosts.map(({ key, element, card }) => {
    const own = lines.filter(({ productId }) => productId === card.productId);
    const quantity = own.reduce((sum, line) => sum + line.quantity, 0);
    const variant = own.map(({ snapshot }) => snapshot.choices.join(', ')).join('; ');
    return quantity > 0 && <CardStepper key={key} host={element} card={card} quantity={quantity} variant={variant} {...handed} />;
  });
}

interface CardStepperProps extends StepperProps {
  host: HTMLElement;
  card: Card;
  quantity: number;
  /** What was chosen of the dish; '' for a plain one. */
  variant: string;
}

/** Replaces a card's add button and moves the focus between the two. Memoized, so that a tap renders only the card that it changes. */
const CardStepper = memo(({ host, card, quantity, variant, onIncrease, t }: CardStepperProps) => {
  useLayoutEffect(() => {
    const wasFocused = host.contains(document.activeElement);
    host.dataset['inCart'] = '';
    if (wasFocused) focusIncrease(host);
    return () => {
      const isFocused = host.contains(document.activeElement);
      delete host.dataset['inCart'];
      if (isFocused) host.querySelector<HTMLElement>('[data-add]')?.focus();
    };
  }, [host]);

  const { name } = card;
  return (
    <>
      {createPortal(
        <Stepper
          value={quantity}
          onChange={(next) => (next > quantity ? onIncrease(card) : takeOne(card))}
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
  [...host.querySelectorAll<HTMLElement>('button:not([data-add])')].at(-1)?.focus({ preventScroll: true });
}

/** Decreases the last line of the card's dish. */
function takeOne({ productId }: Card): void {
  const line = $cart.get().findLast((one) => one.productId === productId);
  if (line !== undefined) changeQuantity(lineKey(line), -1);
}
