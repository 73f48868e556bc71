import { createServer, get, type IncomingMessage, type RequestListener, type RequestOptions, type Server, STATUS_CODES } from 'node:http';
import { Server as SocketServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import sirv from 'sirv';
import { calls } from '#contract/calls.ts';
import { locales } from '#domain/locale.ts';
import { pagePath } from '#domain/routes.ts';
import type { Config } from '../config/config.ts';
import { isDraining, setStarting, startDraining } from '../lib/readiness.ts';
import { log } from '../log.ts';
import { isMetricsRequest, serveMetrics } from '../metrics/serve-metrics.ts';
import { watchRequest } from '../metrics/watch-requests.ts';
import { acceptedHosts, clientAddress, normalize, rejectRequest } from './host-check.ts';
import { createPacer } from './pacer.ts';
import { cachePages } from './page-cache.ts';

const drainLimitMs = 14_000;
const announceMs = 2_000;
const retryMs = 250;
const idleStepMs = 250;
/** A crowd of buyers leaves turns to whoever reads a page. */
const ordersPerTurn = 2;
/** How often connections are looked at that are over the limits below: none outlives its limit by more. */
const connectionsCheckingInterval = 3_000;
/** How much longer than announced an idle connection is kept: a request that leaves a client in time still arrives. */
const keepAliveBufferMs = 5_000;

interface ShopServerOptions {
  readonly config: Config;
  /** where the built files are that browsers fetch */
  readonly files: string;
  /** answers what is no file */
  readonly handler: RequestListener;
}

/**
 * Opens the doors: one of its own first, over which it asks itself for pages, then the one for everybody. Beside other processes it takes
 * visitors from its first good page on; alone there is nobody else to answer, and readiness says when it has one.
 */
export async function openShop({ config, files, handler, isAlone }: ShopServerOptions & { readonly isAlone: boolean }): Promise<Server> {
  const shop = createShopServer({ config, files, handler });
  setStarting(true);
  const ownAddress = createShopServer({ config, files, handler });
  const { port } = new URL(`http://${await listen(ownAddress, { port: 0, host: '127.0.0.1', exclusive: true })}`);
  const host = new URL(config.siteUrl).host;
  const isGood = await hasGoodPages(port, host);
  const good = isGood ? Promise.resolve() : keepTrying(() => hasGoodPages(port, host));
  const ready = good.then(() => {
    setStarting(false);
    ownAddress.close();
  });
  if (isGood || !isAlone) await ready;
  const address = await listen(shop, { port: config.port, host: config.host });
  log.info({ address, site: config.siteUrl }, 'listening');
  return shop;
}

function createShopServer({ config, files, handler }: ShopServerOptions): Server {
  const hosts = acceptedHosts(config.siteUrl);
  const serveFile = sirv(files, { brotli: true, gzip: true, etag: true, setHeaders: setFileHeaders });
  const fromCache = cachePages((path, status) => log.info({ method: 'GET', path, status, cached: true }));
  const pace = createPacer(ordersPerTurn);
  const server = createServer({ connectionsCheckingInterval }, (request, response) => {
    normalize(request);
    if (isMetricsRequest(request)) return void serveMetrics(request, response, config.metricsToken);
    watchRequest(request, response);
    const rejection = rejectRequest(request, hosts);
    if (rejection !== null) {
      response.writeHead(rejection, { 'content-type': 'text/plain; charset=utf-8', connection: 'close' });
      response.end(STATUS_CODES[rejection]);
      return;
    }
    if (isDraining()) response.setHeader('connection', 'close');
    request.headers['x-client-address'] = clientAddress(request, config.trustedProxies);
    if (isOrder(request)) pace(() => handler(request, response));
    else fromCache(request, response, () => serveFile(request, response, () => handler(request, response)));
  });
  server.headersTimeout = 10_000;
  server.requestTimeout = 20_000;
  server.keepAliveTimeout = config.keepAliveSeconds * 1_000;
  server.keepAliveTimeoutBuffer = keepAliveBufferMs;
  server.timeout = 60_000;
  return server;
}

function isOrder({ method, url = '' }: IncomingMessage): boolean {
  return method === 'POST' && url.startsWith(calls.placeOrder.path);
}

/** Names under `/_astro/` carry a hash of the content, so they never change. */
function setFileHeaders(response: { setHeader(name: string, value: string): void }, path: string): void {
  response.setHeader('cache-control', path.startsWith('/_astro/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600');
  response.setHeader('x-content-type-options', 'nosniff');
}

function listen(server: Server, address: { port: number; host: string; exclusive?: boolean }): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(address, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? `${address.address}:${address.port}` : String(address));
    });
  });
}

/** Pages with texts of the settings, in every language: each is 503 until the settings were read. */
const firstPages = locales.map((locale) => pagePath('about', locale));

/**
 * Whether this process answers pages with all that belongs to them. The first answer opens the database and begins the work in the
 * background: events that wait since the last end leave at once.
 */
async function hasGoodPages(port: string, host: string): Promise<boolean> {
  const statuses = await Promise.all(
    firstPages.map((path) => statusOf({ hostname: '127.0.0.1', port, path, headers: { host, connection: 'close' } })),
  );
  return statuses.every((status) => status === 200);
}

function statusOf(requested: RequestOptions): Promise<number> {
  return new Promise((resolve) => {
    const request = get(requested, (response) => {
      response.resume();
      response.once('close', () => resolve(response.statusCode ?? 0));
    });
    request.once('error', (error) => {
      log.warn({ reason: error.message }, 'the shop did not answer itself');
      resolve(0);
    });
  });
}

/** Whoever started this process ends it when that takes too long. */
async function keepTrying(isDone: () => Promise<boolean>): Promise<void> {
  log.warn('no good page yet');
  do await wait(retryMs, undefined, { ref: false });
  while (!isDraining() && !(await isDone()));
}

/** Readiness turns at once; connections are taken a moment longer, so that none which is already on its way is cut. */
export function drain(server: Server): void {
  if (isDraining()) return;
  startDraining();
  log.info('draining');
  setTimeout(() => {
    server.close(() => process.exit(0));
    endIdle(server);
  }, announceMs);
  setTimeout(() => process.exit(1), drainLimitMs).unref();
}

/**
 * Another process has taken this one's place: no new connection comes from now on, open ones are told to end with their next answer.
 * The site itself stays ready.
 */
export function drainReplaced(server: Server): void {
  if (isDraining()) return;
  startDraining({ isReplaced: true });
  log.info('retiring');
  // the server's own close would cut idle connections on which a request may be on its way
  SocketServer.prototype.close.call(server, () => process.exit(0));
  setTimeout(() => endIdle(server), announceMs);
  setTimeout(() => process.exit(1), drainLimitMs).unref();
}

/** An answer that had begun before keeps its connection open: it goes as soon as it rests. */
function endIdle(server: Server): void {
  server.closeIdleConnections();
  setInterval(() => server.closeIdleConnections(), idleStepMs).unref();
}
