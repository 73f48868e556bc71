import { useEffect, useState } from 'react';
import type { WireToday } from '#contract/office/today.ts';
import { loadToday } from '#stores/office/today.ts';

const everyMs = 30_000;

/** What goes on, read again every half minute while the page is visible, and when it becomes so. */
export function useToday(drawn: WireToday): WireToday {
  const [today, setToday] = useState(drawn);
  useEffect(() => {
    let isOver = false;
    const look = async () => {
      if (document.visibilityState !== 'visible') return;
      const loaded = await loadToday();
      if (loaded !== null && !isOver) setToday(loaded);
    };
    const timer = setInterval(() => void look(), everyMs);
    const onVisible = () => void look();
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      isOver = true;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, []);
  return today;
}
