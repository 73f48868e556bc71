import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { acceptedEncodings, type Encoding } from './accept-encoding.ts';
import { matchesEtag } from './etag.ts';
import { type FinishedPage, finishPage } from './finish-page.ts';
import { reportPage } from './page-template.ts';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);
const smallestCompressedBytes = 600;
/** Up to this size compression is synchronous: a usual page takes a millisecond, less than starting work on another thread. */
export const compressedAtOnceBytes = 128 * 1024;
/** zlib allocates its output in chunks: one is enough for a usual page, which is compressed to a quarter. */
const smallestChunkBytes = 1_024;
const usualCompression = 3;
/**
 * Compresses the Russian home page below 14 KB, the initial congestion window of a connection; higher levels take much longer and save
 * little.
 */
export const pageQuality = 7;

export interface EncodedBody {
  readonly body: Buffer;
  readonly encoding: Encoding;
}

/** Of all finished bodies together. */
const maxFinishedBytes = 8 * 1024 * 1024;
const finishedPages = new LRUCache<string, FinishedPage>({ maxSize: maxFinishedBytes, sizeCalculation: ({ body }) => body.byteLength + 1 });
const finishedEtags = new WeakMap<Buffer, string>();
/** Of all compressed bodies together. */
const maxEncodedBytes = 8 * 1024 * 1024;
const encodedBodies = new LRUCache<string, EncodedBody>({ maxSize: maxEncodedBytes, sizeCalculation: ({ body }) => body.byteLength });

/**
 * Prepares a rendered response for sending: charset, ETag with 304, Brotli or gzip. Event streams pass unchanged.
 * The ETag identifies the uncompressed body and is weak, so every encoding shares it.
 */
export async function encodeResponse(request: Request, response: Response): Promise<Response> {
  const type = response.headers.get('content-type') ?? '';
  if (!/^(text\/(?!event-stream)|application\/(json|xml|manifest\+json))/.test(type) || response.body === null) return response;
  const headers = new Headers(response.headers);
  if (!type.includes('charset')) headers.set('content-type', `${type.split(';')[0]}; charset=utf-8`);
  const isTagged = isConditional(request, response, headers);
  const rendered = await readBody(response.body);
  const body = type.startsWith('text/html') ? finishBody(rendered, headers, isTagged) : rendered;
  if (isTagged) {
    const etag = finishedEtags.get(body) ?? etagOf(body);
    headers.set('etag', etag);
    if (matchesEtag(request.headers.get('if-none-match'), etag)) {
      headers.delete('content-length');
      return new Response(null, { status: 304, headers });
    }
  }
  headers.append('vary', 'Accept-Encoding');
  const accepted = acceptedEncodings(request.headers.get('accept-encoding') ?? undefined);
  const encoded = isTagged ? await encodeOnce(headers.get('etag') ?? '', body, accepted) : await encode(body, accepted);
  if (encoded.encoding !== 'identity') headers.set('content-encoding', encoded.encoding);
  headers.set('content-length', String(encoded.body.byteLength));
  return new Response(new Uint8Array(encoded.body), { status: response.status, headers });
}

/** A body of one chunk is not copied. */
async function readBody(body: ReadableStream<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of body) chunks.push(chunk);
  const [first] = chunks;
  return chunks.length === 1 && first !== undefined ? Buffer.from(first.buffer, first.byteOffset, first.byteLength) : Buffer.concat(chunks);
}

/**
 * The body of a page as it is sent; its policy in `headers` becomes that of this page. The same page is finished once: pages that are
 * rendered again are mostly unchanged.
 */
function finishBody(rendered: Buffer, headers: Headers, isTagged: boolean): Buffer {
  const given = headers.get('content-security-policy');
  const key = isTagged ? `${etagOf(rendered)} ${given}` : null;
  const { body, policy } = (key === null ? undefined : finishedPages.get(key)) ?? finish(rendered, given, key);
  if (policy !== null) headers.set('content-security-policy', policy);
  reportPage(body);
  return body;
}

function finish(rendered: Buffer, given: string | null, key: string | null): FinishedPage {
  const finished = finishPage(rendered, given);
  if (key === null) return finished;
  finishedPages.set(key, finished);
  finishedEtags.set(finished.body, etagOf(finished.body));
  return finished;
}

/** Weak, and that of the uncompressed body, so that every encoding shares it. */
export function etagOf(body: Buffer): string {
  return `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
}

function isConditional(request: Request, response: Response, headers: Headers): boolean {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  return isRead && response.status === 200 && !/no-store/.test(headers.get('cache-control') ?? '');
}

/** Compresses the same body once: pages that are rendered again are mostly unchanged. */
async function encodeOnce(etag: string, body: Buffer, accepted: readonly Encoding[]): Promise<EncodedBody> {
  const key = `${accepted.includes('identity')} ${accepted[0]} ${etag}`;
  const known = encodedBodies.get(key);
  if (known !== undefined) return known;
  const encoded = await encode(body, accepted);
  if (encoded.encoding !== 'identity') encodedBodies.set(key, encoded);
  return encoded;
}

export async function encode(body: Buffer, accepted: readonly Encoding[], quality = pageQuality): Promise<EncodedBody> {
  if (body.byteLength <= compressedAtOnceBytes) return encodeSync(body, accepted, quality);
  const encoding = chooseEncoding(body, accepted);
  if (encoding === 'identity') return { body, encoding };
  return { body: encoding === 'gzip' ? await toGzip(body) : await toBrotli(body, brotliOptions(body, quality)), encoding };
}

/** For a usual page; the encoding `identity` returns the body itself. */
export function encodeSync(body: Buffer, accepted: readonly Encoding[], quality: number): EncodedBody {
  const encoding = chooseEncoding(body, accepted);
  if (encoding === 'identity') return { body, encoding };
  return { body: encoding === 'gzip' ? gzipSync(body) : brotliCompressSync(body, brotliOptions(body, quality)), encoding };
}

function chooseEncoding({ byteLength }: Buffer, accepted: readonly Encoding[]): Encoding {
  const [best = 'identity'] = accepted;
  return byteLength < smallestCompressedBytes && accepted.includes('identity') ? 'identity' : best;
}

/** A window no larger than the body: the default one uses 4 MB for each response in progress. */
function brotliOptions({ byteLength }: Buffer, quality: number) {
  const windowBits = Math.min(22, Math.max(16, Math.ceil(Math.log2(byteLength))));
  return {
    chunkSize: Math.max(smallestChunkBytes, Math.ceil(byteLength / usualCompression)),
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_LGWIN]: windowBits,
      [constants.BROTLI_PARAM_SIZE_HINT]: byteLength,
    },
  };
}
