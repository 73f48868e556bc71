import { type RefObject, useLayoutEffect } from 'react';

/** Rounds the height of an element up to whole pixels, so that the upper edge of a sheet at the bottom is not between two pixels. */
export function useWholePixels(target: RefObject<HTMLElement | null>, isShown: boolean): void {
  useLayoutEffect(() => {
    const element = target.current;
    if (!isShown || element === null || !('ResizeObserver' in window)) return;
    let added = 0;
    const observer = new ResizeObserver(() => {
      const own = element.getBoundingClientRect().height - added;
      const missing = Math.ceil(own) - own;
      if (Math.abs(missing - added) < 0.01) return;
      added = missing;
      element.style.paddingBottom = `${added}px`;
    });
    observer.observe(element, { box: 'border-box' });
    return () => observer.disconnect();
  }, [target, isShown]);
}
