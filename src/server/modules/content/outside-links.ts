import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { LookupFunction } from 'node:net';
import { isPrivateHost, lookupPublic } from '../../network/private-address.ts';

const timeoutMs = 4_000;
const atOnce = 8;

/**
 * Returns the links to other sites that are unreachable: unknown host, timeout, not found, server error. A redirect counts as reachable and
 * is not followed; addresses that are not public are never requested and count as unreachable.
 */
export async function unreachableLinks(links: readonly string[], lookup: LookupFunction = lookupPublic): Promise<string[]> {
  const rest = [...links];
  const silent = new Set<string>();
  const sendRequest = async () => {
    for (let link = rest.pop(); link !== undefined; link = rest.pop()) if (!(await responses(link, lookup))) silent.add(link);
  };
  await Promise.all(Array.from({ length: atOnce }, sendRequest));
  return links.filter((link) => silent.has(link));
}

function responses(link: string, lookup: LookupFunction): Promise<boolean> {
  const url = URL.parse(link);
  if (url === null || !/^https?:$/.test(url.protocol) || isPrivateHost(url.hostname)) return Promise.resolve(false);
  const sendRequest = url.protocol === 'https:' ? httpsRequest : httpRequest;
  return new Promise((resolve) => {
    const requested = sendRequest(
      url,
      { lookup, agent: false, signal: AbortSignal.timeout(timeoutMs), headers: { accept: '*/*' } },
      (response) => {
        const { statusCode = 500 } = response;
        response.destroy();
        resolve(statusCode < 500 && statusCode !== 404 && statusCode !== 410);
      },
    );
    requested.on('error', () => resolve(false));
    requested.end();
  });
}
