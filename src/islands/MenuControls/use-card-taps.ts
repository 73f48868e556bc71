import { useEffect, useRef } from 'react';
import { type Card, readCard } from './card.ts';

interface TapHandlers {
  /** An add button was pressed. */
  readonly onTap: (card: Card) => void;
  /** An add button is about to be pressed: time to fetch what the press will need. */
  readonly onTouch: (card: Card) => void;
}

/** Listens to the add buttons of the server's cards, wherever on the page and whenever they came; clicks before hydration are not lost. */
export function useCardTaps(handlers: TapHandlers): void {
  const latest = useRef(handlers);
  useEffect(() => {
    latest.current = handlers;
  });

  useEffect(() => {
    const tap = (event: Event) => withCard(event, (card) => latest.current.onTap(card));
    const touch = (event: Event) => withCard(event, (card) => latest.current.onTouch(card));
    document.addEventListener('click', tap);
    document.addEventListener('pointerdown', touch);
    window.clickReplay?.repeat();
    return () => {
      document.removeEventListener('click', tap);
      document.removeEventListener('pointerdown', touch);
    };
  }, []);
}

function withCard(event: Event, use: (card: Card) => void): void {
  const button = event.target instanceof Element ? event.target.closest('[data-add]') : null;
  const card = button && readCard(button);
  if (card) use(card);
}
