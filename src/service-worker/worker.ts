import '#old-browsers/add-built-ins.ts';
import { keptOrder } from '#domain/order/kept-order.ts';
import { keptDataOf, keptWork, keptWorkHeader, keptWorkLifeMs } from '#domain/order/kept-work.ts';
import { localizedPath, splitLocale } from '#domain/routes.ts';
import {
  type CacheName,
  cacheNames,
  cacheOfFile,
  cacheOfPage,
  comesFromOutside,
  endsSession,
  endsTeamSession,
  filesOfPage,
  isDishPicture,
  isSamePicture,
  maxEntries,
  offlinePath,
  offlinePaths,
} from './cache-rules.ts';
import { savedNote, withKeptOrder, withMenuAge, withNote, withoutPastBanner } from './saved-page.ts';
import { showOrders } from './show-orders.ts';

/** The parts of a service worker's scope that this file uses; the library's own types conflict with those of pages. */
interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface FetchEvent extends WorkerEvent {
  readonly request: Request;
  /** the browser's navigation preload response; undefined without one */
  readonly preloadResponse?: Promise<Response | undefined>;
  respondWith(response: Promise<Response>): void;
}
interface WorkerScope {
  addEventListener(type: 'install' | 'activate', listener: (event: WorkerEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
  skipWaiting(): Promise<void>;
  readonly clients: { claim(): Promise<void> };
  readonly registration: { readonly navigationPreload?: { enable(): Promise<void> } };
  readonly cookieStore?: { get(name: string): Promise<{ readonly value?: string } | null> };
}

const worker = globalThis as unknown as WorkerScope & Parameters<typeof showOrders>[0];
/** The longest time that a page waits for the network when a cached one is available. */
const timeoutMs = 6_000;
/** In place of a dish's picture that is not cached while there is no network. */
const plate =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64" fill="none" stroke="#8a8f8a" stroke-opacity=".5" stroke-width="3"><circle cx="32" cy="32" r="22"/><circle cx="32" cy="32" r="12"/></svg>';

worker.addEventListener('install', (event) => {
  event.waitUntil(Promise.all(offlinePaths.map(keepOfflinePage)).then(() => worker.skipWaiting()));
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([removeOldCaches(), worker.registration.navigationPreload?.enable()]).then(() => worker.clients.claim()));
});

showOrders(worker);

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== location.origin) return;
  if (endsSession(request.method, pathname)) event.waitUntil(caches.delete('menu'));
  if (endsTeamSession(request.method, pathname)) event.waitUntil(caches.delete(keptWork.cache));
  if (request.method !== 'GET') return;
  if (request.mode === 'navigate') {
    const keptData = keptDataOf(pathname);
    if (keptData !== null) return event.respondWith(workPage(event, pathname, keptData));
    const cacheName = cacheOfPage(pathname);
    event.respondWith(cacheName === null ? orOffline(fetchPage(event), pathname) : networkFirst(event, cacheName));
    return;
  }
  const cacheName = cacheOfFile(pathname);
  if (cacheName !== null) event.respondWith(cacheFirst(event, cacheName));
});

/** The page from the network, which is also cached; without network the cached one, else the offline page. */
async function networkFirst(event: FetchEvent, cacheName: 'menu' | 'content'): Promise<Response> {
  const { request } = event;
  const fetched = fetchPage(event).then((response) => {
    if (isWhole(response)) event.waitUntil(keep(cacheName, request, response.clone()));
    return response;
  });
  fetched.catch(() => {});
  const redirect = await rememberedLanguage(request);
  const saved = redirect === undefined ? await caches.open(cacheName).then((cache) => cache.match(request)) : undefined;
  if (redirect === undefined && saved === undefined) return orOffline(fetched, new URL(request.url).pathname);
  const cached = async () => redirect ?? (await asSaved(saved as Response, cacheName, request));
  const late = new Promise<Response>((resolve) => setTimeout(() => resolve(cached()), timeoutMs));
  return Promise.race([fetched.catch(cached), late]);
}

/**
 * A page of the team's work from the network; without one as it was kept, which says itself since when there is none (R-CACHE-5).
 * @param keptData what it shows then
 */
async function workPage(event: FetchEvent, pathname: string, keptData: string): Promise<Response> {
  try {
    const response = await fetchPage(event);
    const kept = response.clone();
    event.waitUntil(response.headers.has(keptWorkHeader) ? keep('board', pathname, kept) : caches.delete(keptWork.cache));
    return response;
  } catch (error) {
    const cache = await caches.open(keptWork.cache);
    const [page, data] = [await cache.match(pathname), await cache.match(keptData)];
    const knownAt = Math.max(dateOf(page) ?? 0, dateOf(data) ?? 0);
    if (page !== undefined && Date.now() - knownAt < keptWorkLifeMs) return page;
    await caches.delete(keptWork.cache);
    return orOffline(Promise.reject(error), pathname);
  }
}

