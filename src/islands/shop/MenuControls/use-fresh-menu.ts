import { useEffect } from 'react';
import { refreshMenu } from '#stores/shop/menu.ts';

const pollMs = 10_000;

/** While a dish is being chosen: reloads its availability every ten seconds. */
export function useFreshMenu(): void {
  useEffect(() => {
    const timer = setInterval(() => void (document.hidden || refreshMenu()), pollMs);
    return () => clearInterval(timer);
  }, []);
}
