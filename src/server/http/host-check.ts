import type { IncomingMessage } from 'node:http';
import type { Config } from '../config/config.ts';
import { log } from '../log.ts';
import { countedAddress, parseAddress } from '../network/network-address.ts';
import { acceptEncodingOf, acceptedEncodings } from './accept-encoding.ts';

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
const probes = new Set(['/healthz', '/readyz']);

/** No page and no call has a longer path: 414 (R-CALL-6). */
const mostPathBytes = 2_048;

/** Paths that one program reads otherwise than another: `.` and `..`, also encoded, what browsers read as `/`, and a fragment. */
const ambiguousPath = /(^|\/)(\.|%2e){1,2}(\/|$)|[\\#]/i;
/** PostgreSQL stores no such text, and no person writes it. */
const encodedNul = /%00/;

type Incoming = Pick<IncomingMessage, 'method' | 'url' | 'headers'> & Partial<Pick<IncomingMessage, 'headersDistinct'>>;

/**
 * Why a request is rejected: 405 for an unknown method, 414 for a path that is too long, 400 for a path or a Host that can be read in two
 * ways and for a NUL character, 421 for a Host that is not this site's, 406 for a client that accepts no supported coding; null when it is
 * accepted.
 */
export function rejectRequest(request: Incoming, hosts: ReadonlySet<string>): 400 | 405 | 406 | 414 | 421 | null {
  if (!methods.has(request.method ?? '')) return 405;
  const path = (request.url ?? '').split('?', 1)[0] ?? '';
  if (path.length > mostPathBytes) return 414;
  if (ambiguousPath.test(path) || encodedNul.test(request.url ?? '')) return 400;
  if ((request.headersDistinct?.host?.length ?? 1) > 1) return 400;
  if (probes.has(path)) return null;
  if (!hosts.has((request.headers.host ?? '').toLowerCase())) return 421;
  return acceptedEncodings(request.headers['accept-encoding']).length === 0 ? 406 : null;
}

/**
 * Normalizes a request for all later handlers: a target in absolute form becomes its path, and its authority the Host (RFC 9112 §3.2.2);
 * Accept-Encoding is replaced by its result.
 */
export function normalize(request: Incoming): void {
  const { headers, url = '/' } = request;
  const accepted = acceptedEncodings(headers['accept-encoding']);
  if (accepted.length > 0) headers['accept-encoding'] = acceptEncodingOf(accepted);
  if (url.startsWith('/') || url === '*') return;
  const target = URL.parse(url);
  const isWeb = target !== null && /^https?:$/.test(target.protocol);
  headers.host = isWeb ? target.host : '';
  if (isWeb) request.url = target.pathname + target.search;
}

/** The Host values of `SITE_URL`; a loopback one accepts the three loopback names on its port (R-TRUST-2). */
export function acceptedHosts(siteUrl: string): ReadonlySet<string> {
  const { hostname, port, host } = new URL(siteUrl);
  const loopback = ['localhost', '127.0.0.1', '[::1]'];
  if (!loopback.includes(hostname)) return new Set([host]);
  return new Set(loopback.map((name) => (port === '' ? name : `${name}:${port}`)));
}

/** Logged at most once, because a proxy without forwarded addresses would otherwise add a line per request. */
let isUnknownProxyReported = false;

/**
 * The client's address for rate limits (R-TRUST-3): the socket's, or the last X-Forwarded-For entry that no trusted proxy added. An
 * invalid address is ignored, and that of the trusted proxy that sent it is used.
 */
export function clientAddress(request: Pick<IncomingMessage, 'headers' | 'socket'>, trusted: Config['trustedProxies']): string {
  const proxies = trusted.map(parseAddress);
  const forwarded = request.headers['x-forwarded-for'];
  const chain = (Array.isArray(forwarded) ? forwarded.join(',') : (forwarded ?? '')).split(',');
  let address = parseAddress(request.socket.remoteAddress ?? '') ?? '';
  for (let hop = chain.pop()?.trim(); hop && proxies.includes(address); hop = chain.pop()?.trim()) {
    const next = parseAddress(hop);
    if (next === null) {
      logUnknownProxy(address);
      break;
    }
    address = next;
  }
  return countedAddress(address);
}

function logUnknownProxy(proxy: string): void {
  if (isUnknownProxyReported) return;
  isUnknownProxyReported = true;
  log.warn({ proxy }, 'X-Forwarded-For of a trusted proxy holds what is no address: its visitors count as one');
}
