import { useEffect, useState } from 'react';

/** The server's time at rendering, continued in the browser and read every `tickMs`. */
export function useServerTime(drawnAt: number, tickMs: number): number {
  const [now, setNow] = useState(drawnAt);
  useEffect(() => {
    const ahead = drawnAt - Date.now();
    const read = () => setNow(Date.now() + ahead);
    read();
    const timer = setInterval(read, tickMs);
    return () => clearInterval(timer);
  }, [drawnAt, tickMs]);
  return now;
}
