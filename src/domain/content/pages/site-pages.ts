import type { LocalizedText } from '../../locale.ts';
import { noText } from '../../localized-text.ts';
import type { Banner } from './banners.ts';
import type { Block, PagePicture } from './blocks.ts';

/** The pages with an address and content of their own (R-PAGE-1), which may have a head of their own and blocks. */
export const fixedPages = ['about', 'contacts', 'filial', 'offer', 'privacy'] as const;
export type FixedPage = (typeof fixedPages)[number];

/** What editors add to a page. */
export interface PageContent {
  /** '' in every language: the page's usual title */
  readonly title: LocalizedText;
  /** one or two sentences under the title */
  readonly lead: LocalizedText;
  /** for search engines and shared links; '' in every language: the page's usual description, if it has one */
  readonly description: LocalizedText;
  /** the picture of the head; null: the head is text alone */
  readonly picture: PagePicture | null;
  readonly blocks: readonly Block[];
}

/** Where links lead to an own page from. */
type PagePlace = 'header' | 'footer' | 'none';

/** A page at `/p/{slug}`. `id` stays the same when the slug changes. */
export interface OwnPage extends PageContent {
  readonly id: string;
  readonly slug: string;
  readonly place: PagePlace;
}

/** All that editors add to pages. The order of own pages is the order of their links; the first banner that may be shown is shown. */
export interface SitePages {
  readonly fixed: Readonly<Record<FixedPage, PageContent>>;
  readonly own: readonly OwnPage[];
  /** of home */
  readonly banners: readonly Banner[];
}

export const emptyPage: PageContent = { title: noText, lead: noText, description: noText, picture: null, blocks: [] };

/** Before the first edit. */
export const noPages: SitePages = {
  fixed: { about: emptyPage, contacts: emptyPage, filial: emptyPage, offer: emptyPage, privacy: emptyPage },
  own: [],
  banners: [],
};

/** Pages stored by an earlier version, which may have had fewer of them. */
export function withAllPages(stored: Partial<SitePages>): SitePages {
  const fixed = Object.fromEntries(fixedPages.map((name) => [name, { ...emptyPage, ...stored.fixed?.[name] }]));
  return { fixed: { ...noPages.fixed, ...fixed }, own: stored.own ?? [], banners: stored.banners ?? [] };
}

/** Null: there is no such page. */
export function ownPageOf(pages: SitePages, slug: string): OwnPage | null {
  return pages.own.find((page) => page.slug === slug) ?? null;
}

const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Whether a text has the form of a slug: lower-case Latin letters, digits and single hyphens. */
export function isSlug(text: string): boolean {
  return slugPattern.test(text);
}

/** Names of other pages, languages and parts of addresses, so that no own page is mistaken for one of them. */
const reservedSlugs: ReadonlySet<string> = new Set([
  ...fixedPages,
  ...['ru', 'en', 'uz', 'p', 'api', 'admin', 'editor', 'staff', 'preview', 'media', 'new', 'index', 'home'],
  ...['product', 'restaurant', 'profile', 'sign-in', 'offline', 'promo', 'fragments', 'sitemap', 'robots'],
]);

interface SlugProblem {
  readonly code: 'SLUG_TAKEN' | 'SLUG_RESERVED';
  readonly slug: string;
}

/** The first slug that is reserved or that two pages have; null: there is none. */
export function slugProblem(own: readonly Pick<OwnPage, 'slug'>[]): SlugProblem | null {
  const seen = new Set<string>();
  for (const { slug } of own) {
    if (reservedSlugs.has(slug)) return { code: 'SLUG_RESERVED', slug };
    if (seen.has(slug)) return { code: 'SLUG_TAKEN', slug };
    seen.add(slug);
  }
  return null;
}

/** All pages with their names, in the order of the site: for checks and searches over all of them. */
export function everyPage(
  pages: SitePages,
): readonly { readonly name: string; readonly page: PageContent; readonly own: OwnPage | null }[] {
  return [
    ...fixedPages.map((name) => ({ name, page: pages.fixed[name], own: null })),
    ...pages.own.map((page) => ({ name: `/p/${page.slug}`, page, own: page })),
  ];
}
