import { useEffect, useEffectEvent } from 'react';

const everyMs = 30_000;

/** Looks again every half minute while the page is visible, and when it becomes so. */
export function useRepeated(look: () => void): void {
  const lookAgain = useEffectEvent(look);
  useEffect(() => {
    const again = () => {
      if (document.visibilityState === 'visible') lookAgain();
    };
    const timer = setInterval(again, everyMs);
    document.addEventListener('visibilitychange', again);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', again);
    };
  }, []);
}
