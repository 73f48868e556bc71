import { useStore } from '@nanostores/react';
import { useEffect, useMemo } from 'react';
import type { Banner, BannerLink } from '#domain/content/pages/banners.ts';
import { type BannerIssue, lintBanners } from '#domain/content/pages/lint-banners.ts';
import { $pageChoices, loadPageChoices } from '#stores/editor/page-choices.ts';
import { $promoCodes, checkPromoCode } from '#stores/editor/promo-codes.ts';

/** How long nobody types a promo code before it is checked, milliseconds. */
const pauseMs = 600;

/**
 * The issues of banners; a link to the menu is checked once the menus are known, a promo code when nobody types it.
 * @param isDead whether a link leads to nothing
 */
export function useBannerIssues(banners: readonly Banner[], isDead: (path: string) => boolean): BannerIssue[] {
  const choices = useStore($pageChoices, { ssr: () => 'loading' as const });
  const promoCodes = useStore($promoCodes);
  const needsMenus = banners.some(({ link }) => link?.kind === 'folder' || link?.kind === 'dish');
  useEffect(() => {
    if (needsMenus) void loadPageChoices();
  }, [needsMenus]);
  useEffect(() => {
    const codes = banners.flatMap(({ link }) => (link?.kind === 'promo' && link.code !== '' ? [link.code] : []));
    const timer = setTimeout(() => codes.forEach((code) => void checkPromoCode(code)), pauseMs);
    return () => clearTimeout(timer);
  }, [banners]);
  return useMemo(() => {
    const isGone = (link: Extract<BannerLink, { id: string }>) =>
      typeof choices !== 'string' && !choices[link.kind === 'folder' ? 'folders' : 'dishes'].some(({ id }) => id === link.id);
    return lintBanners(banners, (link) => {
      if (link.kind === 'promo') return promoCodes.get(link.code) ?? null;
      return (link.kind === 'page' ? isDead(link.path) : isGone(link)) ? 'dead_link' : null;
    });
  }, [banners, choices, promoCodes, isDead]);
}
