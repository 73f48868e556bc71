import type { IncomingMessage } from 'node:http';
import type { Config } from '../config.ts';
import { log } from '../log.ts';
import { countedAddress, parseAddress } from './network-address.ts';

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

/** Told at most once: each request of a proxy that writes no addresses would be a line. */
let isStrangeHopTold = false;

/**
 * The client's address as limits count it: the socket's, or the last X-Forwarded-For entry that no trusted proxy added. What is no address
 * is ignored, and the trusted proxy that sent it counts.
 */
export function clientAddress(request: Pick<IncomingMessage, 'headers' | 'socket'>, trusted: Config['trustedProxies']): string {
  const proxies = trusted.map(parseAddress);
  const forwarded = request.headers['x-forwarded-for'];
  const chain = (Array.isArray(forwarded) ? forwarded.join(',') : (forwarded ?? '')).split(',');
  let address = parseAddress(request.socket.remoteAddress ?? '') ?? '';
  for (let hop = chain.pop()?.trim(); hop && proxies.includes(address); hop = chain.pop()?.trim()) {
    const next = parseAddress(hop);
    if (next === null) {
      tellStrangeHop(address);
      break;
    }
    address = next;
  }
  return countedAddress(address);
}

function tellStrangeHop(proxy: string): void {
  if (isStrangeHopTold) return;
  isStrangeHopTold = true;
  log.warn({ proxy }, 'X-Forwarded-For of a trusted proxy holds what is no address: its visitors count as one');
}
