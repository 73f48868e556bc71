import { existsSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import { fileURLToPath, pathToFileURL } from 'node:url';
import sirv from 'sirv';
import { now } from './clock.ts';
import { type Config, ConfigError, readConfig } from './config.ts';
import { connect } from './db/connect.ts';
import { prepareDatabase } from './db/prepare.ts';
import { printDemoTokens } from './demo-token.ts';
import { acceptedHosts, clientAddress, refusalAtTheDoor } from './http/front-door.ts';
import { isDraining, startDraining } from './http/readiness.ts';
import { log } from './log.ts';

/** The process: configuration, database, then listen with time-outs and drain on SIGTERM (contract §1). */

const root = fileURLToPath(new URL('../../', import.meta.url));
const built = `${root}dist/server/entry.mjs`;
const drainLimitMs = 14_000;
const announceMs = 500;

try {
  await run();
} catch (error) {
  if (error instanceof ConfigError) console.error(error.message);
  else log.fatal({ err: error }, 'the shop did not start');
  process.exit(1);
}

async function run(): Promise<void> {
  process.env['NODE_ENV'] ??= 'production';
  const config = readConfig(process.env);
  if (!existsSync(built)) await build();
  const connection = await connect(config);
  const { isDemo } = await prepareDatabase(connection, { demo: config.demo }, now());
  await connection.close();
  const { handler } = (await import(pathToFileURL(built).href)) as { handler: RequestListener };
  const server = createShopServer(config, handler);
  const address = await listen(server, config);
  log.info({ address, site: config.siteUrl }, 'listening');
  console.info(`The shop is open at ${config.siteUrl}`);
  await printDemoTokens(config, isDemo);
  await wake(server);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => drain(server));
}

async function build(): Promise<void> {
  const { build: buildSite } = await import('astro');
  await buildSite({ root });
}

function createShopServer(config: Config, handler: RequestListener): Server {
  const hosts = acceptedHosts(config.siteUrl);
  const files = sirv(`${root}dist/client`, { brotli: true, gzip: true, etag: true, setHeaders: setFileHeaders });
  const server = createServer((request, response) => {
    const refusal = refusalAtTheDoor(request, hosts);
    if (refusal !== null) {
      response.writeHead(refusal, { 'content-type': 'text/plain; charset=utf-8', connection: 'close' });
      response.end(refusal === 405 ? 'Method Not Allowed' : 'Misdirected Request');
      return;
    }
    if (isDraining()) response.setHeader('connection', 'close');
    request.headers['x-client-address'] = clientAddress(request, config.trustedProxies);
    files(request, response, () => handler(request, response));
  });
  server.headersTimeout = 10_000;
  server.requestTimeout = 20_000;
  server.keepAliveTimeout = 10_000;
  server.timeout = 60_000;
  return server;
}

/** Names under `/_astro/` carry a hash of the content, so they never change. */
function setFileHeaders(response: { setHeader(name: string, value: string): void }, path: string): void {
  response.setHeader('cache-control', path.startsWith('/_astro/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600');
  response.setHeader('x-content-type-options', 'nosniff');
}

function listen(server: Server, config: Config): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(config.port, config.host, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? `${address.address}:${address.port}` : String(address));
    });
  });
}

/** The first answer opens the database and begins the work in the background: events that wait since the last end leave at once. */
async function wake(server: Server): Promise<void> {
  const address = server.address();
  if (typeof address !== 'object' || address === null) return;
  const isAny = address.address === '0.0.0.0' || address.address === '::';
  const host = isAny ? 'localhost' : address.family === 'IPv6' ? `[${address.address}]` : address.address;
  await fetch(`http://${host}:${address.port}/readyz`)
    .then((answer) => answer.body?.cancel())
    .catch((error: unknown) => log.warn({ reason: String(error) }, 'the shop did not answer itself'));
}

/** Readiness turns at once; connections are taken a moment longer, so that none which is already on its way is cut. */
function drain(server: Server): void {
  startDraining();
  log.info('draining');
  setTimeout(() => {
    server.close(() => process.exit(0));
    server.closeIdleConnections();
  }, announceMs);
  setTimeout(() => process.exit(1), drainLimitMs).unref();
}
