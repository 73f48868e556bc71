import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { Id } from '#domain/id.ts';
import type { Locale } from '#domain/locale.ts';
import { translator, type Words } from '#domain/words.ts';
import { $favorites, $favoritesSynced, syncFavorites } from '#stores/shop/favorites.ts';
import { $menu, type LoadedMenu, loadMenu } from '#stores/shop/menu.ts';
import { EmptyState } from '#ui/feedback/EmptyState/EmptyState.tsx';
import { ProblemState } from '#ui/feedback/ProblemState/ProblemState.tsx';
import { withErrorBoundary } from '#ui/IslandErrorBoundary/with-error-boundary.tsx';
import styles from './FavoriteList.module.css';
import { FavoriteRow } from './FavoriteRow.tsx';

export interface FavoriteListProps {
  locale: Locale;
  words: Words;
  /** The menu's page. */
  menuHref: string;
}

const none: readonly Id[] = [];
const unloaded: LoadedMenu = { status: 'idle', products: new Map(), problem: null };

/**
 * The favorite dishes with their prices here and now, one tap from the cart.
 *
 * ## Why an island?
 *
 * What this browser liked before sign-in joins the account's list here, and hearts and the cart change under the finger.
 */
export const FavoriteList = withErrorBoundary(function FavoriteList({ locale, words, menuHref }: FavoriteListProps) {
  const say = translator<'favorite-list'>(words);
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
      <EmptyState
        icon="heart"
        title={say('emptyTitle')}
        text={say('emptyText')}
        action={
          <a className={styles['to-menu']} href={menuHref}>
            {say('toMenu')}
          </a>
        }
      />
    );
  }
  if (menu.status === 'error') {
    return <ProblemState message={menu.problem?.message || say('failed')} retryLabel={say('retry')} onRetry={() => void loadMenu()} />;
  }
  const here = favorites.flatMap((id) => menu.products.get(id) ?? []);
  const elsewhere = menu.status === 'success' ? favorites.length - here.length : 0;
  return (
    <>
      <ul className={styles['list']} aria-busy={menu.status !== 'success'}>
        {here.map((product) => (
          <FavoriteRow key={product.id} product={product} products={menu.products} locale={locale} say={say} />
        ))}
      </ul>
      {elsewhere > 0 && <p className={styles['note']}>{say('elsewhere', { count: elsewhere })}</p>}
    </>
  );
});
