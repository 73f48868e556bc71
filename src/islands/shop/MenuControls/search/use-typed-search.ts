import { useLayoutEffect } from 'react';
import { isSearch } from '#domain/menu/search-query.ts';
import { rememberSearch } from '#stores/shop/last-searches.ts';
import { hasResults, searchMenu, shownQuery } from '#stores/shop/live-search.ts';
import { hasMenu } from '#stores/shop/menu-fragment.ts';

/**
 * Searches during typing on a page with a menu; elsewhere the form sends the query. A search that found something is remembered when the
 * form is sent or the field is left. It listens before its results can be seen.
 */
export function useTypedSearch(field: HTMLInputElement, onText: (text: string) => void): void {
  useLayoutEffect(() => {
    let sent: string | null = null;
    const search = async () => {
      onText(field.value);
      if (!hasMenu()) return;
      await searchMenu(field.value);
      // it was sent before its results were there
      if (sent === field.value) remember();
    };
    const remember = () => {
      const isFound = !hasMenu() || (shownQuery() === field.value.trim() && hasResults());
      if (isSearch(field.value) && isFound) rememberSearch(field.value);
    };
    const send = (event: Event) => {
      sent = field.value;
      remember();
      if (!hasMenu()) return;
      event.preventDefault();
      // hides the keyboard of a phone, which covers the results
      if (window.matchMedia?.('(pointer: coarse)').matches) field.blur();
    };
    field.addEventListener('input', search);
    field.addEventListener('change', remember);
    field.form?.addEventListener('submit', send);
    void search();
    return () => {
      field.removeEventListener('input', search);
      field.removeEventListener('change', remember);
      field.form?.removeEventListener('submit', send);
    };
  }, [field, onText]);
}
