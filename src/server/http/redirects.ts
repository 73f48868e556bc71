import { defaultLocale, type Locale, parseLocale } from '#domain/locale.ts';
import { localizedPath, pageParameters, pagePath, splitLocale } from '#domain/routes.ts';
import { parseScheme } from '#domain/scheme.ts';
import { parseCookies } from './cookies.ts';
import { isPrefetch } from './prefetch.ts';
import { promoLinkCookie } from './promo-link.ts';
import { schemeCookie } from './scheme-cookies.ts';

const localeCookieSeconds = 365 * 24 * 60 * 60;

/** The parts of a request that decide a redirect. `url` is parsed from the request line; only its path and query are used. */
export interface RedirectInput {
  readonly method: string;
  readonly url: URL;
  readonly headers: Headers;
  readonly siteUrl: string;
  readonly isHttps: boolean;
}

/**
 * The redirects of pages (R-LANG-7, R-LANG-8, R-PAGE-2, R-SITE-6): the link with a promo code, the language link, the link to a color scheme, the trailing slash, the
 * remembered language on `/`. Locations are paths of this site, never absolute. Null: no redirect.
 */
export function pageRedirect(input: RedirectInput): Response | null {
  if (input.method !== 'GET' && input.method !== 'HEAD') return null;
  return promoLink(input) ?? languageLink(input) ?? schemeLink(input) ?? trailingSlash(input) ?? rememberedLanguage(input);
}

/** Keeps the code for the cart of this browser (R-PROMO-2); the page itself is the one without it. */
function promoLink({ url, headers, isHttps }: RedirectInput): Response | null {
  const code = url.searchParams.get('promo');
  if (code === null) return null;
  const query = new URLSearchParams(url.searchParams);
  query.delete('promo');
  const response = redirect(303, withQuery(cleanPath(url.pathname), query.toString()));
  const cookie = promoLinkCookie(code, isHttps);
  if (cookie !== null && !isPrefetch(headers.get('sec-purpose'))) response.headers.append('set-cookie', cookie);
  return response;
}

function languageLink({ url, headers, isHttps }: RedirectInput): Response | null {
  const locale = parseLocale(url.searchParams.get('lang'));
  if (locale === null) return null;
  const query = new URLSearchParams(url.searchParams);
  for (const [name, value] of foreignOfReferrer(url, headers)) if (!query.has(name)) query.append(name, value);
  query.delete('lang');
  const { path } = splitLocale(cleanPath(url.pathname));
  const location = withQuery(localizedPath(path, locale), query.toString());
  const response = redirect(303, location);
  if (!isPrefetch(headers.get('sec-purpose'))) response.headers.append('set-cookie', localeCookie(locale, isHttps));
  return response;
}

/** `light`, `dark`, or `auto`: as the phone prefers. */
function schemeLink({ url, headers, isHttps }: RedirectInput): Response | null {
  const wanted = url.searchParams.get('color-scheme');
  const chosen = parseScheme(wanted);
  if (chosen === null && wanted !== 'auto') return null;
  const query = new URLSearchParams(url.searchParams);
  query.delete('color-scheme');
  const response = redirect(303, withQuery(cleanPath(url.pathname), query.toString()));
  if (!isPrefetch(headers.get('sec-purpose'))) response.headers.append('set-cookie', schemeCookie(chosen, isHttps));
  return response;
}

/** The query parameters of the referrer that no page reads: a cached page is shared and can't include them in its links. */
function foreignOfReferrer(url: URL, headers: Headers): [name: string, value: string][] {
  const from = URL.parse(headers.get('referer') ?? '');
  const isSamePage = from?.host === url.host && splitLocale(cleanPath(from.pathname)).path === splitLocale(cleanPath(url.pathname)).path;
  return isSamePage ? [...from.searchParams].filter(([name]) => !pageParameters.has(name)) : [];
}

function trailingSlash({ url }: RedirectInput): Response | null {
  const path = cleanPath(url.pathname);
  return path === url.pathname ? null : redirect(308, withQuery(path, url.search.slice(1)));
}

function rememberedLanguage({ method, url, headers, siteUrl }: RedirectInput): Response | null {
  if (method !== 'GET' || url.pathname !== '/' || !comesFromOutside(headers, siteUrl) || isRobot(headers)) return null;
  const locale = parseLocale(parseCookies(headers.get('cookie'))['i18n_redirected']);
  if (locale === null || locale === defaultLocale) return null;
  return redirect(302, withQuery(pagePath('home', locale), url.search.slice(1)));
}

function comesFromOutside(headers: Headers, siteUrl: string): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site === 'none' || site === 'cross-site';
  return URL.parse(headers.get('referer') ?? '')?.origin !== siteUrl;
}

function isRobot(headers: Headers): boolean {
  return /bot|crawl|spider|slurp|preview|facebookexternalhit|lighthouse/i.test(headers.get('user-agent') ?? '');
}

/** One slash at the start, none at the end, one between two segments. */
function cleanPath(pathname: string): string {
  return `/${pathname.split('/').filter(Boolean).join('/')}`;
}

function withQuery(path: string, query: string): string {
  return query === '' ? path : `${path}?${query}`;
}

function localeCookie(locale: Locale, isHttps: boolean): string {
  return `i18n_redirected=${locale}; Path=/; Max-Age=${localeCookieSeconds}; SameSite=Lax${isHttps ? '; Secure' : ''}`;
}

function redirect(status: number, location: string): Response {
  return new Response(null, { status, headers: { location, 'cache-control': 'no-store' } });
}
