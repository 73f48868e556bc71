import { createServer, get, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import { Server as SocketServer } from 'node:net';
import sirv from 'sirv';
import { accountCalls } from '#contract/account-calls.ts';
import type { Config } from '../config.ts';
import { log } from '../log.ts';
import { answerMetrics, isMetricsRequest } from '../metrics/answer-metrics.ts';
import { watchRequest } from '../metrics/watch-requests.ts';
import { acceptedHosts, clientAddress, refusalAtTheDoor } from './front-door.ts';
import { keepPages } from './kept-pages.ts';
import { createPacer } from './pacer.ts';
import { isDraining, startDraining } from './readiness.ts';

const drainLimitMs = 14_000;
const announceMs = 2_000;
const idleStepMs = 250;
/** A crowd of buyers leaves turns to whoever reads a page. */
const ordersPerTurn = 2;
/** How often connections are looked at that are over the limits below: none outlives its limit by more. */
const connectionsCheckingInterval = 3_000;

interface ShopServerOptions {
  readonly config: Config;
  /** where the built files are that browsers fetch */
  readonly files: string;
  /** answers what is no file */
  readonly handler: RequestListener;
}

/** Opens the doors: one of its own first, which wakes the shop, then the one for everybody. Answers the latter. */
export async function openShop({ config, files, handler }: ShopServerOptions): Promise<Server> {
  const shop = createShopServer({ config, files, handler });
  await wake(createShopServer({ config, files, handler }), config.siteUrl);
  const address = await listen(shop, { port: config.port, host: config.host });
  log.info({ address, site: config.siteUrl }, 'listening');
  return shop;
}

function createShopServer({ config, files, handler }: ShopServerOptions): Server {
  const hosts = acceptedHosts(config.siteUrl);
  const serveFile = sirv(files, { brotli: true, gzip: true, etag: true, setHeaders: setFileHeaders });
  const fromKept = keepPages((path, status) => log.info({ method: 'GET', path, status, kept: true }));
  const pace = createPacer(ordersPerTurn);
  const server = createServer({ connectionsCheckingInterval }, (request, response) => {
    if (isMetricsRequest(request)) return void answerMetrics(request, response, config.metricsToken);
    watchRequest(request, response);
    const refusal = refusalAtTheDoor(request, hosts);
    if (refusal !== null) {
      response.writeHead(refusal, { 'content-type': 'text/plain; charset=utf-8', connection: 'close' });
      response.end(refusal === 405 ? 'Method Not Allowed' : 'Misdirected Request');
      return;
    }
    if (isDraining()) response.setHeader('connection', 'close');
    request.headers['x-client-address'] = clientAddress(request, config.trustedProxies);
    if (isOrder(request)) pace(() => handler(request, response));
    else fromKept(request, response, () => serveFile(request, response, () => handler(request, response)));
  });
  server.headersTimeout = 10_000;
  server.requestTimeout = 20_000;
  server.keepAliveTimeout = 10_000;
  server.timeout = 60_000;
  return server;
}

function isOrder({ method, url = '' }: IncomingMessage): boolean {
  return method === 'POST' && url.startsWith(accountCalls.placeOrder.path);
}

/** Names under `/_astro/` carry a hash of the content, so they never change. */
function setFileHeaders(response: { setHeader(name: string, value: string): void }, path: string): void {
  response.setHeader('cache-control', path.startsWith('/_astro/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600');
  response.setHeader('x-content-type-options', 'nosniff');
}

function listen(server: Server, door: { port: number; host: string; exclusive?: boolean }): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(door, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? `${address.address}:${address.port}` : String(address));
    });
  });
}

/**
 * The first answer opens the database and begins the work in the background: events that wait since the last end leave at once. It is one
 * of Astro's, which looks after the first whether the pipeline uses it.
 */
async function wake(ownDoor: Server, siteUrl: string): Promise<void> {
  const { hostname, port } = new URL(`http://${await listen(ownDoor, { port: 0, host: '127.0.0.1', exclusive: true })}`);
  const headers = { host: new URL(siteUrl).host, connection: 'close' };
  const asked = get({ hostname, port, path: '/robots.txt', headers }, (answer) => answer.resume());
  asked.on('error', (error) => log.warn({ reason: error.message }, 'the shop did not answer itself'));
  await new Promise((resolve) => asked.once('close', resolve));
  ownDoor.close();
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
export function retire(server: Server): void {
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
