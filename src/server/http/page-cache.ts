import type { IncomingMessage, RequestListener } from 'node:http';
import { LRUCache } from 'lru-cache';
import { parseLocale } from '#domain/locale.ts';
import { pageAt, publicPages, splitLocale } from '#domain/routes.ts';
import { sessionCookieName } from '../auth/sessions.ts';
import { cacheVersion } from '../lib/cache-version.ts';
import { parseCookies } from '../lib/cookies.ts';
import { within } from '../lib/within.ts';
import { type CapturedResponse, captureResponse } from './capture-response.ts';
import { normalizeCacheKey } from './normalize-cache-key.ts';

/** Opening hours, pauses and slots change with the clock alone, so no page is older. */
const maxAgeMs = 1_000;
const maxPages = 300;
/** The limit for all pages together: the home page without compression is fifteen times as large as with it. */
const maxBytes = 16 * 1024 * 1024;
const maxBodyBytes = 1024 * 1024;
/** A slower read of the version is not waited for: the page is rendered. */
const timeoutMs = 200;

type Next = () => void;

/**
 * Shares anonymous GET responses for one second per version of the data; concurrent requests wait for one render.
 * @param onHit called for each response that was not rendered
 */
export function cachePages(onHit: (path: string, status: number) => void): (...args: [...Parameters<RequestListener>, Next]) => void {
  const pages = new LRUCache<string, CapturedResponse, () => Promise<CapturedResponse | undefined>>({
    max: maxPages,
    maxSize: maxBytes,
    sizeCalculation: ({ body }) => Math.max(1, body.byteLength),
    ttl: maxAgeMs,
    ignoreFetchAbort: true,
    async fetchMethod(_key, _stale, { context: render, options }) {
      const start = performance.now();
      const rendered = await render();
      options.ttl = Math.max(1, maxAgeMs - (performance.now() - start));
      return rendered;
    },
  });
  const currentVersion = sharedByWaiting(() => (cacheVersion() ?? unknownVersion)());

  const respond: ReturnType<typeof cachePages> = async (request, response, next) => {
    const version = await currentVersion().catch(() => null);
    if (version === null) return next();
    let isRendered = false;
    const render = async () => {
      isRendered = true;
      const captured = captureResponse(response);
      next();
      const whole = await captured;
      return whole !== null && isCacheable(whole) ? whole : undefined;
    };
    const key = keyOf(request, version);
    const page = pages.get(key) ?? (await pages.fetch(key, { context: render }));
    if (isRendered) return;
    if (page === undefined) return next();
    onHit((request.url ?? '').split('?', 1)[0] ?? '', page.status);
    response.writeHead(page.status, page.headers).end(page.body);
  };

  return (request, response, next) => {
    const isForAnybody = request.method === 'GET' && isPublicPage(request.url ?? '') && !isSignedIn(request) && !mayLeadElsewhere(request);
    if (!isForAnybody || cacheVersion() === null) return next();
    normalizeCacheKey(request);
    void respond(request, response, next);
  };
}

function unknownVersion(): Promise<string> {
  return Promise.reject(new Error('changes are not counted'));
}

/** Concurrent requests share one read, which always starts after they arrived. */
function sharedByWaiting<Value>(read: () => Promise<Value>): () => Promise<Value> {
  let next: Promise<Value> | null = null;
  const readSoon = async () => {
    await new Promise((resolve) => setImmediate(resolve));
    next = null;
    return within(read(), timeoutMs);
  };
  return () => {
    next ??= readSoon();
    return next;
  };
}

function isPublicPage(url: string): boolean {
  const page = pageAt(splitLocale(url.split('?', 1)[0] ?? '').path);
  return page !== null && publicPages.includes(page);
}

/** A redirect keeps the whole query, a cached page reads only its own parameters. */
function mayLeadElsewhere({ url = '', headers }: IncomingMessage): boolean {
  const [path = '', query = ''] = url.split('?', 2);
  if (query === '') return false;
  if (parseLocale(new URLSearchParams(query).get('lang')) !== null) return true;
  const isRemembered = parseLocale(parseCookies(headers.cookie ?? null)['i18n_redirected']) !== null;
  return path.endsWith('/') && (path !== '/' || isRemembered);
}

function isSignedIn({ headers }: IncomingMessage): boolean {
  const cookies = parseCookies(headers.cookie ?? null);
  return [true, false].some((isHttps) => cookies[sessionCookieName(isHttps)] !== undefined);
}

/** All parts of a request that pages and their redirects read. */
function keyOf({ url, headers }: IncomingMessage, version: string): string {
  const whence = headers['sec-fetch-site'] ?? [headers.referer, headers['user-agent']];
  return JSON.stringify([
    version,
    url,
    headers.host,
    headers.cookie,
    headers['accept-encoding'],
    headers['if-none-match'],
    headers['sec-purpose'],
    whence,
  ]);
}

function isCacheable({ status, headers, body }: CapturedResponse): boolean {
  const isPage = status === 200 || status === 304;
  const isOpen = headers['set-cookie'] === undefined && !/no-store/.test(String(headers['cache-control'] ?? 'no-store'));
  return isPage && isOpen && body.byteLength <= maxBodyBytes;
}
