import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { LookupFunction } from 'node:net';
import { isPrivateHost, lookupPublic } from '../../lib/private-address.ts';

const patienceMs = 4_000;
const atOnce = 8;

/**
 * Of links to other sites those that don't answer: no such host, no answer in time, not found, out of order. A redirect is an answer
 * and is not followed; addresses that are not public are never asked and count as silent.
 */
export async function unreachableLinks(links: readonly string[], lookup: LookupFunction = lookupPublic): Promise<string[]> {
  const rest = [...links];
  const silent = new Set<string>();
  const ask = async () => {
    for (let link = rest.pop(); link !== undefined; link = rest.pop()) if (!(await answers(link, lookup))) silent.add(link);
  };
  await Promise.all(Array.from({ length: atOnce }, ask));
  return links.filter((link) => silent.has(link));
}

function answers(link: string, lookup: LookupFunction): Promise<boolean> {
  const url = URL.parse(link);
  if (url === null || !/^https?:$/.test(url.protocol) || isPrivateHost(url.hostname)) return Promise.resolve(false);
  const ask = url.protocol === 'https:' ? httpsRequest : httpRequest;
  return new Promise((resolve) => {
    const asked = ask(url, { lookup, agent: false, signal: AbortSignal.timeout(patienceMs), headers: { accept: '*/*' } }, (answer) => {
      const { statusCode = 500 } = answer;
      answer.destroy();
      resolve(statusCode < 500 && statusCode !== 404 && statusCode !== 410);
    });
    asked.on('error', () => resolve(false));
    asked.end();
  });
}
