import { useStore } from '@nanostores/react';
import { memo, useLayoutEffect } from 'react';
import { createPortal } from 'react-dom';
import { lineKey } from '#domain/cart/cart.ts';
import type { Id } from '#domain/id.ts';
import type { Say } from '#domain/words.ts';
import { $cart, changeQuantity } from '#stores/cart.ts';
import { Stepper } from '#ui/Stepper/Stepper.tsx';
import type { Card } from './card.ts';
import type { StepperHost } from './use-stepper-hosts.ts';

interface StepperProps {
  onIncrease: (card: Card) => void;
  say: Say;
}

interface CardSteppersProps extends StepperProps {
  hosts: readonly StepperHost[];
  /** The dish that a finger lies on: its stepper is drawn out of sight, so that lifting the finger only has to show it. */
  touched: Id | null;
}

/** A stepper in every card whose dish is in the cart. */
export function CardSteppers({ hosts, touched, ...handed }: CardSteppersProps) {
  const lines = useStore($cart);
  const counts = new Map<Id, number>();
  for (const { productId, quantity } of lines) counts.set(productId, (counts.get(productId) ?? 0) + quantity);
  return hosts.map(({ key, element, card }) => {
    const quantity = counts.get(card.productId) ?? 0;
    return (
      (quantity > 0 || card.productId === touched) && <CardStepper key={key} host={element} card={card} quantity={quantity} {...handed} />
    );
  });
}

interface CardStepperProps extends StepperProps {
  host: HTMLElement;
  card: Card;
  /** 0: not in the cart, out of sight */
  quantity: number;
}

/** Stands in place of a card's add button; focus moves from one to the other and back. A tap draws only the card that it changes. */
const CardStepper = memo(({ host, card, quantity, onIncrease, say }: CardStepperProps) => {
  const isInCart = quantity > 0;
  useLayoutEffect(() => {
    if (!isInCart) return;
    const wasFocused = host.contains(document.activeElement);
    host.dataset['inCart'] = '';
    if (wasFocused) focusIncrease(host);
    return () => {
      const isFocused = host.contains(document.activeElement);
      delete host.dataset['inCart'];
      if (isFocused) host.querySelector<HTMLElement>('[data-add]')?.focus();
    };
  }, [host, isInCart]);

  const { name } = card;
  const count = quantity || 1;
  return createPortal(
    <Stepper
      value={count}
      onChange={(next) => (next > count ? onIncrease(card) : takeOne(card))}
      decreaseLabel={say('decrease', { name })}
      increaseLabel={say('increase', { name })}
      valueLabel={say('quantity', { name, count })}
    />,
    host,
  );
});

/** It stands where the pressed button stood: nothing has to scroll. */
export function focusIncrease(host: HTMLElement): void {
  [...host.querySelectorAll<HTMLElement>('button:not([data-add])')].at(-1)?.focus({ preventScroll: true });
}

/** Of several lines of one dish the last one gets smaller. */
function takeOne({ productId }: Card): void {
  const line = $cart.get().findLast((one) => one.productId === productId);
  if (line !== undefined) changeQuantity(lineKey(line), -1);
}
