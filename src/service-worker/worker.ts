import { endsSession, filesOfPage, mostOnShelf, offlinePath, offlinePaths, type Shelf, shelfOfFile, shelfOfPage, shelves } from './kept.ts';

/** What this file uses of a service worker's scope; the library's own types can't stand beside those of pages. */
interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface FetchEvent extends WorkerEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface WorkerScope {
  addEventListener(type: 'install' | 'activate', listener: (event: WorkerEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
  skipWaiting(): Promise<void>;
  readonly clients: { claim(): Promise<void> };
}

const worker = globalThis as unknown as WorkerScope;
/** Further than this no page waits for the network while a kept one is at hand. */
const patienceMs = 6_000;

worker.addEventListener('install', (event) => {
  event.waitUntil(Promise.all(offlinePaths.map(keepOfflinePage)).then(() => worker.skipWaiting()));
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(removeOldShelves().then(() => worker.clients.claim()));
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== location.origin) return;
  if (endsSession(request.method, pathname)) event.waitUntil(caches.delete('menu'));
  if (request.method !== 'GET') return;
  if (request.mode === 'navigate') {
    const shelf = shelfOfPage(pathname);
    event.respondWith(shelf === null ? orOffline(fetch(request), pathname) : freshOrKeptPage(event, shelf));
    return;
  }
  const shelf = shelfOfFile(pathname);
  if (shelf !== null) event.respondWith(keptOrFetched(event, shelf));
});

/** The network's page, kept on the way; without network the kept one, else the page that says so. */
async function freshOrKeptPage(event: FetchEvent, shelf: 'menu' | 'content'): Promise<Response> {
  const { request } = event;
  const kept = await caches.open(shelf).then((cache) => cache.match(request));
  const fetched = fetch(request).then((answer) => {
    if (isWhole(answer)) event.waitUntil(keep(shelf, request, answer.clone()));
    return answer;
  });
  if (kept === undefined) return orOffline(fetched, new URL(request.url).pathname);
  const late = new Promise<Response>((resolve) => setTimeout(resolve, patienceMs, kept));
  return Promise.race([fetched.catch(() => kept), late]);
}

async function orOffline(fetched: Promise<Response>, pathname: string): Promise<Response> {
  try {
    return await fetched;
  } catch (error) {
    const offline = await caches.match(offlinePath(pathname));
    if (offline === undefined) throw error;
    return offline;
  }
}

async function keptOrFetched(event: FetchEvent, shelf: 'files' | 'pictures'): Promise<Response> {
  const kept = await caches.open(shelf).then((cache) => cache.match(event.request));
  if (kept !== undefined) return kept;
  const answer = await fetch(event.request);
  if (isWhole(answer)) event.waitUntil(keep(shelf, event.request, answer.clone()));
  return answer;
}

function isWhole(answer: Response): boolean {
  return answer.status === 200 && answer.type === 'basic' && !answer.redirected;
}

async function keep(shelf: Shelf, request: Request | string, answer: Response): Promise<void> {
  const cache = await caches.open(shelf);
  await cache.put(request, answer);
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, Math.max(0, keys.length - mostOnShelf[shelf])).map((key) => cache.delete(key)));
}

async function keepOfflinePage(path: string): Promise<void> {
  const answer = await fetch(path, { cache: 'reload' });
  if (!isWhole(answer)) return;
  const files = filesOfPage(await answer.clone().text());
  await keep('content', path, answer);
  const cache = await caches.open('files');
  await cache.addAll(files);
}

async function removeOldShelves(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => !shelves.some((shelf) => shelf === name)).map((name) => caches.delete(name)));
}
