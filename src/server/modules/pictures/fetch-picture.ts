import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isPrivateHost, lookupPublic } from '../../network/private-address.ts';

/** The time of a call of R-UPSTREAM-10, and the size of a picture of R-EDITOR-3. */
const timeoutMs = 5_000;
const mostBytes = 10 * 1024 * 1024;

interface FetchOptions {
  /** whether this address may be in a private network */
  readonly mayBePrivate?: (url: URL) => boolean;
  readonly timeoutMs?: number;
}

export type FetchPicture = (url: string) => Promise<Uint8Array>;

/**
 * Reads a picture of another site by the rules of calls to an upstream (R-UPSTREAM-12): no private address, no redirect, 5 s in total, at
 * most 10 MB. Rejects with the reason.
 */
export function createPictureFetch({ mayBePrivate = () => false, ...limits }: FetchOptions = {}): FetchPicture {
  return async (address) => {
    const url = URL.parse(address);
    if (url === null || !/^https?:$/.test(url.protocol)) throw new Error('no address of a picture');
    const isTrusted = mayBePrivate(url);
    if (!isTrusted && isPrivateHost(url.hostname)) throw new Error('a private address');
    const signal = AbortSignal.timeout(limits.timeoutMs ?? timeoutMs);
    const response = await sendRequest(url, signal, isTrusted);
    return readBody(response);
  };
}

const headers = { accept: 'image/avif,image/webp,image/png,image/jpeg', 'accept-encoding': 'identity' };

/** The signal also ends a body that never ends. */
function sendRequest(url: URL, signal: AbortSignal, isTrusted: boolean): Promise<IncomingMessage> {
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  const options = { agent: false, signal, headers, ...(isTrusted ? {} : { lookup: lookupPublic }) } as const;
  return new Promise((resolve, reject) => {
    request(url, options, resolve).on('error', reject).end();
  });
}

/** Leaving early closes the connection. */
async function readBody(response: IncomingMessage): Promise<Uint8Array> {
  const reject = (reason: string): never => {
    response.destroy();
    throw new Error(reason);
  };
  if (response.statusCode !== 200) reject(`status ${response.statusCode}`);
  if (Number(response.headers['content-length'] ?? 0) > mostBytes) reject('larger than 10 MB');
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength;
    if (size > mostBytes) reject('larger than 10 MB');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
