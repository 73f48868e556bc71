import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import { LRUCache } from 'lru-cache';
import { log } from '../log.ts';
import { acceptedEncodings } from './accept-encoding.ts';
import { encode, etagOf, pageQuality } from './encode-response.ts';
import type { PageTemplate } from './page-template.ts';

/** The maximum age of a response: opening hours, pauses and slots change with the clock alone. */
export const maxAgeMs = 1_000;
const maxTemplates = 50;
/** A page that is sent to few is compressed quickly, as long as it still fits the initial congestion window of a connection. */
const quickBytes = 43_000;
const quickQuality = 2;

export interface SharedResponse {
  readonly headers: OutgoingHttpHeaders;
  readonly body: Buffer;
  /** the start of its rendering */
  readonly since: number;
}

/** A page that was rendered, and how to render it anew for another query. */
export interface Template {
  readonly render: PageTemplate;
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
  if (template === null) return null;
  try {
    const html = await template.render(new URL(url, 'http://localhost').searchParams);
    const quality = html.byteLength <= quickBytes ? quickQuality : pageQuality;
    const { body, encoding } = await encode(html, acceptedEncodings(headers['accept-encoding']), quality);
    const { 'content-encoding': _encoding, ...others } = template.headers;
    const coding = encoding === 'identity' ? {} : { 'content-encoding': encoding };
    const own = { ...coding, etag: etagOf(html), 'content-length': String(body.byteLength) };
    return { headers: { ...others, ...own }, body, since: template.since };
  } catch (error) {
    log.warn({ reason: String(error) }, 'a page could not be filled in');
    return null;
  }
}

export function remainingMs(start: number): number {
  return Math.max(1, maxAgeMs - (performance.now() - start));
}