/** A cached page that says that it is one, and how old it is. */
async function asSaved(page: Response, cacheName: 'menu' | 'content', { url }: Request): Promise<Response> {
  const savedAt = dateOf(page);
  if (savedAt === null) return page;
  const { locale } = splitLocale(new URL(url).pathname);
  const now = Date.now();
  return withBody(page, withNote(withoutPastBanner(await page.text(), now), savedNote(cacheName, savedAt, now, locale), locale));
}

/** When the server sent a page, milliseconds. */
function dateOf(page: Response | undefined): number | null {
  const date = Date.parse(page?.headers.get('date') ?? '');
  return Number.isNaN(date) ? null : date;
}

/** The page with other HTML. */
function withBody(page: Response, html: string): Response {
  const headers = new Headers(page.headers);
  // of the body that the server sent
  for (const name of ['content-encoding', 'content-length', 'etag']) headers.delete(name);
  return new Response(html, { status: page.status, headers });
}

/**
 * Uses the browser's navigation preload response if there is one: its request includes where the visitor comes from, which the server needs
 * to choose the language. A request of this worker always comes from this site.
 */
async function fetchPage({ request, preloadResponse }: FetchEvent): Promise<Response> {
  return (await preloadResponse) ?? fetch(request);
}

/** The server's redirect for a visitor who opens `/` from outside with another language in the cookie (R-LANG-8). */
async function rememberedLanguage({ url, referrer }: Request): Promise<Response | undefined> {
  if (new URL(url).pathname !== '/' || !comesFromOutside(referrer, location.origin)) return undefined;
  const language = (await worker.cookieStore?.get('i18n_redirected'))?.value;
  return language === 'en' || language === 'uz' ? Response.redirect(`/${language}`) : undefined;
}

async function orOffline(fetched: Promise<Response>, pathname: string): Promise<Response> {
  try {
    return await fetched;
  } catch (error) {
    const offline = await caches.match(offlinePath(pathname));
    if (offline === undefined) throw error;
    return withKept(await withSavedMenu(offline, pathname), pathname);
  }
}

/** The offline page, which states how old the saved menu is that its button opens. */
async function withSavedMenu(offline: Response, pathname: string): Promise<Response> {
  const { locale } = splitLocale(pathname);
  const menu = await caches.open('menu').then((cache) => cache.match(localizedPath('/', locale)));
  const savedAt = dateOf(menu);
  if (savedAt === null) return offline;
  return withBody(offline, withMenuAge(await offline.text(), savedNote('age', savedAt, Date.now(), locale)));
}

/** The offline page with the order on its way, which the order's page has kept. */
async function withKept(offline: Response, pathname: string): Promise<Response> {
  const kept = await caches.open(keptOrder.cache).then((cache) => cache.match(keptOrder.path));
  const savedAt = dateOf(kept);
  if (kept === undefined || savedAt === null) return offline;
  const note = savedNote('order', savedAt, Date.now(), splitLocale(pathname).locale);
  return withBody(offline, withKeptOrder(await offline.text(), await kept.text(), note));
}

async function cacheFirst(event: FetchEvent, cacheName: 'files' | 'pictures'): Promise<Response> {
  const cached = await caches.open(cacheName).then((cache) => cache.match(event.request));
  if (cached !== undefined) return cached;
  try {
    const response = await fetch(event.request);
    if (isWhole(response)) event.waitUntil(keep(cacheName, event.request, response.clone()));
    return response;
  } catch (error) {
    const { pathname } = new URL(event.request.url);
    if (!isDishPicture(pathname)) throw error;
    return (await inAnotherSize(pathname)) ?? new Response(plate, { headers: { 'content-type': 'image/svg+xml' } });
  }
}

/** The picture as another page stored it. */
async function inAnotherSize(pathname: string): Promise<Response | undefined> {
  const cache = await caches.open('pictures');
  const stored = (await cache.keys()).find(({ url }) => isSamePicture(new URL(url).pathname, pathname));
  return stored && cache.match(stored);
}

function isWhole(response: Response): boolean {
  return response.status === 200 && response.type === 'basic' && !response.redirected;
}

async function keep(cacheName: CacheName, request: Request | string, response: Response): Promise<void> {
  const cache = await caches.open(cacheName);
  await cache.put(request, response);
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, Math.max(0, keys.length - maxEntries[cacheName])).map((key) => cache.delete(key)));
}

async function keepOfflinePage(path: string): Promise<void> {
  const response = await fetch(path, { cache: 'reload' });
  if (!isWhole(response)) return;
  const files = filesOfPage(await response.clone().text());
  await keep('content', path, response);
  const cache = await caches.open('files');
  await cache.addAll(files);
}

async function removeOldCaches(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => !cacheNames.some((cacheName) => cacheName === name)).map((name) => caches.delete(name)));
}
