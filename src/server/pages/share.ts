import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { cacheVersion } from '../caching/cache-version.ts';
import { matchesEtag } from '../http/etag.ts';
import { ownBytes } from '../http/own-bytes.ts';
import { type CapturedResponse, captureResponse } from './capture-response.ts';
import { handOn } from './handed-visit.ts';
import type { PageVisit } from './view/page-view.ts';

/** The maximum age of a response: opening hours, pauses and slots change with the clock alone. */
const maxAgeMs = 1_000;
const maxResponses = 2_000;
/** The size of all bodies together, with their headers and keys. */
const maxBytes = 16 * 1024 * 1024;
const maxBodyBytes = 1024 * 1024;
/** How many visits are remembered, and the letters of what was read of them: cookies and addresses. */
const maxVisits = 5_000;
const maxVisitLetters = 2 * 1024 * 1024;

/** What a response shows of its request. */
interface Visit {
  /** the view as text; null: the response is for one person alone */
  readonly key: string | null;
  /** handed on to the page; null: a call */
  readonly page: PageVisit | null;
}

interface DatedVisit extends Visit {
  readonly since: number;
}

export interface SharedRequest {
  /** everything of the request that `read` depends on */
  readonly inputs: string;
  read(): Promise<Visit>;
}

/** Null: no response to this request is shared. */
export type VisitOf = (request: Pick<IncomingMessage, 'url' | 'headers'>) => SharedRequest | null;

let visitOf: VisitOf | null = null;

export function shareVisits(of: VisitOf): void {
  visitOf = of;
}

interface SharedResponse {
  readonly headers: OutgoingHttpHeaders;
  readonly body: Buffer;
  /** when its view was made */
  readonly since: number;
}

type Listener = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/**
 * Shares responses by the view that they are drawn from, for one second per version of the data; concurrent requests wait for one
 * rendering.
 * @param onHit called for each response that was not rendered
 */
export function shareResponses(onHit: (path: string, status: number) => void): Listener {
  const readVisit = createVisitReader();
  const responses = createResponseCache();

  const hit = (request: IncomingMessage, response: ServerResponse, { headers, body }: SharedResponse) => {
    const captured = { status: 200, headers, body };
    onHit((request.url ?? '').split('?', 1)[0] ?? '', send(request, response, captured));
  };

  const respond = async (request: IncomingMessage, response: ServerResponse, next: () => void, key: string, since: number) => {
    let rendering: Promise<CapturedResponse | null> | null = null;
    const render = async () => {
      rendering = captureWhole(request, response, next);
      const captured = await rendering;
      if (captured === null || !isShareable(captured)) return undefined;
      return { headers: captured.headers, body: ownBytes(captured.body), since };
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

  const withVersion = (request: IncomingMessage, response: ServerResponse, next: () => void, shared: SharedRequest, version: string) => {
    const withVisit = ({ key: shown, page, since }: DatedVisit) => {
      const handNext = () => handOn(page, next);
      if (shown === null) return handNext();
      const { host, 'accept-encoding': encoding } = request.headers;
      // none of them has a line break: headers can't, versions and views are JSON
      const key = [version, shown, host, encoding].join('\n');
      const known = responses.get(key);
      return known === undefined ? respond(request, response, handNext, key, since) : hit(request, response, known);
    };
    const visit = readVisit(version, shared);
    return visit instanceof Promise ? visit.then(withVisit, next) : withVisit(visit);
  };

  return (request, response, next) => {
    const readVersion = request.method === 'GET' ? cacheVersion() : null;
    const shared = readVersion && visitOf?.(request);
    if (!readVersion || !shared) return next();
    const version = readVersion();
    if (typeof version === 'string') void withVersion(request, response, next, shared, version);
    else void version.then((read) => withVersion(request, response, next, shared, read), next);
  };
}

/** Reads a visit once for the same inputs, for a second of one version: later none of them is in memory, nor a menu that has changed. */
function createVisitReader(): (version: string, shared: SharedRequest) => DatedVisit | Promise<DatedVisit> {
  let visits = new Map<string, DatedVisit>();
  let [ofVersion, since, letters] = ['', Number.NEGATIVE_INFINITY, 0];
  const startAnew = (version: string) => {
    visits = new Map();
    [ofVersion, since, letters] = [version, performance.now(), 0];
  };
  const read = async (version: string, { inputs, read }: SharedRequest): Promise<DatedVisit> => {
    const start = performance.now();
    const visit = { ...(await read()), since: start };
    // a version or a second that is over meanwhile remembers nothing
    if (version !== ofVersion || start < since) return visit;
    letters += inputs.length + (visit.key?.length ?? 0);
    if (visits.size === maxVisits || letters > maxVisitLetters) startAnew(version);
    visits.set(inputs, visit);
    return visit;
  };
  return (version, shared) => {
    if (version !== ofVersion || performance.now() - since >= maxAgeMs) startAnew(version);
    return visits.get(shared.inputs) ?? read(version, shared);
  };
}

type Render = () => Promise<SharedResponse | undefined>;

/** Concurrent requests for one key wait for one rendering. A response is no older than a second, with its view. */
function createResponseCache(): LRUCache<string, SharedResponse, Render> {
  return new LRUCache({
    max: maxResponses,
    maxSize: maxBytes,
    sizeCalculation: ({ headers, body }, key) => body.byteLength + key.length + JSON.stringify(headers).length,
    ttl: maxAgeMs,
    ignoreFetchAbort: true,
    async fetchMethod(_key, _stale, { context: render, options }) {
      const rendered = await render();
      if (rendered !== undefined) options.ttl = Math.max(1, maxAgeMs - (performance.now() - rendered.since));
      return rendered;
    },
  });
}

/** The whole response, without the client's condition, because other clients share it. */
async function captureWhole(request: IncomingMessage, response: ServerResponse, next: () => void): Promise<CapturedResponse | null> {
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
