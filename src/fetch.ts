import { astro, getFetchState } from 'astro/hono';
import { Hono, type MiddlewareHandler } from 'hono';
import { requestId } from 'hono/request-id';
import { TrieRouter } from 'hono/router/trie-router';
import { kindOf, pageAt, splitLocale } from '#domain/routes.ts';
import { createApi } from '#server/api/app.ts';
import { databaseTimeout } from '#server/api/database-timeout.ts';
import { sharingReads } from '#server/backend/upstream/shared-reads.ts';
import { now } from '#server/clock.ts';
import { readConfig } from '#server/config/config.ts';
import { cachePolicy } from '#server/http/cache-policy.ts';
import { fallbackErrorPage } from '#server/http/fallback-error-page.ts';
import { health } from '#server/http/health.ts';
import { isPreviewPath, isScriptless, parsePreviewPath, previewRequest, previewResponse } from '#server/http/preview.ts';
import { pageRedirect } from '#server/http/redirects.ts';
import { setSecurityHeaders } from '#server/http/security-headers.ts';
import { log, requestLog } from '#server/log.ts';
import { encodeResponse } from '#server/pages/finish.ts';
import { readerOf } from '#server/pages/preview-access.ts';
import { shareVisits } from '#server/pages/share.ts';
import { sharedVisits } from '#server/pages/shared-visits.ts';
import { services } from '#server/services.ts';

const config = readConfig(process.env);
shareVisits(sharedVisits);

const render = astro();

/** Renders a page as one text, because `encodeResponse` needs the whole of it: streaming it would only cost time. */
const renderPage: MiddlewareHandler = (context, next) => {
  getFetchState(context).streaming = false;
  return render(context, next);
};

/**
 * Handles every request except those for files: id, log, delivery, health, API, redirects, then the pages. The default router compiles all
 * paths at the first request, which takes longer than this one needs for thousands.
 */
const app = new Hono({ strict: false, router: new TrieRouter() });

app.use(requestId({ headerName: '' }));

app.use(async (context, next) => {
  const start = performance.now();
  await next();
  const response = await encodeResponse(context.req.raw, context.res);
  context.res = undefined;
  context.res = response;
  const { path } = context.req;
  const isDevelopment = import.meta.env.DEV;
  setSecurityHeaders(context.res.headers, config, {
    isPreview: isPreviewPath(path),
    isScriptless: isScriptless(path),
    // its address links to the map of all restaurants
    hasMap: pageAt(splitLocale(path).path) !== 'restaurant',
    isDevelopment,
  });
  // the development server writes its own log line
  if (isDevelopment) return;
  requestLog.info({
    request: context.get('requestId'),
    method: context.req.method,
    // a preview's path contains a secret token
    path: isPreviewPath(context.req.path) ? '/preview' : context.req.path,
    status: context.res.status,
    ms: Math.round(performance.now() - start),
  });
});

app.use(databaseTimeout);

app.route('/', health(services));
app.route('/', createApi(services, now));

app.use((_context, next) => sharingReads(next));

const pages = new Hono().use(renderPage);

app.get('/preview/*', async (context, next) => {
  const path = parsePreviewPath(context.req.path);
  const reader = path && (await readerOf(path, context.req.raw.headers, await services(), now()));
  if (!path || !reader) return next();
  return previewResponse(await pages.fetch(previewRequest(context.req.raw, path, reader)), path.token);
});

app.use(async (context, next) => {
  const url = new URL(context.req.url);
  const { siteUrl, isHttps } = config;
  const redirect = pageRedirect({ method: context.req.method, url, headers: context.req.raw.headers, siteUrl, isHttps });
  if (redirect !== null) return redirect;
  if (!['GET', 'HEAD'].includes(context.req.method)) return context.text('Method Not Allowed', 405, { allow: 'GET, HEAD' });
  await next();
  const { headers, status } = context.res;
  const { path } = splitLocale(url.pathname);
  // the notice of a pause depends on the cookies of region and restaurant
  if (kindOf(path) === 'content') headers.append('vary', 'Cookie');
  if (!headers.has('cache-control')) headers.set('cache-control', status === 200 ? cachePolicy(path) : 'no-store');
  return undefined;
});

app.use(renderPage);

app.onError((error, context) => {
  log.error({ request: context.get('requestId'), error: error.message, stack: error.stack }, 'no page could be rendered');
  return fallbackErrorPage(context.req.path);
});

export default app;
