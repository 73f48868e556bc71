import { type Id, parseId } from '#domain/id.ts';
import { defaultLocale, type Locale, parseLocale } from '#domain/locale.ts';
import { type PageName, pageAt, pages, publicPages, splitLocale } from '#domain/routes.ts';
import type { PreferredSchemes } from '#domain/scheme.ts';
import { sessionCookieName } from '../../auth/sessions.ts';
import { parseCookies } from '../../http/cookies.ts';
import { isPrefetch } from '../../http/prefetch.ts';
import { preferredSchemes } from '../../http/scheme-cookies.ts';
import { type Preferences, preferencesOf } from './preferences.ts';

/** The pages that are drawn from the same view; `other`: the pages that are not public, which know their visitor. */
type ViewKind = 'home' | 'dish' | 'restaurant' | 'branches' | 'content' | 'other';

/** What is read of a request for a page, as plain data: requests that read the same have the same view. */
export interface PageRequest {
  readonly kind: ViewKind;
  readonly locale: Locale;
  /** without a language */
  readonly path: string;
  /** of the dish, the restaurant or the page of editors at this path; null: it can't be one */
  readonly id: Id | null;
  /** of a public page without what none reads, so that an advertiser's mark makes no page of its own */
  readonly query: string;
  readonly schemes: PreferredSchemes;
  readonly preferences: Preferences;
  /** of the session, by the name of its cookie */
  readonly tokens: Readonly<Record<string, string | undefined>>;
  /** the browser has the hint of a signed-in customer (R-SESSION-2) */
  readonly hasHint: boolean;
  /** the page is only prefetched: no cookie changes (R-PAGE-10) */
  readonly isPrefetch: boolean;
}

/** The parts of a request that are read. */
interface SentRequest {
  /** path and query as they were sent */
  readonly url: string;
  readonly headers: { readonly cookie?: string | undefined; readonly 'sec-purpose'?: string | readonly string[] | undefined };
}

/** What public pages read of their address. */
const parameters = new Set(['folder', 'tag', 'q']);
const sessionCookies = [true, false].map(sessionCookieName);
/** The parts of home that a page asks for later (R-PAGE-9). */
const partsOfHome = ['/fragments/menu', '/fragments/search', '/fragments/cart'];
const kinds: Partial<Record<PageName, ViewKind>> = { home: 'home', product: 'dish', restaurant: 'restaurant', branches: 'branches' };

/** The only reader of address, cookies and session of a visitor for public pages. */
export function readPageRequest({ url, headers }: SentRequest): PageRequest {
  const [pathname, query] = splitUrl(url);
  const { locale, path } = splitLocale(pathname.replace(/(.)\/$/, '$1'));
  const kind = kindAt(path);
  const cookies = parseCookies(headers.cookie ?? null);
  return {
    kind,
    locale,
    path,
    id: parseId(lastPartOf(path)),
    query: kind === 'other' ? query : readPart(query),
    schemes: preferredSchemes(cookies),
    preferences: preferencesOf(cookies),
    tokens: Object.fromEntries(sessionCookies.map((name) => [name, cookies[name]])),
    hasHint: cookies['user-id'] !== undefined,
    isPrefetch: isPrefetch(headers['sec-purpose']),
  };
}

/** Whether a response to this request may be shared with others: a public page, and no redirect, which depends on more than a page does. */
export function isShareable({ url, headers }: SentRequest): boolean {
  const [pathname, query] = splitUrl(url);
  if (pathname !== '/' && pathname.endsWith('/')) return false;
  const page = pageAt(splitLocale(pathname).path);
  if (page === null || !publicPages().includes(page)) return false;
  const parameters = query === '' ? null : new URLSearchParams(query);
  if (parameters?.has('promo') || parameters?.has('color-scheme') || parseLocale(parameters?.get('lang')) !== null) return false;
  if (pathname !== '/' || headers.cookie?.includes('i18n_redirected') !== true) return true;
  return (parseLocale(parseCookies(headers.cookie)['i18n_redirected']) ?? defaultLocale) === defaultLocale;
}

/** Whether a page at this address gets a view and nothing else of its visitor. */
export function isPublicAddress(pathname: string): boolean {
  return kindAt(splitLocale(pathname.replace(/(.)\/$/, '$1')).path) !== 'other';
}

function kindAt(path: string): ViewKind {
  if (partsOfHome.includes(path)) return 'home';
  const page = pageAt(path);
  if (page === null) return 'other';
  return kinds[page] ?? (pages[page].kind === 'content' ? 'content' : 'other');
}

function splitUrl(url: string): readonly [pathname: string, query: string] {
  const [pathname = '', query = ''] = url.split(/\?(.*)/s, 2);
  return [pathname, query];
}

function readPart(query: string): string {
  if (query === '') return query;
  const read = query.split('&').filter((part) => parameters.has(new URLSearchParams(part).keys().next().value ?? ''));
  return read.join('&');
}

function lastPartOf(path: string): string | undefined {
  try {
    return decodeURIComponent(path.split('/').at(-1) ?? '');
  } catch {
    return undefined;
  }
}
