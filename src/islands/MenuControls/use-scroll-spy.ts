import { useEffect } from 'react';

/** The chips follow the scroll: by CSS where the browser knows `scroll-target-group`, else by a part that is loaded then. */
export function useScrollSpy(): void {
  useEffect(() => {
    if (globalThis.CSS?.supports?.('scroll-target-group: auto') || !('IntersectionObserver' in window)) return;
    let end: (() => void) | undefined;
    let isHere = true;
    void import('./scroll-spy.ts').then(({ spyOnScroll }) => {
      if (isHere) end = spyOnScroll();
    });
    return () => {
      isHere = false;
      end?.();
    };
  }, []);
}
