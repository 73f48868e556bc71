import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { sessionCookieName } from '../modules/sessions.ts';
import { parseCookies } from './cookies.ts';
import { dataVersion } from './data-version.ts';
import { isContentPage, splitPagePath } from './page-path.ts';
import { type RecordedAnswer, recordAnswer } from './record-answer.ts';
import { stripUnread } from './strip-unread.ts';

/** Opening hours, pauses and slots change with the clock alone: no page is older. */
const maxAgeMs = 1_000;
const maxPages = 300;
const maxBodyBytes = 64 * 1024;
/** A count that comes later is not waited for: the page is rendered. */
const patienceMs = 200;

interface Kept {
  readonly version: string;
  readonly until: number;
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
    pages.set(key, { version, until: performance.now() + maxAgeMs, answer: recorded });
    render();
  };

  return (request, response, render) => {
    const isForAnybody = request.method === 'GET' && isPublicPage(request.url ?? '') && !isSignedIn(request);
    if (!isForAnybody || dataVersion() === null) return render();
    stripUnread(request);
    void answer(request, response, render);
  };
}

/** The oldest stand first: the map is in the order of keeping. */
function forgetOld(pages: Map<string, Kept>): void {
  for (const [key, { until }] of pages) {
    if (pages.size < maxPages && performance.now() < until) return;
    pages.delete(key);
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
  const { path } = splitPagePath(url.split('?', 1)[0] ?? '');
  return path === '/' || isContentPage(path) || /^\/(product|restaurant)\/[^/]+$/.test(path);
}

function isSignedIn({ headers }: IncomingMessage): boolean {
  const cookies = parseCookies(headers.cookie ?? null);
  return [true, false].some((isHttps) => cookies[sessionCookieName(isHttps)] !== undefined);
}

/** Everything of a request that pages and their redirects read. */
function keyOf({ url, headers }: IncomingMessage): string {
  const whence = headers['sec-fetch-site'] ?? [headers.referer, headers['user-agent']];
  return JSON.stringify([url, headers.host, headers.cookie, headers['accept-encoding'], headers['if-none-match'], whence]);
}

function mayBeKept({ status, headers, body }: RecordedAnswer): boolean {
  const isPage = status === 200 || status === 304;
  const isOpen = headers['set-cookie'] === undefined && !/no-store/.test(String(headers['cache-control'] ?? 'no-store'));
  return isPage && isOpen && body.byteLength <= maxBodyBytes;
}
