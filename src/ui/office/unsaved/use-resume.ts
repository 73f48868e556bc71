import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Opens once, when the records are loaded, the form that was left with unsaved changes.
 * @param find its record; null: none
 */
export function useResume<Found>(isLoaded: boolean, find: () => Found | null, open: (found: Found) => void): void {
  const isDone = useRef(false);
  const resume = useEffectEvent(() => {
    const found = find();
    if (found !== null) open(found);
  });
  useEffect(() => {
    if (!isLoaded || isDone.current) return;
    isDone.current = true;
    resume();
  }, [isLoaded]);
}
