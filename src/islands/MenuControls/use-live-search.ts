import { useEffect } from 'react';
import { hasMenu, searchMenu } from '#stores/shop/menu-fragment.ts';

const debounceMs = 250;

/** Makes the page's search form show results during typing on a page with a menu; elsewhere it stays a plain form. */
export function useLiveSearch(): void {
  useEffect(() => {
    const form = document.querySelector<HTMLFormElement>('form[data-search]');
    const input = form?.elements.namedItem('q');
    if (form === null || !(input instanceof HTMLInputElement) || !hasMenu()) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const search = (delayMs: number) => {
      clearTimeout(timer);
      timer = setTimeout(() => void searchMenu(input.value), delayMs);
    };
    const typed = () => search(debounceMs);
    const sent = (event: Event) => {
      event.preventDefault();
      search(0);
    };
    input.addEventListener('input', typed);
    form.addEventListener('submit', sent);
    return () => {
      clearTimeout(timer);
      input.removeEventListener('input', typed);
      form.removeEventListener('submit', sent);
    };
  }, []);
}
