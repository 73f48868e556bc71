import { useEffect, useState } from 'react';
import { marked } from '#domain/page-marks.ts';
import { menuSwapped } from '#stores/shop/menu-fragment.ts';
import { type Card, readCard } from './card.ts';

/** A placeholder of fixed height in a card that its stepper is rendered into. */
export interface StepperHost {
  /** Its place on the page: a dish may have several cards. */
  readonly key: string;
  readonly element: HTMLElement;
  readonly card: Card;
}

/** The placeholders on the page, read again when the menu's HTML was replaced. */
export function useStepperHosts(): readonly StepperHost[] {
  const [hosts, setHosts] = useState<readonly StepperHost[]>([]);
  useEffect(() => {
    const read = () => setHosts(findHosts());
    read();
    document.addEventListener(menuSwapped, read);
    return () => document.removeEventListener(menuSwapped, read);
  }, []);
  return hosts;
}

function findHosts(): StepperHost[] {
  return [...document.querySelectorAll<HTMLElement>(marked('data-stepper'))].flatMap((element, index) => {
    const card = readCard(element);
    return card === null ? [] : [{ key: `${card.productId} ${index}`, element, card }];
  });
}
