import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import { LRUCache } from 'lru-cache';
import { log } from '../log.ts';
import { acceptedEncodings, type Encoding } from './accept-encoding.ts';
import { compressedAtOnceBytes, type EncodedBody, encode, encodeSync, etagOf, pageQuality } from './encode-response.ts';
import type { PageTemplate } from './page-template.ts';

/** The maximum age of a response: opening hours, pauses and slots change with the clock alone. */
export const maxAgeMs = 1_000;
const maxTemplates = 50;
/** A page that is sent to few is compressed quickly, as long as it still fits the initial congestion window of a connection. */
const quickBytes = 43_000;
const quickQuality = 2;
/** For the page that is being compressed: memory for each page would be much work for the garbage collector. */
const pageMemory = Buffer.allocUnsafeSlow(compressedAtOnceBytes);

export interface SharedResponse {
  readonly headers: OutgoingHttpHeaders;
  readonly body: Buffer;
  /** the start of its rendering */
  readonly since: number;
}

/** A page that was rendered, and how to render it anew for another query. */
export interface Template {
  /** null: the page can't be rendered in parts */
  render(): PageTemplate | null;
  readonly headers: OutgoingHttpHeaders;
  readonly since: number;
}

type Made = Promise<Template | null>;

interface Templates {
  get(key: string): Made | undefined;
  /** Requests for the same template wait until the page that it is made from is rendered. */
  set(key: string, page: Promise<{ readonly template: Template | null }>): void;
}

/** No template is older than a response may be. */
export function createTemplates(): Templates {
  const templates = new LRUCache<string, Made>({ max: maxTemplates, ttl: maxAgeMs });
  return {
    get: (key) => templates.get(key),
    set(key, page) {
      const made = page.then(({ template }) => template).catch(() => null);
      templates.set(key, made);
      void made.then((template) => template === null && templates.peek(key) === made && templates.delete(key));
    },
  };
}

/** The page for the query of this request; null: it has to be rendered as a whole. */
export async function fillTemplate(template: Template | null, { url = '', headers }: IncomingMessage): Promise<SharedResponse | null> {
  try {
    const render = template?.render() ?? null;
    if (template === null || render === null) return null;
    const pieces = await render(new URL(url, 'http://localhost').searchParams);
    const { etag, body, encoding } = await encodePieces(pieces, acceptedEncodings(headers['accept-encoding']));
    const { 'content-encoding': _encoding, ...others } = template.headers;
    const coding = encoding === 'identity' ? {} : { 'content-encoding': encoding };
    const own = { ...coding, etag, 'content-length': String(body.byteLength) };
    return { headers: { ...others, ...own }, body, since: template.since };
  } catch (error) {
    log.warn({ reason: String(error) }, 'a page could not be filled in');
    return null;
  }
}

async function encodePieces(pieces: readonly Buffer[], accepted: readonly Encoding[]): Promise<EncodedBody & { readonly etag: string }> {
  const bytes = pieces.reduce((sum, { byteLength }) => sum + byteLength, 0);
  if (bytes > pageMemory.byteLength) {
    const html = Buffer.concat(pieces);
    return { etag: etagOf(html), ...(await encode(html, accepted)) };
  }
  const html = joinInMemory(pieces);
  const encoded = encodeSync(html, accepted, bytes <= quickBytes ? quickQuality : pageQuality);
  return { etag: etagOf(html), ...encoded, body: encoded.body === html ? Buffer.from(html) : encoded.body };
}

/** Valid until the next call. */
function joinInMemory(pieces: readonly Buffer[]): Buffer {
  let end = 0;
  for (const piece of pieces) end += piece.copy(pageMemory, end);
  return pageMemory.subarray(0, end);
}

export function remainingMs(start: number): number {
  return Math.max(1, maxAgeMs - (performance.now() - start));
}
