import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { type CacheView, cacheRules } from '../caching/cache-rules.ts';
import { type CapturedResponse, captureResponse } from './capture-response.ts';
import { matchesEtag } from './etag.ts';
import { ownBytes } from './own-bytes.ts';

/** The maximum age of a response: opening hours, pauses and slots change with the clock alone. */
const maxAgeMs = 1_000;
const maxResponses = 2_000;
/** The size of all bodies together, with their headers and keys. */
const maxBytes = 16 * 1024 * 1024;
const maxBodyBytes = 1024 * 1024;
/** How many different visitors are remembered, and the letters of what is known of them: their cookies. */
const maxViews = 5_000;
const maxViewLetters = 2 * 1024 * 1024;

/** `key` null: the response is not shared. */
interface View {
  readonly key: string | null;
}

interface SharedResponse {
  readonly headers: OutgoingHttpHeaders;
  readonly body: Buffer;
  /** the start of its rendering */
  readonly since: number;
}

type Next = () => void;
type Listener = (request: IncomingMessage, response: ServerResponse, next: Next) => void;

/**
 * Shares responses with the same content for one second per version of the data; concurrent requests wait for one rendering.
 * @param onHit called for each response that was not rendered
 */
export function shareResponses(onHit: (path: string, status: number) => void): Listener {
  const readView = createViewReader();
  const responses = createResponseCache();

  const hit = (request: IncomingMessage, response: ServerResponse, { headers, body }: SharedResponse) => {
    const captured = { status: 200, headers, body };
    onHit((request.url ?? '').split('?', 1)[0] ?? '', send(request, response, captured));
  };

  const respond = async (request: IncomingMessage, response: ServerResponse, next: Next, key: string) => {
    let rendering: Promise<CapturedResponse | null> | null = null;
    const render = async () => {
      const rendered = renderPage(() => captureWhole(request, response, next));
      rendering = rendered.then(({ captured }) => captured);
      return (await rendered).shared;
    };
    const shared = await responses.fetch(key, { context: render });
    if (rendering !== null) {
      const own = await (rendering as Promise<CapturedResponse | null>);
      if (own !== null) send(request, response, own);
      return;
    }
    if (shared === undefined) next();
    else hit(request, response, shared);
  };

  const withVersion = (request: IncomingMessage, response: ServerResponse, next: Next, view: CacheView, version: string) => {
    const withView = ({ key: shown }: View) => {
      if (shown === null) return next();
      request.url = view.url;
      const { host, 'accept-encoding': encoding } = request.headers;
      const key = keyOf([version, view.address, shown, host, encoding]);
      const shared = responses.get(key);
      if (shared !== undefined) return hit(request, response, shared);
      return respond(request, response, next, key);
    };
    const known = readView(`${version} ${view.inputs}`, view);
    return known instanceof Promise ? known.then(withView, next) : withView(known);
  };

  return (request, response, next) => {
    const rules = request.method === 'GET' ? cacheRules() : null;
    const view = rules?.viewOf(request) ?? null;
    if (rules === null || view === null) return next();
    const version = rules.version();
    if (typeof version === 'string') void withVersion(request, response, next, view, version);
    else void version.then((read) => withVersion(request, response, next, view, read), next);
  };
}

interface RenderedPage {
  /** null: the client has disconnected */
  readonly captured: CapturedResponse | null;
  /** absent: it is for one person alone */
  readonly shared?: SharedResponse;
}

async function renderPage(capture: () => Promise<CapturedResponse | null>): Promise<RenderedPage> {
  const since = performance.now();
  const captured = await capture();
  if (captured === null || !isShareable(captured)) return { captured };
  const { headers } = captured;
  return { captured, shared: { headers, body: ownBytes(captured.body), since } };
}

/** None of its parts has a line break: headers and addresses can't, versions and views are JSON. */
function keyOf(parts: readonly (string | undefined)[]): string {
  return parts.join('\n');
}

/** Reads what decides a visitor's page at most once a second for the same inputs. */
function createViewReader(): (inputs: string, view: CacheView) => View | Promise<View> {
  const views = new LRUCache<string, View>({
    max: maxViews,
    maxSize: maxViewLetters,
    sizeCalculation: ({ key }, inputs) => inputs.length + (key?.length ?? 0) + 1,
    ttl: maxAgeMs,
  });
  const read = async (inputs: string, view: CacheView): Promise<View> => {
    const start = performance.now();
    const found = { key: await view.read() };
    views.set(inputs, found, { ttl: remainingMs(start) });
    return found;
  };
  return (inputs, view) => views.get(inputs) ?? read(inputs, view);
}

type Render = () => Promise<SharedResponse | undefined>;

/** Concurrent requests for one key wait for one rendering, whose age counts from its start. */
function createResponseCache(): LRUCache<string, SharedResponse, Render> {
  return new LRUCache({
    max: maxResponses,
    maxSize: maxBytes,
    sizeCalculation: ({ headers, body }, key) => body.byteLength + key.length + JSON.stringify(headers).length,
    ttl: maxAgeMs,
    ignoreFetchAbort: true,
    async fetchMethod(_key, _stale, { context: render, options }) {
      const rendered = await render();
      if (rendered !== undefined) options.ttl = remainingMs(rendered.since);
      return rendered;
    },
  });
}

/** The whole response, without the client's condition, because other clients share it. */
async function captureWhole(request: IncomingMessage, response: ServerResponse, next: Next): Promise<CapturedResponse | null> {
  const { 'if-none-match': condition } = request.headers;
  delete request.headers['if-none-match'];
  const captured = await captureResponse(response, next);
  if (condition !== undefined) request.headers['if-none-match'] = condition;
  return captured;
}

/** @returns the status that was sent */
function send({ headers: requested }: IncomingMessage, response: ServerResponse, { status, headers, body }: CapturedResponse): number {
  const isKnown = status === 200 && matchesEtag(requested['if-none-match'], headers['etag']);
  if (!isKnown) {
    response.writeHead(status, headers).end(body);
    return status;
  }
  const { 'content-length': _length, 'content-encoding': _encoding, ...rest } = headers;
  response.writeHead(304, rest).end();
  return 304;
}

function isShareable({ status, headers, body }: CapturedResponse): boolean {
  const isOpen = headers['set-cookie'] === undefined && !/no-store/.test(String(headers['cache-control'] ?? 'no-store'));
  return status === 200 && isOpen && body.byteLength <= maxBodyBytes;
}

function remainingMs(start: number): number {
  return Math.max(1, maxAgeMs - (performance.now() - start));
}
