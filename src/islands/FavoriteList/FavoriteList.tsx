import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect } from 'react';
import type { Id } from '#domain/id.ts';
import type { Locale } from '#domain/locale.ts';
import { translator, type Words } from '#domain/words.ts';
import { $favorites, $favoritesSynced, syncFavorites } from '#stores/shop/favorites.ts';
import { $menu, type LoadedMenu, loadMenu } from '#stores/shop/menu.ts';
import { EmptyState } from '#ui/feedback/EmptyState/EmptyState.tsx';
import { ProblemState } from '#ui/feedback/ProblemState/ProblemState.tsx';
import { withErrorBoundary } from '#ui/IslandErrorBoundary/with-error-boundary.tsx';
import { CartLink } from './CartLink.tsx';
import { FavoriteCard } from './FavoriteCard.tsx';
import styles from './FavoriteList.module.css';

export interface FavoriteListProps {
  locale: Locale;
  words: Words;
  /** The URL of the menu's page. */
  menuHref: string;
  /** When the dishes are served that are not at the moment of the menu. */
  offHours?: Readonly<Record<Id, string>> | undefined;
  /** Popular dishes below the list, rendered by the server. */
  children?: ReactNode;
}

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
  offHours = {},
  children,
}: FavoriteListProps) {
  const t = translator<'favorite-list'>(words);
  const favorites = useStore($favorites, { ssr: () => none });
  const isSynced = useStore($favoritesSynced, { ssr: () => false });
  const menu = useStore($menu, { ssr: () => unloaded });

  useEffect(() => {
    void syncFavorites();
    void loadMenu();
  }, []);

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
        {children}
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
      <ul className={styles['list']} aria-busy={menu.status !== 'success'}>
        {onMenu.map((product) => (
          <FavoriteCard key={product.id} product={product} products={menu.products} served={offHours[product.id]} locale={locale} t={t} />
        ))}
      </ul>
      <CartLink locale={locale} words={words} />
      {elsewhere > 0 && <p className={styles['note']}>{t('elsewhere', { count: elsewhere })}</p>}
      {menu.status === 'success' && children}
    </>
  );
});
