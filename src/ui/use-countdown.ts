import { useEffect, useState } from 'react';

/** Whole seconds until an instant in ms since the epoch; 0 afterwards. */
export function useCountdown(until: number): number {
  const [seconds, setSeconds] = useState(0);

  useEffect(() => {
    const left = () => Math.max(0, Math.ceil((until - Date.now()) / 1000));
    setSeconds(left());
    if (left() === 0) return;
    const timer = setInterval(() => {
      setSeconds(left());
      if (left() === 0) clearInterval(timer);
    }, 500);
    return () => clearInterval(timer);
  }, [until]);

  return seconds;
}
