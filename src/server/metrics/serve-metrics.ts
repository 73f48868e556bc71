import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { log } from '../log.ts';
import { metricsOfAll } from './metrics-of-all.ts';

const forwardingHeaders = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip'];

export function isMetricsRequest({ url }: IncomingMessage): boolean {
  return /^\/metrics(\?|$)/.test(url ?? '');
}

/** `GET /metrics` (R-RUN-10): with the token when one is configured, else only from this machine. */
export async function serveMetrics(request: IncomingMessage, response: ServerResponse, token: string | null): Promise<void> {
  const rejection = problemOf(request, token);
  const headers = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };
  if (rejection !== null) {
    response.writeHead(rejection, { ...headers, ...(rejection === 401 ? { 'www-authenticate': 'Bearer' } : {}) }).end();
    return;
  }
  try {
    const { contentType, text } = await metricsOfAll();
    response.writeHead(200, { ...headers, 'content-type': contentType }).end(request.method === 'HEAD' ? undefined : text);
  } catch (error) {
    log.error({ reason: String(error) }, 'the metrics could not be collected');
    response.writeHead(500, headers).end();
  }
}

function problemOf({ method, headers, socket }: IncomingMessage, token: string | null): 401 | 404 | 405 | null {
  if (method !== 'GET' && method !== 'HEAD') return 405;
  if (token !== null) return isSame(headers.authorization ?? '', `Bearer ${token}`) ? null : 401;
  const isForwarded = forwardingHeaders.some((name) => headers[name] !== undefined);
  return isLoopback(socket.remoteAddress) && isLoopbackName(headers.host) && !isForwarded ? null : 404;
}

function isLoopback(address = ''): boolean {
  return address === '::1' || /^(::ffff:)?127\./.test(address);
}

/** A page of another site whose name resolves to this machine sends its own name in Host. */
function isLoopbackName(host = ''): boolean {
  return /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/i.test(host);
}

function isSame(given: string, wanted: string): boolean {
  const [a, b] = [given, wanted].map((text) => createHash('sha256').update(text).digest()) as [Buffer, Buffer];
  return timingSafeEqual(a, b);
}
