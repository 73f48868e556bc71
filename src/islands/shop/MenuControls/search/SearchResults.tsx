import { useCallback, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Locale } from '#domain/locale.ts';
import type { Product } from '#domain/menu/types.ts';
import { marked } from '#domain/page-marks.ts';
import type { Translate } from '#domain/words.ts';
import { menuSwapped } from '#stores/shop/menu-swapped.ts';
import type { ShownSearch } from '#stores/shop/shown-search.ts';
import { adoptStyles } from '#ui/adopt-styles.ts';
import { FoundDishes } from '#ui/FoundDishes/FoundDishes.tsx';
import css from './SearchResults.css?inline';

adoptStyles(css);

interface SearchResultsProps {
  shown: ShownSearch;
  countText: string;
  locale: Locale;
  t: Translate<'menu-search'>;
  cardWords: Translate<'dish-card'>;
}

/** The results of a search beside the menu, whose dishes are hidden meanwhile. The scripts of the cards are told of each change. */
export function SearchResults({ shown, countText, locale, t, cardWords }: SearchResultsProps) {
  const container = useContainer();
  const { query, found, products, offHours } = shown;
  const servedOf = useCallback(({ id }: Product) => offHours[id] ?? null, [offHours]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the results
  useLayoutEffect(() => {
    // the best results come first
    if (container.getBoundingClientRect().top < 0) window.scrollTo({ top: 0, behavior: 'instant' });
    document.dispatchEvent(new CustomEvent(menuSwapped));
  }, [container, shown]);

  return createPortal(
    <FoundDishes
      query={query}
      found={found}
      products={products}
      servedOf={servedOf}
      countText={countText}
      locale={locale}
      t={t}
      cardWords={cardWords}
    />,
    container,
  );
}

/** The element after the menu, as long as results are shown; the menu keeps its rows of categories, of which none is the current one. */
function useContainer(): HTMLElement {
  const [container] = useState(() => document.createElement('div'));
  useLayoutEffect(() => {
    const menu = document.querySelector(marked('data-menu'));
    const current = menu?.querySelector('[aria-current="page"]');
    menu?.after(container);
    menu?.setAttribute('data-searched', '');
    current?.removeAttribute('aria-current');
    return () => {
      container.remove();
      menu?.removeAttribute('data-searched');
      current?.setAttribute('aria-current', 'page');
    };
  }, [container]);
  return container;
}
