import type { Id } from './id.ts';
import { defaultLocale, type Locale, locales } from './locale.ts';

/**
 * The audience of a page, which decides how it is cached, listed and previewed (contract §6): `shop` pages show the menu, `content`
 * pages the texts of the settings, `account` pages need a customer, `office` pages a member of staff or an editor, `admin` pages a person
 * of the team.
 */
export type PageKind = 'shop' | 'content' | 'offline' | 'sign-in' | 'account' | 'office' | 'admin';

interface Page {
  /** without a language; `:id` is a placeholder for an id */
  readonly path: string;
  readonly kind: PageKind;
}

/** Every page of the site. */
export const pages = {
  home: { path: '/', kind: 'shop' },
  restaurant: { path: '/restaurant/:id', kind: 'shop' },
  product: { path: '/product/:id', kind: 'shop' },
  branches: { path: '/filial', kind: 'content' },
  about: { path: '/about', kind: 'content' },
  contacts: { path: '/contacts', kind: 'content' },
  offer: { path: '/offer', kind: 'content' },
  privacy: { path: '/privacy', kind: 'content' },
  /** a page that editors made; its id is the slug */
  own: { path: '/p/:id', kind: 'content' },
  offline: { path: '/offline', kind: 'offline' },
  signIn: { path: '/sign-in', kind: 'sign-in' },
  profile: { path: '/profile', kind: 'account' },
  checkout: { path: '/profile/cart', kind: 'account' },
  history: { path: '/profile/history', kind: 'account' },
  order: { path: '/profile/history/:id', kind: 'account' },
  addresses: { path: '/profile/addresses', kind: 'account' },
  favorites: { path: '/profile/favorites', kind: 'account' },
  staff: { path: '/staff', kind: 'office' },
  editor: { path: '/editor', kind: 'office' },
  admin: { path: '/admin', kind: 'admin' },
  adminMenu: { path: '/admin/menu', kind: 'admin' },
  adminRestaurants: { path: '/admin/restaurants', kind: 'admin' },
  adminZones: { path: '/admin/zones', kind: 'admin' },
  adminPromo: { path: '/admin/promo', kind: 'admin' },
  adminTeam: { path: '/admin/team', kind: 'admin' },
  adminLog: { path: '/admin/log', kind: 'admin' },
} as const satisfies Readonly<Record<string, Page>>;

export type PageName = keyof typeof pages;
type PageWithId = { [Name in PageName]: (typeof pages)[Name]['path'] extends `${string}:id` ? Name : never }[PageName];

type ContentPageName = { [Name in PageName]: (typeof pages)[Name]['kind'] extends 'content' ? Name : never }[PageName];

/** The path of a page in a language. */
export function pagePath(name: Exclude<PageName, PageWithId>, locale: Locale): string;
export function pagePath(name: PageWithId, locale: Locale, id: Id): string;
export function pagePath(name: PageName, locale: Locale, id = ''): string {
  return localizedPath(pages[name].path.replace(':id', encodeURIComponent(id)), locale);
}

/** The pages of staff and editors, and everything below them; browsers need no other kind of page. */
const officePath = /^\/(staff|editor)(\/|$)/;

/** A path in a language: Russian has no prefix, and the pages of staff and editors have one URL for all. It may have a query. */
export function localizedPath(path: string, locale: Locale): string {
  if (locale === defaultLocale || officePath.test(path)) return path;
  const isRoot = path === '/' || path.startsWith('/?');
  return `/${locale}${isRoot ? path.slice(1) : path}`;
}

/** Splits `/en/about` into its language and `/about`; `/ru/…` is not a page and is not split (contract §6). */
export function splitLocale(pathname: string): { readonly locale: Locale; readonly path: string } {
  const [, prefix, rest] = /^\/(\w+)(\/.*)?$/.exec(pathname) ?? [];
  const locale = locales.find((known) => known === prefix && known !== defaultLocale);
  return locale === undefined ? { locale: defaultLocale, path: pathname } : { locale, path: rest ?? '/' };
}

/** The page at a path without a language; null: there is none. */
export function pageAt(path: string): PageName | null {
  const pattern = path.replace(/\/[^/]+$/, '/:id');
  const names = pageNames();
  return names.find((name) => pages[name].path === path) ?? names.find((name) => pages[name].path === pattern) ?? null;
}

/** The page with texts of the settings at a path without a language; null: there is none. */
export function contentPageAt(path: string): ContentPageName | null {
  const name = pageAt(path);
  return name !== null && pages[name].kind === 'content' ? (name as ContentPageName) : null;
}

/** The kind of a path without a language; subpages of pages that are not public are not public either. null: the path has no page. */
export function kindOf(path: string): PageKind | null {
  const page = pageAt(path);
  if (page !== null) return pages[page].kind;
  const closed = closedPages.find((name) => path.startsWith(`${pages[name].path}/`));
  return closed === undefined ? null : pages[closed].kind;
}

/** The top-level private pages: not in shared caches, not listed. */
export const closedPages = ['signIn', 'profile', 'staff', 'editor', 'admin'] as const satisfies readonly PageName[];

/** The public pages, which search engines list, with or without `:id`. */
export function publicPages(): readonly PageName[] {
  return pageNames().filter((name) => ['shop', 'content'].includes(pages[name].kind));
}

function pageNames(): PageName[] {
  return Object.keys(pages) as PageName[];
}

/** The language tags that search engines read (contract §6). */
const languageTags: Readonly<Record<Locale, string>> = { ru: 'ru-UZ', en: 'en', uz: 'uz-Latn-UZ' };

export interface Alternate {
  readonly hreflang: string;
  readonly path: string;
}

/** The same page in every language and as `x-default`, for hreflang links. */
export function alternates(path: string): readonly Alternate[] {
  return [
    ...locales.map((locale) => ({ hreflang: languageTags[locale], path: localizedPath(path, locale) })),
    { hreflang: 'x-default', path: localizedPath(path, defaultLocale) },
  ];
}

/** The query parameters that pages use (contract §6). */
export const pageParameters: ReadonlySet<string> = new Set(['folder', 'tag', 'q', 'next', 'cursor', 'lang']);

const base = 'http://site.invalid';

/**
 * The target after signing in: a path of this site with its query and fragment, else `fallback` (contract §4).
 * The resolved path is checked, not the text: dot segments and backslashes can resolve to `//`, the URL of another site.
 */
export function parseNextPath(text: string | null, fallback: string): string {
  if (text === null || !text.startsWith('/') || !URL.canParse(text, base)) return fallback;
  const { origin, pathname, search, hash } = new URL(text, base);
  const path = `${pathname}${search}${hash}`;
  return origin === base && /^\/(?![/\\])/.test(path) ? path : fallback;
}
