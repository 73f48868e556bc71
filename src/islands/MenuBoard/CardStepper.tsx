import { useLayoutEffect } from 'react';
import { createPortal } from 'react-dom';
import type { Say } from '#domain/words.ts';
import { Stepper } from '#ui/Stepper/Stepper.tsx';

interface CardStepperProps {
  host: HTMLElement;
  name: string;
  quantity: number;
  onIncrease: () => void;
  onDecrease: () => void;
  say: Say;
}

/** The stepper in place of a card's add button; focus moves from one to the other and back. */
export function CardStepper({ host, name, quantity, onIncrease, onDecrease, say }: CardStepperProps) {
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

  return createPortal(
    <Stepper
      value={quantity}
      onChange={(next) => (next > quantity ? onIncrease() : onDecrease())}
      decreaseLabel={say('decrease', { name })}
      increaseLabel={say('increase', { name })}
      valueLabel={say('quantity', { name, count: quantity })}
    />,
    host,
  );
}

export function focusIncrease(host: HTMLElement): void {
  [...host.querySelectorAll<HTMLElement>('button:not([data-add])')].at(-1)?.focus();
}
