import { useEffect, useRef } from 'react';
import { marked } from '#domain/page-marks.ts';
import { type Card, readCard } from './card.ts';

interface TapHandlers {
  /** Called when an add button is pressed. */
  readonly onTap: (card: Card) => void;
  /** Called when an add button is about to be pressed, to preload what the press needs. */
  readonly onTouch: (card: Card) => void;
}

/** Listens to the add buttons of all server-rendered cards, including cards inserted later; clicks before hydration are replayed. */
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
  const button = event.target instanceof Element ? event.target.closest(marked('data-add')) : null;
  const card = button && readCard(button);
  if (card) use(card);
}
