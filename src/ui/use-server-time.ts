import { useEffect, useState } from 'react';

/** The server's time, told on the page, runs on in the browser; it is read each `tickMs`. */
export function useServerTime(drawnAt: number, tickMs: number): number {
  const [now, setNow] = useState(drawnAt);
  useEffect(() => {
    const ahead = drawnAt - Date.now();
    const timer = setInterval(() => setNow(Date.now() + ahead), tickMs);
    return () => clearInterval(timer);
  }, [drawnAt, tickMs]);
  return now;
}
