import type { IncomingMessage } from 'node:http';
import type { Config } from '../config.ts';

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
const probes = new Set(['/healthz', '/readyz']);

/** Why a request does not come in: 405 for a strange method, 421 for a Host that is not this site's, null when it may. */
export function refusalAtTheDoor(
  request: Pick<IncomingMessage, 'method' | 'url' | 'headers'>,
  hosts: ReadonlySet<string>,
): 405 | 421 | null {
  if (!methods.has(request.method ?? '')) return 405;
  const path = (request.url ?? '').split('?', 1)[0] ?? '';
  if (probes.has(path)) return null;
  return hosts.has((request.headers.host ?? '').toLowerCase()) ? null : 421;
}

/** The Host values of `SITE_URL`; a loopback one accepts the three loopback names on its port (contract §1). */
export function acceptedHosts(siteUrl: string): ReadonlySet<string> {
  const { hostname, port, host } = new URL(siteUrl);
  const loopback = ['localhost', '127.0.0.1', '[::1]'];
  if (!loopback.includes(hostname)) return new Set([host]);
  return new Set(loopback.map((name) => (port === '' ? name : `${name}:${port}`)));
}

/** The client's address: the socket's, or the last X-Forwarded-For entry that no trusted proxy added. */
export function clientAddress(request: Pick<IncomingMessage, 'headers' | 'socket'>, trusted: Config['trustedProxies']): string {
  const socketAddress = plain(request.socket.remoteAddress ?? '');
  const forwarded = request.headers['x-forwarded-for'];
  const chain = (Array.isArray(forwarded) ? forwarded.join(',') : (forwarded ?? '')).split(',').map((part) => plain(part.trim()));
  let address = socketAddress;
  for (let hop = chain.pop(); hop && trusted.includes(address); hop = chain.pop()) address = hop;
  return address;
}

/** IPv4 addresses arrive as ::ffff:a.b.c.d on a dual-stack socket. */
function plain(address: string): string {
  return address.startsWith('::ffff:') ? address.slice(7) : address;
}
