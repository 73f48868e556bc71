import type { MiddlewareHandler } from 'hono';
import { problem } from '#domain/problem.ts';
import { databaseLateMs } from '../db/db-health.ts';
import { fallbackErrorPage } from '../http/fallback-error-page.ts';
import { problemBody } from './problem-response.ts';

/** How long a page and a call wait for a database that does not respond, and the delay after which it counts as not responding. */
const pageMs = 700;
const callMs = 4_800;
const lateMs = 500;
const checkMs = 50;

/**
 * Limits the wait for a database that does not respond: a page becomes its translated 503, a call UNAVAILABLE. A queue of queries does not
 * count.
 */
export const databaseTimeout: MiddlewareHandler = async (context, next) => {
  const { path } = context.req;
  const isCall = /^\/(api|promo|healthz|readyz)(\/|$)/.test(path);
  const waiting = new AbortController();
  const received = next().finally(() => waiting.abort());
  // the client has already received the timeout response; later errors are ignored
  received.catch(() => {});
  const isLate = await Promise.race([received.then(() => false), databaseLate(isCall ? callMs : pageMs, waiting.signal)]);
  if (!isLate) return undefined;
  const headers = { 'cache-control': 'no-store', 'retry-after': '5' };
  return isCall ? Response.json(problemBody(problem('UNAVAILABLE')), { status: 503, headers }) : fallbackErrorPage(path);
};

/** Resolves to true when the time is over and a database query has been waiting too long; never while the database responds. */
function databaseLate(afterMs: number, signal: AbortSignal): Promise<true> {
  return new Promise((resolve) => {
    const check = () => {
      if (signal.aborted) return;
      if (databaseLateMs() >= lateMs) resolve(true);
      else timer = setTimeout(readFirst, checkMs);
    };
    // results that arrived while the process was busy are read before the database counts as late
    const readFirst = () => setImmediate(check);
    let timer = setTimeout(readFirst, afterMs);
    signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
  });
}
