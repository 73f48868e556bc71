import { LRUCache } from 'lru-cache';
import { shownBanner } from '#domain/content/pages/banner-view.ts';
import type { Banner } from '#domain/content/pages/banners.ts';
import type { Id } from '#domain/id.ts';
import { defaultLocale, type Locale, parseLocale } from '#domain/locale.ts';
import type { Menu } from '#domain/menu/menu.ts';
import { hasServingTimes } from '#domain/menu/off-hours.ts';
import { neighborhoodOf } from '#domain/place/nearby.ts';
import { isOpenForPickup } from '#domain/place/pickup-nearby.ts';
import { canPickUpNear } from '#domain/place/pickup-reach.ts';
import { type PageName, pageAt, pagePath, pages, publicPages, splitLocale } from '#domain/routes.ts';
import { sessionCookieName } from '../auth/sessions.ts';
import { sharingSnapshot } from '../backend/embedded/shared-snapshot.ts';
import type { CacheView, ViewOf } from '../caching/cache-rules.ts';
import { now } from '../clock.ts';
import { parseCookies } from '../http/cookies.ts';
import { isPrefetch } from '../http/prefetch.ts';
import { log } from '../log.ts';
import { type Services, services } from '../services.ts';
import { homeBanners } from './home-banners.ts';
import { identityOf } from './identity-of.ts';
import { shopContent } from './shop-content.ts';
import { slotStartOf, visibleMenu } from './visible-menu.ts';
import { visitorPlace } from './visitor-place.ts';
import { visitorPreferences } from './visitor-preferences.ts';

/** What of a visitor decides a public page. */
interface PageVisitor {
  readonly page: PageName;
  /** without a language */
  readonly path: string;
  readonly locale: Locale;
  readonly cookies: Readonly<Record<string, string>>;
  /** the browser has the hint of a signed-in customer; a page clears a wrong one (R-SESSION-2) */
  readonly hasHint: boolean;
  /** home, without a search, has the row of a signed-in customer */
  readonly hasRow: boolean;
  readonly isPrefetch: boolean;
  /** the page is only prefetched: it clears no choice */
  readonly isAhead: boolean;
}

/** What public pages read of their address. */
const readParameters = new Set(['folder', 'tag', 'q', 'lang']);
const menuPages: readonly PageName[] = ['home', 'product'];
/** Its own menu is the same for everybody; its button depends on the visitor's. */
const pagesWithChoice: readonly PageName[] = [...menuPages, 'restaurant'];
const placeCookies = ['region', 'restaurantId'];
const pointCookies = ['longitude', 'latitude'];
const menuCookies = [...placeCookies, ...pointCookies, 'delivery', 'slot'];
/** A visitor chooses how long a cookie or an address is. */
const byKeyLetters = { maxSize: 512 * 1024, sizeCalculation: (_: unknown, key: string) => key.length + 1 };
/** Whether a session is a customer's is looked for once a second: it only decides whether a hint is cleared. */
const knownTokens = new LRUCache<string, boolean>({ max: 5_000, ttl: 1_000, ...byKeyLetters });
/** Of visitors without cookies, by address. */
const views = new LRUCache<string, { readonly view: CacheView | null }>({ max: 500, ...byKeyLetters });
const sessionCookies = [true, false].map(sessionCookieName);

/**
 * What a public page shows of its visitor: whether home has the row of a signed-in customer, order type, whether there is an address,
 * outside the zones whether a pickup is near, region, restaurants, pauses, problem, the list of products, fee and minutes, the banner; of a
 * dish which restaurants are open for pickup; of the branches the neighborhood of the address, to which distances are shown; of a
 * restaurant whether it is the chosen one, whether the visitor's menu is its menu, and with serving times the chosen slot. Whatever else a
 * page reads must enter here.
 */
export const pageView: ViewOf = (request) => {
  const { url = '', headers } = request;
  // without cookies there is one view of an address
  if (headers.cookie !== undefined || headers['sec-purpose'] !== undefined) return createView(request);
  const known = views.get(url);
  if (known !== undefined) return known.view;
  const view = createView(request);
  views.set(url, { view });
  return view;
};

const createView: ViewOf = ({ url = '', headers }) => {
  const [pathname = '', query = ''] = url.split(/\?(.*)/s, 2);
  const { locale, path } = splitLocale(pathname);
  const page = pageAt(path);
  if (page === null || !publicPages().includes(page) || mayLeadElsewhere(pathname, query, headers.cookie)) return null;
  const hasHint = /(^|;)\s*user-id\s*=/.test(headers.cookie ?? '');
  const visitor: PageVisitor = {
    page,
    path,
    locale,
    cookies: parseCookies(headers.cookie ?? null),
    hasHint,
    hasRow: hasHint && page === 'home' && !new URLSearchParams(query).get('q'),
    isPrefetch: isPrefetch(headers['sec-purpose']),
    isAhead: headers['sec-purpose'] !== undefined,
  };
  const address = addressOf(pathname, query);
  return { url: address, address, inputs: inputsOf(visitor), read: () => sharingSnapshot(() => readView(visitor)) };
};

