import { type ContentPage, contentPages } from '#domain/content/fields.ts';
import { type FixedPage, fixedPages, type SitePages } from '#domain/content/pages/site-pages.ts';
import type { Locale } from '#domain/locale.ts';
import { type PageName, pagePath } from '#domain/routes.ts';

/** A section of the workspace: a page, settings shared by all pages, the own pages, banners, or pictures. */
export type Section = ContentPage | 'filial' | 'own' | 'banners' | 'pictures';

export const sections: readonly Section[] = [
  'about',
  'contacts',
  'filial',
  'offer',
  'privacy',
  'own',
  'banners',
  'pictures',
  'look',
  'ordering',
];

/** The section as a page with fields of the settings; null: it has none. */
export function contentPageOf(section: Section): ContentPage | null {
  return contentPages.find((page) => page === section) ?? null;
}

/** The section as a page that may have a head and blocks. */
export function fixedPageOf(section: Section): FixedPage | null {
  return fixedPages.find((page) => page === section) ?? null;
}

/** The page that shows what a section changes. */
const shownOn = {
  about: 'about',
  contacts: 'contacts',
  filial: 'branches',
  offer: 'offer',
  privacy: 'privacy',
  look: 'home',
  ordering: 'home',
} as const satisfies Readonly<Record<Exclude<Section, 'own' | 'banners' | 'pictures'>, PageName>>;

/** The address of the preview of a section, by language; null: there is nothing to show, or the section has previews of its own. */
export function previewOf(section: Section, pages: SitePages, ownId: string | null): ((locale: Locale) => string) | null {
  if (section === 'banners' || section === 'pictures') return null;
  if (section !== 'own') return (locale) => pagePath(shownOn[section], locale);
  const own = pages.own.find(({ id }) => id === ownId);
  return own === undefined ? null : (locale) => pagePath('own', locale, own.slug);
}
