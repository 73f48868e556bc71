import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { parseLocale } from '#domain/locale.ts';
import { pageAt, publicPages, splitLocale } from '#domain/routes.ts';
import { sessionCookieName } from '../auth/sessions.ts';
import { dataVersion } from '../lib/cache-version.ts';
import { parseCookies } from '../lib/cookies.ts';
import { type RecordedAnswer, recordAnswer } from './capture-response.ts';
import { stripUnread } from './normalize-cache-key.ts';

/** Opening hours, pauses and slots change with the clock alone: no page is older. */
const maxAgeMs = 1_000;
const maxPages = 300;
/** Of all pages together: home without compression is fifteen times as large as with it. */
const maxKeptBytes = 16 * 1024 * 1024;
const maxBodyBytes = 1024 * 1024;
/** A count that comes later is not waited for: the page is rendered. */
const patienceMs = 200;

interface Kept {
  readonly version: string;
  readonly until: number;
  /** 0 until the answer is whole */
  bytes: number;
  /** null: not to be given to anybody else */
  readonly answer: Promise<RecordedAnswer | null>;
}

type Next = () => void;

/**
 * Gives what one visitor who is not signed in got to those who ask for exactly the same within a second, while nothing of what is sold or said has changed;
 * several at once wait for one rendering. @param told is called for each answer that was not rendered
 */
export function keepPages(told: (path: string, status: number) => void): (...args: [...Parameters<RequestListener>, Next]) => void {
  const pages = new Map<string, Kept>();
  const currentVersion = togetherWithOthers(() => (dataVersion() ?? unknownVersion)());

  const answer = async (request: IncomingMessage, response: ServerResponse, render: Next) => {
    const version = await currentVersion().catch(() => null);
    if (version === null) return render();
    const key = keyOf(request);
    const kept = pages.get(key);
    if (kept !== undefined && kept.version === version && performance.now() < kept.until) {
      const ready = await kept.answer;
      if (ready === null) return render();
      told((request.url ?? '').split('?', 1)[0] ?? '', ready.status);
      response.writeHead(ready.status, ready.headers).end(ready.body);
      return;
    }
    const recorded = recordAnswer(response).then((made) => (made !== null && mayBeKept(made) ? made : null));
    pages.delete(key);
    forgetOld(pages);
    const made: Kept = { version, until: performance.now() + maxAgeMs, bytes: 0, answer: recorded };
    pages.set(key, made);
    render();
    made.bytes = (await recorded)?.body.byteLength ?? 0;
    forgetOld(pages);
  };

  return (request, response, render) => {
    const isForAnybody = request.method === 'GET' && isPublicPage(request.url ?? '') && !isSignedIn(request) && !mayLeadElsewhere(request);
    if (!isForAnybody || dataVersion() === null) return render();
    stripUnread(request);
    void answer(request, response, render);
  };
}

/** The oldest stand first: the map is in the order of keeping. */
function forgetOld(pages: Map<string, Kept>): void {
  let bytes = [...pages.values()].reduce((sum, kept) => sum + kept.bytes, 0);
  for (const [key, kept] of pages) {
    if (pages.size < maxPages && bytes <= maxKeptBytes && performance.now() < kept.until) return;
    pages.delete(key);
    bytes -= kept.bytes;
  }
}

function unknownVersion(): Promise<string> {
  return Promise.reject(new Error('changes are not counted'));
}

/** Requests that arrive together ask once; nobody gets an answer to a question that was asked before they came. */
function togetherWithOthers<Value>(ask: () => Promise<Value>): () => Promise<Value> {
  let next: Promise<Value> | null = null;
  const askSoon = async () => {
    await new Promise((resolve) => setImmediate(resolve));
    next = null;
    const late = new Promise<never>((_, reject) => setTimeout(() => reject(new Error('late')), patienceMs).unref());
    return Promise.race([ask(), late]);
  };
  return () => {
    next ??= askSoon();
    return next;
  };
}

function isPublicPage(url: string): boolean {
  const page = pageAt(splitLocale(url.split('?', 1)[0] ?? '').path);
  return page !== null && publicPages.includes(page);
}

/** A redirect keeps the whole query, a page that is kept reads only its own parameters. */
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

/** Everything of a request that pages and their redirects read. */
function keyOf({ url, headers }: IncomingMessage): string {
  const whence = headers['sec-fetch-site'] ?? [headers.referer, headers['user-agent']];
  return JSON.stringify([
    url,
    headers.host,
    headers.cookie,
    headers['accept-encoding'],
    headers['if-none-match'],
    headers['sec-purpose'],
    whence,
  ]);
}

function mayBeKept({ status, headers, body }: RecordedAnswer): boolean {
  const isPage = status === 200 || status === 304;
  const isOpen = headers['set-cookie'] === undefined && !/no-store/.test(String(headers['cache-control'] ?? 'no-store'));
  return isPage && isOpen && body.byteLength <= maxBodyBytes;
}
