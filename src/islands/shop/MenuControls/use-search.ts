import { type ReactNode, useEffect, useState } from 'react';
import type { Locale } from '#domain/locale.ts';
import { marked } from '#domain/page-marks.ts';

/**
 * The search of the page's header. Its code loads when the field gets the focus or has a value; until then, and when it fails to load, the field is a
 * plain form.
 */
export function useSearch(locale: Locale): ReactNode {
  const [search, setSearch] = useState<ReactNode>(null);
  useEffect(() => {
    const field = document.querySelector<HTMLInputElement>(`${marked('data-search')} [name=q]`);
    if (field === null) return;
    const load = () => {
      import('./search/load-search.tsx').then(({ loadSearch }) => loadSearch(field, locale)).then(setSearch, () => {});
    };
    field.addEventListener('focus', load);
    // a field with a value needs the button that clears it
    if (field === document.activeElement || field.value) load();
    return () => field.removeEventListener('focus', load);
  }, [locale]);
  return search;
}
