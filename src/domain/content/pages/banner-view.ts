import type { Locale } from '../../locale.ts';
import type { Menu } from '../../menu/menu.ts';
import { localizedPath, pagePath } from '../../routes.ts';
import { localMinute } from '../publish-time.ts';
import { type Banner, type BannerLink, isCurrent } from './banners.ts';
import { type PictureView, textIn, viewPicture } from './block-view.ts';

/** A banner as home shows it in one language. */
export interface BannerView {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly picture: PictureView | null;
  readonly until: string | null;
  /** null: it is no link */
  readonly href: string | null;
  /** '': none */
  readonly code: string;
}

interface BannerContext {
  readonly locale: Locale;
  readonly now: number;
  /** the visitor's menu */
  readonly menu: Pick<Menu, 'categories' | 'products'>;
}

/** The banner that home shows: the first whose time it is and whose folder or dish the visitor's menu contains; null: none. */
export function shownBanner(banners: readonly Banner[], { locale, now, menu }: BannerContext): BannerView | null {
  const minute = localMinute(now);
  const banner = banners.find((each) => isCurrent(each, minute) && isOnMenu(each.link, menu));
  if (banner === undefined) return null;
  const { id, title, text, picture, until, link } = banner;
  return {
    id,
    until,
    title: textIn(title, locale),
    text: textIn(text, locale),
    picture: picture === null ? null : viewPicture(picture, locale),
    href: link === null ? null : hrefOf(link, locale),
    code: link?.kind === 'promo' ? link.code : '',
  };
}

function isOnMenu(link: BannerLink | null, { categories, products }: BannerContext['menu']): boolean {
  if (link?.kind === 'folder') return categories.some(({ id }) => id === link.id);
  return link?.kind !== 'dish' || products.some(({ id }) => id === link.id);
}

function hrefOf(link: BannerLink, locale: Locale): string | null {
  switch (link.kind) {
    case 'folder':
      return `${pagePath('home', locale)}?folder=${encodeURIComponent(link.id)}`;
    case 'dish':
      return pagePath('product', locale, link.id);
    case 'page':
      return localizedPath(link.path, locale);
    case 'promo':
      // the fragment stays after the redirect, and says that the code counts (`MenuBanner`)
      return link.code === '' ? null : `${pagePath('home', locale)}?promo=${encodeURIComponent(link.code)}#promo`;
  }
}
