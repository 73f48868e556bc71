import { Agent as HttpAgent, type IncomingMessage, type RequestOptions, request as requestHttp } from 'node:http';
import { Agent as HttpsAgent, request as requestHttps } from 'node:https';
import type { LookupFunction } from 'node:net';

/** How much of a response is read: 2 MB of a successful one, 4 KB of an error (R-UPSTREAM-9, R-UPSTREAM-10). */
const mostBytes = 2 * 1024 * 1024;
const mostErrorBytes = 4 * 1024;

interface Sending {
  readonly method: 'GET' | 'POST';
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
  /** aborts everything, including a body that never ends */
  readonly signal: AbortSignal;
}

export interface ReceivedResponse {
  readonly status: number;
  /** without parameters, lower case; '' when there is none */
  readonly contentType: string;
  readonly text: string;
  readonly bytes: number;
}

export type Exchange = (sending: Sending) => Promise<ReceivedResponse>;

/**
 * One request and its response. Redirects are not followed. Rejects when the connection breaks, or when a successful response is larger
 * than 2 MB, is not UTF-8 or ends too early; of an error the first 4 KB are read.
 * @param lookup checks the addresses that a name resolves to
 */
export function createExchange(lookup?: LookupFunction): Exchange {
  // a reused connection that the server has closed meanwhile would fail a call that may not be repeated
  const options = { keepAlive: false };
  const http = { request: requestHttp, agent: new HttpAgent(options) };
  const https = { request: requestHttps, agent: new HttpsAgent(options) };
  return ({ method, url, headers, body, signal }) =>
    new Promise((resolve, reject) => {
      const { request, agent } = url.protocol === 'https:' ? https : http;
      const requested: RequestOptions = { method, headers, signal, agent, ...(lookup === undefined ? {} : { lookup }) };
      const sent = request(url, requested, (response) => receive(response).then(resolve, reject));
      sent.once('error', reject);
      sent.end(body ?? undefined);
    });
}

async function receive(response: IncomingMessage): Promise<ReceivedResponse> {
  const status = response.statusCode ?? 0;
  const contentType = (response.headers['content-type'] ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
  const isGood = status >= 200 && status < 300;
  const bytes = isGood ? await readWhole(response) : await readStart(response);
  return { status, contentType, text: new TextDecoder('utf-8', { fatal: isGood }).decode(bytes), bytes: bytes.byteLength };
}

async function readWhole(response: IncomingMessage): Promise<Uint8Array> {
  const declared = Number(response.headers['content-length'] ?? 0);
  const bytes = declared > mostBytes ? null : await read(response, mostBytes);
  if (bytes !== null && bytes.byteLength <= mostBytes) return bytes;
  response.destroy();
  throw new Error('the response is too large');
}

async function readStart(response: IncomingMessage): Promise<Uint8Array> {
  const bytes = await read(response, mostErrorBytes);
  return bytes.subarray(0, mostErrorBytes);
}

/** Leaving the loop early closes the connection. */
async function read(response: IncomingMessage, most: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength;
    chunks.push(chunk);
    if (size > most) break;
  }
  return Buffer.concat(chunks);
}
