import { useEffect } from 'react';

/** Chips follow the scroll position: by CSS where `scroll-target-group` is supported, otherwise by a script loaded on demand. */
export function useScrollSpy(): void {
  useEffect(() => {
    if (globalThis.CSS?.supports?.('scroll-target-group: auto') || !('IntersectionObserver' in window)) return;
    let end: (() => void) | undefined;
    let isMounted = true;
    void import('./scroll-spy.ts').then(({ spyOnScroll }) => {
      if (isMounted) end = spyOnScroll();
    });
    return () => {
      isMounted = false;
      end?.();
    };
  }, []);
}
