import { type ReactNode, useId } from 'react';
import { foreignLanguage } from '#domain/foreign-language.ts';
import type { Locale } from '#domain/locale.ts';
import type { Translate } from '#domain/words.ts';
import type { Suggestions } from '#stores/shop/search-menu.ts';
import { adoptStyles } from '#ui/adopt-styles.ts';
import { DishTile } from '#ui/DishCard/DishTile.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import css from './SearchPanel.css?inline';

adoptStyles(css);

interface SearchPanelProps extends Suggestions {
  /** the last searches, newest first */
  searches: readonly string[];
  locale: Locale;
  t: Translate<'menu-search'>;
  onRepeat: (query: string) => void;
  onClear: () => void;
  /** the panel covers a phone's screen */
  onClose: () => void;
}

/** Suggestions below an empty search field: the visitor's last searches, popular dishes and the categories of the menu. */
export function SearchPanel({ searches, popular, categories, locale, t, onRepeat, onClear, onClose }: SearchPanelProps) {
  const id = useId();
  // focusable, so that a press between the controls does not move the focus out of the form
  return (
    <>
      <section className="search-panel" tabIndex={-1} aria-label={t('label')}>
        {searches.length > 0 && (
          <>
            <div className="search-head">
              <p id={id}>{t('last')}</p>
              <button type="button" className="search-clear" onClick={onClear}>
                {t('clear')}
              </button>
            </div>
            <ul className="search-chips" aria-labelledby={id}>
              {searches.map((query) => (
                <li key={query}>
                  <button type="button" onClick={() => onRepeat(query)}>
                    <Icon name="clock" sizePx={16} />
                    <span>{query}</span>
                  </button>
                </li>
              ))}
            </ul>
          </>
        )}
        {popular.length > 0 && (
          <TitledList title={t('popular')}>
            {popular.map((dish) => (
              <li key={dish.id}>
                <a className="search-dish" href={dish.href}>
                  <DishTile name={dish.name} image={dish.image} sizePx={36} />
                  <span lang={foreignLanguage(dish.name, locale)}>{dish.name}</span>
                  <b>{dish.price}</b>
                </a>
              </li>
            ))}
          </TitledList>
        )}
        {categories.length > 1 && (
          <TitledList title={t('categories')} className="search-chips">
            {categories.map(({ href, name }) => (
              <li key={href}>
                <a href={href} lang={foreignLanguage(name, locale)}>
                  {name}
                </a>
              </li>
            ))}
          </TitledList>
        )}
      </section>
      {/* after the dishes, which the arrow keys reach first */}
      <button type="button" className="search-close" aria-label={t('close')} onClick={onClose}>
        <Icon name="close" sizePx={20} />
      </button>
    </>
  );
}

interface TitledListProps {
  title: string;
  className?: string;
  children: ReactNode;
}

function TitledList({ title, className, children }: TitledListProps) {
  const id = useId();
  return (
    <>
      <div className="search-head">
        <p id={id}>{title}</p>
      </div>
      <ul className={className} aria-labelledby={id}>
        {children}
      </ul>
    </>
  );
}
