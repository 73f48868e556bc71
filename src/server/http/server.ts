import {
  createServer,
  get,
  type IncomingMessage,
  type RequestListener,
  type RequestOptions,
  type Server,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http';
import { Server as SocketServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import sirv from 'sirv';
import { locales } from '#domain/locale.ts';
import { pagePath } from '#domain/routes.ts';
import type { Config } from '../config/config.ts';
import { log } from '../log.ts';
import { isMetricsRequest, serveMetrics } from '../metrics/serve-metrics.ts';
import { watchRequest } from '../metrics/watch-requests.ts';
import { isDraining, setStarting, startDraining } from '../readiness.ts';
import { type BodyLimits, limitBodyTime } from './body-time.ts';
import { acceptedHosts, clientAddress, normalize, rejectRequest } from './host-check.ts';

const drainLimitMs = 14_000;
const announceMs = 2_000;
const retryMs = 250;
const idleStepMs = 250;
/** How often connections are checked for the limits below: none exceeds its limit by more. */
const connectionsCheckingInterval = 3_000;
/** The largest file at 9 KB a second; `limitBodyTime` closes what advances more slowly. */
const longestRequestMs = 30 * 60_000;
/** How much longer than announced an idle connection stays open, so that a request that a client sends in time still arrives. */
const keepAliveBufferMs = 5_000;

type Share = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

interface ShopServerOptions {
  readonly config: Pick<Config, 'siteUrl' | 'metricsToken' | 'trustedProxies' | 'keepAliveSeconds'>;
  readonly serveFile: ReturnType<typeof sirv>;
  /** handles requests that match no file */
  readonly handler: RequestListener;
  /** sends the response that others have got; default: none is shared */
  readonly share?: Share;
  /** other ones than usual, for a test */
  readonly bodyLimits?: BodyLimits;
}

interface OpenOptions extends Pick<ShopServerOptions, 'handler' | 'share'> {
  readonly config: Config;
  /** the folder of the built files that browsers fetch */
  readonly files: string;
  readonly isAlone: boolean;
}

/**
 * Starts the HTTP server, which requests pages from itself on an internal port. In a cluster a process accepts visitors only after its first
 * good pages; a single process accepts them immediately, and readiness reports when it has them.
 */
export async function openShop({ config, files, isAlone, ...handlers }: OpenOptions): Promise<Server> {
  // reads the folder, so that both servers share it
  const serveFile = sirv(files, { brotli: true, gzip: true, etag: true, setHeaders: setFileHeaders });
  const shop = createShopServer({ config, serveFile, ...handlers });
  setStarting(true);
  const ownAddress = createShopServer({ config, serveFile, ...handlers });
  const { port } = new URL(`http://${await listen(ownAddress, { port: 0, host: '127.0.0.1', exclusive: true })}`);
  const host = new URL(config.siteUrl).host;
  const open = async () => {
    const address = await listen(shop, { port: config.port, host: config.host });
    log.info({ address, site: config.siteUrl }, 'listening');
  };
  if (isAlone) await open();
  const ready = untilGood(port, host).then(() => {
    setStarting(false);
    ownAddress.close();
  });
  if (isAlone) return shop;
  await ready;
  await open();
  return shop;
}

export function createShopServer({ config, serveFile, handler, share, bodyLimits }: ShopServerOptions): Server {
  const hosts = acceptedHosts(config.siteUrl);
  const server = createServer({ connectionsCheckingInterval }, (request, response) => {
    normalize(request);
    if (isMetricsRequest(request)) return void serveMetrics(request, response, config.metricsToken);
    watchRequest(request, response);
    limitBodyTime(request, response, bodyLimits);
    const rejection = rejectRequest(request, hosts);
    if (rejection !== null) {
      response.writeHead(rejection, { 'content-type': 'text/plain; charset=utf-8', connection: 'close' });
      response.end(STATUS_CODES[rejection]);
      return;
    }
    if (isDraining()) response.setHeader('connection', 'close');
    const handle = () => {
      request.headers['x-client-address'] = clientAddress(request, config.trustedProxies);
      handler(request, response);
    };
    const serve = () => serveFile(request, response, handle);
    if (share === undefined) serve();
    else share(request, response, serve);
  });
  server.headersTimeout = 10_000;
  server.requestTimeout = longestRequestMs;
  server.keepAliveTimeout = config.keepAliveSeconds * 1_000;
  server.keepAliveTimeoutBuffer = keepAliveBufferMs;
  server.timeout = 60_000;
  return server;
}

/** Names under `/_astro/` contain a hash of the content, so the files never change. */
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

/**
 * In every language, a page that needs little but the settings: what prints the Markdown of other pages takes a tenth of the start to load.
 */
const firstPages = locales.map((locale) => pagePath('offline', locale));

/**
 * Whether this process can render complete pages. The first response opens the database and starts the background work: events that have
 * waited since the last shutdown are sent immediately.
 */
async function hasGoodPages(port: string, host: string): Promise<boolean> {
  // one after the other, so that a visitor's page does not wait for all of them
  for (const path of firstPages) {
    if (!(await isComplete({ hostname: '127.0.0.1', port, path, headers: { host, connection: 'close' } }))) return false;
  }
  return true;
}

/** A page without the settings asks for a later request by `Retry-After`. */
function isComplete(requested: RequestOptions): Promise<boolean> {
  return new Promise((resolve) => {
    const request = get(requested, (response) => {
      response.resume();
      response.once('close', () => resolve(response.statusCode === 200 && response.headers['retry-after'] === undefined));
    });
    request.once('error', (error) => {
      log.warn({ reason: error.message }, 'the warm-up request failed');
      resolve(false);
    });
  });
}

/** The parent process or the process manager ends this process when it takes too long. */
async function untilGood(port: string, host: string): Promise<void> {
  if (await hasGoodPages(port, host)) return;
  log.warn('no good page yet');
  do await wait(retryMs, undefined, { ref: false });
  while (!isDraining() && !(await hasGoodPages(port, host)));
}

/** Readiness changes immediately; connections are accepted a moment longer, so that no request in transit is lost. */
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
 * Another process has replaced this one: it accepts no new connections, and open ones close with their next response.
 * The site itself stays ready.
 */
export function drainReplaced(server: Server): void {
  if (isDraining()) return;
  startDraining({ isReplaced: true });
  log.info('retiring');
  // the server's own close would end idle connections on which a request may be in transit
  SocketServer.prototype.close.call(server, () => process.exit(0));
  setTimeout(() => endIdle(server), announceMs);
  setTimeout(() => process.exit(1), drainLimitMs).unref();
}

/** A response that started earlier keeps its connection open: it is closed as soon as it is idle. */
function endIdle(server: Server): void {
  server.closeIdleConnections();
  setInterval(() => server.closeIdleConnections(), idleStepMs).unref();
}
