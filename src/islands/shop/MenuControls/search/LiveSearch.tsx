import { useStore } from '@nanostores/react';
import { useEffect, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Locale } from '#domain/locale.ts';
import { isSearch } from '#domain/menu/search-query.ts';
import { plural, type Translate, translator, type Words } from '#domain/words.ts';
import { $lastSearches, forgetSearches } from '#stores/shop/last-searches.ts';
import { $suggestions, loadSearchMenu } from '#stores/shop/search-menu.ts';
import { $shownSearch, type ShownSearch } from '#stores/shop/shown-search.ts';
import { SearchPanel } from './SearchPanel.tsx';
import { SearchResults } from './SearchResults.tsx';
import { useFieldPanel } from './use-field-panel.ts';
import { useTypedSearch } from './use-typed-search.ts';

interface LiveSearchProps {
  /** the field of the page's search form */
  field: HTMLInputElement;
  locale: Locale;
  /** of `menu-search` */
  words: Words;
  cardWords: Words;
}

/** Shows results while typing, and suggestions below the field as long as it holds too few letters for a search. */
export function LiveSearch({ field, locale, words, cardWords }: LiveSearchProps) {
  const searches = useStore($lastSearches);
  const suggestions = useStore($suggestions);
  const [text, setText] = useState(field.value);
  const shown = useStore($shownSearch);
  useTypedSearch(field, setText);
  const { isOpen, close } = useFieldPanel(field);
  const t = translator<'menu-search'>(words);
  const tCard = useMemo(() => translator<'dish-card'>(cardWords), [cardWords]);
  const countText = plural<'menu-search'>(words, 'found', shown?.found.best.length ?? 0, locale);
  const isShown = isOpen && !isSearch(text) && searches.length + suggestions.popular.length > 0;

  useEffect(() => {
    if (isOpen) void loadSearchMenu();
  }, [isOpen]);

  const repeat = (query: string) => {
    field.value = query;
    field.focus();
    close();
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.form?.requestSubmit();
  };
  // first the focus, which would leave the form with the button
  const clear = () => {
    field.focus();
    forgetSearches();
  };
  const status = isShown ? t('opened') : shown === null ? '' : statusText(shown, countText, t);

  return (
    <>
      <p className="hidden" role="status">
        {status}
      </p>
      {isShown &&
        field.form !== null &&
        createPortal(
          <SearchPanel searches={searches} {...suggestions} locale={locale} t={t} onRepeat={repeat} onClear={clear} onClose={close} />,
          field.form,
        )}
      {shown !== null && <SearchResults shown={shown} countText={countText} locale={locale} t={t} cardWords={tCard} />}
    </>
  );
}

/** What is said of the results: how many there are and what the query was read as, or that nothing is found. */
function statusText({ query, found: { best, meant } }: ShownSearch, countText: string, t: Translate<'menu-search'>): string {
  if (best.length === 0) return t('nothingTitle', { query });
  return meant === null ? countText : `${countText} · ${t('showing', { meant, query })}`;
}
