import { useStore } from '@nanostores/react';
import { memo, useEffect, useLayoutEffect, useMemo } from 'react';
import type { Id } from '#domain/id.ts';
import type { Locale } from '#domain/locale.ts';
import { cardPrice } from '#domain/menu/product.ts';
import type { Product, ProductsById } from '#domain/menu/types.ts';
import { type Translate, translator, type Words } from '#domain/words.ts';
import { $favorites, $favoritesSynced, syncFavorites } from '#stores/shop/favorites.ts';
import { $menu, type LoadedMenu, loadMenu } from '#stores/shop/menu.ts';
import { menuSwapped } from '#stores/shop/menu-swapped.ts';
import { DishCard } from '#ui/DishCard/DishCard.tsx';
import '#ui/feedback/EmptyState/EmptyState.css';
import { EmptyState } from '#ui/feedback/EmptyState/EmptyState.tsx';
import { ProblemState } from '#ui/feedback/ProblemState/ProblemState.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { withErrorBoundary } from '#ui/IslandErrorBoundary/with-error-boundary.tsx';
import { CartLink } from './CartLink.tsx';
import styles from './FavoriteList.module.css';

export interface FavoriteListProps {
  locale: Locale;
  /** of `favorite-list` and `dish-card` */
  words: Words;
  /** The URL of the menu's page. */
  menuHref: string;
  /** Dishes of the menu to continue with. */
  popular?: readonly Id[] | undefined;
  /** When the dishes are served that are not at the moment of the menu. */
  offHours?: Readonly<Record<Id, string>> | undefined;
}

type FavoriteWords = 'favorite-list' | 'dish-card';

/** Whole rows of two cards and of three. */
const mostPopular = 6;
const none: readonly Id[] = [];
const unloaded: LoadedMenu = { status: 'idle', products: new Map(), problem: null };

/**
 * The favorite dishes with their prices at the chosen place, and one button to add each to the cart.
 *
 * ## Why an island?
 *
 * Favorites stored in this browser before sign-in join the account's list here, and hearts and the cart change without a reload.
 */
export const FavoriteList = withErrorBoundary(function FavoriteList({
  locale,
  words,
  menuHref,
  popular = none,
  offHours = {},
}: FavoriteListProps) {
  const t = useMemo(() => translator<FavoriteWords>(words), [words]);
  const favorites = useStore($favorites, { ssr: () => none });
  const isSynced = useStore($favoritesSynced, { ssr: () => false });
  const menu = useStore($menu, { ssr: () => unloaded });

  useEffect(() => {
    void syncFavorites();
    void loadMenu();
  }, []);

  const cards = { products: menu.products, offHours, locale, t };
  const others = popular.flatMap((id) => (favorites.includes(id) ? [] : (menu.products.get(id) ?? [])));
  const more = others.length > 0 && (
    <section className={styles['popular']}>
      <h2>{t('popular')}</h2>
      <Cards {...cards} dishes={others.slice(0, mostPopular)} />
    </section>
  );

  if (favorites.length === 0 && !isSynced) return <div className={styles['waiting']} aria-busy="true" />;
  if (favorites.length === 0) {
    return (
      <>
        <EmptyState
          drawing="favorites"
          title={t('emptyTitle')}
          text={t('emptyText')}
          action={
            <a className={styles['to-menu']} href={menuHref}>
              {t('toMenu')}
            </a>
          }
        />
        {more}
        <CartLink locale={locale} words={words} />
      </>
    );
  }
  if (menu.status === 'error') {
    return <ProblemState message={menu.problem?.message || t('failed')} retryLabel={t('retry')} onRetry={() => void loadMenu()} />;
  }
  const onMenu = favorites.flatMap((id) => menu.products.get(id) ?? []);
  const elsewhere = menu.status === 'success' ? favorites.length - onMenu.length : 0;
  return (
    <>
      <h2 className="hidden">{t('listTitle')}</h2>
      <Cards {...cards} dishes={onMenu} isLoading={menu.status !== 'success'} moreHref={menuHref} />
      {elsewhere > 0 && <p className={styles['note']}>{t('elsewhere', { count: elsewhere })}</p>}
      {menu.status === 'success' && more}
      <CartLink locale={locale} words={words} />
    </>
  );
});

interface CardsProps {
  dishes: readonly Product[];
  isLoading?: boolean;
  products: ProductsById;
  offHours: Readonly<Record<Id, string>>;
  locale: Locale;
  t: Translate<FavoriteWords>;
  /** Where more favorites can be found. */
  moreHref?: string;
}

const Card = memo(DishCard);

/** The cards of dishes, which the script of the page makes work: it is told of each other list. */
function Cards({ dishes, isLoading = false, products, offHours, locale, t, moreHref }: CardsProps) {
  const ids = dishes.map(({ id }) => id).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each other list
  useLayoutEffect(() => void document.dispatchEvent(new CustomEvent(menuSwapped)), [ids]);
  return (
    <div className={styles['list']} aria-busy={isLoading}>
      <ul>
        {dishes.map((product) => (
          <li key={product.id}>
            <Card product={product} price={cardPrice(product, products)} served={offHours[product.id] ?? null} locale={locale} t={t} />
          </li>
        ))}
      </ul>
      {moreHref !== undefined && !isLoading && <MoreLink t={t} href={moreHref} />}
    </div>
  );
}

/** The way to more favorites, in place of the cards that the last row lacks. */
function MoreLink({ t, href }: { t: Translate<FavoriteWords>; href: string }) {
  return (
    <a className={styles['more']} href={href}>
      <span className={styles['more-icon']}>
        <Icon name="heart" sizePx={26} />
      </span>
      <b>{t('more')}</b>
      <span>{t('moreText')}</span>
    </a>
  );
}
