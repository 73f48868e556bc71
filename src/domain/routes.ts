import type { Id } from './id.ts';
import { defaultLocale, type Locale, locales } from './locale.ts';

/**
 * The audience of a page, which decides how it is cached, listed and previewed (R-PAGE-1, R-CACHE-1): `shop` pages show the menu, `content`
 * pages the texts of the settings, `table` is laid by several people, `account` pages need a customer, `office` pages a member of staff or an
 * editor, `admin` pages a person of the team.
 */
export type PageKind = 'shop' | 'content' | 'offline' | 'table' | 'sign-in' | 'account' | 'office' | 'admin';

/** The paths of all pages by their kind, without a language; `:id` is a placeholder for an id. */
const paths = {
  shop: { home: '/', restaurant: '/restaurant/:id', product: '/product/:id' },
  content: {
    branches: '/filial',
    about: '/about',
    contacts: '/contacts',
    offer: '/offer',
    privacy: '/privacy',
    /** a page that editors made; its id is the slug */
    own: '/p/:id',
  },
  offline: { offline: '/offline' },
  table: { table: '/table' },
  'sign-in': { signIn: '/sign-in' },
  account: {
    profile: '/profile',
    checkout: '/profile/cart',
    history: '/profile/history',
    order: '/profile/history/:id',
    addresses: '/profile/addresses',
    favorites: '/profile/favorites',
  },
  office: { staff: '/staff', editor: '/editor' },
  admin: { admin: '/admin' },
} as const satisfies Readonly<Record<PageKind, Readonly<Record<string, string>>>>;

type Paths = typeof paths;
type NameOf<Kind extends PageKind> = Extract<keyof Paths[Kind], string>;
type NameWithId<Group> = { [Name in keyof Group]: Group[Name] extends `${string}:id` ? Name : never }[keyof Group];
type PageWithId = { [Kind in PageKind]: NameWithId<Paths[Kind]> }[PageKind];
type ContentPageName = NameOf<'content'>;

export type PageName = { [Kind in PageKind]: NameOf<Kind> }[PageKind];

const pathOf: Readonly<Record<PageName, string>> = Object.assign({}, ...Object.values(paths));

interface Page {
  readonly path: string;
  readonly kind: PageKind;
}

/** Every page of the site. The build leaves it out of scripts that only build paths. */
export const pages: Readonly<Record<PageName, Page>> = /* @__PURE__ */ listPages();

function listPages(): Record<PageName, Page> {
  const kinds = Object.keys(paths) as PageKind[];
  const entries = kinds.flatMap((kind) => Object.entries(paths[kind]).map(([name, path]) => [name, { path, kind }]));
  return Object.fromEntries(entries) as Record<PageName, Page>;
}

/** The path of a page in a language. */
export function pagePath(name: Exclude<PageName, PageWithId>, locale: Locale): string;
export function pagePath(name: PageWithId, locale: Locale, id: Id): string;
export function pagePath(name: PageName, locale: Locale, id = ''): string {
  return localizedPath(pathOf[name].replace(':id', encodeURIComponent(id)), locale);
}

/** The pages of staff and editors, and everything below them; browsers need no other kind of page. */
const officePath = /^\/(staff|editor)(\/|$)/;

/** A path in a language: Russian has no prefix, and the pages of staff and editors have one URL for all. It may have a query. */
export function localizedPath(path: string, locale: Locale): string {
  if (locale === defaultLocale || officePath.test(path)) return path;
  const isRoot = path === '/' || path.startsWith('/?');
  return `/${locale}${isRoot ? path.slice(1) : path}`;
}

/** The menu of one category. */
export function categoryPath(id: Id, locale: Locale): string {
  return localizedPath(`/?folder=${encodeURIComponent(id)}`, locale);
}

/** Splits `/en/about` into its language and `/about`; `/ru/…` is not a page and is not split (R-LANG-4). */
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
export const closedPages = ['table', 'signIn', 'profile', 'staff', 'editor', 'admin'] as const satisfies readonly PageName[];

/** The public pages, which search engines list, with or without `:id`. */
export function publicPages(): readonly PageName[] {
  return pageNames().filter((name) => ['shop', 'content'].includes(pages[name].kind));
}

function pageNames(): PageName[] {
  return Object.keys(pages) as PageName[];
}

/** The language tags that search engines read (R-PAGE-3). */
const languageTags: Readonly<Record<Locale, string>> = { ru: 'ru-UZ', en: 'en', uz: 'uz-Latn-UZ' };

export interface Alternate {
  readonly hreflang: string;
  readonly path: string;
}

/** The same page in every language that it has and as `x-default`, for hreflang links. */
export function alternates(path: string, languages: readonly Locale[] = locales): readonly Alternate[] {
  return [
    ...languages.map((locale) => ({ hreflang: languageTags[locale], path: localizedPath(path, locale) })),
    { hreflang: 'x-default', path: localizedPath(path, defaultLocale) },
  ];
}

/** The query parameters that pages use (R-PAGE-1). */
export const pageParameters: ReadonlySet<string> = new Set(['folder', 'tag', 'q', 'next', 'cursor', 'lang', 'color-scheme']);

const base = 'http://site.invalid';

/**
 * The target after signing in: a path of this site with its query and fragment, else `fallback` (R-SESSION-6).
 * The resolved path is checked, not the text: dot segments and backslashes can resolve to `//`, the URL of another site.
 */
export function parseNextPath(text: string | null, fallback: string): string {
  if (text === null || !text.startsWith('/') || !URL.canParse(text, base)) return fallback;
  const { origin, pathname, search, hash } = new URL(text, base);
  const path = `${pathname}${search}${hash}`;
  return origin === base && /^\/(?![/\\])/.test(path) ? path : fallback;
}