/** A redirect keeps the whole query and depends on more than a page does: the links of a language and of a promo code. */
function mayLeadElsewhere(pathname: string, query: string, cookie: string | undefined): boolean {
  if (pathname !== '/' && pathname.endsWith('/')) return true;
  const parameters = new URLSearchParams(query);
  if (parameters.has('promo') || parseLocale(parameters.get('lang')) !== null) return true;
  if (pathname !== '/' || cookie?.includes('i18n_redirected') !== true) return false;
  return (parseLocale(parseCookies(cookie)['i18n_redirected']) ?? defaultLocale) !== defaultLocale;
}

/** Without what no page reads, so that an advertiser's mark does not make a page of its own. */
function addressOf(pathname: string, query: string): string {
  if (query === '') return pathname;
  const read = query.split('&').filter((part) => readParameters.has(new URLSearchParams(part).keys().next().value ?? ''));
  return read.length === 0 ? pathname : `${pathname}?${read.join('&')}`;
}

function inputsOf({ page, path, locale, cookies, hasHint, hasRow, isPrefetch, isAhead }: PageVisitor): string {
  const names = [...(pagesWithChoice.includes(page) ? menuCookies : placeCookies), ...sessionCookies];
  if (page === 'branches') names.push(...pointCookies);
  const kind = page === 'restaurant' ? path : [...menuPages, 'branches'].includes(page) ? page : pages[page].kind;
  return JSON.stringify([kind, locale, hasHint, hasRow, isPrefetch, isAhead, ...names.map((name) => cookies[name])]);
}

async function readView(visitor: PageVisitor): Promise<string | null> {
  const serving = await services();
  const { page, path, locale, cookies, isAhead, hasHint, hasRow } = visitor;
  if (await clearsHint(serving, visitor)) return null;
  const { backend } = serving;
  const preferences = visitorPreferences(cookies);
  const at = now();
  const reads = { regions: () => backend.regions(locale), restaurants: () => backend.restaurants(locale, at) };
  const { gone, paused } = await visitorPlace(reads, preferences, at, log);
  if (gone.length > 0 && !isAhead && pages[page].kind !== 'content') return null;
  const closures = paused.map(({ id }) => id);
  if (page === 'branches') return JSON.stringify([closures, neighborhoodOf(preferences.coordinates)]);
  if (!pagesWithChoice.includes(page)) return JSON.stringify([closures]);
  const { menu, problem, region, restaurants, chosen, restaurant } = await visibleMenu({ backend, locale, now: at, preferences });
  if (page === 'restaurant') {
    const isPageOf = (id: Id | null | undefined) => path === pagePath('restaurant', defaultLocale, id ?? '');
    const isOwn = isPageOf(menu?.restaurantId);
    const slotStart = isOwn && menu && hasServingTimes(menu.products) ? slotStartOf(preferences, at) : null;
    return JSON.stringify([closures, isPageOf(preferences.restaurantId), isOwn, slotStart]);
  }
  return JSON.stringify([
    closures,
    hasRow,
    preferences.orderType,
    preferences.coordinates !== null,
    preferences.coordinates && menu?.restaurantId === null && canPickUpNear(preferences.coordinates, restaurants),
    region?.id,
    chosen?.id,
    restaurant?.id,
    problem,
    menu && menuView(menu),
    page === 'product' ? restaurants.map((one) => Number(isOpenForPickup(one, at))).join('') : null,
    menu && page === 'home' ? shownBanner(await bannersOf(serving, hasHint), { locale, now: at, menu })?.id : null,
  ]);
}

async function bannersOf(serving: Services, hasHint: boolean): Promise<readonly Banner[]> {
  const { pages } = await shopContent(serving).pages();
  return homeBanners(pages.banners, serving.backend, hasHint);
}

/** Everything of a menu, its lists by their identity: they are the same objects for as long as nothing of them changes. */
export function menuView({ categories, products, ...terms }: Menu): readonly unknown[] {
  return [identityOf(categories), identityOf(products), terms];
}

/** Looking for the session also notes that it is used. */
async function clearsHint({ sessions, config }: Services, { cookies, hasHint, isPrefetch }: PageVisitor): Promise<boolean> {
  const token = cookies[sessionCookieName(config.isHttps)];
  const isCustomer = token !== undefined && (knownTokens.get(token) ?? (await findCustomer(sessions, token)));
  return hasHint && !isPrefetch && !isCustomer;
}

async function findCustomer(sessions: Services['sessions'], token: string): Promise<boolean> {
  const session = await sessions.find(token, now());
  const isCustomer = (session?.customerId ?? null) !== null;
  knownTokens.set(token, isCustomer);
  return isCustomer;
}
