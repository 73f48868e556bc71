import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { CatalogFile } from '#contract/catalog/catalog-file.ts';
import { parseLocale } from '#domain/locale.ts';
import { createCustomers, keyOf, type Reply, type UpstreamRequest, upstreamResponses } from './upstream-responses.ts';

/** How one call misbehaves: it may respond late, incorrectly, without an end or not at all. @param reply the normal response */
export type Behavior = (response: ServerResponse, reply: Reply, requested: UpstreamRequest) => void;

/** A received request. */
interface Arrived extends UpstreamRequest {
  /** the header as it was sent */
  readonly language: string | undefined;
  readonly text: string;
}

/** A restaurant's own system that a test controls. */
export interface UpstreamStub {
  readonly url: string;
  /** all requests, oldest first */
  readonly requests: Arrived[];
  /** the number of requests of a call since the last `forget` */
  count(call: { readonly method: string; readonly path: string }): number;
  forget(): void;
  /** Replaces the catalog; customers remain. */
  load(file: CatalogFile): void;
  /** Makes these calls, or all of them, misbehave in this way; null: responds normally again. */
  behave(behavior: Behavior | null, ...calls: readonly { readonly method: string; readonly path: string }[]): void;
  stop(): Promise<void>;
}

interface StubOptions {
  /** the clock for opening hours */
  readonly now: () => number;
  readonly port?: number;
}

export async function startUpstream(file: CatalogFile, { now, port = 0 }: StubOptions): Promise<UpstreamStub> {
  const requests: Arrived[] = [];
  const behaviors = new Map<string, Behavior>();
  let everywhere: Behavior | null = null;
  const customers = createCustomers();
  let replyTo = upstreamResponses(file, customers, now);
  const server = createServer(async (request, response) => {
    response.on('error', () => {});
    if (sendPicture(request, response)) return;
    const requested = await read(request);
    requests.push(requested);
    const behavior = behaviors.get(keyOf(requested)) ?? everywhere ?? properly;
    behavior(response, replyTo(requested), requested);
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the stub has no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    requests,
    count: (call) => requests.filter((requested) => keyOf(requested) === keyOf(call)).length,
    forget: () => requests.splice(0),
    load(other) {
      replyTo = upstreamResponses(other, customers, now);
    },
    behave(behavior, ...calls) {
      if (calls.length === 0) everywhere = behavior;
      if (calls.length === 0 && behavior === null) behaviors.clear();
      for (const call of calls) {
        if (behavior === null) behaviors.delete(keyOf(call));
        else behaviors.set(keyOf(call), behavior);
      }
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      if (server.listening) await once(server, 'close');
    },
  };
}

/** Sends the images of its catalog from the shop's own files. */
function sendPicture({ url = '' }: IncomingMessage, response: ServerResponse): boolean {
  if (!/^\/(dishes|brand)\/[\w-]+\.svg$/.test(url)) return false;
  response.writeHead(200, { 'content-type': 'image/svg+xml' }).end(readFileSync(new URL(`../../../public${url}`, import.meta.url)));
  return true;
}

const properly: Behavior = (response, { status, body }) => {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
};

async function read(request: IncomingMessage): Promise<Arrived> {
  const url = new URL(request.url ?? '/', 'http://upstream');
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  const text = Buffer.concat(chunks).toString();
  const language = request.headers['accept-language'];
  return {
    method: request.method ?? '',
    path: url.pathname,
    query: url.searchParams,
    language,
    locale: parseLocale(language) ?? 'ru',
    text,
    body: text === '' ? {} : (JSON.parse(text) as Record<string, unknown>),
  };
}
