import { popularBesides, popularInPlace, popularProducts } from '#domain/menu/popular.ts';
import type { FoundProducts } from '#domain/menu/search.ts';
import type { Product } from '#domain/menu/types.ts';
import type { Translate } from '#domain/words.ts';
import { DishGroup, type ListedDishes } from '../DishCard/DishGroup.tsx';
import { EmptyState } from '../feedback/EmptyState/EmptyState.tsx';

interface FoundDishesProps extends ListedDishes {
  query: string;
  found: FoundProducts<Product>;
  /** how many the best ones are, in words */
  countText: string;
  t: Translate<'menu-search'>;
}

/**
 * What a search finds: the best dishes, the related ones, and popular ones below a few or none. The server draws it for an address with a
 * query, the browser while somebody types. Its styles are those of the menu's page, `FoundDishes.css`: other pages only know that they search.
 */
export function FoundDishes({ query, found, countText, t, ...listed }: FoundDishesProps) {
  const { best, meant } = found;
  const hasFound = best.length > 0;
  const showing = meant === null ? null : t('showing', { meant, query });
  const groups = groupsOf(found, [...listed.products.values()], { related: t('related'), popular: t('popular') });
  return (
    <>
      <h1 className={hasFound ? 'menu-title' : 'hidden'} data-found={best.length}>
        {t('searchTitle', { query })}
      </h1>
      {hasFound && (
        <h2 className="menu-count">
          {countText}
          {showing !== null && ` · ${showing}`}
        </h2>
      )}
      {!hasFound && <EmptyState drawing="search" isHeading title={t('nothingTitle', { query })} text={t('nothingText')} />}
      {groups.map(({ name, title, dishes }, index) => (
        <DishGroup key={name} title={title} dishes={dishes} isFirst={index === 0} {...listed} />
      ))}
    </>
  );
}

interface Titles {
  readonly related: string;
  readonly popular: string;
}

/** The groups that have dishes, in the order in which they are shown. */
function groupsOf({ best, related }: FoundProducts<Product>, menu: readonly Product[], titles: Titles) {
  const others = () => menu.filter((product) => !related.includes(product));
  const popular = best.length > 0 ? popularBesides([...best, ...related], menu) : popularProducts(others(), popularInPlace);
  const groups = [
    { name: 'best', title: null, dishes: best },
    { name: 'related', title: titles.related, dishes: related },
    { name: 'popular', title: titles.popular, dishes: popular },
  ];
  return groups.filter(({ dishes }) => dishes.length > 0);
}
