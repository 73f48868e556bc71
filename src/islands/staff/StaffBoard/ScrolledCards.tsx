import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import type { Translate } from '#domain/words.ts';
import styles from './Board.module.css';

interface ScrolledCardsProps {
  t: Translate<'staff-board'>;
  count: number;
  children: ReactNode;
}

/** The cards of a column; below them a button that says how many are not shown in full, and brings the next to the top. */
export function ScrolledCards({ t, count, children }: ScrolledCardsProps) {
  const list = useRef<HTMLUListElement>(null);
  /** null: the column does not scroll; `end`: it is scrolled to its end; 0: only one card is shown, which is higher than the column */
  const [below, setBelow] = useState<number | 'end' | null>(null);
  const measure = useCallback(() => setBelow(list.current && countBelow(list.current)), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: observes the cards again when there are others
  useEffect(() => {
    if (list.current === null || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(measure);
    for (const part of [list.current, ...list.current.children]) observer.observe(part);
    return () => observer.disconnect();
  }, [measure, count]);

  const showNext = () => {
    if (list.current === null) return;
    const { top } = list.current.getBoundingClientRect();
    const cut = cutCards(list.current);
    const next = cut.find((card) => card.getBoundingClientRect().top > top + edgePx);
    if (next) next.scrollIntoView({ block: 'start' });
    else cut[0]?.scrollIntoView({ block: 'end' });
  };

  return (
    <>
      <ul ref={list} data-more={typeof below === 'number' && below > 0 ? '' : undefined} onScroll={measure}>
        {children}
      </ul>
      {below !== null && (
        <button type="button" className={styles['below']} data-end={below === 'end' ? '' : undefined} onClick={showNext}>
          {typeof below === 'number' && below > 0 ? t('moreBelow', { count: below }) : t('cutBelow')} <span aria-hidden="true">↓</span>
        </button>
      )}
    </>
  );
}

/** A shadow or an outline at the edge does not count. */
const edgePx = 8;

function cutCards(list: HTMLElement): Element[] {
  const bottom = list.getBoundingClientRect().bottom + edgePx;
  return [...list.children].filter((card) => card.getBoundingClientRect().bottom > bottom);
}

function countBelow(list: HTMLElement): number | 'end' | null {
  if (list.scrollHeight <= list.clientHeight) return null;
  const cut = cutCards(list);
  const { top } = list.getBoundingClientRect();
  return cut.length === 0 ? 'end' : cut.filter((card) => card.getBoundingClientRect().top > top + edgePx).length;
}
