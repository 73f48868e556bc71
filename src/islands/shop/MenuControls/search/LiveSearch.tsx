import { useStore } from '@nanostores/react';
import { useCallback, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Locale } from '#domain/locale.ts';
import { isSearch } from '#domain/menu/search.ts';
import { plural, translator, type Words } from '#domain/words.ts';
import { $lastSearches, forgetSearches } from '#stores/shop/last-searches.ts';
import { shownHeading } from '#stores/shop/live-search.ts';
import { $suggestions, loadSearchPage } from '#stores/shop/search-page.ts';
import { SearchPanel } from './SearchPanel.tsx';
import { useFieldPanel } from './use-field-panel.ts';
import { useTypedSearch } from './use-typed-search.ts';

interface LiveSearchProps {
  /** the field of the page's search form */
  field: HTMLInputElement;
  locale: Locale;
  words: Words;
}

/** Shows results while typing, and suggestions below the field as long as it holds too few letters for a search. */
export function LiveSearch({ field, locale, words }: LiveSearchProps) {
  const searches = useStore($lastSearches);
  const suggestions = useStore($suggestions);
  const [text, setText] = useState(field.value);
  const countText = useCallback((count: number) => plural<'menu-search'>(words, 'found', count, locale), [words, locale]);
  const count = useTypedSearch(field, { onText: setText, countText });
  const { isOpen, close } = useFieldPanel(field);
  const t = translator<'menu-search'>(words);
  const isShown = isOpen && !isSearch(text) && searches.length + suggestions.popular.length > 0;

  useEffect(() => {
    if (isOpen) void loadSearchPage();
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
  const status = isShown ? t('opened') : count === null ? '' : count === 0 ? shownHeading() : countText(count);

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
    </>
  );
}
