import { useEffect, useRef, useState } from 'react';
import type { WireToday } from '#contract/office/today.ts';
import { loadToday } from '#stores/office/today.ts';
import { useRepeated } from '#ui/office/use-repeated.ts';

/** What goes on, read again while the page is open. */
export function useToday(drawn: WireToday): WireToday {
  const [today, setToday] = useState(drawn);
  const isOver = useRef(false);
  useEffect(() => {
    isOver.current = false;
    return () => {
      isOver.current = true;
    };
  }, []);
  useRepeated(async () => {
    const loaded = await loadToday();
    if (loaded !== null && !isOver.current) setToday(loaded);
  });
  return today;
}
