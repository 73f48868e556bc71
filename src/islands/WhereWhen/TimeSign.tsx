import { useStore } from '@nanostores/react';
import { type RefObject, useEffect, useState } from 'react';
import type { Locale } from '#domain/locale.ts';
import { slotWithDay } from '#domain/schedule/day-words.ts';
import { findSlot, firstAvailable } from '#domain/schedule/time-slot.ts';
import type { Say } from '#domain/words.ts';
import { $checkout } from '#stores/checkout.ts';
import { $slots } from '#stores/slots.ts';
import { Icon } from '#ui/Icon/Icon.tsx';

interface TimeSignProps {
  locale: Locale;
  say: Say;
  /** Where the time is chosen. */
  part: RefObject<HTMLElement | null>;
}

/** The chosen time at the foot of the sheet while the part that changes it lies below; a press goes there. */
export function TimeSign({ locale, say, part }: TimeSignProps) {
  const { days } = useStore($slots);
  const { slot } = useStore($checkout);
  const isBelow = useIsBelow(part);
  const chosen = (slot && findSlot(days, slot)) ?? firstAvailable(days);
  if (!isBelow || chosen === null) return null;
  const time = slotWithDay(chosen, Date.now(), locale, say);
  return (
    <button type="button" className="where-sign" aria-label={`${say('timePart')}: ${time}`} onClick={() => part.current?.scrollIntoView()}>
      <Icon name="clock" sizePx={20} />
      <b>{time}</b>
      <Icon name="chevron-right" sizePx={20} />
    </button>
  );
}

/** px of a part that must be seen before it counts as found. */
const glimpsePx = 56;

function useIsBelow(part: RefObject<HTMLElement | null>): boolean {
  const [isBelow, setIsBelow] = useState(false);
  useEffect(() => {
    const element = part.current;
    if (element === null || typeof IntersectionObserver === 'undefined') return;
    const root = element.parentElement;
    const look = ([entry]: IntersectionObserverEntry[]) => {
      if (entry) setIsBelow(!entry.isIntersecting && entry.boundingClientRect.top > (entry.rootBounds?.top ?? 0));
    };
    const observer = new IntersectionObserver(look, { root, rootMargin: `0px 0px -${glimpsePx}px` });
    observer.observe(element);
    return () => observer.disconnect();
  }, [part]);
  return isBelow;
}
